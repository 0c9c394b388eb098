# Die Seite um den Tisch: Start und Störungen, Hilfe, Menü, Hinweise.

## Start und Störungen

boot = Laden
boot-percent = { $percent }{ "\u00A0" }%
boot-status = Der Computer mischt …
stage-runtime = Python wird geladen
stage-library = Die Bibliothek wird geladen
stage-engine = Die Regeln werden gelernt
stage-ready = Gleich geht es los
fault = Es kann gerade nicht gespielt werden.
fault-no-wasm = Dieser Browser kann kein WebAssembly; das Spiel braucht es. Bitte nehmen Sie einen neueren Browser.
fault-blocked = Eine Einstellung des Browsers oder der Seite verbietet WebAssembly; ohne das kann nicht gespielt werden.
fault-corrupt = Eine Datei ist beschädigt angekommen. Laden Sie sie noch einmal.
fault-timeout = Das Laden ist stecken geblieben. Ist die Verbindung in Ordnung?
fault-failed = Das Spiel konnte nicht geladen werden. Ist die Verbindung in Ordnung?
fault-stuck = Der Computer antwortet nicht. Ihr Spiel ist gespeichert.
fault-replaced = Es gibt eine neue Fassung, und Teile dieser sind nicht mehr da. Laden Sie die Seite neu; Ihr Spiel ist gespeichert.
fault-details = Einzelheiten
fault-detail = { $code }: { $message }
fault-again = Noch einmal versuchen
fault-anew = Neu laden

## Hilfe

help = Hilfe
help-open = Hilfe: Regeln und Tasten
help-rules = Die Regeln in Kürze
wiener-aim = Wer zuerst 66 Punkte hat und „Genug!“ sagt, gewinnt das Spiel.
wiener-values = Ass 11, Zehner 10, König 4, { $deck ->
    [german] Ober 3, Unter 2
   *[french] Dame 3, Bube 2
}. Atout sticht jede andere Farbe.
wiener-open = Solange der Talon offen liegt, darf man jede Karte zugeben. Nach jedem Stich wird nachgezogen, wer gestochen hat zuerst.
wiener-strict = Ist der Talon aufgebraucht oder zugedreht, muss man bedienen und überstechen, wenn man kann; wer nicht bedienen kann, muss mit Atout stechen.
wiener-marriage = König und { $deck ->
    [german] Ober
   *[french] Dame
} einer Farbe zählen vor dem Ausspielen angesagt 20, in Atout 40 – sobald man einen Stich hat. Eine der beiden Karten wird dann ausgespielt.
wiener-exchange = Wer ausspielt, darf { $deck ->
    [german] den Atout-Unter
   *[french] den Atout-Buben
} gegen die aufgeschlagene Karte tauschen, solange noch eine verdeckte darüber liegt.
wiener-close = Wer ausspielt, darf zudrehen, solange im Talon { $down } oder mehr Karten verdeckt liegen. Gewertet wird, was der Gegner beim Zudrehen hatte. Erreicht man dann keine 66, bekommt der Gegner 2 Spielpunkte, oder 3, wenn er beim Zudrehen keinen Stich hatte.
wiener-claim = „Genug!“ sagt man beim Ausspielen, nachdem man einen Stich gemacht hat. Wer sich irrt, verliert das Spiel.
wiener-last = Sagt niemand „Genug!“, gewinnt der letzte Stich.
wiener-score = Ein Sieg zählt 1 Spielpunkt, 2 gegen weniger als 33 Punkte, 3 gegen keinen Stich.
wiener-match = Sieben Spielpunkte sind ein Bummerl; hat der andere noch keinen, zählt es doppelt.
tute-aim = Es werden immer alle Karten gespielt: Wer mehr Punkte hat, gewinnt das Spiel. Der letzte Stich zählt zehn mehr und entscheidet bei Gleichstand.
tute-values = Ass 11, Drei 10, Rey 4, Caballo 3, Sota 2; Sieben bis Zwei zählen nichts. Atout sticht jede andere Farbe.
tute-open = Nach jedem Stich wird nachgezogen, wer gestochen hat zuerst. Solange der Talon liegt, darf man jede Karte zugeben; im Tute habanero muss man ausgespieltes Atout bedienen.
tute-strict = Ist der Talon aufgebraucht, muss man bedienen und überstechen, wenn man kann; wer nicht bedienen kann, muss mit Atout stechen.
tute-sing = Nach einem eigenen Stich darf man Rey und Caballo einer Farbe ansagen, solange der Talon liegt: 20, in Atout 40, und die 40 zuerst. Ausgespielt werden muss davon keine.
tute-swap = Nach einem eigenen Stich darf man mit der Sieben in Atout eine aufgeschlagene hohe Karte holen, mit der Zwei eine niedrige.
tute-four = Alle vier Reyes oder alle vier Caballos: „Tute!“ gewinnt das Spiel sofort.
tute-match = Zwei gewonnene Spiele sind die Partie. Ab 101 Punkten zählt ein Spiel doppelt; wer angesagt hat, braucht dafür 121.
bauern-aim = Zwei spielen gegen zwei, die Partner sitzen einander gegenüber. Wer 24 Punkte hat, gewinnt; die anderen bekommen das Bummerl.
bauern-trump = { $knocking ->
    [true] Links vom Geber sitzt der Rufer. Er sieht alle seine fünf Karten und nennt eine Farbe davon als Atout.
   *[other] Links vom Geber sitzt der Rufer. Er sieht drei seiner fünf Karten und nennt eine Farbe davon als Atout, oder er lässt seine nächste Karte aufschlagen.
}
many-bid = Der Rufer spielt zumindest ein Normales. Reihum darf jeder ein höheres Spiel ansagen oder weiter sagen; wer weiter gesagt hat, ist draußen.
many-follow = Vom ersten Stich an muss man bedienen und überstechen, auch den Partner. Wer nicht bedienen kann, muss stechen, wenn das den Stich gewinnt.
bauern-alone = In Spielen ohne Atout spielt der Spieler allein, sein Partner setzt aus, und der Spieler spielt aus. Mit Atout spielt der Rufer aus.
many-marriage = Zwanziger und Vierziger meldet, wer ausspielt: im Normalen jeder, im Schnapser und Kontraschnapser nur der Spieler.
many-normal = Im Normalen gewinnt, wer zuerst 66 Punkte hat, sonst der letzte Stich. Es zählt 3, wenn die Verlierer keinen Stich haben, 2 unter 33 Punkten, sonst 1.
many-double = Die Gegner dürfen flecken, der Spieler zurück flecken und so weiter: Jedes Mal verdoppelt sich der Wert, bis zum Achtfachen.
talon-aim = Einer spielt gegen die beiden anderen. Wer 24 Punkte hat, gewinnt; wer dann am wenigsten hat, bekommt das Bummerl.
talon-trump = Links vom Geber sitzt der Rufer. Er sieht drei seiner sechs Karten und nennt eine Farbe davon als Atout, oder er lässt seine nächste Karte aufschlagen.
talon-take = Wer am höchsten angesagt hat, nimmt die zwei Karten des Talons und legt zwei weg. Die zählen für niemanden.
talon-lead = In Spielen ohne Atout spielt der Spieler aus, mit Atout der Rufer.
talon-score = Gewinnt der Spieler, schreibt er den Wert; verliert er, schreibt ihn jeder der beiden anderen.
dreier-aim = Wer gibt, setzt aus; die beiden anderen spielen eine Hand Schnapsen zu zweit. Dann gibt der Nächste.
dreier-lead = Links vom Geber wird ausgespielt. Wer aussetzt, schaut zu und sieht keine Karten.
dreier-match = Jeder zählt für sich von sieben herunter. Wer bei null ist, gewinnt; wer dann am meisten offen hat, bekommt das Bummerl.
help-keys = Tasten
help-keys-note = Sie gelten, solange der Tisch den Fokus hat.
key-cards = Karte spielen
key-arrows = zwischen den Karten wechseln
key-exchange = tauschen
key-close = zudrehen
key-announce = 20 oder 40 ansagen
key-claim = „Genug!“
key-ren = Renonce melden
key-tute = „Tute!“
key-decline = eine Frage mit Nein beantworten
key-last = letzter Stich
key-escape = Abfrage schließen
key-help = diese Hilfe

## Menü

menu = Menü
menu-title = Einstellungen
menu-new = Neue Partie
menu-resign = Spiel aufgeben
menu-deck = Karten
deck-tell = Doppel­deutsch
deck-hungarian = Ungarisch
deck-french = Franzö­sisch
deck-french4 = Vierfarbig
menu-language = Sprache
menu-speed = Bewegung
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Ruhig
menu-theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrast
menu-points = Punkte mitzählen
points-both = Beide
points-own = Eigene
points-none = Keine
menu-learn = Schnapsen lernen
menu-backup = Sichern und wieder­herstellen
menu-install = Installieren
menu-help = Regeln und Tasten
menu-about = Über Bummerl

## Über

about = Über Bummerl
about-text = Schnapsen, Sechsundsechzig und Tute zu zweit gegen den Computer. Die Regeln und der Gegner sind in Python geschrieben und laufen in Ihrem Browser.
about-version = Version
about-python = Python
about-way = Start
about-way-image = am schnellsten: Python kommt so in den Speicher, wie es beim Bauen der Seite war
about-way-trimmed = schnell, nur mit den Teilen von Python, die das Spiel braucht
about-way-stock = mit dem ganzen Python, langsamer
about-waiting = noch nicht geladen
about-offline = Ohne Netz
about-offline-loading = wird gerade geladen
about-offline-kept = geht
about-offline-room = geht noch nicht: zu wenig Platz auf dem Gerät. Der nächste Besuch versucht es wieder.
about-offline-line = geht noch nicht: Nicht alles ist angekommen. Der nächste Besuch versucht es wieder.
about-offline-forbidden = geht nicht: Der Browser erlaubt es hier nicht, etwa in einem privaten Fenster.
about-offline-insecure = geht nicht: Die Adresse beginnt nicht mit https, und nur dort erlaubt es der Browser.
about-offline-again = Nochmal versuchen
about-size = Belegt
about-megabytes = { $size } MB auf diesem Gerät
about-renewal-waiting = Eine neue Fassung ist da. Sie kommt beim nächsten Laden.
about-renewal-missed = Eine neue Fassung ist nicht ganz angekommen. Bis dahin gilt diese.
about-stored = Gespeichert wird nur in diesem Browser: die laufende Partie mit allen ihren Karten, gespielte und empfangene Spiele, Ihr Stand im Kurs, eigene Spieler, Ihre Einstellungen und die Seite selbst, damit sie ohne Netz geht. Nichts davon verlässt Ihr Gerät, außer Sie verschicken es.
about-install = Als App auf iPhone und iPad: in Safari auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“. Sonst löscht Safari alles Gespeicherte nach sieben Tagen ohne Besuch.
about-owners = Einen Tisch auf die eigene Seite stellen
about-licences = Lizenzen
about-licence-own = Bummerl und seine Karten: MIT
about-licence-python = CPython: PSF-Lizenz
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit, das die Seite zeichnet: BSD-3
about-licence-other = Comlink, Fluent und idb-keyval: Apache 2.0

## Hinweise

notice-close = Hinweis schließen
notice-deleted = Alles ist gelöscht. Es beginnt von vorn.
notice-replaced = Die Sicherung ist eingelesen. Alles ist wieder, wie es darin stand.
notice-offline = Geht jetzt auch ohne Netz.
notice-unkept-room = Ohne Netz geht es noch nicht: zu wenig Platz auf dem Gerät.
notice-unkept-line = Ohne Netz geht es noch nicht: Nicht alles ist angekommen.
notice-unkept-forbidden = Ohne Netz geht es hier nicht: Der Browser erlaubt es nicht.
notice-unkept-insecure = Ohne Netz geht es hier nicht: Die Adresse beginnt nicht mit https.
notice-update = Eine neue Fassung ist da.
notice-update-held = Eine neue Fassung ist da. Sie kommt, sobald die anderen Tabs mit Bummerl geschlossen sind.
notice-update-do = Neu laden
notice-set-aside = Ein gespeichertes Spiel ließ sich nicht öffnen.
notice-set-aside-do = Herunterladen
notice-lost = Der Browser hat Ihre Spiele gelöscht.
notice-lost-do = Sicherung
notice-bad-link = Der Link nennt Regeln, die es nicht gibt. Es bleibt bei den bisherigen.
notice-deal = Ein Spiel liegt für Sie bereit.
notice-deal-do = Öffnen
notice-not-kept = Dieser Browser speichert nichts: Das Spiel geht beim Schließen verloren.
notice-renewed = Etwas hatte sich verhakt. Das Spiel geht weiter, wie es stand.
notice-elsewhere = Das Spiel ist in einem anderen Tab weitergegangen. So steht es dort.

# Links, files and two people at one device

## Teilen

share-deal = An Freunde senden
menu-share = Spiel teilen, öffnen
share = Spiel teilen
share-what-deal = Der Link enthält dieses Spiel mit allen Karten und Zügen. Wer ihn öffnet, kann dieselben Karten spielen oder die Analyse lesen. Wie es ausging, verrät er vorher nicht.
share-what-position = Der Link enthält die Stellung, wie Sie sie jetzt sehen. Karten, die Sie nicht kennen, stehen nicht darin: Beim Öffnen werden sie so verteilt, wie sie liegen könnten.
share-how = Nichts davon kommt auf einen Server: Das Spiel steckt im Link selbst.
share-none = { $covered ->
    [yes] Solange die Karten verdeckt liegen, lässt sich das Spiel nicht teilen.
   *[no] Das Spiel auf dem Tisch lässt sich nicht teilen.
}
share-title = Ein Spiel Schnapsen
share-link = Link zu diesem Spiel
share-copy = Link kopieren
share-copied = Link kopiert
share-marked = Der Browser lässt das Kopieren nicht zu. Der Link ist markiert: Kopieren Sie ihn von Hand.
share-instead = Senden geht hier nicht. Dafür ist der Link jetzt kopiert: Fügen Sie ihn in eine Nachricht ein.
share-send = Senden …
share-save = Als Datei sichern
open-title = Ein Spiel öffnen
open-how = Aus einer gesicherten Datei, .json oder .jsonl. Sie können sie auch auf die Seite ziehen.
open-file = Datei öffnen …
opened = Ein Spiel für Sie
opened-file = Datei: { $file }
opened-wait = Das Spiel wird geprüft …
opened-which = { $count ->
    [one] Ein Spiel in der Datei
   *[other] { $count } Spiele in der Datei
}
# $name steht in der Datei und kann leer sein
opened-number = { $number }. { $name }
opened-dealt = { $who ->
    [you] Sie haben gegeben.
   *[computer] Der Computer hat gegeben.
}
opened-middle = Es läuft der { $trick }. Stich; Punkte: Sie { $yours }, Computer { $theirs }.
opened-many-middle = Es läuft der { $trick }. Stich.
opened-turn = { $who ->
    [you] Sie sind am Zug.
   *[computer] Der Computer ist am Zug.
}
opened-score = Zum Gewinn der Partie fehlen Ihnen noch { $yours }, dem Computer { $theirs }.
opened-hand = Ihre Karten
opened-turnup = Aufgeschlagen
opened-led = Ausgespielt
opened-seat = Welche Hand spielen Sie?
opened-seat-of = { $place ->
    [forehand] Die zuerst ausspielt
   *[dealer] Die des Gebers
}
# Plätze am Tisch, vom Rufer an gezählt
opened-seat-number = { $number ->
    [1] Die des Rufers
   *[other] Die am { $number }. Platz
}
opened-seat-second = Die andere
opened-how = Gespielt wird gegen den Computer, ohne Anmeldung und ohne Folgen für Ihre Statistik.
opened-keeps = Ihre laufende Partie bleibt, wie sie ist.
opened-play = Spielen
opened-start = Von vorne spielen
opened-review = Analyse
opened-bad = Das geht so nicht
bad-long = Dieser Link ist zu lang, um ein Spiel zu sein.
bad-large = Hier steckt mehr darin, als ein Spiel braucht. Es wird nicht geöffnet.
bad-damaged = Dieser Link ist beschädigt, vermutlich fehlt ein Stück. Lassen Sie ihn sich noch einmal schicken.
bad-newer = Dieser Link stammt von einer neueren Fassung des Spiels. Laden Sie die Seite neu.
bad-browser = Dieser Browser ist zu alt für gepackte Links. Lassen Sie sich das Spiel als Datei schicken.
bad-file-large = Diese Datei ist zu groß, um Spiele zu enthalten.
bad-file-text = In dieser Datei steht kein Spiel.
bad-game = Dieses Spiel ist hier nicht bekannt.
# $seat und $number zählen ab 1; 0, wo nichts Genaueres bekannt ist
bad-record = In der Aufzeichnung steht etwas, das es dort nicht gibt: „{ $field }“.
bad-record-record = Die Aufzeichnung ist nicht lesbar.
bad-record-rules = Die Regeln dieses Spiels gibt es hier nicht.
bad-record-hands = { $seat ->
    [0] Die Hände fehlen oder passen nicht zueinander.
   *[other] { $number ->
        [0] Mit der Hand auf Platz { $seat } stimmt etwas nicht.
       *[other] Die { $number }. Karte auf Platz { $seat } kann dort nicht sein.
    }
}
bad-record-trump = Die aufgeschlagene Karte oder das Atout stimmt nicht.
bad-record-stock = { $number ->
    [0] Der Talon passt nicht zu den anderen Karten.
   *[other] Die { $number }. Karte im Talon kann dort nicht sein.
}
bad-record-leader = Wer ausspielt, ist falsch angegeben.
bad-record-led = Die ausgespielte Karte stimmt nicht.
bad-record-won = { $seat ->
    [0] Die gewonnenen Stiche passen nicht zu den Karten.
   *[other] Mit den Stichen auf Platz { $seat } stimmt etwas nicht.
}
bad-record-points = Die Punkte passen nicht zu den Karten.
bad-record-tricks = Die Zahl der Stiche passt nicht zu den Karten.
bad-record-gone = Die Karten, die aus dem Spiel sind, stimmen nicht.
bad-record-announced = Die Ansagen passen nicht zu den Karten.
bad-record-closed = Die Angaben zum Zudrehen stimmen nicht.
bad-record-seat = Aus wessen Sicht das Spiel gezeigt wird, ist falsch angegeben.
bad-record-score = Der Stand der Partie stimmt nicht.
bad-record-moves = { $number ->
    [0] Die Züge passen nicht zu den Karten.
   *[other] Der { $number }. Zug ist nach diesen Regeln nicht erlaubt.
}
bad-record-id = Die Bezeichnung des Spiels ist falsch angegeben.
bad-record-note = Die Anmerkung zum Spiel ist falsch angegeben.

## Ehrlich gemischt?

fair = Ehrlich gemischt?
fair-print-what = Bevor ein Spiel beginnt, ist die Reihenfolge seiner Karten fertig gemischt. Sie bleibt geheim, aber sie bekommt einen Fingerabdruck: 64 Zeichen, mit dem Verfahren SHA-256 aus den Karten und einer Zufallszahl errechnet.
fair-print-why = Eine einzige vertauschte Karte gäbe einen ganz anderen Fingerabdruck, und vom Fingerabdruck führt kein Weg zurück zu den Karten. So kann der Computer die Karten während des Spiels weder wählen noch tauschen, und Sie erfahren sie trotzdem nicht vorher.
# $moment: first = vor der ersten Karte, late = als das Spiel geöffnet wurde, anew = nach dem Zurücknehmen
fair-print = { $moment ->
    [first] Fingerabdruck, genannt vor der ersten Karte
    [late] Fingerabdruck, genannt, als Sie dieses Spiel öffneten
   *[anew] Fingerabdruck, genannt nach dem Zurücknehmen
}
fair-anew = Sie haben einen Zug zurückgenommen. Was Sie noch nicht gesehen hatten, wurde dabei neu gemischt; die neue Reihenfolge hat einen neuen Fingerabdruck.
fair-later = Nach dem Spiel werden Karten und Zufallszahl aufgedeckt. Dann können Sie hier nachprüfen, ob alles stimmt.
fair-chance = Der Zufall zum Mischen kommt aus Ihrem Browser. Wer für den Computer spielt, sieht nur die eigene Hand und was offen liegt.
fair-check = Jetzt nachprüfen
fair-fingerprint = { $holds ->
    [yes] Die aufgedeckten Karten haben genau diesen Fingerabdruck.
   *[no] Die aufgedeckten Karten haben einen anderen Fingerabdruck.
}
fair-hand = { $holds ->
    [yes] Ihre erste Hand ist die, die diese Reihenfolge Ihnen gibt.
   *[no] Ihre erste Hand ist nicht die, die diese Reihenfolge Ihnen gibt.
}
fair-turnup = { $holds ->
    [yes] Die aufgeschlagene Karte ist die an ihrem Platz.
   *[no] Die aufgeschlagene Karte ist nicht die an ihrem Platz.
}
fair-draws = { $holds ->
    [yes] Jede Karte, die Sie ziehen sahen, lag an dieser Stelle im Talon.
   *[no] Eine Karte, die Sie ziehen sahen, lag nicht an dieser Stelle im Talon.
}
fair-opponent = { $holds ->
    [yes] Die andere Seite hatte genau die Karten, die diese Reihenfolge ihr gibt.
   *[no] Die andere Seite hatte Karten, die diese Reihenfolge ihr nicht gibt.
}
# $points ist die Zahl der Vergleiche
fair-holds = { $points ->
    [1] Der Fingerabdruck stimmt: Diese Karten lagen schon fest, als er genannt wurde.
   *[other] Alles stimmt: Diese Reihenfolge lag vorher fest, und nach ihr wurde gegeben.
}
fair-fails = Hier stimmt etwas nicht: Diese Karten waren nicht die, die vorher festlagen.
fair-partial = Verglichen wurde nur der Fingerabdruck, weil diese Seite das Spiel nicht von der ersten Karte an gesehen hat.
fair-none = Über eine unverschlüsselte Verbindung rechnet der Browser keine Fingerabdrücke. Unten steht, wie Sie selbst nachrechnen.
fair-deck = So wurde gegeben
# $to: you und computer für eine Hand, sonst der Platz auf dem Tisch
fair-packet = { $to ->
    [you] { $cards } an Sie
    [computer] { $cards } an den Computer
    [seat] { $cards } an { $name }
    [turn-up] Aufgeschlagen
   *[stock] Talon, von oben nach unten
}
fair-self = Selbst nachrechnen
fair-self-how = Der Fingerabdruck gehört zu diesem Text: zuerst die Karten in der Reihenfolge wie oben, jede mit zwei Zeichen für Rang und Farbe, dann die Zufallszahl.
fair-self-command = Auf Linux und macOS rechnet ihn dieser Befehl aus:

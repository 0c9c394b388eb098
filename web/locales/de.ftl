# Bummerl auf Deutsch. $deck ist „german“, „french“ oder „spanish“: danach heißen Farben und Bilder. Mit spanischen
# Karten wird nur Tute gespielt.
# $who ist „you“ oder „computer“.

language-name = Deutsch
title = Schnapsen
close = Schließen
cancel = Abbrechen

## Karten

suit = { $deck ->
    [german] { $suit ->
        [H] Herz
        [D] Schellen
        [S] Laub
       *[C] Eichel
    }
    [spanish] { $suit ->
        [H] Copas
        [D] Oros
        [S] Espadas
       *[C] Bastos
    }
   *[french] { $suit ->
        [H] Herz
        [D] Karo
        [S] Pik
       *[C] Treff
    }
}
rank = { $deck ->
    [german] { $rank ->
        [A] Ass
        [T] Zehner
        [K] König
        [Q] Ober
        [J] Unter
       *[9] Neuner
    }
    [spanish] { $rank ->
        [A] Ass
        [3] Drei
        [R] Rey
        [C] Caballo
        [S] Sota
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
       *[2] Zwei
    }
   *[french] { $rank ->
        [A] Ass
        [T] Zehner
        [K] König
        [Q] Dame
        [J] Bube
       *[9] Neuner
    }
}
card = { suit } { rank }
card-refused = { card }, jetzt nicht erlaubt
card-marriage = { card }, { $worth } möglich

## Tisch

seat = { $who ->
    [you] Sie
   *[computer] Computer
}
dealer = { $who ->
    [you] geben
   *[computer] gibt
}
level = { $level ->
    [beginner] Anfänger
    [easy] Leicht
    [normal] Stammgast
    [strong] Meister
    [expert] Kaffeehaus
   *[other] { $level }
}
deal-meta = { level } · Spiel { $deal }
deal-number = Spiel { $deal }
# $carry: so viele Spielpunkte bekommt der Gewinner dieses Spiels zusätzlich, weil Spiele davor unentschieden waren.
carry-now = Dieses Spiel zählt { $carry } mehr.
points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
points-spoken = { $pending ->
    [0] Punkte: { $points }
   *[other] Punkte: { $points }, { $pending } angesagt
}
tricks-count = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
pile = { $who ->
    [you] Sie
   *[computer] Computer
}: { tricks-count }, ansehen
fan = { $cards ->
    [one] Computer: { $cards } Karte
   *[other] Computer: { $cards } Karten
}
fan-known = { fan }, bekannt: { $known }
hand = Ihre Karten
hand-dealing = Karten werden ausgeteilt
stock-shuffling = Talon
stock-open = Talon: { $cards } Karten, aufgeschlagen { $turnup }. { suit } ist Atout.
stock-closed = Talon zugedreht, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}. { suit } ist Atout.
stock-empty = Der Talon ist aufgebraucht. { suit } ist Atout.
trump = { suit } ist Atout
trump-closed = { suit } · zugedreht
trick = Stich
trick-full = { $who ->
    [you] Stich, an Sie
   *[computer] Stich, an den Computer
}
trick-past = { $who ->
    [you] Letzter Stich, an Sie
   *[computer] Letzter Stich, an den Computer
}
trick-card = { $who ->
    [you] Sie: { card }
   *[computer] Computer: { card }
}
your-card = Ihre Karte
dial = Bummerl: Computer noch { $theirs }, Sie noch { $yours }. Gewonnene Bummerl: Computer { $theirBummerl }, Sie { $yourBummerl }.
# Wie dial, aber $theirs und $yours sind schon gewonnene Spielpunkte.
dial-up = { $deck ->
    [spanish] Gewonnene Spiele: Computer { $theirs }, Sie { $yours }. Gewonnene Partien: Computer { $theirBummerl }, Sie { $yourBummerl }.
   *[other] Bummerl: Computer { $theirs }, Sie { $yours }. Gewonnene Bummerl: Computer { $theirBummerl }, Sie { $yourBummerl }.
}
peek-tricks = { $who ->
    [you] Ihre Stiche
   *[computer] Stiche des Computers
}
peek-none = Hier darf man nicht nachsehen.

## Ansagen und Handlungen

dock = Ansagen
act-exchange = Tau­schen
act-close = Zu­drehen
act-close-note = Talon
act-announce = 20 / 40
act-announce-note = ansagen
act-announce-one = { $worth }
act-claim = Genug!
act-claim-note = 66
act-ren = Re­nonce!
act-ren-note = melden
act-tute = Tute!
act-tute-note = zeigen
act-resign = Spiel aufgeben
announce = Ansagen
announce-with = { $worth } in { suit } ansagen mit …
announce-only = Erst nur ansagen
announce-worth = { $worth } in { suit } ansagen
announce-not = { card } ohne Ansage ausspielen
confirm-close = Talon zudrehen? Dann wird nicht mehr nachgezogen, es gilt Farbzwang, und Sie müssen 66 erreichen.
confirm-claim = „Genug!“ melden? Haben Sie keine 66 Punkte, verlieren Sie das Spiel.
confirm-claim-points = „Genug!“ melden? Sie haben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; gewonnen ist das Spiel ab 66, sonst verloren.
confirm-ren = Hat der Computer falsch zugegeben? Irren Sie sich, verlieren Sie das Spiel.
# Der Computer hat zugedreht; $card ist die Karte, mit der man jetzt noch tauschen darf.
offer-exchange = Der Computer hat zugedreht. Wollen Sie { $card } noch gegen { $turnup } tauschen?
offer-exchange-not = Nicht tauschen
# Der Computer hat mit Atout gestochen; man darf fragen, ob er hätte bedienen müssen.
offer-ren = Der Computer hat nicht bedient. Melden Sie eine Renonce? Irren Sie sich, verlieren Sie das Spiel.
offer-ren-not = Nichts melden
confirm-tute = Alle vier zeigen und das Spiel gewinnen?
confirm-resign = Dieses Spiel aufgeben? Der Computer gewinnt es.

## Was geschieht

news-deal = { $who ->
    [you] Sie geben.
   *[computer] Der Computer gibt.
}
# $by ist „high“ oder „low“: ob die höhere oder die niedrigere Karte gibt.
news-draw = Gezogen: Sie { $yours }, Computer { $theirs }. { $by ->
    [low] { $who ->
        [you] Die niedrigere gibt: Sie geben.
       *[computer] Die niedrigere gibt: Der Computer gibt.
    }
   *[high] { $who ->
        [you] Sie geben.
       *[computer] Der Computer gibt.
    }
}
news-lot = { $who ->
    [you] Ausgelost: Sie geben.
   *[computer] Ausgelost: Der Computer gibt.
}
news-play = Der Computer spielt { card }.
news-play-marriage = Der Computer sagt { $worth } an und spielt { card }.
news-announce = { $who ->
    [you] Sie sagen { $worth } in { suit } an.
   *[computer] Der Computer sagt { $worth } in { suit } an.
}
news-exchange = { $who ->
    [you] Sie tauschen { $gave } gegen { $took }.
   *[computer] Der Computer tauscht { $gave } gegen { $took }.
}
news-close-fixed = { $who ->
    [you] Sie drehen zu: { $wins } zu gewinnen, { $loses } zu verlieren. Spätere Stiche ändern das nicht.
   *[computer] Der Computer dreht zu: Er gewinnt { $wins } oder verliert { $loses }. Spätere Stiche ändern das nicht.
}
news-close-open = { $who ->
    [you] Sie drehen zu. Erreichen Sie keine 66, verlieren Sie { $loses }.
   *[computer] Der Computer dreht zu. Erreicht er keine 66, verliert er { $loses }.
}
news-did-claim = { $who ->
    [you] Sie sagen: Genug!
   *[computer] Der Computer sagt: Genug!
}
# Wie news-did-claim, aber ohne dass jemand etwas sagen muss.
news-enough = { $who ->
    [you] Sie haben 66.
   *[computer] Der Computer hat 66.
}
news-did-resign = { $who ->
    [you] Sie geben auf.
   *[computer] Der Computer gibt auf.
}
news-did-renonce = { $who ->
    [you] Sie melden eine Renonce.
   *[computer] Der Computer meldet eine Renonce.
}
news-did-tute = { $who ->
    [you] Sie zeigen Tute.
   *[computer] Der Computer zeigt Tute.
}
news-did-decline = { $who ->
    [you] Sie sagen: Weiter.
   *[computer] Der Computer sagt: Weiter.
}
news-trick = { $who ->
    [you] Ihr Stich mit { card }.
   *[computer] Stich des Computers mit { card }.
}
now-lead = Sie spielen aus.
now-lead-marriage = Spielen Sie eine Karte der Ansage aus.
now-answer = Sie sind am Zug.
now-offer-exchange = Wollen Sie noch tauschen?
now-offer-ren = Wollen Sie eine Renonce melden?
now-waiting = Der Computer überlegt …
now-deal-end = Das Spiel ist zu Ende.
now-match-end = Die Partie ist zu Ende.

## Warum etwas nicht geht

refused-not-your-turn = Der Computer ist am Zug.
refused-must-follow = Sie müssen { suit } bedienen.
refused-must-head = Sie müssen mit { suit } überstechen.
refused-must-trump = Sie müssen mit Atout stechen.
refused-must-overtrump = Sie müssen mit höherem Atout stechen.
refused-marriage-lead = Nach der Ansage spielen Sie eine Karte des Paares aus.
refused-only-on-lead = Das geht nur, wenn Sie ausspielen.
refused-exchange-no-card = Zum Tauschen brauchen Sie { $card }.
refused-exchange-needs-trick = Tauschen dürfen Sie erst nach einem eigenen Stich.
refused-exchange-stock = Der Talon ist zum Tauschen schon zu klein.
refused-exchange-closed = Der Talon ist zugedreht, getauscht wird nicht mehr.
refused-exchange-done = Getauscht ist schon.
refused-close-stock = Zum Zudrehen liegen zu wenige Karten im Talon.
refused-close-needs-trick = Zudrehen dürfen Sie erst nach einem eigenen Stich.
refused-already-closed = Der Talon ist schon zugedreht.
refused-claim-needs-trick = „Genug!“ geht erst nach einem eigenen Stich.
refused-no-marriage = { $deck ->
    [german] Sie haben kein Paar aus König und Ober zum Ansagen.
    [spanish] Sie haben kein Paar aus Rey und Caballo zum Ansagen.
   *[french] Sie haben kein Paar aus König und Dame zum Ansagen.
}
refused-marriage-done = Angesagt haben Sie vor diesem Ausspiel schon.
refused-marriage-first-lead = Beim ersten Ausspiel wird nicht angesagt.
refused-marriage-needs-trick = Ansagen dürfen Sie erst nach einem eigenen Stich.
refused-nothing-to-call = Es gibt nichts aufzudecken.
refused-decide-first = Beantworten Sie zuerst die Frage.
refused-no-tute = Dazu brauchen Sie nach einem Stich alle vier Reyes oder alle vier Caballos.
refused-marriage-strict = Bei Farbzwang wird nicht mehr angesagt.
refused-deal-over = Das Spiel ist zu Ende.

## Ergebnis

result-deal = { $who ->
    [you] Gewonnen
   *[computer] Verloren
}
result-match = { $deck ->
    [spanish] { $who ->
        [you] Partie gewonnen
       *[computer] Partie verloren
    }
   *[other] { $who ->
        [you] Bummerl gewonnen
       *[computer] Bummerl verloren
    }
}
result-tie = Unentschieden
# $claim ist „manual“, wenn man 66 Punkte melden muss, „auto“, wenn sie das Spiel von selbst beenden, und „none“ im Tute,
# wo immer alle Karten gespielt werden.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] Sie haben mit { $points } Punkten 66 erreicht.
       *[computer] Der Computer hat mit { $points } Punkten 66 erreicht.
    }
   *[manual] { $who ->
        [you] Sie haben sich mit { $points } Punkten ausgemeldet.
       *[computer] Der Computer hat sich mit { $points } Punkten ausgemeldet.
    }
}
ended-false-claim = { $who ->
    [you] Falsch gemeldet: Sie hatten { $points } Punkte, nicht 66.
   *[computer] Falsch gemeldet: Der Computer hatte { $points } Punkte, nicht 66.
}
ended-failed-close = { $who ->
    [you] Sie haben zugedreht und 66 nicht erreicht.
   *[computer] Der Computer hat zugedreht und 66 nicht erreicht.
}
ended-last-trick = { $claim ->
    [auto] Niemand hat 66 Punkte.
    [none] Beide haben gleich viele Punkte.
   *[manual] Niemand hat sich ausgemeldet.
} { $who ->
    [you] Der letzte Stich entscheidet, und er gehört Ihnen.
   *[computer] Der letzte Stich entscheidet, und er gehört dem Computer.
}
# $compared ist „cards“, wenn Ansagen beim Vergleich nicht mitzählen, sonst „total“.
ended-majority = { $claim ->
    [auto] Niemand hat 66 Punkte.
    [none] Alle Karten sind gespielt.
   *[manual] Niemand hat sich ausgemeldet.
} { $compared ->
    [cards] { $who ->
        [you] Sie haben mehr Punkte in den Stichen.
       *[computer] Der Computer hat mehr Punkte in den Stichen.
    }
   *[total] { $who ->
        [you] Sie haben mehr Punkte.
       *[computer] Der Computer hat mehr Punkte.
    }
}
ended-tie = { $compared ->
    [cards] Niemand hat 66 Punkte gemeldet, und die Stiche beider zählen gleich viel.
   *[total] Niemand hat 66 Punkte gemeldet, und beide haben gleich viele.
}
ended-resigned = { $who ->
    [you] Sie haben das Spiel aufgegeben.
   *[computer] Der Computer hat das Spiel aufgegeben.
}
ended-forfeit = { $who ->
    [you] Sie verlieren das Spiel kampflos.
   *[computer] Der Computer verliert das Spiel kampflos.
}
# $name ist ein fremder Spieler, $message was er getan hat; beide stehen so da, wie sie sind.
guest-raised = Der Spieler „{ $name }“ ist auf einen Fehler gelaufen: { $message }.
guest-illegal = Der Spieler „{ $name }“ wollte { $message } spielen, was nicht erlaubt ist.
guest-nonsense = Der Spieler „{ $name }“ hat mit { $message } geantwortet; das ist kein Zug.
guest-late = Der Spieler „{ $name }“ hat länger als { $message } Sekunden überlegt.
guest-gone = Der Spieler „{ $name }“ hat Python zum Absturz gebracht.
guest-absent = Der Spieler „{ $name }“ ist nicht mehr da.
guest-line = Zeile { $line }.
ended-tute = { $who ->
    [you] Sie haben Tute gezeigt.
   *[computer] Der Computer hat Tute gezeigt.
}
# $call ist „right“, wenn die Renonce zu Recht gemeldet wurde, „wrong“, wenn zu Unrecht, sonst „unknown“. $who verliert.
ended-renonce = { $call ->
    [right] { $who ->
        [you] Renonce: Sie haben falsch zugegeben.
       *[computer] Renonce: Der Computer hat falsch zugegeben.
    }
    [wrong] { $who ->
        [you] Keine Renonce: Sie haben zu Unrecht gemeldet.
       *[computer] Keine Renonce: Der Computer hat zu Unrecht gemeldet.
    }
   *[unknown] { $who ->
        [you] Renonce: Sie haben falsch zugegeben oder zu Unrecht gemeldet.
       *[computer] Renonce: Der Computer hat falsch zugegeben oder zu Unrecht gemeldet.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] Beim Zudrehen hatten Sie keinen Stich: Das zählt { $worth }.
       *[computer] Beim Zudrehen hatte der Computer keinen Stich: Das zählt { $worth }.
    }
   *[end] { $who ->
        [you] Sie haben keinen Stich: Das zählt { $worth }.
       *[computer] Der Computer hat keinen Stich: Das zählt { $worth }.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] Beim Zudrehen hatten Sie { $points } Punkte, weniger als 33: Das zählt { $worth }.
       *[computer] Beim Zudrehen hatte der Computer { $points } Punkte, weniger als 33: Das zählt { $worth }.
    }
   *[end] { $who ->
        [you] Sie haben { $points } Punkte, weniger als 33: Das zählt { $worth }.
       *[computer] Der Computer hat { $points } Punkte, weniger als 33: Das zählt { $worth }.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] Beim Zudrehen hatten Sie { $points } Punkte, mindestens 33: Das zählt { $worth }.
       *[computer] Beim Zudrehen hatte der Computer { $points } Punkte, mindestens 33: Das zählt { $worth }.
    }
   *[end] { $who ->
        [you] Sie haben { $points } Punkte, mindestens 33: Das zählt { $worth }.
       *[computer] Der Computer hat { $points } Punkte, mindestens 33: Das zählt { $worth }.
    }
}
basis-above-100 = { $who ->
    [you] Sie haben { $points } Punkte: Ein so hoher Sieg zählt { $worth }.
   *[computer] Der Computer hat { $points } Punkte: Ein so hoher Sieg zählt { $worth }.
}
basis-fixed = Nach diesen Regeln zählt das { $worth }.
# Steht vor dem Satz, der sagt, wie viel das ist.
basis-mirror = Eine falsche Meldung kostet, was sie gewonnen hätte.
carry-next = Das nächste Spiel zählt { $carry } mehr.
carry-won = Dazu kommen { $carry } aus unentschiedenen Spielen.
match-won = { $deck ->
    [spanish] { $who ->
        [you] Die Partie gehört Ihnen.
       *[computer] Die Partie gehört dem Computer.
    }
   *[other] { $who ->
        [you] Die Partie ist zu Ende: Das Bummerl gehört Ihnen.
       *[computer] Die Partie ist zu Ende: Das Bummerl gehört dem Computer.
    }
}
# $series ist 3 oder 5: So viele Bummerl hat die Serie höchstens. $yours und $theirs sind die gewonnenen.
series-stands = Serie aus höchstens { $series } Bummerl: Sie { $yours }, Computer { $theirs }.
series-won = { $who ->
    [you] Die Serie aus höchstens { $series } Bummerl gewinnen Sie { $yours } : { $theirs }.
   *[computer] Die Serie aus höchstens { $series } Bummerl gewinnt der Computer { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! Der Computer hat keinen Spielpunkt gemacht, das zählt { $bummerl } Bummerl für Sie.
   *[computer] Schneider! Sie haben keinen Spielpunkt gemacht, das zählt { $bummerl } Bummerl für den Computer.
}
result-plus = +{ $worth }
game-points = { $deck ->
    [spanish] { $worth ->
        [one] Spiel
       *[other] Spiele
    }
   *[other] { $worth ->
        [one] Spielpunkt
       *[other] Spielpunkte
    }
}
score-change = { $who ->
    [you] { $before } → { $now } bei Ihnen
   *[computer] { $before } → { $now } beim Computer
}
tally = So kommt es zusammen
tally-item = Posten
tally-cards = Stiche
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit } { $worth }
tally-void = { suit } { $worth }, ohne Stich
tally-other = Weiteres
tally-last = Letzter Stich
tally-sum = Summe
tally-none = –
next-deal = Nächstes Spiel
next-match = { $deck ->
    [spanish] Neue Partie
   *[other] Neues Bummerl
}
choose-rules = Andere Regeln …
review-open = Spiel ansehen
review = Spiel { $deal }: alle Stiche
review-close = Zurück zum Ergebnis
review-trick = { $who ->
    [you] an Sie
   *[computer] an den Computer
}
review-points = { $points }
review-no-trick = Es wurde kein Stich gemacht.
review-left = { $who ->
    [you] Karten, die Ihnen geblieben sind
   *[computer] Karten, die dem Computer geblieben sind
}
proof = Wurde ehrlich gemischt?
proof-how = Die erste Zeile stand schon vor dem Geben fest. Sie ist die SHA-256-Prüfsumme der zweiten, und die nennt die Karten in der Reihenfolge des Gebens.

## Start und Störungen

boot = Laden
boot-percent = { $percent } %
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
fault-details = Einzelheiten
fault-detail = { $code }: { $message }
fault-again = Noch einmal versuchen

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
wiener-strict = Ist der Talon aufgebraucht oder zugedreht, muss man bedienen und stechen, wenn man kann, sonst mit Atout stechen.
wiener-marriage = König und { $deck ->
    [german] Ober
   *[french] Dame
} einer Farbe zählen vor dem Ausspielen angesagt 20, in Atout 40 – sobald man einen Stich hat. Eine der beiden Karten wird dann ausgespielt.
wiener-exchange = Wer ausspielt, darf { $deck ->
    [german] den Atout-Unter
   *[french] den Atout-Buben
} gegen die aufgeschlagene Karte tauschen, solange noch eine verdeckte darüber liegt.
wiener-close = Wer ausspielt, darf zudrehen, solange mindestens vier Karten im Talon liegen. Gewertet wird, was der Gegner beim Zudrehen hatte. Erreicht man dann keine 66, bekommt der Gegner 2 Spielpunkte, oder 3, wenn er beim Zudrehen keinen Stich hatte.
wiener-claim = „Genug!“ sagt man beim Ausspielen, nachdem man einen Stich gemacht hat. Wer sich irrt, verliert das Spiel.
wiener-last = Sagt niemand „Genug!“, gewinnt der letzte Stich.
wiener-score = Ein Sieg zählt 1 Spielpunkt, 2 gegen weniger als 33 Punkte, 3 gegen keinen Stich.
wiener-match = Sieben Spielpunkte sind ein Bummerl; hat der andere noch keinen, zählt es doppelt.
tute-aim = Es werden immer alle Karten gespielt: Wer mehr Punkte hat, gewinnt das Spiel. Der letzte Stich zählt zehn mehr und entscheidet bei Gleichstand.
tute-values = Ass 11, Drei 10, Rey 4, Caballo 3, Sota 2; Sieben bis Zwei zählen nichts. Atout sticht jede andere Farbe.
tute-open = Nach jedem Stich wird nachgezogen, wer gestochen hat zuerst. Solange der Talon liegt, darf man jede Karte zugeben; im Tute habanero muss man ausgespieltes Atout bedienen.
tute-strict = Ist der Talon aufgebraucht, muss man bedienen und überstechen, wenn man kann, sonst mit Atout stechen.
tute-sing = Nach einem eigenen Stich darf man Rey und Caballo einer Farbe ansagen, solange der Talon liegt: 20, in Atout 40, und die 40 zuerst. Ausgespielt werden muss davon keine.
tute-swap = Nach einem eigenen Stich darf man mit der Sieben in Atout eine aufgeschlagene hohe Karte holen, mit der Zwei eine niedrige.
tute-four = Alle vier Reyes oder alle vier Caballos: „Tute!“ gewinnt das Spiel sofort.
tute-match = Zwei gewonnene Spiele sind die Partie. Ab 101 Punkten zählt ein Spiel doppelt; wer angesagt hat, braucht dafür 121.
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
menu-deck = Blatt
deck-tell = Doppel­deutsch
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
menu-help = Regeln und Tasten
menu-about = Über Bummerl

## Über

about = Über Bummerl
about-text = Schnapsen, Sechsundsechzig und Tute zu zweit gegen den Computer. Die Regeln und der Gegner sind in Python geschrieben und laufen in Ihrem Browser.
about-version = Version
about-python = Python
about-way = Start
about-way-trimmed = schnell, nur mit den Teilen von Python, die das Spiel braucht
about-way-stock = mit dem ganzen Python, langsamer
about-waiting = noch nicht geladen
about-stored = Gespeichert wird nur in diesem Browser: das laufende Spiel und Ihre Einstellungen. Nichts davon verlässt Ihr Gerät.
about-licences = Lizenzen
about-licence-own = Bummerl und seine Karten: MIT
about-licence-python = CPython: PSF-Lizenz
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit und Workbox-Bausteine: BSD-3 und MIT
about-licence-other = Comlink und Fluent: Apache 2.0

## Hinweise

notice-close = Hinweis schließen
notice-offline = Das Spiel geht jetzt auch ohne Netz.
notice-update = Eine neue Fassung ist da.
notice-update-do = Neu laden
notice-set-aside = Ein gespeichertes Spiel ließ sich nicht öffnen.
notice-set-aside-do = Herunterladen
notice-bad-link = Der Link nennt Regeln, die es nicht gibt. Es bleibt bei den bisherigen.
notice-not-kept = Dieser Browser speichert nichts: Das Spiel geht beim Schließen verloren.

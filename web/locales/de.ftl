# Bummerl auf Deutsch. $deck ist „german“, „french“ oder „spanish“: danach heißen Farben und Bilder. Mit spanischen
# Karten wird nur Tute gespielt.
# $who ist „you“ oder „computer“.

language-name = Deutsch
title = { $profile ->
    [sechsundsechzig] Sechsund­sechzig
    [santase] Santase
    [snapszli] Snapszli
    [snapszer] Snapszer
    [tute] Tute
    [tute-habanero] Tute
    [dreier] Dreierschnapsen
    [talon] Talonschnapsen
    [bauern] Bauernschnapsen
   *[other] Schnapsen
}
close = Schließen
cancel = Abbrechen

## Karten

card-refused = { card }, jetzt nicht erlaubt
card-marriage = { card }, { $worth } möglich

## Tisch

seat = { $who ->
    [you] Sie
   *[computer] Computer
}
dealer = { $who ->
    [you] Geber
   *[computer] Geber
}
level = { $level ->
    [beginner] Anfänger
    [easy] Leicht
    [normal] Stammgast
    [strong] Meister
    [expert] Kaffeehaus
    [person] Zu zweit
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
trump-short = { suit }
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
    [spanish] Gewonnene Spiele: Computer { $theirs } von { $target }, Sie { $yours } von { $target }. Gewonnene Partien: Computer { $theirBummerl }, Sie { $yourBummerl }.
   *[other] Spielpunkte: Computer { $theirs } von { $target }, Sie { $yours } von { $target }. Gewonnene Bummerl: Computer { $theirBummerl }, Sie { $yourBummerl }.
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
announce-only = Ansagen, Karte danach wählen
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
news-draw = Gezogen, wer zuerst gibt: Sie { $yours }, Computer { $theirs }. { $by ->
    [low] { $who ->
        [you] Die niedrigere Karte gibt, also Sie.
       *[computer] Die niedrigere Karte gibt, also der Computer.
    }
   *[high] { $who ->
        [you] Die höhere Karte gibt, also Sie.
       *[computer] Die höhere Karte gibt, also der Computer.
    }
}
news-lot = { $who ->
    [you] Das Los entscheidet: Sie geben zuerst.
   *[computer] Das Los entscheidet: Der Computer gibt zuerst.
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
    [you] Sie drehen zu: Sie gewinnen { $wins } oder verlieren { $loses }. Spätere Stiche ändern das nicht.
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
refused-nothing-to-call = Es gibt nichts zu melden.
refused-decide-first = Beantworten Sie zuerst die Frage.
refused-no-tute = Dazu brauchen Sie nach einem Stich alle vier Reyes oder alle vier Caballos.
refused-marriage-strict = Bei Farbzwang wird nicht mehr angesagt.
refused-deal-over = Das Spiel ist zu Ende.
refused-must-overruff = Sie müssen höher stechen.
refused-trump-not-held = Atout kann nur eine Farbe werden, von der Sie jetzt eine Karte sehen.
refused-trump-named = Atout ist schon bestimmt.
refused-name-trump-first = Zuerst wird Atout bestimmt.
refused-auction-first = Zuerst wird angesagt.
refused-auction-over = Die Ansagen sind vorbei.
refused-lay-away-first = Legen Sie zuerst zwei Karten weg.
refused-double-first = Zuerst wird gefragt, wer fleckt.
refused-double-over = Jetzt kann nicht mehr gefleckt werden.
refused-keep-an-ace = Ein Ass müssen Sie behalten.
refused-no-talon = Jetzt wird nichts weggelegt.
refused-caller-cannot-pass = Der Rufer spielt zumindest ein Normales und kann nicht weiter sagen.
refused-bid-not-yours = Dieses Spiel steht Ihnen nicht zu.
refused-bid-too-low = Es muss höher sein als die letzte Ansage.
refused-bid-needs-ace = Dazu braucht man ein Ass.
refused-bid-needs-suit = { $game ->
    [bauern] Dazu braucht man alle fünf Karten einer Farbe, die nicht Atout ist.
   *[talon] Dazu braucht man alle fünf Karten einer Farbe.
}
refused-bid-needs-trumps = Dazu braucht man alle fünf Atout.
refused-bid-unknown = Dieses Spiel gibt es in diesen Regeln nicht.
refused-marriage-not-in-contract = In diesem Spiel wird nicht gemeldet.
refused-marriage-declarer-only = In diesem Spiel meldet nur, wer es angesagt hat.
refused-claim-not-in-contract = „Genug!“ gibt es nur im normalen Spiel.

## Three at a table for two

company-deals = { $who ->
    [you] Sie geben.
   *[other] { $name } gibt.
}
now-watching = Sie setzen aus und schauen zu.
company = Punkte der drei
company-standing = noch { $points }, Bummerl: { $bummerl }
company-out = gibt und setzt aus
company-bummerl = Bummerl: { $bummerl }
company-end = Die Partie gewinnt: { $winner }. { $bummerl ->
    [1] Das Bummerl bekommt: { $names }.
   *[other] { $bummerl } Bummerl bekommt: { $names }.
}

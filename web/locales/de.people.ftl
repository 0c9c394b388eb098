# Züge zurücknehmen, Übung neben der Partie, zwei Personen an einem Gerät.

practice = Übung
back-to-match = Zurück zu Ihrer Partie
original = So wurde es vorher gespielt

undo = Zug zurücknehmen
undo-ask = Den letzten Zug zurücknehmen? Diese Partie wird damit zur Übung und zählt nicht. Karten, die Sie noch nicht gesehen haben, werden neu verteilt.
undo-done = Zurückgenommen, alle verdeckten Karten sind neu verteilt.
undo-none = Jetzt gibt es nichts zurückzunehmen.
key-undo = Zug zurücknehmen

menu-two = Zu zweit an einem Gerät
two-names = Namen
two-name = Spieler { $number }

cover-first = Neues Spiel: { $name } beginnt.
cover-turn = { $name } ist am Zug.
cover-how = Geben Sie das Gerät an { $name } und tippen Sie erst, wenn niemand sonst hinsieht.
cover-show = Karten aufdecken

## Wie die Texte gleichen Namens ohne „people-“, wenn zwei Personen spielen: Beide werden genannt. $me hält das Gerät, $other nicht.

people-back-to-match = Zur Partie gegen den Computer
people-seat = { $who ->
    [you] { $me }
   *[computer] { $other }
}
people-dealer = Geber
people-pile = { people-seat }: { tricks-count }, ansehen
people-fan = { $cards ->
    [one] { $other }: { $cards } Karte
   *[other] { $other }: { $cards } Karten
}
people-fan-known = { people-fan }, bekannt: { $known }
people-trick-full = Stich, an { people-seat }
people-trick-past = Letzter Stich, an { people-seat }
people-trick-card = { people-seat }: { card }
people-dial = Bummerl: { $other } noch { $theirs }, { $me } noch { $yours }. Gewonnene Bummerl: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
people-dial-up = { $deck ->
    [spanish] Gewonnene Spiele: { $other } { $theirs } von { $target }, { $me } { $yours } von { $target }. Gewonnene Partien: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
   *[other] Spielpunkte: { $other } { $theirs } von { $target }, { $me } { $yours } von { $target }. Gewonnene Bummerl: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
}
people-peek-tricks = Stiche von { people-seat }
people-confirm-ren = Hat { $other } falsch zugegeben? Irren Sie sich, verlieren Sie das Spiel.
people-offer-exchange = { $other } hat zugedreht. Wollen Sie { $card } noch gegen { $turnup } tauschen?
people-offer-ren = { $other } hat nicht bedient. Melden Sie eine Renonce? Irren Sie sich, verlieren Sie das Spiel.
people-confirm-resign = Dieses Spiel aufgeben? { $other } gewinnt es.
people-news-deal = { people-seat } gibt.
people-news-draw = Gezogen, wer zuerst gibt: { $me } { $yours }, { $other } { $theirs }. { $by ->
    [low] Die niedrigere Karte gibt, also { people-seat }.
   *[high] Die höhere Karte gibt, also { people-seat }.
}
people-news-lot = Das Los entscheidet: { people-seat } gibt zuerst.
people-news-play = { $other } spielt { card }.
people-news-play-marriage = { $other } sagt { $worth } an und spielt { card }.
people-news-announce = { people-seat } sagt { $worth } in { suit } an.
people-news-exchange = { people-seat } tauscht { $gave } gegen { $took }.
people-news-close-fixed = { people-seat } dreht zu: { $wins } zu gewinnen oder { $loses } zu verlieren. Spätere Stiche ändern das nicht.
people-news-close-open = { people-seat } dreht zu. Ohne 66 kostet das { $loses }.
people-news-did-claim = { people-seat } sagt: Genug!
people-news-enough = { people-seat } hat 66.
people-news-did-resign = { people-seat } gibt auf.
people-news-did-renonce = { people-seat } meldet eine Renonce.
people-news-did-tute = { people-seat } zeigt Tute.
people-news-did-decline = { people-seat } sagt: Weiter.
people-news-trick = Stich von { people-seat } mit { card }.
people-now-offer-ren = Wollen Sie eine Renonce melden?
people-now-waiting = Das Gerät geht an { $other }.
people-refused-not-your-turn = { $other } ist am Zug.
people-result-deal = { people-seat } gewinnt
people-result-match = { $deck ->
    [spanish] { people-seat } gewinnt die Partie
   *[other] { people-seat } gewinnt das Bummerl
}
people-ended-claim = { $claim ->
    [auto] { people-seat } hat mit { $points } Punkten 66 erreicht.
   *[manual] { people-seat } hat mit { $points } Punkten „Genug!“ gemeldet.
}
people-ended-false-claim = Falsch gemeldet: { people-seat } hatte { $points } Punkte, nicht 66.
people-ended-failed-close = { people-seat } hat zugedreht und 66 nicht erreicht.
people-ended-last-trick = { $claim ->
    [auto] Niemand hat 66 Punkte.
    [none] Beide haben gleich viele Punkte.
   *[manual] Niemand hat „Genug!“ gemeldet.
} Der letzte Stich entscheidet, und er gehört { people-seat }.
people-ended-majority = { $claim ->
    [auto] Niemand hat 66 Punkte.
    [none] Alle Karten sind gespielt.
   *[manual] Niemand hat „Genug!“ gemeldet.
} { $compared ->
    [cards] { people-seat } hat mehr Punkte in den Stichen.
   *[total] { people-seat } hat mehr Punkte.
}
people-ended-resigned = { people-seat } hat das Spiel aufgegeben.
people-ended-forfeit = { people-seat } verliert das Spiel kampflos.
people-ended-tute = { people-seat } hat Tute gezeigt.
people-ended-renonce = { $call ->
    [right] Renonce: { people-seat } hat falsch zugegeben.
    [wrong] Keine Renonce: { people-seat } hat zu Unrecht gemeldet.
   *[unknown] Renonce: { people-seat } hat falsch zugegeben oder zu Unrecht gemeldet.
}
people-basis-no-trick = { $moment ->
    [close] Beim Zudrehen hatte { people-seat } keinen Stich: Das zählt { $worth }.
   *[end] { people-seat } hat keinen Stich: Das zählt { $worth }.
}
people-basis-below-33 = { $moment ->
    [close] Beim Zudrehen hatte { people-seat } { $points } Punkte, weniger als 33: Das zählt { $worth }.
   *[end] { people-seat } hat { $points } Punkte, weniger als 33: Das zählt { $worth }.
}
people-basis-33-or-more = { $moment ->
    [close] Beim Zudrehen hatte { people-seat } { $points } Punkte, mindestens 33: Das zählt { $worth }.
   *[end] { people-seat } hat { $points } Punkte, mindestens 33: Das zählt { $worth }.
}
people-basis-above-100 = { people-seat } hat { $points } Punkte: Ein so hoher Sieg zählt { $worth }.
people-match-won = { $deck ->
    [spanish] Die Partie gehört { people-seat }.
   *[other] Die Partie ist zu Ende: { people-seat } gewinnt das Bummerl.
}
people-series-stands = Serie aus höchstens { $series } Bummerln: { $me } { $yours }, { $other } { $theirs }.
people-series-won = { $who ->
    [you] Die Serie aus höchstens { $series } Bummerln gewinnt { $me } { $yours } : { $theirs }.
   *[computer] Die Serie aus höchstens { $series } Bummerln gewinnt { $other } { $theirs } : { $yours }.
}
people-match-schneider = { $who ->
    [you] Schneider! { $other } hat keinen Spielpunkt gemacht: { $me } gewinnt { $bummerl } Bummerl.
   *[computer] Schneider! { $me } hat keinen Spielpunkt gemacht: { $other } gewinnt { $bummerl } Bummerl.
}
people-game-points = { game-points-unit } für { people-seat }
people-review-trick = an { people-seat }
people-review-left = Karten, die { people-seat } geblieben sind
people-fair-packet = { $to ->
    [you] { $cards } an { $me }
    [computer] { $cards } an { $other }
    [turn-up] Aufgeschlagen
   *[stock] Talon, von oben nach unten
}
people-fair-chance = Der Zufall zum Mischen kommt aus Ihrem Browser. Zu sehen ist immer nur die Hand, die aufgedeckt wurde, und was offen liegt.

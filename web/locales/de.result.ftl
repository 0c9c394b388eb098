# Das Ergebnis eines Spiels: wie es geendet hat und was es zählt.

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
        [you] Sie haben mit { $points } Punkten „Genug!“ gemeldet.
       *[computer] Der Computer hat mit { $points } Punkten „Genug!“ gemeldet.
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
   *[manual] Niemand hat „Genug!“ gemeldet.
} { $who ->
    [you] Der letzte Stich entscheidet, und er gehört Ihnen.
   *[computer] Der letzte Stich entscheidet, und er gehört dem Computer.
}
# $compared ist „cards“, wenn Ansagen beim Vergleich nicht mitzählen, sonst „total“.
ended-majority = { $claim ->
    [auto] Niemand hat 66 Punkte.
    [none] Alle Karten sind gespielt.
   *[manual] Niemand hat „Genug!“ gemeldet.
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
        [you] Die Partie ist zu Ende: Sie haben das Bummerl gewonnen.
       *[computer] Die Partie ist zu Ende: Sie haben das Bummerl verloren.
    }
}
# $series ist 3 oder 5: So viele Bummerl hat die Serie höchstens. $yours und $theirs sind die gewonnenen.
series-stands = Serie aus höchstens { $series } Bummerln: Sie { $yours }, Computer { $theirs }.
series-won = { $who ->
    [you] Die Serie aus höchstens { $series } Bummerln gewinnen Sie { $yours } : { $theirs }.
   *[computer] Die Serie aus höchstens { $series } Bummerln gewinnt der Computer { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! Der Computer hat keinen Spielpunkt gemacht: Sie haben { $bummerl } Bummerl gewonnen.
   *[computer] Schneider! Sie haben keinen Spielpunkt gemacht: Sie haben { $bummerl } Bummerl verloren.
}
result-plus = +{ $worth }
game-points-unit = { $deck ->
    [spanish] { $worth ->
        [one] Spiel
       *[other] Spiele
    }
   *[other] { $worth ->
        [one] Spielpunkt
       *[other] Spielpunkte
    }
}
game-points = { game-points-unit } { $who ->
    [you] für Sie
   *[computer] für den Computer
}
score-change = Stand: { $before } → { $now }
score-tie = Der Stand bleibt, wie er war.
# Was dieselben Karten zuvor gebracht haben: $whose ist „sender“, wenn der Absender auf demselben Platz saß, „opponent“, wenn sein Gegner, sonst „before“.
result-compare = { $whose ->
    [sender] Mit denselben Karten: Sie { $yours }, der Absender { $theirs }.
    [opponent] Mit denselben Karten: Sie { $yours }, der Gegner des Absenders { $theirs }.
   *[before] Mit denselben Karten: jetzt { $yours }, vorher { $theirs }.
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
review-open = Alle Stiche
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

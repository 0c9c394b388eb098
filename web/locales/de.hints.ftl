# Tipps: was der Computer an Ihrer Stelle täte, und warum.

hint = Tipp
hint-close = Tipp schließen
hint-waiting = Der Computer sucht einen Tipp …
hint-failed = Gerade gibt es keinen Tipp.
hint-none = In diesem Spiel gibt es keine Tipps.
key-hint = Tipp

hint-do-lead = Spielen Sie { card } aus.
hint-do-answer = Spielen Sie { card }.
hint-do-exchange = Tauschen Sie.
hint-do-close = Drehen Sie den Talon zu.
hint-do-announce = Sagen Sie { $worth } in { suit } an.
hint-do-claim = Melden Sie „Genug!“
hint-do-decline = Lehnen Sie ab.
hint-do-call = Melden Sie die Renonce.

hint-name-card = { card }
hint-name-exchange = Tauschen
hint-name-close = Zudrehen
hint-name-announce = { $worth } in { suit } ansagen
hint-name-claim = „Genug!“
hint-name-decline = Ablehnen
hint-name-call = Renonce melden

# $shown ist „yes“, wenn Punkte mitgezählt werden; sonst darf der Tipp keine nennen.
hint-why-claim = Die Punkte reichen.
hint-why-counted-out = Beide Hände sind bekannt, der Rest ist ausgerechnet.
hint-why-exchange = So kommt { card } auf die Hand.
hint-why-marriage = Die Ansage zählt { $points } Punkte.
# $all ist „yes“, wenn es in allen Fällen so ist, und „known“, wenn es nur einen gibt.
hint-why-close = { $all ->
    [yes] Zugedreht ist das Spiel bei jeder betrachteten Verteilung der Karten gewonnen.
   *[no] Zugedreht ist das Spiel bei { $cases } von { $of } möglichen Verteilungen der Karten gewonnen.
}
hint-why-takes = { $shown ->
    [yes] { card } macht einen Stich mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] { card } macht den Stich.
}
hint-why-gives = { $shown ->
    [yes] { card } lässt dem Computer einen Stich mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] { card } lässt dem Computer den Stich.
}
hint-why-safe = Keine Karte, die der Computer haben kann, schlägt { card }.
# $by ist die höchste Karte derselben Farbe, die schlägt, oder „trump“, wenn nur Atout schlägt.
hint-why-falls = { $by ->
    [trump] { $all ->
        [known] Der Computer kann { card } mit Atout schlagen.
        [yes] Bei jeder betrachteten Hand kann der Computer { card } mit Atout schlagen.
       *[no] In { $cases } von { $of } möglichen Händen kann der Computer { card } mit Atout schlagen.
    }
   *[card] { $all ->
        [known] Der Computer kann { card } schlagen, zum Beispiel mit { $by }.
        [yes] Bei jeder betrachteten Hand kann der Computer { card } schlagen, zum Beispiel mit { $by }.
       *[no] In { $cases } von { $of } möglichen Händen kann der Computer { card } schlagen, zum Beispiel mit { $by }.
    }
}
hint-why-better = Nächstbester Zug: { $better } ({ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Spielpunkte weniger).
# $better ist der Zug, mit dem verglichen wird, $against dieselbe Zahl für ihn.
hint-why-more = { $shown ->
    [yes] { card } holt { $points } Punkte, { $better } nur { $against }.
   *[no] { card } holt mehr Punkte als { $better }.
}
hint-why-less = { $shown ->
    [yes] { card } kostet in diesem Stich { $points } Punkte, { $better } { $against }.
   *[no] { card } kostet in diesem Stich weniger Punkte als { $better }.
}
hint-why-keeps = So bleibt { card } auf der Hand.
hint-why-pair = So bleibt das Paar in { suit } beisammen.
hint-why-hope = So bleibt { card } auf der Hand, daraus kann noch ein Paar werden.
hint-why-rarer = { card } wird in { $cases } von { $of } möglichen Händen geschlagen, { $better } in { $against }.
hint-why-draws = { $all ->
    [known] { card } zieht dem Computer ein Atout.
    [yes] { card } zieht bei jeder betrachteten Hand ein Atout.
   *[no] { card } zieht in { $cases } von { $of } möglichen Händen ein Atout.
}
hint-why-little = { $shown ->
    [yes] Wird { card } geschlagen, kostet das nur { $points } Punkte, bei { $better } wären es { $against }.
   *[no] Wird { card } geschlagen, kostet das weniger als bei { $better }.
}
hint-why-chances = Aussicht zu gewinnen: so { $chance }, mit { $better } { $against }.
hint-why-alike = Etwa ebenso gut: { $better }.
hint-why-only = Es gibt keinen anderen Zug.

hint-chance = Aussicht, das Spiel zu gewinnen: { $win }.
hint-chance-match = Aussicht, das Spiel zu gewinnen: { $win }, das Bummerl: { $match }.
hint-result-win = Das gewinnt { $points ->
    [one] { $points } Spielpunkt
   *[other] { $points } Spielpunkte
}.
hint-result-loss = Das Spiel ist nicht mehr zu gewinnen; so kostet es { $points ->
    [one] { $points } Spielpunkt
   *[other] { $points } Spielpunkte
}.
hint-result-tie = Das Spiel geht unentschieden aus.
hint-sure-cases = { $worlds ->
    [one] { $worlds } mögliche Verteilung
   *[other] { $worlds } mögliche Verteilungen
} der Karten durchgerechnet.
hint-sure-experience = Geschätzt aus der Erfahrung sehr vieler Spiele.

hint-compare = Alle Züge im Vergleich
hint-move = Zug
hint-win = Aus­sicht
hint-points = Spiel­punkte
hint-points-note = Spielpunkte: was ein Zug im Schnitt bringt (+) oder kostet (−), wenn das Spiel zu Ende gespielt wird.

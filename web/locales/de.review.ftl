# Die Analyse nach einem Spiel.

analysis = Spielanalyse
analysis-open = Analyse: woran lag es?
analysis-close = Zurück
# $who ist „you“, „computer“ oder „nobody“: wer gewonnen hat.
analysis-result = { $who ->
    [you] gewonnen, +{ $points }
    [nobody] unentschieden
   *[computer] verloren, −{ $points }
}
analysis-unfinished = nicht zu Ende gespielt

analysis-begins = Das Spiel wird gelesen …
analysis-progress = { $done } von { $all } Zügen geprüft
analysis-stop = Anhalten
analysis-go-on = Weiter prüfen
analysis-done = Alle { $all } Züge sind geprüft.
analysis-failed = Dieses Spiel lässt sich nicht analysieren.

analysis-chance = Gewinnaussicht
analysis-chance-note = vor und nach jedem eigenen Zug
# $fall ist „yes“, wenn ein eigener Zug die Aussicht deutlich gesenkt hat.
analysis-curve = { $fall ->
    [yes] Ihre Gewinnaussicht: anfangs { $start }, im { $trick }. Stich mit { $move } von { $before } auf { $after } gefallen, am Ende { $end }.
    [before] Ihre Gewinnaussicht: anfangs { $start }, vor dem ersten Stich mit { $move } von { $before } auf { $after } gefallen, am Ende { $end }.
   *[no] Ihre Gewinnaussicht: anfangs { $start }, am Ende { $end }; keiner Ihrer Züge hat sie deutlich gesenkt.
}
analysis-column-trick = Stich
analysis-column-before = Mit dem besten Zug
analysis-column-after = Mit dem gespielten Zug

analysis-meaning = Was die Zahlen bedeuten
analysis-meaning-chance = Die Kurve zeigt, wie wahrscheinlich Sie dieses Spiel gewinnen, soweit Sie es damals wissen konnten: aus Ihren Karten, den gespielten Karten und allem, was noch möglich war. Verdeckte Karten kennt die Analyse nicht. Wo die Kurve zwischen Ihren Zügen steigt oder fällt, lag es an den Karten oder am Computer.
analysis-meaning-other = Bei den Zügen des Computers steht dessen eigene Aussicht, soweit er es wissen konnte.
analysis-meaning-cost = Was ein Fehler gekostet hat, steht in Spielpunkten: So viel weniger bringt der Zug im Schnitt, gewichtet nach dem Stand des Bummerls.
analysis-meaning-sure = Solange viele Karten verdeckt sind, sind das Schätzungen; sobald beide Hände bekannt sind, ist alles ausgerechnet. Unterschiede, die Zufall sein können, gelten nicht als Fehler.

analysis-key = Der Schlüsselmoment
analysis-played = gespielt
analysis-better = besser
analysis-instead = { $trick }. Stich: gespielt { $played }, besser { $better }.
analysis-instead-before = Vor dem ersten Stich: gewählt { $played }, besser { $better }.
analysis-cost = Das kostete im Schnitt { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Spielpunkte.
analysis-chances = Gewinnaussicht mit dem besseren Zug { $before }, mit dem gespielten { $after }.
# Wo die Aussicht mit beiden Zügen gleich ist: $end ist „won“, „lost“ oder „open“.
analysis-chances-same = { $end ->
    [won] Gewonnen wird mit beiden Zügen, mit dem besseren aber höher.
    [lost] Verloren wird mit beiden Zügen, mit dem besseren aber niedriger.
   *[open] Die Gewinnaussicht ist mit beiden Zügen { $chance }; der bessere gewinnt höher oder verliert niedriger.
}
# Wo der Stand der Partie entscheidet: $better ist der zweitbeste Zug, $against die Aussicht mit ihm.
analysis-match = Hier entscheidet der Stand. Aussicht, die Partie zu gewinnen: { $chance } ({ $better }: { $against }).
analysis-match-chances = Hier entscheidet der Stand. Aussicht auf die Partie mit dem besseren Zug { $before }, mit dem gespielten { $after }.
analysis-sure-both = { $worlds ->
    [one] { $worlds } mögliche Verteilung
   *[other] { $worlds } mögliche Verteilungen
} der Karten durchgerechnet, dazu Erfahrung aus sehr vielen Spielen.
analysis-practise = Ab hier neu spielen
analysis-others = Weitere Fehler
analysis-no-mistake = Kein klarer Fehler
analysis-no-mistake-note = Soweit es sich wissen ließ, war jeder eigene Zug so gut wie der beste oder nicht merklich schlechter.

analysis-moves = Alle Züge
analysis-trick = { $trick }. Stich,
analysis-before-play = vor dem ersten Stich,
# Züge vor dem ersten Stich: was Atout wird, welche Karten weggelegt werden.
analysis-trump = Atout { suit }
analysis-lay-away = legt { $cards } weg
# Alle Karten, bevor dieser Zug gemacht wurde.
analysis-hands = Alle Karten vor diesem Zug
analysis-with-marriage = { $move } · { $worth } angesagt
analysis-resign = Aufgeben
analysis-better-is = Besser: { $move }
analysis-grade-best = bester Zug
analysis-grade-equal = gleich gut
analysis-grade-forced = einziger Zug
analysis-grade-unknown = nicht bewertet

# Rätsel: einen Zug finden.
puzzle-find = Finden Sie den Zug.
puzzle-judging = Der Zug wird geprüft …
puzzle-right = Richtig!
puzzle-wrong = Noch nicht. Versuchen Sie es noch einmal.
puzzle-solution = Lösung
puzzle-again = Noch einmal
puzzle-unknown = Zu dieser Stellung weiß die Analyse nichts.
# Spielpunkte, die noch fehlen
puzzle-standing = Zum Gewinn der Partie fehlen Ihnen { $own ->
    [one] noch { $own } Spielpunkt
   *[other] noch { $own } Spielpunkte
}, dem Computer noch { $other }.
puzzle-match = Partie gewonnen

# Auf wessen Spiel geschaut wird.
analysis-whose = Auf wessen Spiel schauen?
# Die zwei, die ein gesendetes Spiel gespielt haben, im Satz und im Dativ.
sent-seat = { $who ->
    [sender] der Absender
   *[opponent] der Gegner
}
sent-seat-dative = { $who ->
    [sender] dem Absender
   *[opponent] dem Gegner
}
# Mehrere andere als der, dessen Spiel man sich ansieht.
sent-others = die anderen
sent-others-dative = den anderen

## Wo drei oder vier spielen

analysis-many-chance = Die Kurve zeigt, wie wahrscheinlich die eigene Seite dieses Spiel gewinnt, soweit das damals zu wissen war: aus den eigenen Karten, den gespielten Karten, dem, was angesagt wurde, und allem, was noch möglich war. Verdeckte Karten kennt die Analyse nicht. Wo die Kurve zwischen den eigenen Zügen steigt oder fällt, lag es an den Karten oder an den anderen.
analysis-many-other = Bei den Zügen der anderen steht deren eigene Aussicht, soweit sie es wissen konnten.
analysis-many-sure = Das sind Schätzungen: Mögliche Verteilungen der Karten werden durchgespielt, als lägen alle offen. Genau gerechnet ist es erst, wenn alle Hände bekannt sind. Unterschiede, die Zufall sein können, gelten nicht als Fehler.

## Wie die Texte ohne „people-“, wenn zwei andere gespielt haben: zwei Personen oder der Absender und sein Gegner. $me ist, auf wessen Spiel geschaut wird; $toMe und $toOther sind die Dative.

people-analysis = Spielanalyse: { $me }
people-analysis-curve = { $fall ->
    [yes] { $me }, Gewinnaussicht: anfangs { $start }, im { $trick }. Stich mit { $move } von { $before } auf { $after } gefallen, am Ende { $end }.
    [before] { $me }, Gewinnaussicht: anfangs { $start }, vor dem ersten Stich mit { $move } von { $before } auf { $after } gefallen, am Ende { $end }.
   *[no] { $me }, Gewinnaussicht: anfangs { $start }, am Ende { $end }; keiner der eigenen Züge hat sie deutlich gesenkt.
}

people-analysis-result = { $who ->
    [you] { $me } gewinnt, +{ $points }
    [nobody] unentschieden
   *[computer] { $other } gewinnt, +{ $points }
}
people-analysis-meaning-chance = Die Kurve zeigt, wie wahrscheinlich { $me } dieses Spiel gewinnt, soweit { $me } es damals wissen konnte: aus den eigenen Karten, den gespielten Karten und allem, was noch möglich war. Verdeckte Karten kennt die Analyse nicht. Wo die Kurve zwischen den Zügen von { $toMe } steigt oder fällt, lag es an den Karten oder an { $toOther }.
people-analysis-meaning-other = Bei den Zügen von { $toOther } steht die eigene Gewinnaussicht, soweit { $other } es wissen konnte.
people-hint-why-gives = { $shown ->
    [yes] { card } lässt { $toOther } einen Stich mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] { card } lässt { $toOther } den Stich.
}
people-hint-why-safe = Keine Karte, die { $other } haben kann, schlägt { card }.
people-hint-why-falls = { $by ->
    [trump] { $all ->
        [known] { $other } kann { card } mit Atout schlagen.
        [yes] Bei jeder betrachteten Hand kann { $other } { card } mit Atout schlagen.
       *[no] In { $cases } von { $of } möglichen Händen kann { $other } { card } mit Atout schlagen.
    }
   *[card] { $all ->
        [known] { $other } kann { card } schlagen, zum Beispiel mit { $by }.
        [yes] Bei jeder betrachteten Hand kann { $other } { card } schlagen, zum Beispiel mit { $by }.
       *[no] In { $cases } von { $of } möglichen Händen kann { $other } { card } schlagen, zum Beispiel mit { $by }.
    }
}

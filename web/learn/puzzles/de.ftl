title = Rätsel
count = { $count } Rätsel
entry = Stellungen aus gespielten Spielen: Finden Sie den einen Zug, der klar der beste ist.
lead = { $count } Stellungen aus gespielten Spielen. In jeder ist ein Zug klar der beste: Finden Sie ihn.
how = Sie wissen, was man an dieser Stelle wissen kann, und nicht mehr. Der beste Zug bringt im Schnitt am meisten Spielpunkte, bei allem, was der Computer haben kann. Nach jeder Antwort steht, warum.
themes = Themen
to-puzzles = Zu den Rätseln
grade-1 = leicht
grade-2 = mittel
grade-3 = schwer
# $n: das wievielte seines Themas
number = Rätsel { $n }
next = Nächstes Rätsel
theme-marriage = Ansagen
about-marriage = Ein Paar auf der Hand oder beim Computer: Was bringt die Ansage, was kostet sie?
theme-exchange = Tauschen
about-exchange = Tauschen oder nicht, und um die letzten Karten im Talon.
theme-close = Zudrehen oder nicht
about-close = Reichen die Karten, oder bringt der offene Talon mehr?
theme-defence = Gegen das Zudrehen
about-defence = Der Computer hat zugedreht. Wie halten Sie ihn auf?
theme-ending = Endspiele
about-ending = Aus dem Talon kommt nichts mehr. Nun zählt die Reihenfolge.
theme-last-trick = Der letzte Stich
about-last-trick = Der Talon ist aufgebraucht. Oft gewinnt, wer den letzten Stich macht.
theme-score = Der Stand der Partie
about-score = Hier entscheidet nicht, was das Spiel im Schnitt bringt, sondern die Aussicht, die Partie zu gewinnen.
rules = Gespielt wird nach diesen Regeln: { $rules }.
closed = { $who ->
    [you] Sie haben zugedreht.
   *[computer] Der Computer hat zugedreht.
}
# die Karte, die mit dem Zudrehen verdeckt wurde
turned = Aufgeschlagen war { $card }.
# Karten, die der Computer sicher hat
known = Der Computer hat sicher: { $cards }.
# alle Karten des Computers
whole = Der Computer hat: { $cards }.
unseen = Noch nicht gesehen: { $cards }.
# Karten, die der Computer nach den gespielten Stichen nicht haben kann
absent = Nach den bisherigen Stichen kann der Computer nicht haben: { $cards }.
wrong = Gesucht ist ein anderer Zug.
worth = Was jeder Zug wert ist

language = Deutsch
languages = Sprachen
course = Schnapsen lernen
contents = Inhalt
lead = Ein Kurs in kurzen Lektionen. Jede erklärt eine Regel und lässt Sie sie gleich am Tisch ausprobieren. Der Computer sagt Ihnen, was richtig war und warum.
to-game = Zum Spiel
to-course = Zum Inhalt
lessons = Lektionen
# $n von $of
place = Lektion { $n } von { $of }
task = Ihre Aufgabe:
try = An den Tisch
check = Antwort prüfen
answers = Antworten
solution = Lösung
next-step = Weiter
next-lesson = Nächste Lektion
table = Übungstisch
script = Ohne JavaScript bleibt der Tisch ein Standbild. Der Text und die Lösungen reichen zum Lernen.
right = Richtig!
wrong = Noch nicht.
wait = Der Tisch wird gedeckt …
failed = Der Tisch konnte nicht gedeckt werden. Versuchen Sie es bitte noch einmal.
passed = (geschafft)
# $done von $steps Aufgaben einer Lektion
progress-some = { $done } von { $steps } Aufgaben geschafft
progress-all = Geschafft
variants = Die Spielarten im Vergleich
variants-lead = Der Kurs lehrt das Wiener Spiel. Jede andere Spielart hat hier eine Seite, auf der steht, worin sie davon abweicht.
rules-usual = So wird nach diesen Regeln gespielt. Alle anderen Spielarten werden mit ihnen verglichen.
rules-differ = So wird nach diesen Regeln gespielt. Was vom Wiener Spiel abweicht, ist hervorgehoben.
# $value: so ist es im Wiener Spiel
instead = im Wiener Spiel: { $value }
play-these = Nach diesen Regeln spielen
others = Andere Spielarten

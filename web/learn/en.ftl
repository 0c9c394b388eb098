language = English
languages = Languages
course = Learn Schnapsen
contents = Contents
lead = A course in short lessons. Each explains one rule and lets you try it at the table at once. The computer tells you what was right, and why.
to-game = To the game
to-course = To the contents
lessons = Lessons
# $n of $of
place = Lesson { $n } of { $of }
task = Your task:
try = To the table
check = Check the answer
answers = Answers
solution = Solution
next-step = Go on
next-lesson = Next lesson
table = Practice table
script = Without JavaScript the table stays a picture. The text and the solutions are enough to learn from.
right = Right!
wrong = Not yet.
wait = The table is being laid…
failed = The table could not be laid. Please try again.
passed = (done)
# $done of $steps tasks of a lesson
progress-some = { $done } of { $steps } tasks done
progress-all = Done
variants = The variants compared
variants-lead = The course teaches the Viennese game. Every other variant has a page here that tells where it differs.
rules-usual = This is how these rules are played. All other variants are compared with them.
rules-differ = This is how these rules are played. Whatever differs from the Viennese game stands out.
# $value: as it is in the Viennese game
instead = in the Viennese game: { $value }
play-these = Play by these rules
others = Other variants

language = Magyar
languages = Nyelvek
course = Snapszertanfolyam
contents = Tartalom
lead = Tanfolyam rövid leckékben. Mindegyik egy szabályt magyaráz el, és Ön rögtön ki is próbálhatja az asztalnál. A számítógép megmondja, mi volt jó, és miért.
to-game = A játékhoz
to-course = A tartalomhoz
lessons = Leckék
# $n / $of
place = { $n }. lecke, összesen { $of }
task = Az Ön feladata:
try = Az asztalhoz
check = A válasz ellenőrzése
answers = Válaszok
solution = Megoldás
next-step = Tovább
next-lesson = Következő lecke
table = Gyakorlóasztal
script = JavaScript nélkül az asztal csak kép. A szöveg és a megoldások elegendők a tanuláshoz.
right = Helyes!
wrong = Még nem.
wait = Megterítjük az asztalt…
failed = Az asztalt nem sikerült megteríteni. Kérjük, próbálja újra.
passed = (kész)
# $done / $steps feladat
progress-some = Kész feladatok: { $done } / { $steps }
progress-all = Kész
variants = A változatok összehasonlítva
variants-lead = A tanfolyam a bécsi játékot tanítja. Minden más változatnak van itt egy oldala, amely megmondja, miben tér el tőle.
rules-usual = Így játszanak e szabályok szerint. Minden más változatot ezekkel vetünk össze.
rules-differ = Így játszanak e szabályok szerint. Kiemeltük, ami eltér a bécsi játéktól.
# $value: így van a bécsi játékban
instead = a bécsi játékban: { $value }
play-these = Játék e szabályok szerint
others = Más változatok

title = Feladványok
count = { $count } feladvány
entry = Állások lejátszott partikból: találja meg azt az egy lépést, amely egyértelműen a legjobb.
lead = { $count } állás lejátszott partikból. Mindegyikben van egy lépés, amely egyértelműen a legjobb: találja meg.
how = Ön azt tudja, amit ebben a helyzetben tudni lehet, és nem többet. A legjobb lépés átlagosan a legtöbb játszmapontot hozza, bármi legyen is a számítógépnél. Minden válasz után kiderül, miért.
themes = Témák
to-puzzles = A feladványokhoz
grade-1 = könnyű
grade-2 = közepes
grade-3 = nehéz
# $n: hányadik a témájában
number = { $n }. feladvány
next = Következő feladvány
theme-marriage = Bemondás
about-marriage = Pár az Ön kezében vagy a számítógépnél: mit hoz a bemondás, és mibe kerül?
theme-exchange = Csere
about-exchange = Cserélni vagy sem, és harc a talon utolsó lapjaiért.
theme-close = Takarni vagy sem
about-close = Elegendők a lapok, vagy többet hoz a nyitott talon?
theme-defence = Védekezés a takarás ellen
about-defence = A számítógép takart. Hogyan állítja meg?
theme-ending = Végjátékok
about-ending = A talonból már nem jön lap. Most a sorrend számít.
theme-last-trick = Az utolsó ütés
about-last-trick = A talon elfogyott. Gyakran az nyer, aki az utolsó ütést viszi.
theme-score = A játszma állása
about-score = Itt nem az dönt, mit hoz átlagosan a parti, hanem a játszma megnyerésének esélye.
rules = Ezek a szabályok érvényesek: { $rules }.
closed = { $who ->
    [you] Ön takart.
   *[computer] A számítógép takart.
}
# a lap, amelyet a takarás elfedett
turned = A felcsapott lap ez volt: { $card }.
# lapok, amelyek biztosan a számítógépnél vannak
known = Biztosan a számítógépnél: { $cards }.
# a számítógép összes lapja
whole = A számítógép lapjai: { $cards }.
unseen = Még nem látott lapok: { $cards }.
# lapok, amelyek az eddigi ütések szerint nem lehetnek a számítógépnél
absent = Az eddigi ütések szerint nem lehet a számítógépnél: { $cards }.
wrong = Másik lépést keresünk.
worth = Mennyit ér az egyes lépés

# Elemzés a parti után.

analysis = Elemzés
analysis-open = Elemzés: min múlt?
analysis-close = Vissza
# $who értéke "you", "computer" vagy "nobody": ki nyert.
analysis-result = { $who ->
    [you] nyert, +{ $points }
    [nobody] döntetlen
   *[computer] vesztett, −{ $points }
}
analysis-unfinished = nincs végigjátszva

analysis-begins = A parti beolvasása…
analysis-progress = { $all } lépésből { $done } megvizsgálva
analysis-stop = Leállítás
analysis-go-on = Vizsgálat folytatása
analysis-done = Minden lépés meg van vizsgálva ({ $all }).
analysis-failed = Ezt a partit nem lehet elemezni.

analysis-chance = Nyerési esély
analysis-chance-note = minden saját lépés előtt és után
# $fall értéke "yes", ha egy saját lépés érezhetően rontotta az esélyt.
analysis-curve = { $fall ->
    [yes] Az Ön nyerési esélye: kezdetben { $start }; { $trick ->
        [1] az 1.
        [5] az 5.
       *[other] a { $trick }.
    } ütésben { $before } helyett { $after } lett (lépés: { $move }); a végén { $end }.
    [before] Az Ön nyerési esélye: kezdetben { $start }; az első ütés előtt ezzel: { $move }, { $before } értékről { $after } értékre esett; a végén { $end }.
   *[no] Az Ön nyerési esélye: kezdetben { $start }, a végén { $end }; egyik lépése sem rontotta érezhetően.
}
analysis-column-trick = Ütés
analysis-column-before = A legjobb lépéssel
analysis-column-after = A kijátszott lépéssel

analysis-meaning = Mit jelentenek a számok
analysis-meaning-chance = A görbe azt mutatja, mekkora eséllyel nyeri meg Ön ezt a partit, amennyire akkor tudhatta: a saját lapjaiból, a kijátszott lapokból és mindabból, ami még lehetséges volt. A rejtett lapokat az elemzés nem ismeri. Ha a görbe az Ön lépései között emelkedik vagy esik, azt a lapok vagy a számítógép okozták.
analysis-meaning-other = A számítógép lépéseinél az ő saját esélye áll, amennyire ő tudhatta.
analysis-meaning-cost = Egy hiba ára játszmapontban értendő: átlagosan ennyivel hoz kevesebbet a lépés, a játszma állása szerint súlyozva.
analysis-meaning-sure = Amíg sok lap rejtve van, ezek becslések; amint mindkét fél lapjai ismertek, minden ki van számolva. Ami véletlen eltérés is lehet, az nem számít hibának.

analysis-key = A kulcspillanat
analysis-played = kijátszva
analysis-better = jobb
analysis-instead = { $trick }. ütés – kijátszva: { $played }, jobb lett volna: { $better }.
analysis-instead-before = Az első ütés előtt – választva: { $played }, jobb lett volna: { $better }.
analysis-cost = Ez átlagosan { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } játszmapontba került.
analysis-chances = Nyerési esély a jobb lépéssel { $before }, a kijátszottal { $after }.
# Ahol mindkét lépéssel egyforma az esély: $end értéke "won", "lost" vagy "open".
analysis-chances-same = { $end ->
    [won] Mindkét lépés nyer, de a jobb többet.
    [lost] Mindkét lépés veszít, de a jobb kevesebbet.
   *[open] A nyerési esély mindkét lépéssel { $chance }; a jobb többet nyer vagy kevesebbet veszít.
}
# Ahol a játszma állása dönt: $better a második legjobb lépés, $against az esély azzal.
analysis-match = Itt az állás dönt. A játszma megnyerésének esélye: { $chance } ({ $better }: { $against }).
analysis-match-chances = Itt az állás dönt. A játszma megnyerésének esélye a jobb lépéssel { $before }, a kijátszottal { $after }.
analysis-sure-both = { $worlds ->
    [one] { $worlds } lehetséges lapelosztás
   *[other] { $worlds } lehetséges lapelosztás
} kiszámolva, ehhez igen sok parti tapasztalata.
analysis-practise = Innen újrajátszom
analysis-others = További hibák
analysis-no-mistake = Nincs egyértelmű hiba
analysis-no-mistake-note = Amennyire tudni lehetett, minden saját lépés olyan jó volt, mint a legjobb, vagy alig rosszabb.

analysis-moves = Minden lépés
analysis-trick = { $trick }. ütés,
analysis-before-play = az első ütés előtt,
# Lépések az első ütés előtt: mi lesz az adu, mely lapokat teszik félre.
analysis-trump = adu: { suit }
analysis-lay-away = félreteszi: { $cards }
# Minden lap a lépés előtt.
analysis-hands = Minden lap e lépés előtt
analysis-with-marriage = { $move } · { $worth } bemondva
analysis-resign = feladás
analysis-better-is = Jobb: { $move }
analysis-grade-best = legjobb lépés
analysis-grade-equal = ugyanolyan jó
analysis-grade-forced = egyetlen lépés
analysis-grade-unknown = nincs értékelve

# Feladványok: egy lépés megtalálása.
puzzle-find = Találja meg a lépést.
puzzle-judging = A lépés ellenőrzése…
puzzle-right = Helyes!
puzzle-wrong = Még nem. Próbálja újra.
puzzle-solution = Megoldás
puzzle-again = Még egyszer
puzzle-unknown = Erről az állásról az elemzés nem tud semmit.
# játszmapontok, amelyek még hiányoznak
puzzle-standing = A játszma megnyeréséhez Önnek még { $own } játszmapont kell, a számítógépnek { $other }.
puzzle-match = Nyert játszma

# Kinek a játékát elemezzük.
analysis-whose = Kinek a játéka?
# A két fél, aki az elküldött partit játszotta.
sent-seat = { $who ->
    [sender] a küldő
   *[opponent] az ellenfél
}
sent-seat-dative = { sent-seat }
# Mindenki más, mint akinek a játékát elemezzük.
sent-others = a többiek
sent-others-dative = { sent-others }

## Ahol hárman vagy négyen játszanak

analysis-many-chance = A görbe azt mutatja, mekkora eséllyel nyeri meg a saját oldal ezt a partit, amennyire az akkor tudható volt: a saját lapokból, a kijátszott lapokból, a licitből és mindabból, ami még lehetséges volt. A rejtett lapokat az elemzés nem ismeri. Ha a görbe a saját lépések között emelkedik vagy esik, azt a lapok vagy a többiek okozták.
analysis-many-other = A többiek lépéseinél a saját esélyük áll, amennyire ők tudhatták.
analysis-many-sure = Ezek becslések: a lapok lehetséges elosztásait úgy játssza végig, mintha minden lap nyitva lenne. Pontosan csak akkor van kiszámolva, ha mindenki lapjai ismertek. Ami véletlen eltérés is lehet, az nem számít hibának.

## Mint a „people-” nélküli szövegek, ha két ember játszott. $me az, akinek a játékát elemezzük.

people-analysis = Elemzés: { $me }
people-analysis-curve = { $fall ->
    [yes] { $me }, nyerési esély: kezdetben { $start }; { $trick ->
        [1] az 1.
        [5] az 5.
       *[other] a { $trick }.
    } ütésben { $before } helyett { $after } lett (lépés: { $move }); a végén { $end }.
    [before] { $me }, nyerési esély: kezdetben { $start }; az első ütés előtt ezzel: { $move }, { $before } értékről { $after } értékre esett; a végén { $end }.
   *[no] { $me }, nyerési esély: kezdetben { $start }, a végén { $end }; egyik saját lépés sem rontotta érezhetően.
}
people-analysis-result = { $who ->
    [you] { $me } nyert, +{ $points }
    [nobody] döntetlen
   *[computer] { $other } nyert, +{ $points }
}
people-analysis-meaning-chance = A görbe azt mutatja, mekkora eséllyel nyeri meg { $me } ezt a partit, amennyire akkor tudhatta: a saját lapjaiból, a kijátszott lapokból és mindabból, ami még lehetséges volt. A rejtett lapokat az elemzés nem ismeri. Ha a görbe { $toMe } lépései között emelkedik vagy esik, azt a lapok vagy { $toOther } okozta.
people-analysis-meaning-other = { $toOther } lépéseinél a saját nyerési esély áll, amennyire { $other } tudhatta.
people-hint-why-gives = { $shown ->
    [yes] Az ütést ({ $points } pont) { $toOther } viszi ezzel szemben: { card }.
   *[no] Az ütést { $toOther } viszi ezzel szemben: { card }.
}
people-hint-why-safe = { $other } kezében nem lehet olyan lap, amely { card.acc } üti.
people-hint-why-falls = { $by ->
    [trump] { $all ->
        [known] { $other } { card.acc } ütheti aduval.
        [yes] { $other } { card.acc } minden vizsgált leosztásban ütheti aduval.
       *[no] { $other } { card.acc } { $of } lehetséges leosztásból { $cases } esetben ütheti aduval.
    }
   *[card] { $all ->
        [known] { $other } { card.acc } ütheti, például ezzel: { $by }.
        [yes] { $other } { card.acc } minden vizsgált leosztásban ütheti, például ezzel: { $by }.
       *[no] { $other } { card.acc } { $of } lehetséges leosztásból { $cases } esetben ütheti, például ezzel: { $by }.
    }
}

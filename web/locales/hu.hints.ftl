# Tippek: mit tenne a számítógép az Ön helyében, és miért.

hint = Tipp
hint-close = Tipp bezárása
hint-waiting = A számítógép tippet keres…
hint-failed = Most nincs tipp.
hint-none = Ebben a játékban nincsenek tippek.
key-hint = tipp

hint-do-lead = Hívja { card.acc }.
hint-do-answer = Tegye { card.acc }.
hint-do-exchange = Cseréljen.
hint-do-close = Takarja be a talont.
hint-do-announce = Mondja be: { suit } { $worth }.
hint-do-claim = Mondja be, hogy „Elég!”
hint-do-decline = Mondjon nemet.
hint-do-call = Jelezze a renonszot.

hint-name-card = { card }
hint-name-exchange = csere
hint-name-close = takarás
hint-name-announce = { suit } { $worth } bemondása
hint-name-claim = „Elég!”
hint-name-decline = nem
hint-name-call = renonsz jelzése

# $shown értéke "yes", ha a pontok látszanak; különben a tipp nem árulhatja el őket.
hint-why-claim = Megvan a szükséges pont.
hint-why-counted-out = Mindkét fél lapjai ismertek, a folytatás ki van számolva.
hint-why-exchange = Így ez a lap kézbe kerül: { card }.
hint-why-marriage = A bemondás { $points } pontot ér.
# $all értéke "yes", ha minden esetben így van, és "known", ha csak egy eset van.
hint-why-close = { $all ->
    [yes] Takarás után a parti minden vizsgált leosztásban nyert.
   *[no] Takarás után a parti { $of } lehetséges leosztásból { $cases } esetben nyert.
}
hint-why-takes = { $shown ->
    [yes] Ez a lap { $points } pontos ütést visz: { card }.
   *[no] Ez a lap viszi az ütést: { card }.
}
hint-why-gives = { $shown ->
    [yes] Az ütést ({ $points } pont) a számítógép viszi, ha Ön { card.acc } teszi.
   *[no] Az ütést a számítógép viszi, ha Ön { card.acc } teszi.
}
hint-why-safe = A számítógépnek nem lehet olyan lapja, amely { card.acc } üti.
# $by a szín legmagasabb lapja, amely üti, vagy "trump", ha csak adu üti.
hint-why-falls = { $by ->
    [trump] { $all ->
        [known] A számítógép { card.acc } ütheti aduval.
        [yes] A számítógép { card.acc } minden vizsgált leosztásban ütheti aduval.
       *[no] A számítógép { card.acc } { $of } lehetséges leosztásból { $cases } esetben ütheti aduval.
    }
   *[card] { $all ->
        [known] A számítógép { card.acc } ütheti, például ezzel: { $by }.
        [yes] A számítógép { card.acc } minden vizsgált leosztásban ütheti, például ezzel: { $by }.
       *[no] A számítógép { card.acc } { $of } lehetséges leosztásból { $cases } esetben ütheti, például ezzel: { $by }.
    }
}
hint-why-better = A következő legjobb: { $better } ({ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } játszmaponttal kevesebb).
# $better az a lépés, amellyel összehasonlítjuk, $against annak ugyanilyen száma.
hint-why-more = { $shown ->
    [yes] Így { $points } pont jön be ({ card }), a másik lappal csak { $against } ({ $better }).
   *[no] Így több pont jön be ({ card }), mint a másik lappal ({ $better }).
}
hint-why-less = { $shown ->
    [yes] Így { $points } pontba kerül az ütés ({ card }), a másik lappal { $against } pontba ({ $better }).
   *[no] Így kevesebb pontba kerül az ütés ({ card }), mint a másik lappal ({ $better }).
}
hint-why-keeps = Így kézben marad ez a lap: { card }.
hint-why-pair = Így együtt marad a pár: { suit }.
hint-why-hope = Így kézben marad ez a lap, és még pár lehet belőle: { card }.
hint-why-rarer = Ezt a lapot { $of } lehetséges leosztásból { $cases } esetben ütik ({ card }), a másikat { $against } esetben ({ $better }).
hint-why-draws = { $all ->
    [known] Ez a lap adut húz ki a számítógéptől: { card }.
    [yes] Ez a lap minden vizsgált leosztásban adut húz ki: { card }.
   *[no] Ez a lap { $of } lehetséges leosztásból { $cases } esetben adut húz ki: { card }.
}
hint-why-little = { $shown ->
    [yes] Ha ütik, ez a lap csak { $points } pontba kerül ({ card }), a másik { $against } pontba ({ $better }).
   *[no] Ha ütik, ez a lap kevesebbe kerül ({ card }), mint a másik ({ $better }).
}
hint-why-chances = Nyerési esély: így { $chance }, a másik lépéssel { $against } ({ $better }).
hint-why-alike = Körülbelül ugyanolyan jó: { $better }.
hint-why-only = Nincs más lépés.

hint-chance = A parti megnyerésének esélye: { $win }.
hint-chance-match = A parti megnyerésének esélye: { $win }, a játszmáé: { $match }.
hint-result-win = Ez { $points } játszmapontot nyer.
hint-result-loss = A parti már nem nyerhető meg; így { $points } játszmapontot veszít.
hint-result-tie = A parti döntetlen lesz.
hint-sure-cases = { $worlds } lehetséges leosztás alapján.
hint-sure-experience = Becslés igen sok parti tapasztalatából.

hint-compare = Az összes lépés
hint-move = Lépés
hint-win = Esély
hint-points = Játszma­pont
hint-points-note = Játszmapont: amennyit egy lépés a parti végéig átlagosan hoz (+) vagy elvesz (−).

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
hint-why-claim = Megvan a szükséges pontja.
hint-why-counted-out = Mindkét fél lapjai ismertek, a folytatás ki van számolva.
hint-why-exchange = Így a kezébe kerül ez a lap: { card }.
hint-why-marriage = A bemondás { $points } pontot ér.
# $all értéke "yes", ha minden esetben így van, és "known", ha csak egy eset van.
hint-why-close = { $all ->
    [yes] Takarás után Ön minden vizsgált leosztásban nyer.
   *[no] Takarás után Ön { $of } lehetséges leosztásból { $cases } esetben nyer.
}
hint-why-takes = { $shown ->
    [yes] Ha Ön { card.acc } teszi, { $points } pontos ütést visz.
   *[no] Ha Ön { card.acc } teszi, Ön viszi az ütést.
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

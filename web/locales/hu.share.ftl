# Links, files and two people at one device

## Megosztás

share-deal = Küldés barátnak

## Becsületes keverés?

fair = Becsületes volt a keverés?
fair-print-what = Mielőtt egy parti elkezdődik, a lapok sorrendje már végleg meg van keverve. Titokban marad, de kap egy ujjlenyomatot: 64 jelet, amelyet az SHA-256 eljárás a lapokból és egy véletlen számból számít ki.
fair-print-why = Egyetlen felcserélt laptól egészen más lenne az ujjlenyomat, és az ujjlenyomatból nem lehet visszajutni a lapokhoz. Így a számítógép a parti közben nem válogathat és nem cserélhet lapot, Ön mégsem tudja meg őket előre.
# $moment: first = az első lap előtt, late = a parti megnyitásakor, anew = visszavétel után
fair-print = { $moment ->
    [first] Ujjlenyomat, az első lap előtt megadva
    [late] Ujjlenyomat, a parti megnyitásakor megadva
   *[anew] Ujjlenyomat, a visszavétel után megadva
}
fair-anew = Ön visszavett egy lépést. Amit addig nem látott, azt a gép újrakeverte; az új sorrendnek új ujjlenyomata van.
fair-later = A parti után a lapok és a véletlen szám láthatóvá válnak. Akkor itt ellenőrizheti, hogy minden rendben volt-e.
fair-chance = A keveréshez a véletlent az Ön böngészője adja. Aki a számítógép helyett játszik, csak a saját kezét látja, és ami nyíltan fekszik.
fair-check = Ellenőrzés most
fair-fingerprint = { $holds ->
    [yes] A felfedett lapoknak pontosan ez az ujjlenyomata.
   *[no] A felfedett lapoknak más az ujjlenyomata.
}
fair-hand = { $holds ->
    [yes] Az Ön első lapjai azok, amelyeket ez a sorrend Önnek ad.
   *[no] Az Ön első lapjai nem azok, amelyeket ez a sorrend Önnek ad.
}
fair-turnup = { $holds ->
    [yes] A felütött lap a helyén álló lap.
   *[no] A felütött lap nem a helyén álló lap.
}
fair-draws = { $holds ->
    [yes] Minden lap, amelynek húzását látta, a talonnak ezen a helyén feküdt.
   *[no] Egy lap, amelynek húzását látta, nem a talonnak ezen a helyén feküdt.
}
fair-opponent = { $holds ->
    [yes] A másik oldalon pontosan azok a lapok voltak, amelyeket ez a sorrend ad.
   *[no] A másik oldalon olyan lap is volt, amelyet ez a sorrend nem ad.
}
fair-holds = Minden rendben: ez a sorrend előre megvolt, és az osztás ezt követte.
fair-fails = Itt valami nincs rendben: ezek nem azok a lapok, amelyek előre megvoltak.
fair-partial = Csak az ujjlenyomatot lehetett összevetni, mert ez az oldal nem az első laptól kezdve látta a partit.
fair-none = Titkosítatlan kapcsolaton a böngésző nem számít ujjlenyomatot. Lent olvashatja, hogyan számíthatja ki saját maga.
fair-deck = Így történt az osztás
# $to: you és computer egy kéz, egyébként hely az asztalon
fair-packet = { $to ->
    [you] { $cards } lap Önnek
    [computer] { $cards } lap a másik oldalnak
    [turn-up] Felütve
   *[stock] Talon, felülről lefelé
}
fair-self = Számítsa ki saját maga
fair-self-how = Az ujjlenyomat ehhez a szöveghez tartozik: előbb a lapok a fenti sorrendben, mindegyik két jellel, értéke és színe szerint, aztán a véletlen szám.
fair-self-command = Linuxon és macOS-en ez a parancs számítja ki:

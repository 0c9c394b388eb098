# Links, files and two people at one device

## Megosztás

share-deal = Küldés barátnak
menu-share = Parti megosztása, megnyitása
share = Parti megosztása
share-what-deal = A link ezt a partit tartalmazza, minden lapjával és lépésével. Aki megnyitja, ugyanezekkel a lapokkal játszhat, vagy elolvashatja az elemzést. Hogy mi lett a vége, azt előre nem árulja el.
share-what-position = A link az állást tartalmazza, ahogyan Ön most látja. Azok a lapok, amelyeket nem ismer, nincsenek benne: megnyitáskor a gép úgy osztja ki őket, ahogyan lehetnek.
share-how = Mindebből semmi sem kerül kiszolgálóra, a parti magában a linkben van.
share-none = { $covered ->
    [yes] Amíg a lapok rejtve vannak, a partit nem lehet megosztani.
   *[no] Az asztalon lévő partit nem lehet megosztani.
}
share-title = Egy parti snapszer
share-link = Link ehhez a partihoz
share-copy = Link másolása
share-copied = Link másolva
share-marked = A böngésző nem engedi a másolást. A link ki van jelölve: másolja kézzel.
share-instead = Küldeni itt nem lehet. Helyette a link van kimásolva: illessze be egy üzenetbe.
share-send = Küldés…
share-save = Mentés fájlba
open-title = Parti megnyitása
open-how = Elmentett fájlból (.json vagy .jsonl). A fájlt az oldalra is húzhatja.
open-file = Fájl megnyitása…
opened = Egy parti Önnek
opened-file = Fájl: { $file }
opened-wait = A parti ellenőrzése folyik…
opened-which = { $count ->
    [one] Egy parti a fájlban
   *[other] { $count } parti a fájlban
}
# $name a fájlból való, és üres is lehet
opened-number = { $number }. { $name }
opened-dealt = { $who ->
    [you] Ön osztott.
   *[computer] A számítógép osztott.
}
opened-middle = { $trick ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $trick }.
} ütés folyik; pontok: Ön { $yours }, számítógép { $theirs }.
opened-many-middle = Ütés: { $trick }.
opened-turn = { $who ->
    [you] Ön következik.
   *[computer] A számítógép következik.
}
opened-score = A játszma megnyeréséhez Önnek még { $yours }, a számítógépnek { $theirs } hiányzik.
opened-hand = Az Ön lapjai
opened-turnup = Felcsapva
opened-led = Hívott lap
opened-seat = Melyik kézzel játszik?
opened-seat-of = { $place ->
    [forehand] Az első hívóé
   *[dealer] Az osztóé
}
# Helyek az asztalnál, a hívótól számolva
opened-seat-number = { $number ->
    [1] A hívóé
   *[other] A { $number }. helyé
}
opened-seat-second = A másik
opened-how = A számítógép ellen játszik, regisztráció nélkül; a statisztikájában nem számít.
opened-keeps = A folyamatban lévő játszmája megmarad.
opened-play = Játék
opened-start = Játék az elejéről
opened-review = Elemzés
opened-bad = Ez így nem megy
bad-long = Ez a link túl hosszú ahhoz, hogy parti legyen.
bad-large = Több van benne, mint amennyi egy partihoz kell. Nem nyílik meg.
bad-damaged = Ez a link sérült, valószínűleg hiányzik egy darabja. Küldesse el újra.
bad-newer = Ez a link a játék újabb változatából való. Töltse be újra az oldalt.
bad-browser = Ez a böngésző túl régi a tömörített linkekhez. Küldesse el a partit fájlként.
bad-file-large = Ez a fájl túl nagy ahhoz, hogy partik legyenek benne.
bad-file-text = Ebben a fájlban nincs parti.
bad-game = Ez a játék itt nem ismert.
# $seat és $number 1-től számol; 0, ahol nincs pontosabb adat
bad-record = A feljegyzésben olyasmi áll, ami ott nem lehet: „{ $field }”.
bad-record-record = A feljegyzés nem olvasható.
bad-record-rules = Ilyen szabályok itt nincsenek.
bad-record-hands = { $seat ->
    [0] A játékosok lapjai hiányoznak, vagy nem illenek össze.
   *[other] { $number ->
        [0] Valami nincs rendben a lapokkal: { $seat }. hely.
       *[other] Nem lehet ott, ahol a feljegyzésben áll: { $seat }. hely, { $number }. lap.
    }
}
bad-record-trump = A felcsapott lap vagy az adu hibás.
bad-record-stock = { $number ->
    [0] A talon nem illik a többi laphoz.
   *[other] A talon { $number }. lapja nem lehet ott.
}
bad-record-leader = Hibás, hogy ki hív.
bad-record-led = A hívott lap hibás.
bad-record-won = { $seat ->
    [0] Az elvitt ütések nem illenek a lapokhoz.
   *[other] Valami nincs rendben az ütésekkel: { $seat }. hely.
}
bad-record-points = A pontok nem illenek a lapokhoz.
bad-record-tricks = Az ütések száma nem illik a lapokhoz.
bad-record-gone = A játékból kikerült lapok hibásak.
bad-record-announced = A bemondások nem illenek a lapokhoz.
bad-record-closed = A takarás adatai hibásak.
bad-record-seat = Hibás, hogy kinek a szemszögéből látszik a parti.
bad-record-score = A játszma állása hibás.
bad-record-moves = { $number ->
    [0] A lépések nem illenek a lapokhoz.
   *[other] Ezek szerint a szabályok szerint nem megengedett: { $number }. lépés.
}
bad-record-id = A parti neve hibás.
bad-record-note = A partihoz fűzött megjegyzés hibás.

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
fair-later = A parti után a lapok és a véletlen szám láthatóvá válnak. Akkor itt ellenőrizheti, hogy minden rendben volt‑e.
fair-chance = A keveréshez a véletlent az Ön böngészője adja. Aki a számítógép helyett játszik, csak a saját lapjait látja, és ami nyíltan fekszik.
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
    [yes] A felcsapott lap az, amely ezen a helyen állt.
   *[no] A felcsapott lap nem az, amely ezen a helyen állt.
}
fair-draws = { $holds ->
    [yes] Minden lap, amelynek húzását látta, a talonnak ezen a helyén feküdt.
   *[no] Egy lap, amelynek húzását látta, nem a talonnak ezen a helyén feküdt.
}
fair-opponent = { $holds ->
    [yes] A másik oldalon pontosan azok a lapok voltak, amelyeket ez a sorrend ad.
   *[no] A másik oldalon olyan lap is volt, amelyet ez a sorrend nem ad.
}
fair-holds = { $points ->
    [1] Az ujjlenyomat egyezik: ezek a lapok már megvoltak, amikor a gép megadta.
   *[other] Minden rendben: ez a sorrend előre megvolt, és az osztás ezt követte.
}
fair-fails = Itt valami nincs rendben: ezek nem azok a lapok, amelyek előre megvoltak.
fair-partial = Csak az ujjlenyomatot lehetett összevetni, mert ez az oldal nem az első laptól kezdve látta a partit.
fair-none = Titkosítatlan kapcsolaton a böngésző nem számít ujjlenyomatot. Lent olvashatja, hogyan számíthatja ki saját maga.
fair-deck = Így történt az osztás
# $to: you és computer egy kéz, egyébként hely az asztalon
fair-packet = { $to ->
    [you] { $cards } lap Önnek
    [computer] { $cards } lap a számítógépnek
    [seat] { $cards } neki: { $name }
    [turn-up] Felcsapva
   *[stock] Talon, felülről lefelé
}
fair-self = Számítsa ki saját maga
fair-self-how = Az ujjlenyomat ehhez a szöveghez tartozik: előbb a lapok a fenti sorrendben, mindegyik két jellel, értéke és színe szerint, aztán a véletlen szám.
fair-self-command = Linuxon és macOS-en ez a parancs számítja ki:

# A statisztika és a megőrzött partik.
# A tizedes számok, az előjelesek és a százalékok készen érkeznek.

stats = Statisztika
stats-since = { $date } óta
stats-all-rules = minden szabályrendszer
stats-all-levels = minden ellenfél
stats-nothing-chosen = Ezekkel a szabályokkal, ez ellen az ellenfél ellen még nincs beszámító parti.
stats-unkept = Ez a böngésző semmit sem enged eltárolni: játszani lehet, de semmi sem marad meg.

## Áttekintés

stats-overview = Áttekintés
stats-ratio = { $won } : { $lost }
stats-bummerl = Játszmák
stats-streak = { $who ->
    [you] { $count ->
        [one] az utolsó nyert
       *[other] az utolsó { $count } nyert
    }
   *[computer] { $count ->
        [one] az utolsó vesztett
       *[other] az utolsó { $count } vesztett
    }
}
stats-no-match = még egy sem ért véget
stats-deals = Partik
stats-deals-won = { $tied ->
    [0] { $won } nyert, { $share }
   *[other] { $won } nyert, { $share }; { $tied } döntetlen
}
stats-average = Játszmapont partinként
stats-average-of = { $won } győzelemkor, { $lost } vereségkor
stats-rating = Értékszám
stats-rating-none = az első, a számítógép valamelyik szintje elleni játszma után
stats-rating-unsure = { $matches ->
    [one] ± { $margin }, egy játszma után még bizonytalan
   *[other] ± { $margin }, { $matches } játszma után még bizonytalan
}
stats-rating-sure = legjobb: { $best }, hét nap alatt { $change }
stats-curve-note = minden játszma után, minden szabállyal
stats-curve-none = A második játszma után itt egy vonal lesz.
stats-curve-label = Értékszám, { $from } – { $to }: kezdetben { $first }, most { $last }, legjobb { $best }
stats-curve-levels = Összehasonlításul, mért játszmákból: { $levels }.
stats-level-rating = { level } { $rating }

## Táblák

stats-deals-count = { $deals ->
    [one] { $deals } parti
   *[other] { $deals } parti
}
stats-tied = döntetlen
stats-closings = Takarás
stats-closed-made = { $who ->
    [you] Ön: sikerült
   *[computer] Számítógép: sikerült
}
stats-closed-failed = { $who ->
    [you] Ön: nem sikerült
   *[computer] Számítógép: nem sikerült
}
stats-calls = Bemondások
stats-calls-note = az Önéi, 100 partira
stats-announced = { $worth } bemondva
stats-exchanges = Csere
stats-false-claims = Téves „Elég!”
stats-luck = Szerencse
stats-luck-note = amit a kiosztott lapok hoztak
stats-luck-had = Ön
stats-luck-expected = Várható
stats-luck-trumps = Adu leosztásonként
stats-luck-marriage = Leosztás párral (20 vagy 40)
stats-luck-royal = Leosztás adupárral (40)
stats-luck-forehand = elsőként hívott
stats-luck-verdict = { $verdict ->
    [few] { $deals ->
        [one] Egy parti után a szerencséről még semmit sem lehet mondani; ahhoz legalább { $enough } kell.
       *[other] { $deals } parti után a szerencséről még semmit sem lehet mondani; ahhoz legalább { $enough } kell.
    }
    [better] A lapjai jobbak voltak, mint amilyeneket a véletlen többnyire ad: ennyire 100 esetből legfeljebb 5‑ször tér el.
    [worse] A lapjai rosszabbak voltak, mint amilyeneket a véletlen többnyire ad: ennyire 100 esetből legfeljebb 5‑ször tér el.
   *[chance] Amit kapott, a véletlen határain belül van.
}

## Hármas és négyes játékok

stats-matches = Nyert és vesztett játszmák
stats-matches-of = { $ended ->
    [0] még egy sem ért véget
   *[other] { $saved ->
        [0] a kettő között egy sem
       *[other] és { $saved } a kettő között, bummerli nélkül
    }
}
stats-declared = Játékosként teljesítve
stats-declared-of = { $deals ->
    [0] még nincs saját játéka
    [one] egy saját játékból { $made }
   *[other] { $deals } saját játékból { $made }
}
stats-out = Kimaradt
stats-out-note = osztóként, nem számít
stats-parts = Szerepek
stats-part = { $part ->
    [declarer] Játékos
    [partner] A játékos társa
   *[defender] A játékos ellen
}
stats-won = nyert
stats-points-each = Pont partinként
stats-contracts = Bemondott játékok
stats-contracts-note = teljesítve / vállalva
stats-ours = Az Ön oldala
stats-theirs = Ellenfelek
stats-made-of = { $made } / { $deals }
stats-contract = { $double ->
    [1] { $contract }
   *[other] { $contract } ×{ $double }
}
stats-played = { $part ->
    [declarer] { stats-contract }, az Öné
    [partner] { stats-contract }, a társé
   *[defender] { stats-contract }, az ellenfélé
}

## Utolsó partik

stats-last = Utolsó partik
stats-outcome-of = { $who ->
    [you] Nyert { $worth }
    [computer] Vesztett { $worth }
    [forehand] Az első hívó nyert { $worth }
    [dealer] Az osztó nyert { $worth }
    [out] Kimaradt
   *[nobody] Döntetlen
}
stats-game = { $rules } · { level }
stats-how-claim = { $who ->
    [you] { $closed ->
        [yes] takarás és „Elég!”
       *[no] „Elég!”
    }
   *[computer] { $closed ->
        [yes] a számítógép takar, és bemondja: „Elég!”
       *[no] a számítógép bemondja: „Elég!”
    }
}
stats-how-false-claim = { $who ->
    [you] téves „Elég!”
   *[computer] a számítógép tévesen mondja: „Elég!”
}
stats-how-failed-close = { $who ->
    [you] sikertelen takarás
   *[computer] a számítógép takarása nem sikerül
}
stats-how-last-trick = { $who ->
    [you] az utolsó ütés az Öné
   *[computer] az utolsó ütés a számítógépé
}
stats-how-majority = { $who ->
    [you] Önnek van több pontja
   *[computer] a számítógépnek van több pontja
}
stats-how-tie = egyenlő pontszám
stats-how-resigned = { $who ->
    [you] feladta
   *[computer] a számítógép feladja
}
stats-how-renonce = renonsz
stats-how-tute = tute megmutatva
stats-how-forfeit = játék nélkül
stats-for-two = Itt a kettes partik számítanak. A hármas és négyes játékoknak saját számaik vannak: válassza ki a játékot fent, a szabályoknál.
stats-kind-practice = gyakorlás, nem számít
stats-kind-person = ketten játszva, nem számít
stats-kind-forfeit = játék nélkül, nem számít
stats-review = Elemzés
stats-share = Megosztás
stats-review-deal = Elemzés: parti, { $day }, { $time }
stats-share-deal = Megosztás – parti: { $day }, { $time }
stats-more = Továbbiak

## Kezdőknek

stats-empty = Még egy parti sem ért véget
stats-empty-figures = Itt lesznek a megnyert játszmák és partik, meg a partinkénti játszmapontok, szabályok és ellenfél szerint.
stats-empty-rating = Az első játszma után értékszámot kap, amely összevethető a számítógép szintjeivel.
stats-empty-luck = Utánaszámolunk, jó lapjai voltak‑e: mit hoztak a kiosztott lapok, és mi volt várható.
stats-empty-deals = Az utolsó száz partit újra megnézheti.
stats-empty-not = A gyakorlás és a ketten játszott partik nem számítanak bele.

## Megőrzés

stats-keeping = Mentés
stats-keeping-note = Mindez csak ebben a böngészőben van, és némelyik böngésző egy idő után törli. Fájlként az Öné marad: a beállítások, a partik és a folyamatban lévő játszma.
stats-export = Mentés fájlba
stats-import = Fájl beolvasása
stats-delete = Minden törlése
stats-cancel = Mégse
stats-found = Ami a mentésben van ({ $date }):
stats-found-deals = { $deals ->
    [0] egy parti sem
    [one] egy parti ({ $from })
   *[other] { $span ->
        [day] { $deals } parti ({ $from })
       *[days] { $deals } parti ({ $from } – { $to })
    }
}
stats-found-game = { $game ->
    [yes] egy folyamatban lévő játszma
   *[no] nincs folyamatban lévő játszma
}
stats-found-settings = a beállítások
stats-take = Mi történjen vele?
stats-merge = Az itteniek kiegészítése
stats-merge-note = Az itt hiányzó partik bekerülnek. A beállítások és a folyamatban lévő játszma maradnak.
stats-merge-do = Kiegészítés
stats-replace = Minden itteni felülírása
stats-replace-note = Az itteni partik, az értékszám, a beállítások és a folyamatban lévő játszma törlődnek. Helyükre a mentés tartalma kerül.
stats-replace-do = Felülírás
stats-safe = Előbb az itteniek mentése
stats-safe-note = Egy fájlba. Ha ez nem sikerül teljesen, semmi sem íródik felül.
stats-merged = { $deals ->
    [0] A fájl minden partija megvolt már.
    [one] Egy parti került be.
   *[other] { $deals } parti került be.
}
stats-saved = Elmentve ezen a néven: { $file }.
stats-delete-ask = Törlődik minden parti, az értékszám, a beállítások, a saját játékosok és a folyamatban lévő játszma. Ez nem vonható vissza.
stats-delete-do = Végleges törlés
stats-bad-broken = A mentés félbeszakad vagy sérült: { $place }. Minden úgy maradt, ahogy volt.
stats-bad-foreign = Ez nem ennek a játéknak a mentése. Minden úgy maradt, ahogy volt.
stats-bad-version = A fájl változata { $place }, ezt a program nem ismeri. Minden úgy maradt, ahogy volt.
stats-bad-newer = A mentés változata { $place }, ennél a programnál újabbtól származik. Töltse be újra az oldalt, és próbálja meg még egyszer. Minden úgy maradt, ahogy volt.
stats-bad-incomplete = A fájlból hiányzik valami: { $place }. Minden úgy maradt, ahogy volt.
stats-bad-checksum = A fájl sérült: az ellenőrző összege nem egyezik. Minden úgy maradt, ahogy volt.
stats-bad-content = A fájlban valami nincs rendben, éspedig itt: { $place }. Minden úgy maradt, ahogy volt.
stats-bad-game = A fájlban lévő játszma nem nyitható meg: { $place }. Minden úgy maradt, ahogy volt.
stats-bad-storage = A böngésző tárhelye megtelt vagy le van tiltva. Minden úgy maradt, ahogy volt.
stats-bad-partial = A folyamatban lévő játszmát nem sikerült menteni: { $place }. A fájlban csak a többi van meg. Itt minden úgy maradt, ahogy volt.

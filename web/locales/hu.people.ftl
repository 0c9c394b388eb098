# Lépések visszavétele, gyakorlás a játszma mellett, ketten egy készüléken.

practice = Gyakorlás
back-to-match = Vissza a játszmához
original = Így játszották korábban

undo = Lépés visszavétele
undo-ask = Visszaveszi az utolsó lépést? Ez a játszma ezzel gyakorlássá válik, és nem számít. Amit Ön még nem látott, azt a gép újraosztja.
undo-done = Visszavéve, a rejtett lapokat a gép újraosztotta.
undo-none = Most nincs mit visszavenni.
key-undo = lépés visszavétele

menu-two = Ketten egy készüléken
two-names = Nevek
two-name = { $number }. játékos

cover-first = Új parti: { $name } kezd.
cover-turn = { $name } következik.
cover-how = Adja át a készüléket ({ $name }), és csak akkor koppintson, ha más nem látja.
cover-show = Lapok felfedése

## Mint az azonos nevű szövegek „people-” nélkül, ha két ember játszik: mindkettő neve szerepel. $me tartja a készüléket, $other nem.

people-back-to-match = A számítógép elleni játszmához
people-seat = { $who ->
    [you] { $me }
   *[computer] { $other }
}
people-dealer = osztó
people-pile = { people-seat }: { tricks-count }, megnézés
people-fan = { $cards ->
   *[other] { $other }: { $cards } lap
}
people-fan-known = { people-fan }, ismert: { $known }
people-trick-full = Ütés: { people-seat }
people-trick-past = Utolsó ütés: { people-seat }
people-trick-card = { people-seat }: { card }
people-dial = Játszmapontok: { $other } még { $theirs }, { $me } még { $yours }. Nyert játszmák: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
people-dial-up = { $deck ->
    [spanish] Nyert partik ({ $target } kell): { $other } { $theirs }, { $me } { $yours }. Nyert játszmák: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
   *[other] Játszmapontok ({ $target } kell): { $other } { $theirs }, { $me } { $yours }. Nyert játszmák: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
}
people-peek-tricks = { people-seat } ütései
people-confirm-ren = Szabálytalanul adott lapot { $other }? Ha téved, elveszíti a partit.
people-offer-exchange = { $other } takart. Szeretne még cserélni ({ $card } helyett { $turnup })?
people-offer-ren = { $other } nem adott színt. Renonszot jelez? Ha téved, elveszíti a partit.
people-confirm-resign = Feladja ezt a partit? { $other } nyeri.
people-news-deal = { people-seat } oszt.
people-news-draw = Húzás az első osztásért: { $me } { $yours }, { $other } { $theirs }. { $by ->
    [low] Az alacsonyabb lap oszt, tehát { people-seat }.
   *[high] A magasabb lap oszt, tehát { people-seat }.
}
people-news-lot = A sorsolás szerint először { people-seat } oszt.
people-news-play = { $other } kijátszott lapja: { card }.
people-news-play-marriage = { $other } bemondása { $worth }, kijátszott lapja: { card }.
people-news-announce = { people-seat } bemondása: { suit } { $worth }.
people-news-exchange = { people-seat } cserél: { $gave } a talonba, { $took } a kézbe.
people-news-close-fixed = { people-seat } takar: nyerhet { $wins }, veszíthet { $loses } játszmapontot. A későbbi ütések ezen nem változtatnak.
people-news-close-open = { people-seat } takar. 66 nélkül ez { $loses } játszmapontba kerül.
people-news-did-claim = { people-seat } bemondása: Elég!
people-news-enough = Megvan a 66: { people-seat }.
people-news-did-resign = { people-seat } feladja.
people-news-did-renonce = { people-seat } renonszot jelez.
people-news-did-tute = { people-seat } tutét mutat.
people-news-did-decline = { people-seat } azt mondja: tovább.
people-news-trick = { people-seat } ütése, ezzel: { card }.
people-now-offer-ren = Renonszot jelez?
people-now-waiting = A készüléket { $other } kapja.
people-refused-not-your-turn = { $other } következik.
people-result-deal = { people-seat } nyert
people-result-match = { people-seat } nyerte a játszmát
people-ended-claim = { $claim ->
    [auto] { people-seat } { $points } ponttal elérte a 66‑ot.
   *[manual] { people-seat } { $points } ponttal mondta be a 66‑ot.
}
people-ended-false-claim = Téves bemondás ({ people-seat }): { $points } pont volt, nem 66.
people-ended-failed-close = { people-seat } takart, és nem érte el a 66‑ot.
people-ended-last-trick = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Mindkét félnek ugyanannyi pontja van.
   *[manual] Senki sem mondta be a 66‑ot.
} Az utolsó ütés dönt, és azt { people-seat } vitte el.
people-ended-majority = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Minden lap elfogyott.
   *[manual] Senki sem mondta be a 66‑ot.
} { $compared ->
    [cards] { people-seat } ütéseiben több pont van.
   *[total] { people-seat } gyűjtött több pontot.
}
people-ended-resigned = { people-seat } feladta a partit.
people-ended-forfeit = { people-seat } játék nélkül elveszíti a partit.
people-ended-tute = { people-seat } tutét mutatott.
people-ended-renonce = { $call ->
    [right] Renonsz: { people-seat } szabálytalanul adott lapot.
    [wrong] Nem volt renonsz: { people-seat } tévesen jelezte.
   *[unknown] Renonsz: { people-seat } szabálytalanul adott lapot, vagy tévesen jelzett.
}
people-basis-no-trick = { $moment ->
    [close] A takaráskor { people-seat } ütés nélkül állt: ez { $worth } játszmapontot ér.
   *[end] { people-seat } ütés nélkül maradt: ez { $worth } játszmapontot ér.
}
people-basis-below-33 = { $moment ->
    [close] A takaráskor { people-seat } { $points } ponttal állt, kevesebb mint 33: ez { $worth } játszmapontot ér.
   *[end] { people-seat } { $points } pontot gyűjtött, kevesebb mint 33: ez { $worth } játszmapontot ér.
}
people-basis-33-or-more = { $moment ->
    [close] A takaráskor { people-seat } { $points } ponttal állt, legalább 33: ez { $worth } játszmapontot ér.
   *[end] { people-seat } { $points } pontot gyűjtött, legalább 33: ez { $worth } játszmapontot ér.
}
people-basis-above-100 = { people-seat } { $points } pontot gyűjtött: az ilyen magas győzelem értéke { $worth }.
people-match-won = { $deck ->
    [spanish] A játszmát { people-seat } nyerte.
   *[other] A játszma véget ért: { people-seat } nyerte.
}
people-series-stands = Sorozat, legfeljebb { $series } játszma: { $me } { $yours }, { $other } { $theirs }.
people-series-won = { $who ->
    [you] A legfeljebb { $series } játszmás sorozatot { $me } nyerte, { $yours } : { $theirs }.
   *[computer] A legfeljebb { $series } játszmás sorozatot { $other } nyerte, { $theirs } : { $yours }.
}
people-match-schneider = { $who ->
    [you] Snájder! { $other } nem szerzett játszmapontot: { $me } { $bummerl } játszmát nyert.
   *[computer] Snájder! { $me } nem szerzett játszmapontot: { $other } { $bummerl } játszmát nyert.
}
people-game-points = { game-points-unit } ({ people-seat })
people-review-trick = { people-seat }
people-review-left = { people-seat } kezében maradt lapok
people-fair-packet = { $to ->
    [you] { $cards } lap: { $me }
    [computer] { $cards } lap: { $other }
    [turn-up] Felcsapva
   *[stock] Talon, felülről lefelé
}
people-fair-chance = A keveréshez a véletlent az Ön böngészője adja. Mindig csak a felfedett lapok láthatók, és ami nyíltan fekszik.

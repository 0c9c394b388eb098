# Bummerl magyarul. $deck értéke "german", "french" vagy "spanish": a színek és a figurák neve ettől függ. Spanyol kártyával
# csak tutét játszanak. A kártyák neve kisbetűs; .cap a mondat elején áll, .acc névelős tárgy.
# $who értéke "you" vagy "computer".

language-name = Magyar
title = Snapszer
close = Bezárás
cancel = Mégse

## Kártyák

suit = { $deck ->
    [german] { $suit ->
        [H] piros
        [D] tök
        [S] zöld
       *[C] makk
    }
    [spanish] { $suit ->
        [H] copas
        [D] oros
        [S] espadas
       *[C] bastos
    }
   *[french] { $suit ->
        [H] kőr
        [D] káró
        [S] pikk
       *[C] treff
    }
}
    .cap = { $deck ->
        [german] { $suit ->
            [H] Piros
            [D] Tök
            [S] Zöld
           *[C] Makk
        }
        [spanish] { $suit ->
            [H] Copas
            [D] Oros
            [S] Espadas
           *[C] Bastos
        }
       *[french] { $suit ->
            [H] Kőr
            [D] Káró
            [S] Pikk
           *[C] Treff
        }
    }
    .acc = { $deck ->
        [german] { $suit ->
            [H] pirosat
            [D] tököt
            [S] zöldet
           *[C] makkot
        }
        [spanish] { $suit ->
            [H] copast
            [D] orost
            [S] espadast
           *[C] bastost
        }
       *[french] { $suit ->
            [H] kőrt
            [D] kárót
            [S] pikket
           *[C] treffet
        }
    }
rank = { $deck ->
    [german] { $rank ->
        [A] ász
        [T] tízes
        [K] király
        [Q] felső
        [J] alsó
       *[9] kilences
    }
    [spanish] { $rank ->
        [A] ász
        [3] hármas
        [R] rey
        [C] caballo
        [S] sota
        [7] hetes
        [6] hatos
        [5] ötös
        [4] négyes
       *[2] kettes
    }
   *[french] { $rank ->
        [A] ász
        [T] tízes
        [K] király
        [Q] dáma
        [J] bubi
       *[9] kilences
    }
}
    .acc = { $deck ->
        [german] { $rank ->
            [A] ászt
            [T] tízest
            [K] királyt
            [Q] felsőt
            [J] alsót
           *[9] kilencest
        }
        [spanish] { $rank ->
            [A] ászt
            [3] hármast
            [R] reyt
            [C] caballót
            [S] sotát
            [7] hetest
            [6] hatost
            [5] ötöst
            [4] négyest
           *[2] kettest
        }
       *[french] { $rank ->
            [A] ászt
            [T] tízest
            [K] királyt
            [Q] dámát
            [J] bubit
           *[9] kilencest
        }
    }
card = { suit } { rank }
    .acc = { $deck ->
        [spanish] { $suit ->
            [D] az
            [S] az
           *[H] a
        }
       *[other] a
    } { suit } { rank.acc }
card-refused = { card }, most nem játszható
card-marriage = { card }, { $worth } bemondható

## Asztal

seat = { $who ->
    [you] Ön
   *[computer] Számítógép
}
dealer = { $who ->
    [you] oszt
   *[computer] oszt
}
level = { $level ->
    [beginner] Kezdő
    [easy] Könnyű
    [normal] Törzsvendég
    [strong] Mester
    [expert] Kávéház
   *[other] { $level }
}
deal-meta = { level } · { $deal }. parti
deal-number = { $deal }. parti
# $carry: ennyi játszmaponttal kap többet e parti nyertese, mert az előzők döntetlenek voltak.
carry-now = Ez a parti { $carry } ponttal többet ér.
points-unit = { $points ->
   *[other] pont
}
points-spoken = { $pending ->
    [0] Pontok: { $points }
   *[other] Pontok: { $points }, { $pending } bemondva
}
tricks-count = { $tricks ->
   *[other] { $tricks } ütés
}
pile = { $who ->
    [you] Ön
   *[computer] Számítógép
}: { tricks-count }, megnézés
fan = { $cards ->
   *[other] Számítógép: { $cards } lap
}
fan-known = { fan }, ismert: { $known }
hand = Az Ön lapjai
hand-dealing = Osztás folyik
stock-shuffling = Talon
stock-open = Talon: { $cards } lap, felcsapva: { $turnup }. Adu: { suit }.
stock-closed = A talon betakarva, { $cards ->
   *[other] { $cards } lap
}. Adu: { suit }.
stock-empty = A talon elfogyott. Adu: { suit }.
trump = { suit.cap } az adu
trump-closed = { suit.cap } · takarva
trick = Ütés
trick-full = { $who ->
    [you] Ütés, az Öné
   *[computer] Ütés, a számítógépé
}
trick-past = { $who ->
    [you] Utolsó ütés, az Öné
   *[computer] Utolsó ütés, a számítógépé
}
trick-card = { $who ->
    [you] Ön: { card }
   *[computer] Számítógép: { card }
}
your-card = Az Ön lapja
dial = Bummerli: a számítógépnek még { $theirs } kell, Önnek még { $yours }. Nyert bummerlik: számítógép { $theirBummerl }, Ön { $yourBummerl }.
# Mint a dial, de $theirs és $yours a megnyert játszmapontok száma.
dial-up = { $deck ->
    [spanish] Nyert partik: számítógép { $theirs }, Ön { $yours }. Nyert játszmák: számítógép { $theirBummerl }, Ön { $yourBummerl }.
   *[other] Bummerli: számítógép { $theirs }, Ön { $yours }. Nyert bummerlik: számítógép { $theirBummerl }, Ön { $yourBummerl }.
}
peek-tricks = { $who ->
    [you] Az Ön ütései
   *[computer] A számítógép ütései
}
peek-none = Ezeket nem szabad megnézni.

## Bemondások és lépések

dock = Lépések
act-exchange = Csere
act-close = Ta­ka­rás
act-close-note = talon
act-announce = 20 / 40
act-announce-note = be­mon­dás
act-announce-one = { $worth }
act-claim = Elég!
act-claim-note = 66
act-ren = Re­nonsz!
act-ren-note = jelzés
act-tute = Tute!
act-tute-note = mu­ta­tás
act-resign = Parti feladása
announce = Bemondás
announce-with = { suit.cap } { $worth } ezzel …
announce-only = Egyelőre csak bemondás
announce-worth = { suit.cap } { $worth } bemondása
announce-not = { suit.cap } { rank } hívása bemondás nélkül
confirm-close = Betakarja a talont? Ezután nincs húzás, színre színt kell adni, és Önnek el kell érnie a 66-ot.
confirm-claim = Bemondja, hogy „Elég!”? Ha nincs meg a 66 pontja, elveszíti a partit.
confirm-claim-points = Bemondja, hogy „Elég!”? Önnek { $points ->
   *[other] { $points } pontja
} van; 66-tól megnyeri a partit, különben elveszíti.
confirm-ren = Szabálytalanul adott lapot a számítógép? Ha téved, elveszíti a partit.
# A számítógép takart; $card az a lap, amellyel most még cserélni lehet.
offer-exchange = A számítógép takart. Szeretne még cserélni ({ $card } helyett { $turnup })?
offer-exchange-not = Nincs csere
# A számítógép aduval ütött; megkérdezhető, nem kellett volna-e színre színt adnia.
offer-ren = A számítógép nem adott színt. Renonszot jelez? Ha téved, elveszíti a partit.
offer-ren-not = Nem jelzek
confirm-tute = Megmutatja mind a négyet, és ezzel megnyeri a partit?
confirm-resign = Feladja ezt a partit? A számítógép nyeri.

## Ami történik

news-deal = { $who ->
    [you] Ön oszt.
   *[computer] A számítógép oszt.
}
# $by értéke "high" vagy "low": a magasabb vagy az alacsonyabb lap oszt-e.
news-draw = Az Ön húzott lapja { $yours }, a számítógépé { $theirs }. { $by ->
    [low] { $who ->
        [you] Az alacsonyabb lap oszt: Ön.
       *[computer] Az alacsonyabb lap oszt: a számítógép.
    }
   *[high] { $who ->
        [you] Ön oszt.
       *[computer] A számítógép oszt.
    }
}
news-lot = { $who ->
    [you] A sorsolás szerint Ön oszt.
   *[computer] A sorsolás szerint a számítógép oszt.
}
news-play = A számítógép { card.acc } játssza ki.
news-play-marriage = A számítógép { $worth ->
    [40] 40-et
   *[other] { $worth }-at
} mond be, és { card.acc } hívja.
news-announce = { $who ->
    [you] Bemondása: { suit } { $worth }.
   *[computer] A számítógép bemondása: { suit } { $worth }.
}
news-exchange = { $who ->
    [you] Ön cserél: { $gave } a talonba, { $took } a kézbe.
   *[computer] A számítógép cserél: { $gave } a talonba, { $took } a kézbe.
}
news-close-fixed = { $who ->
    [you] Ön takar: { $wins } pontot nyerhet, { $loses } pontot veszíthet. A későbbi ütések ezen nem változtatnak.
   *[computer] A számítógép takar: { $wins } pontot nyerhet, { $loses } pontot veszíthet. A későbbi ütések ezen nem változtatnak.
}
news-close-open = { $who ->
    [you] Ön takar. Ha nem éri el a 66-ot, { $loses } pontot veszít.
   *[computer] A számítógép takar. Ha nem éri el a 66-ot, { $loses } pontot veszít.
}
news-did-claim = { $who ->
    [you] Bemondása: Elég!
   *[computer] A számítógép bemondása: Elég!
}
# Mint a news-did-claim, de senkinek nem kell semmit mondania.
news-enough = { $who ->
    [you] Önnek megvan a 66.
   *[computer] A számítógépnek megvan a 66.
}
news-did-resign = { $who ->
    [you] Ön feladja.
   *[computer] A számítógép feladja.
}
news-did-renonce = { $who ->
    [you] Ön renonszot jelez.
   *[computer] A számítógép renonszot jelez.
}
news-did-tute = { $who ->
    [you] Ön tutét mutat.
   *[computer] A számítógép tutét mutat.
}
news-did-decline = { $who ->
    [you] Ön azt mondja: tovább.
   *[computer] A számítógép azt mondja: tovább.
}
news-trick = { $who ->
    [you] Az Ön ütése, ezzel: { card }.
   *[computer] A számítógép ütése, ezzel: { card }.
}
now-lead = Ön hív.
now-lead-marriage = Hívja a bemondott pár egyik lapját.
now-answer = Ön következik.
now-offer-exchange = Szeretne még cserélni?
now-offer-ren = Renonszot jelez?
now-waiting = A számítógép gondolkodik …
now-deal-end = A parti véget ért.
now-match-end = A játszma véget ért.

## Miért nem lehet valamit

refused-not-your-turn = A számítógép következik.
refused-must-follow = Színre színt kell adni: { suit.acc } kell tennie.
refused-must-head = Felül kell ütnie: nagyobb { suit.acc } kell tennie.
refused-must-trump = Aduval kell ütnie.
refused-must-overtrump = Nagyobb aduval kell ütnie.
refused-marriage-lead = Bemondás után a pár egyik lapját kell hívni.
refused-only-on-lead = Ez csak akkor lehetséges, amikor Ön hív.
refused-exchange-no-card = A cseréhez ez a lap kell: { $card }.
refused-exchange-needs-trick = Cserélni csak saját ütés után lehet.
refused-exchange-stock = A talon már túl kicsi a cseréhez.
refused-exchange-closed = A talon be van takarva, már nincs csere.
refused-exchange-done = A csere már megtörtént.
refused-close-stock = A takaráshoz túl kevés lap van a talonban.
refused-close-needs-trick = Takarni csak saját ütés után lehet.
refused-already-closed = A talon már be van takarva.
refused-claim-needs-trick = „Elég!” csak saját ütés után mondható.
refused-no-marriage = { $deck ->
    [german] Nincs bemondható párja királyból és felsőből.
    [spanish] Nincs bemondható párja reyből és caballóból.
   *[french] Nincs bemondható párja királyból és dámából.
}
refused-marriage-done = E hívás előtt Ön már bemondott.
refused-marriage-first-lead = Az első hívásnál nincs bemondás.
refused-marriage-needs-trick = Bemondani csak saját ütés után lehet.
refused-nothing-to-call = Nincs mit jelezni.
refused-decide-first = Előbb válaszoljon a kérdésre.
refused-no-tute = Ehhez egy ütés után mind a négy rey vagy mind a négy caballo kell.
refused-marriage-strict = Színkényszer mellett már nincs bemondás.
refused-deal-over = A parti véget ért.

## Eredmény

result-deal = { $who ->
    [you] Ön nyert
   *[computer] Ön vesztett
}
result-match = { $deck ->
    [spanish] { $who ->
        [you] Nyert játszma
       *[computer] Vesztett játszma
    }
   *[other] { $who ->
        [you] Nyert bummerli
       *[computer] Vesztett bummerli
    }
}
result-tie = Döntetlen
# $claim értéke "manual", ha a 66 pontot be kell mondani, "auto", ha a parti magától véget ér vele, és "none" a tutéban, ahol
# mindig minden lapot lejátszanak.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] Ön { $points } ponttal elérte a 66-ot.
       *[computer] A számítógép { $points } ponttal elérte a 66-ot.
    }
   *[manual] { $who ->
        [you] Ön { $points } ponttal mondta be a 66-ot.
       *[computer] A számítógép { $points } ponttal mondta be a 66-ot.
    }
}
ended-false-claim = { $who ->
    [you] Téves bemondás: Önnek { $points } pontja volt, nem 66.
   *[computer] Téves bemondás: a számítógépnek { $points } pontja volt, nem 66.
}
ended-failed-close = { $who ->
    [you] Ön takart, és nem érte el a 66-ot.
   *[computer] A számítógép takart, és nem érte el a 66-ot.
}
ended-last-trick = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Mindkét félnek ugyanannyi pontja van.
   *[manual] Senki sem mondta be a 66-ot.
} { $who ->
    [you] Az utolsó ütés dönt, és az az Öné.
   *[computer] Az utolsó ütés dönt, és az a számítógépé.
}
# $compared értéke "cards", ha a bemondások nem számítanak az összehasonlításban, különben "total".
ended-majority = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Minden lap elfogyott.
   *[manual] Senki sem mondta be a 66-ot.
} { $compared ->
    [cards] { $who ->
        [you] Az Ön ütéseiben több pont van.
       *[computer] A számítógép ütéseiben több pont van.
    }
   *[total] { $who ->
        [you] Önnek több pontja van.
       *[computer] A számítógépnek több pontja van.
    }
}
ended-tie = { $compared ->
    [cards] Senki sem mondta be a 66-ot, és a két fél ütései ugyanannyit érnek.
   *[total] Senki sem mondta be a 66-ot, és mindkét félnek ugyanannyi pontja van.
}
ended-resigned = { $who ->
    [you] Ön feladta a partit.
   *[computer] A számítógép feladta a partit.
}
ended-forfeit = { $who ->
    [you] Ön játék nélkül elveszíti a partit.
   *[computer] A számítógép játék nélkül elveszíti a partit.
}
# $name vendég játékos, $message az, amit tett; mindkettő úgy áll itt, ahogy van.
guest-raised = A(z) „{ $name }” játékos hibába ütközött: { $message }.
guest-illegal = A(z) „{ $name }” játékos ezt akarta játszani: { $message }, pedig nem szabad.
guest-nonsense = A(z) „{ $name }” játékos válasza nem lépés: { $message }.
guest-late = A(z) „{ $name }” játékos { $message } másodpercnél tovább gondolkodott.
guest-gone = A(z) „{ $name }” játékos összeomlasztotta a Pythont.
guest-absent = A(z) „{ $name }” játékos már nincs itt.
guest-line = { $line }. sor.
ended-tute = { $who ->
    [you] Ön tutét mutatott.
   *[computer] A számítógép tutét mutatott.
}
# $call értéke "right", ha a renonszot joggal jelezték, "wrong", ha tévesen, különben "unknown". $who veszít.
ended-renonce = { $call ->
    [right] { $who ->
        [you] Renonsz: Ön szabálytalanul adott lapot.
       *[computer] Renonsz: a számítógép szabálytalanul adott lapot.
    }
    [wrong] { $who ->
        [you] Nem volt renonsz: Ön tévesen jelezte.
       *[computer] Nem volt renonsz: a számítógép tévesen jelezte.
    }
   *[unknown] { $who ->
        [you] Renonsz: Ön szabálytalanul adott lapot, vagy tévesen jelzett.
       *[computer] Renonsz: a számítógép szabálytalanul adott lapot, vagy tévesen jelzett.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek nem volt ütése: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek nem volt ütése: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek nincs ütése: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek nincs ütése: ez { $worth } játszmapontot ér.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek { $points } pontja volt, kevesebb mint 33: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek { $points } pontja volt, kevesebb mint 33: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek { $points } pontja van, kevesebb mint 33: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek { $points } pontja van, kevesebb mint 33: ez { $worth } játszmapontot ér.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek { $points } pontja volt, legalább 33: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek { $points } pontja volt, legalább 33: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek { $points } pontja van, legalább 33: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek { $points } pontja van, legalább 33: ez { $worth } játszmapontot ér.
    }
}
basis-above-100 = { $who ->
    [you] Önnek { $points } pontja van: az ilyen magas győzelem értéke { $worth }.
   *[computer] A számítógépnek { $points } pontja van: az ilyen magas győzelem értéke { $worth }.
}
basis-fixed = E szabályok szerint ennek értéke { $worth }.
# Az a mondat követi, amely megmondja, mennyi az.
basis-mirror = A téves bemondás annyiba kerül, amennyit a helyes ért volna.
carry-next = A következő parti { $carry } ponttal többet ér.
carry-won = Ehhez jön { $carry } pont a döntetlen partikból.
match-won = { $deck ->
    [spanish] { $who ->
        [you] A játszma az Öné.
       *[computer] A játszma a számítógépé.
    }
   *[other] { $who ->
        [you] A játszma véget ért: a bummerli az Öné.
       *[computer] A játszma véget ért: a bummerli a számítógépé.
    }
}
# $series értéke 3 vagy 5: legfeljebb ennyi bummerliből áll a sorozat. $yours és $theirs a megnyertek száma.
series-stands = Sorozat, legfeljebb { $series } bummerli: Ön { $yours }, számítógép { $theirs }.
series-won = { $who ->
    [you] A legfeljebb { $series } bummerlis sorozatot Ön nyerte, { $yours } : { $theirs }.
   *[computer] A legfeljebb { $series } bummerlis sorozatot a számítógép nyerte, { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Snájder! A számítógép nem szerzett játszmapontot, ez { $bummerl } bummerlit ér Önnek.
   *[computer] Snájder! Ön nem szerzett játszmapontot, ez { $bummerl } bummerlit ér a számítógépnek.
}
result-plus = +{ $worth }
game-points = { $deck ->
    [spanish] { $worth ->
       *[other] parti
    }
   *[other] { $worth ->
       *[other] játszmapont
    }
}
score-change = { $who ->
    [you] { $before } → { $now } Önnél
   *[computer] { $before } → { $now } a számítógépnél
}
tally = Így jön össze
tally-item = Tétel
tally-cards = Ütések
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit.cap } { $worth }
tally-void = { suit.cap } { $worth }, ütés nélkül
tally-other = Egyéb
tally-last = Utolsó ütés
tally-sum = Összesen
tally-none = –
next-deal = Következő parti
next-match = { $deck ->
    [spanish] Új játszma
   *[other] Új bummerli
}
choose-rules = Más szabályok …
review-open = Parti megnézése
review = { $deal }. parti: minden ütés
review-close = Vissza az eredményhez
review-trick = { $who ->
    [you] az Öné
   *[computer] a számítógépé
}
review-points = { $points }
review-no-trick = Nem volt ütés.
review-left = { $who ->
    [you] Az Ön kezében maradt lapok
   *[computer] A számítógép kezében maradt lapok
}
proof = Becsületes volt a keverés?
proof-how = Az első sor már az osztás előtt megvolt. A második sor SHA-256 ellenőrző összege; a második sor a lapokat sorolja fel az osztás sorrendjében.

## Indulás és hibák

boot = Betöltés
boot-percent = { $percent } %
boot-status = A számítógép kever …
stage-runtime = A Python betöltése
stage-library = A könyvtár betöltése
stage-engine = A szabályok megtanulása
stage-ready = Mindjárt kész
fault = Most nem lehet játszani.
fault-no-wasm = Ebben a böngészőben nincs WebAssembly, pedig a játéknak szüksége van rá. Kérjük, használjon újabb böngészőt.
fault-blocked = A böngésző vagy az oldal egyik beállítása tiltja a WebAssemblyt, nélküle pedig nem lehet játszani.
fault-corrupt = Egy fájl sérülten érkezett meg. Töltse be újra.
fault-timeout = A betöltés elakadt. Rendben van a kapcsolat?
fault-failed = A játékot nem sikerült betölteni. Rendben van a kapcsolat?
fault-stuck = A számítógép nem válaszol. A játéka el van mentve.
fault-details = Részletek
fault-detail = { $code }: { $message }
fault-again = Újra

## Súgó

help = Súgó
help-open = Súgó: szabályok és billentyűk
help-rules = A szabályok röviden
wiener-aim = Az nyeri a partit, akinek előbb van 66 pontja, és bemondja: „Elég!”
wiener-values = Ász 11, tízes 10, király 4, { $deck ->
    [german] felső 3, alsó 2
   *[french] dáma 3, bubi 2
}. Az adu minden más színt üt.
wiener-open = Amíg a talon nyitva van, bármelyik lap adható. Minden ütés után mindkét fél húz, elsőként az, aki ütött.
wiener-strict = Ha a talon elfogyott vagy be van takarva, színre színt kell adni, és ha lehet, felül kell ütni; ha nincs szín, aduval kell ütni.
wiener-marriage = Egy szín királya és { $deck ->
    [german] felsője
   *[french] dámája
} a hívás előtt bemondva 20, aduban 40 pont – amint van ütése a bemondónak. Ezután a pár egyik lapját kell hívni.
wiener-exchange = Aki hív, az adu { $deck ->
    [german] alsót
   *[french] bubit
} elcserélheti a felcsapott lapra, amíg fölötte még van lefordított lap.
wiener-close = Aki hív, betakarhatja a talont, amíg legalább négy lap van benne. Az számít, ami az ellenfélnek a takaráskor volt. Ha a takaró nem éri el a 66-ot, az ellenfél 2 játszmapontot kap, vagy 3-at, ha a takaráskor nem volt ütése.
wiener-claim = Az „Elég!” híváskor mondható, saját ütés után. Aki téved, elveszíti a partit.
wiener-last = Ha senki sem mondja be a 66-ot, az utolsó ütés nyer.
wiener-score = A győzelem 1 játszmapont, 33 pont alatti ellenfél ellen 2, ütés nélküli ellen 3.
wiener-match = Hét játszmapont egy bummerli; duplán számít, ha a másiknak egy sincs.
tute-aim = Mindig minden lapot lejátszanak: akinek több pontja van, az nyeri a partit. Az utolsó ütés tízzel többet ér, és egyenlőségnél dönt.
tute-values = Ász 11, hármas 10, rey 4, caballo 3, sota 2; a hetestől a kettesig semmit sem érnek. Az adu minden más színt üt.
tute-open = Minden ütés után mindkét fél húz, elsőként az, aki ütött. Amíg van talon, bármelyik lap adható; a tute habaneróban a hívott adura adut kell adni.
tute-strict = Ha a talon elfogyott, színre színt kell adni, és ha lehet, felül kell ütni; ha nincs szín, aduval kell ütni.
tute-sing = Saját ütés után egy szín reye és caballója bemondható, amíg van talon: 20, aduban 40, és a 40 az első. Egyiket sem kell kihívni.
tute-swap = Saját ütés után az adu hetes elcserélhető a felcsapott magas lapra, a kettes az alacsonyra.
tute-four = Mind a négy rey vagy mind a négy caballo: a „Tute!” azonnal megnyeri a partit.
tute-match = Két nyert parti a játszma. 101 ponttól a parti duplán számít; aki bemondott, annak ehhez 121 kell.
help-keys = Billentyűk
help-keys-note = Akkor működnek, amikor az asztal van kijelölve.
key-cards = lap kijátszása
key-arrows = lépkedés a lapok között
key-exchange = csere
key-close = takarás
key-announce = 20 vagy 40 bemondása
key-claim = „Elég!”
key-ren = renonsz jelzése
key-tute = „Tute!”
key-decline = nemleges válasz egy kérdésre
key-last = utolsó ütés
key-escape = kérdés bezárása
key-help = ez a súgó

## Menü

menu = Menü
menu-title = Beállítások
menu-new = Új játék
menu-resign = Parti feladása
menu-deck = Kártya
deck-tell = Magyar
deck-french = Francia
deck-french4 = Négy­színű
menu-language = Nyelv
menu-speed = Mozgás
speed-off = Ki
speed-fast = Gyors
speed-normal = Közepes
speed-slow = Lassú
menu-theme = Színek
theme-auto = Rendszer
theme-light = Világos
theme-dark = Sötét
theme-contrast = Kontraszt
menu-points = Pontszámlálás
points-both = Mindkettő
points-own = Saját
points-none = Nincs
menu-help = Szabályok és billentyűk
menu-about = A Bummerlről

## Névjegy

about = A Bummerlről
about-text = Snapszer, hatvanhat és tute két játékosnak, a számítógép ellen. A szabályok és az ellenfél Pythonban íródtak, és az Ön böngészőjében futnak.
about-version = Verzió
about-python = Python
about-way = Indulás
about-way-trimmed = gyors: a Pythonnak csak a játékhoz szükséges részeivel
about-way-stock = a teljes Pythonnal, lassabban
about-waiting = még nincs betöltve
about-stored = Csak ez a böngésző őrzi: a folyó játékot és a beállításait. Semmi sem hagyja el az eszközét.
about-licences = Licencek
about-licence-own = A Bummerl és kártyái: MIT
about-licence-python = CPython: PSF-licenc
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit és Workbox-modulok: BSD-3 és MIT
about-licence-other = Comlink és Fluent: Apache 2.0

## Értesítések

notice-close = Értesítés bezárása
notice-offline = A játék most már hálózat nélkül is működik.
notice-update = Új változat érhető el.
notice-update-do = Újratöltés
notice-set-aside = Egy mentett játékot nem sikerült megnyitni.
notice-set-aside-do = Letöltés
notice-bad-link = A link nem létező szabályokat nevez meg. Az eddigiek maradnak érvényben.
notice-not-kept = Ez a böngésző semmit sem őriz meg: bezáráskor a játék elvész.

# Bummerl magyarul. $deck értéke "german", "french" vagy "spanish": a színek és a figurák neve ettől függ. Spanyol kártyával
# csak tutét játszanak. A kártyák neve kisbetűs; .cap a mondat elején áll, .acc névelős tárgy.
# $who értéke "you" vagy "computer". A számok ragja előtt nem törő kötőjel áll (U+2011): a rag nem kerülhet új sorba.

language-name = Magyar
title = { $profile ->
    [sechsundsechzig] Hatvanhat
    [santase] Santase
    [snapszli] Snapszli
    [snapszer] Snapszer
    [tute] Tute
    [tute-habanero] Tute
    [dreier] Dreierschnapsen
    [talon] Talonschnapsen
    [bauern] Bauernschnapsen
   *[other] Snapszer
}
close = Bezárás
cancel = Mégse

## Kártyák

card-refused = { card }, most nem játszható
card-marriage = { card }, { $worth } bemondható

## Asztal

seat = { $who ->
    [you] Ön
   *[computer] Számítógép
}
dealer = { $who ->
    [you] osztó
   *[computer] osztó
}
level = { $level ->
    [beginner] Kezdő
    [easy] Könnyű
    [normal] Törzsvendég
    [strong] Mester
    [expert] Kávéház
    [person] Ketten
   *[other] { $level }
}
deal-meta = { level } · { $deal }. parti
deal-number = { $deal }. parti
# $carry: ennyi játszmaponttal kap többet e parti nyertese, mert az előzők döntetlenek voltak.
carry-now = Ez a parti { $carry } játszmaponttal többet ér.
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
trump-short = { suit.cap }
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
dial = Játszmapontok: a számítógépnek még { $theirs } kell, Önnek még { $yours }. Nyert játszmák: számítógép { $theirBummerl }, Ön { $yourBummerl }.
# Mint a dial, de $theirs és $yours a megnyert játszmapontok száma.
dial-up = { $deck ->
    [spanish] Nyert partik ({ $target } kell): számítógép { $theirs }, Ön { $yours }. Nyert játszmák: számítógép { $theirBummerl }, Ön { $yourBummerl }.
   *[other] Játszmapontok ({ $target } kell): számítógép { $theirs }, Ön { $yours }. Nyert játszmák: számítógép { $theirBummerl }, Ön { $yourBummerl }.
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
announce-with = { suit.cap } { $worth } ezzel…
announce-only = Bemondás, a lapot utána választom
announce-worth = { suit.cap } { $worth } bemondása
announce-not = { suit.cap } { rank } hívása bemondás nélkül
confirm-close = Betakarja a talont? Ezután nincs húzás, színre színt kell adni, és Önnek el kell érnie a 66‑ot.
confirm-claim = Bemondja, hogy „Elég!”? Ha nincs meg a 66 pontja, elveszíti a partit.
confirm-claim-points = Bemondja, hogy „Elég!”? Önnek { $points ->
   *[other] { $points } pontja
} van; 66‑tól megnyeri a partit, különben elveszíti.
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
news-draw = Húzás az első osztásért: Ön { $yours }, a számítógép { $theirs }. { $by ->
    [low] { $who ->
        [you] Az alacsonyabb lap oszt, tehát Ön.
       *[computer] Az alacsonyabb lap oszt, tehát a számítógép.
    }
   *[high] { $who ->
        [you] A magasabb lap oszt, tehát Ön.
       *[computer] A magasabb lap oszt, tehát a számítógép.
    }
}
news-lot = { $who ->
    [you] A sorsolás szerint először Ön oszt.
   *[computer] A sorsolás szerint először a számítógép oszt.
}
news-play = A számítógép { card.acc } játssza ki.
news-play-marriage = A számítógép { $worth ->
    [40] 40‑et
   *[other] { $worth }‑at
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
    [you] Ön takar: nyerhet { $wins }, veszíthet { $loses } játszmapontot. A későbbi ütések ezen nem változtatnak.
   *[computer] A számítógép takar: nyerhet { $wins }, veszíthet { $loses } játszmapontot. A későbbi ütések ezen nem változtatnak.
}
news-close-open = { $who ->
    [you] Ön takar. Ha nem éri el a 66‑ot, { $loses } játszmapontot veszít.
   *[computer] A számítógép takar. Ha nem éri el a 66‑ot, { $loses } játszmapontot veszít.
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
now-waiting = A számítógép gondolkodik…
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
refused-must-overruff = Nagyobb aduval kell felülütnie.
refused-trump-not-held = Csak olyan szín lehet adu, amelyből most lát lapot.
refused-trump-named = Az adu már megvan.
refused-name-trump-first = Előbb az adut kell megnevezni.
refused-auction-first = Előbb a licit jön.
refused-auction-over = A licit véget ért.
refused-lay-away-first = Előbb tegyen le két lapot.
refused-double-first = Előbb a kontrázás kérdése jön.
refused-double-over = Kontrázni már nem lehet.
refused-keep-an-ace = Egy ászt meg kell tartania.
refused-no-talon = Most nem kell lapot letenni.
refused-caller-cannot-pass = A hívó legalább normál játékot játszik, nem passzolhat.
refused-bid-not-yours = Ezt a játékot ön nem vállalhatja.
refused-bid-too-low = Magasabbnak kell lennie az előző licitnél.
refused-bid-needs-ace = Ehhez ász kell.
refused-bid-needs-suit = { $game ->
    [bauern] Ehhez egy nem adu szín mind az öt lapja kell.
   *[talon] Ehhez egy szín mind az öt lapja kell.
}
refused-bid-needs-trumps = Ehhez mind az öt adu kell.
refused-bid-unknown = Ezekben a szabályokban nincs ilyen játék.
refused-marriage-not-in-contract = Ebben a játékban nincs bemondás.
refused-marriage-declarer-only = Ebben a játékban csak a játékos mondhat be.
refused-claim-not-in-contract = „Elég!” csak normál játékban mondható.

## Three at a table for two

company-deals = { $who ->
    [you] Ön oszt.
   *[other] { $name } oszt.
}
now-watching = Ön kimarad, és nézi a játékot.
company = A három állása
company-standing = még { $points }, Bummerl: { $bummerl }
company-out = oszt és kimarad
company-bummerl = Bummerl: { $bummerl }
company-end = A partit megnyerte: { $winner }. { $bummerl ->
    [1] A Bummerlt kapja: { $names }.
   *[other] { $bummerl } Bummerlt kap: { $names }.
}

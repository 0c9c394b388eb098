# A szabálykönyvek és minden, ami bennük választható.
# rule-… egy beállítást nevez meg, value-…-… egy értékét mondja el egyszerű szavakkal: egymás mellett állnak, táblázatban és
# választómező mellett. profile-… rövid név, about-rules-… egy mondatban mondja el, mi a különleges benne. conflict-… azt
# mondja el, miért nem illik egy érték a többihez.

## Választás

rules = Új játszma
rules-linked = Ezek a szabályok egy linkből valók. Ha elkezdi, ezek szerint folyik a játék.
rules-profile = Szabályok
rules-party = Játékosok
rules-players = { $players ->
    [2] Ketten
    [3] Hárman
   *[other] Négyen
}
rules-chosen = Kiválasztva: { $rules }
rules-own = Saját szabályok
rules-own-about = Saját összeállítás, egy meglévőből kiindulva.
rules-own-note = csak az változik, amit kiválaszt
# $profile egy név a profile-… közül
rules-own-of = { $profile }, saját szabályok
rules-base = Kiindulás
# $value egy érték a value-… közül: az, amely a szabályokban egyébként áll
rules-instead = e helyett: { $value }
rules-short = Röviden
rules-compare = Összehasonlítás
rules-compare-note = miben különböznek
rules-parameter = Szabály
rules-level = Ellenfél
rules-level-all = Játékostársak
rules-many = A többi helyen a számítógép játszik. Saját játékos és két ember egy készüléken csak kettesben lehetséges.
rules-series = Sorozat
# $series értéke 1, 3 vagy 5: legfeljebb ennyi játszmát játszanak.
rules-series-of = { $series ->
    [1] egy játszma
   *[other] legfeljebb { $series }
}
rules-spanish-cards = 40 lap
rules-drops = A folyamatban lévő játszma ezzel elvész.
rules-share = Szabályok megosztása
rules-shared = Link másolva
rules-link = Link ezekhez a szabályokhoz
rules-start = Játék
rules-group-deal = Kártya és osztás
rules-group-bid = Játékok
rules-group-partner = A hívó társa
rules-group-play = Lapadás és visszanézés
rules-group-exchange = Csere
rules-group-marriage = Bemondás
rules-group-close = Takarás
rules-group-end = A parti vége
rules-group-match = Játszma
rules-group-other = Egyéb
# $message a program közlése, angolul.
conflict = Ezek a szabályok így nem jók: { $message }
conflict-hand_size = Ennyi kézben tartott lap mellett nem marad talon.
conflict-deal_order = Ez az osztás nem adja ki a kézben tartott lapok számát.
conflict-exchange_on_close = Ez csak akkor lehetséges, ha szabad takarni.
conflict-marriage_lead = Csak a királyt akkor lehet előírni, ha a játékos maga mondja be a párt.

## Szabálykönyvek

profile-wiener = Bécsi
profile-turnier = Verseny
profile-haus = Házi szabályok
profile-hollands = Holland
profile-klub = Klub
profile-snapszer = Magyar snapszer
profile-sechsundsechzig = Hatvanhat
profile-scharf = Éles
profile-ohne-zudrehen = Takarás nélkül
profile-santase = Santase
profile-snapszli = Snapszli
profile-tute = Tute
profile-tute-habanero = Tute habanero
about-rules-wiener = Mint a kocsmában: a takarás a takaráskori állás szerint számít, a snájder duplán.
about-rules-turnier = Szigorúbb: a végén számolnak, a régi ütések lefordítva maradnak.
about-rules-haus = A 66 bármikor bemondható, az utolsó ütés tízet ér, döntetlen után a következő parti drágább.
about-rules-hollands = Nem kell felülütni; lapadáskor is lehet cserélni; az alacsonyabb lap oszt.
about-rules-klub = Magától számol: sem a párokat, sem a 66‑ot nem kell bemondani.
about-rules-snapszer = Magyar játék 24 lappal, hat lappal a kézben.
about-rules-sechsundsechzig = A német testvér: 24 lap, színkényszer mellett már nincs bemondás.
about-rules-scharf = Színkényszer és felülütés az első ütéstől.
about-rules-ohne-zudrehen = Bécsi, de a talon nyitva marad.
about-rules-santase = Bolgár: 24 lap, a játszma tizenegyig tart.
about-rules-snapszli = A magyar kétszemélyes játék 20 lappal.
about-rules-tute = Spanyol: 40 lap, minden ütés után lehet bemondani, a végén a többség nyer.
about-rules-tute-habanero = Tute kubai módra: nyolc lap, a hívott adura adut kell adni.
profile-dreier = Dreierschnapsen
profile-talon = Talonschnapsen
profile-bauern = Bauernschnapsen
about-rules-dreier = Az osztó kimarad, a másik kettő ketten játszik. Mindenki magának számol hétről lefelé.
about-rules-talon = Licittel: egyvalaki felveszi a talont, és a másik kettő ellen játszik. Huszonnégyig.
about-rules-bauern = Ketten kettő ellen licittel, a normáltól a Herrenschnapserig. Huszonnégyig.

## Beállítások és értékeik

value-none = –
value-true = igen
value-false = nem
rule-ranks = Kártya
value-ranks-ATKQJ = 20 lap
value-ranks-ATKQJ9 = 24 lap
rule-hand_size = Kézben
value-hand_size-5 = 5 lap
value-hand_size-6 = 6 lap
value-hand_size-8 = 8 lap
rule-deal_order = Osztás
value-deal_order-3-up-2 = három, felcsapás, kettő
value-deal_order-3-2-up = három, kettő, felcsapás
value-deal_order-3-3-up = három, három, felcsapás
value-deal_order-3-up-3 = három, felcsapás, három
rule-first_dealer = Elsőként oszt
value-first_dealer-high = aki magasabb lapot húz
value-first_dealer-low = aki alacsonyabb lapot húz
value-first_dealer-random = akit kisorsolnak
rule-next_dealer = Utána oszt
value-next_dealer-alternate = mindig a másik
value-next_dealer-winner = a nyertes
rule-strict_from_start = Színkényszer az első ütéstől
rule-must_head = Felülütés minden színben
rule-follow_trump = Adura adu nyitott talonnál is
rule-close_min_stock = Takarás
value-close_min_stock-2 = az utolsó lefordított lapig
value-close_min_stock-4 = legalább három lefordított lapnál
value-close_min_stock-null = nincs
rule-close_needs_trick = Takarás csak ütés után
rule-close_score = A sikeres takarás számít
value-close_score-at-close = a takaráskori állás szerint
value-close_score-at-end = a végső állás szerint
rule-failed_close = A sikertelen takarás ára
value-failed_close-opponent-trickless = 2, ütés nélküli ellenfélnél 3
value-failed_close-closer-trickless = 2, saját ütés nélkül 3
value-failed_close-always-3 = mindig 3
rule-exchange_min_stock = Csere
value-exchange_min_stock-2 = az utolsó lefordított lapig
value-exchange_min_stock-4 = legalább három lefordított lapnál
rule-exchange_when = A csere ideje
value-exchange_when-lead = hívás előtt
value-exchange_when-turn = lapadás előtt is
rule-exchange_needs_trick = Csere csak ütés után
rule-exchange_on_close = Csere, ha az ellenfél takar
rule-marriage_first_lead = Bemondás az első hívásnál
rule-marriage_when_strict = Bemondás színkényszer mellett
rule-marriage_auto = A bemondás magától megy
rule-marriage_lead = Bemondás után hívandó
value-marriage_lead-KQ = { $deck ->
    [german] király vagy felső
   *[french] király vagy dáma
}
value-marriage_lead-K = a király
rule-marriage_counts = A bemondás számít
value-marriage_counts-with-trick = bármelyik saját ütéssel
value-marriage_counts-next-trick = a következő saját ütéssel
rule-claim = 66 pont
value-claim-manual = be kell mondani
value-claim-auto = magától véget vet a partinak
rule-claim_window = A 66 bemondható
value-claim_window-lead = hívás előtt
value-claim_window-turn = lapadás előtt is
rule-false_claim = A téves „Elég!” ára
value-false_claim-mirror = amennyit a helyes ért volna
value-false_claim-flat-2 = 2
value-false_claim-claimer-trickless = 2, saját ütés nélkül 3
rule-unclaimed = „Elég!” nélkül nyer
value-unclaimed-last-trick = az utolsó ütés
value-unclaimed-majority = akinek több pontja van
rule-majority_of = Az összehasonlítás alapja
value-majority_of-total = minden pont
value-majority_of-cards = csak a lapok
rule-last_trick_bonus = Az utolsó ütés az összehasonlításban
value-last_trick_bonus-0 = semmivel sem ér többet
value-last_trick_bonus-10 = tízzel többet ér
rule-tie = Döntetlen
value-tie-none = nem lehet
value-tie-carry = a következő parti eggyel többet ér
value-tie-redeal = ugyanaz oszt újra
rule-resign = Feladás
rule-renonce = Renonsz
value-renonce-blocked = nem lehetséges
value-renonce-penalty = 3 játszmapont, ha jelzik
rule-trick_review = Megnézhető
value-trick_review-soft = saját ütések és az ellenfél elsője
value-trick_review-sharp = az utolsó ütés a következő hívásig
value-trick_review-last = az utolsó ütés
rule-target = A győzelemhez kell
value-target-2 = 2 parti
value-target-7 = 7 játszmapont
value-target-11 = 11 játszmapont
rule-count = A pontozás mutatja
value-count-down = ami még hiányzik
value-count-up = ami már megvan
rule-schneider_double = A snájder duplán számít
rule-hands = Kettes szabályok
rule-knocking = Kopogás: öt lap egyszerre
rule-ass_bettler = Assbettler (5): ütés nélkül, ásszal
rule-assenbettler = Assenbettler (5): ütés nélkül, az ász a legkisebb
rule-damengang = Damengang (7): minden ütés, a felső a legnagyobb
rule-koenigsgang = Königsgang (8): minden ütés, a király a legnagyobb
rule-bauernloch = Bauernloch (12): az ász a legkisebb
rule-partner_may_schnapser = Ő is vállalhat Schnapsert
rule-partner_may_bauer = Ő is vállalhat Bauernschnapsert
rule-vierziger_must_finish = A negyvennek be kell fejeznie a Schnapsert
rule-must_undertrump = Alá is aduzni kell
rule-marriage_needs_trick = A bemondás csak ütéssel számít
value-target-24 = 24 pont

## Saját játékosok

players = Saját játékosok
players-own = Saját játékos…
players-how = Hogyan készül ilyen
players-page = players/hu.html
players-forget = { $file } eltávolítása
players-wait = A játékos belép…
# A $message az, amit a Python mond.
players-refused = Ebben a fájlban nincs olyan játékos, aki játszani tud: { $message }.
players-late = Ez a fájl sosem készül el: vég nélkül számol.
players-gone = Ez a fájl összeomlasztja a Pythont.

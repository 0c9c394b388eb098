# De regels die er zijn, en alles wat eraan te kiezen valt.
# rule-… noemt een instelling, value-…-… zegt een van haar waarden in gewone woorden: beide staan naast elkaar, in een tabel en
# naast een keuzelijst. profile-… is een korte naam, about-rules-… zegt in één zin wat er bijzonder aan is. conflict-… zegt
# waarom een waarde niet bij de andere past.

## Keuze

rules = Nieuwe partij
rules-linked = Deze regels komen uit een link. Zo wordt er gespeeld als je begint.
rules-profile = Regels
rules-party = Spelers
rules-players = { $players ->
    [2] Met zijn tweeën
    [3] Met zijn drieën
   *[other] Met zijn vieren
}
rules-chosen = Gekozen: { $rules }
rules-own = Eigen regels
rules-own-about = Zelf samengesteld, uitgaande van een van deze.
rules-own-note = alleen wat je kiest verandert
# $profile is een naam uit profile-…
rules-own-of = { $profile }, eigen regels
rules-base = Uitgaande van
# $value is een waarde uit value-…: die welke deze regels anders hebben
rules-instead = in plaats van: { $value }
rules-short = In het kort
rules-compare = Vergelijking
rules-compare-note = waarin ze verschillen
rules-parameter = Regel
rules-level = Tegenstander
rules-level-all = Medespelers
rules-many = Op alle andere plaatsen speelt de computer. Eigen spelers en twee mensen aan één toestel zijn er alleen voor twee.
rules-series = Serie
# $series is 1, 3 of 5: zoveel Bummerls worden er hoogstens gespeeld.
rules-series-of = { $series ->
    [1] één Bummerl
   *[other] best of { $series }
}
rules-spanish-cards = 40 kaarten
rules-drops = De lopende partij vervalt dan.
rules-share = Regels delen
rules-shared = Link gekopieerd
rules-link = Link naar deze regels
rules-start = Spelen
rules-group-deal = Kaarten en delen
rules-group-bid = Spelen
rules-group-partner = De partner van de roeper
rules-group-play = Bijspelen en terugkijken
rules-group-exchange = Ruilen
rules-group-marriage = Melden
rules-group-close = Sluiten
rules-group-end = Einde van een ronde
rules-group-match = Partij
rules-group-other = Overige
# $message is wat het programma zegt, in het Engels.
conflict = Deze regels gaan zo niet: { $message }
conflict-hand_size = Met zoveel kaarten in de hand blijft er geen stok over.
conflict-deal_order = Zo delen klopt niet met het aantal kaarten in de hand.
conflict-exchange_on_close = Dat kan alleen als er gesloten mag worden.
conflict-marriage_lead = { $deck ->
    [german] De koning kan alleen voorgeschreven worden als de speler zelf meldt.
   *[french] De heer kan alleen voorgeschreven worden als de speler zelf meldt.
}

## Regels

profile-wiener = Weens
profile-turnier = Toernooi
profile-haus = Huisregels
profile-hollands = Hollands
profile-klub = Club
profile-snapszer = Snapszer
profile-sechsundsechzig = Zesenzestig
profile-scharf = Streng
profile-ohne-zudrehen = Zonder sluiten
profile-santase = Santase
profile-snapszli = Snapszli
profile-tute = Tute
profile-tute-habanero = Tute habanero
about-rules-wiener = Zoals in het café: sluiten telt naar de stand bij het sluiten, Schneider telt dubbel.
about-rules-turnier = Strenger: er wordt aan het einde geteld, oude slagen blijven dicht.
about-rules-haus = Opeisen mag altijd, de laatste slag telt tien, na een gelijkspel telt de volgende ronde meer.
about-rules-hollands = Overnemen hoeft niet; ruilen mag ook bij het bijspelen; de lagere kaart deelt.
about-rules-klub = Telt vanzelf: niemand hoeft te melden of 66 op te eisen.
about-rules-snapszer = Hongaars, met 24 kaarten en zes in de hand.
about-rules-sechsundsechzig = De Duitse zus: 24 kaarten, geen meldingen meer als je kleur moet bekennen.
about-rules-scharf = Bekennen en overnemen vanaf de eerste slag.
about-rules-ohne-zudrehen = Weens, maar de stok blijft open.
about-rules-santase = Bulgaars: 24 kaarten, een partij gaat tot elf.
about-rules-snapszli = Het Hongaarse spel voor twee met 20 kaarten.
about-rules-tute = Spaans: 40 kaarten, melden na elke slag, de meerderheid wint.
about-rules-tute-habanero = Tute op z’n Cubaans: acht kaarten, uitgespeelde troef moet bekend worden.
profile-dreier = Dreierschnapsen
profile-talon = Talonschnapsen
profile-bauern = Bauernschnapsen
about-rules-dreier = De gever doet niet mee, de andere twee spelen als met zijn tweeën. Ieder telt voor zich af vanaf zeven.
about-rules-talon = Met bieden: één neemt de talon en speelt tegen de andere twee. Tot 24.
about-rules-bauern = Twee tegen twee met bieden, van Normaal tot Herrenschnapser. Tot 24.

## Instellingen en hun waarden

value-none = –
value-true = ja
value-false = nee
rule-ranks = Spel
value-ranks-ATKQJ = 20 kaarten
value-ranks-ATKQJ9 = 24 kaarten
rule-hand_size = In de hand
value-hand_size-5 = 5 kaarten
value-hand_size-6 = 6 kaarten
value-hand_size-8 = 8 kaarten
rule-deal_order = Delen
value-deal_order-3-up-2 = drie, omdraaien, twee
value-deal_order-3-2-up = drie, twee, omdraaien
value-deal_order-3-3-up = drie, drie, omdraaien
value-deal_order-3-up-3 = drie, omdraaien, drie
rule-first_dealer = Eerst deelt
value-first_dealer-high = wie de hogere kaart trekt
value-first_dealer-low = wie de lagere kaart trekt
value-first_dealer-random = wie het lot aanwijst
rule-next_dealer = Daarna deelt
value-next_dealer-alternate = steeds de ander
value-next_dealer-winner = de winnaar
rule-strict_from_start = Bekennen vanaf de eerste slag
rule-must_head = Overnemen in elke kleur
rule-follow_trump = Troef bekennen bij open stok
rule-close_min_stock = Sluiten
value-close_min_stock-2 = tot de laatste gesloten kaart
value-close_min_stock-4 = bij minstens drie gesloten kaarten
value-close_min_stock-null = kan niet
rule-close_needs_trick = Sluiten pas na een slag
rule-close_score = Gewonnen na sluiten telt
value-close_score-at-close = naar de stand bij het sluiten
value-close_score-at-end = naar de stand aan het einde
rule-failed_close = Verloren na sluiten kost
value-failed_close-opponent-trickless = 2, of 3 als de ander geen slag heeft
value-failed_close-closer-trickless = 2, of 3 zonder eigen slag
value-failed_close-always-3 = altijd 3
rule-exchange_min_stock = Ruilen
value-exchange_min_stock-2 = tot de laatste gesloten kaart
value-exchange_min_stock-4 = bij minstens drie gesloten kaarten
rule-exchange_when = Er wordt geruild
value-exchange_when-lead = voor het uitkomen
value-exchange_when-turn = ook voor het bijspelen
rule-exchange_needs_trick = Ruilen pas na een slag
rule-exchange_on_close = Ruilen als de tegenstander sluit
rule-marriage_first_lead = Melden bij de eerste uitkomst
rule-marriage_when_strict = Melden als je moet bekennen
rule-marriage_auto = Melden gaat vanzelf
rule-marriage_lead = Na het melden speel je
value-marriage_lead-KQ = { $deck ->
    [german] koning of ober
   *[french] heer of vrouw
}
value-marriage_lead-K = { $deck ->
    [german] de koning
   *[french] de heer
}
rule-marriage_counts = Een melding telt
value-marriage_counts-with-trick = met een willekeurige eigen slag
value-marriage_counts-next-trick = met de volgende eigen slag
rule-claim = 66 punten
value-claim-manual = moet je opeisen
value-claim-auto = beëindigen de ronde vanzelf
rule-claim_window = Opeisen mag
value-claim_window-lead = voor het uitkomen
value-claim_window-turn = ook voor het bijspelen
rule-false_claim = Ten onrechte opeisen kost
value-false_claim-mirror = wat het terecht had opgeleverd
value-false_claim-flat-2 = 2
value-false_claim-claimer-trickless = 2, of 3 zonder eigen slag
rule-unclaimed = Als niemand 66 opeist, wint
value-unclaimed-last-trick = de laatste slag
value-unclaimed-majority = wie meer punten heeft
rule-majority_of = Vergeleken worden
value-majority_of-total = alle punten
value-majority_of-cards = alleen de kaarten
rule-last_trick_bonus = Laatste slag bij het vergelijken
value-last_trick_bonus-0 = telt niets extra
value-last_trick_bonus-10 = telt tien meer
rule-tie = Gelijkspel
value-tie-none = bestaat niet
value-tie-carry = de volgende ronde telt één meer
value-tie-redeal = dezelfde speler deelt opnieuw
rule-resign = Opgeven
rule-renonce = Verzaken
value-renonce-blocked = kan niet
value-renonce-penalty = kost 3 als het gemeld wordt
rule-trick_review = Bekijken mag je
value-trick_review-soft = eigen slagen, eerste van de ander
value-trick_review-sharp = de laatste slag tot er uitgekomen is
value-trick_review-last = de laatste slag
rule-target = Gewonnen met
value-target-2 = 2 rondes
value-target-7 = 7 spelpunten
value-target-11 = 11 spelpunten
rule-count = Genoteerd wordt
value-count-down = wat er nog nodig is
value-count-up = wat er gewonnen is
rule-schneider_double = Schneider telt dubbel
rule-hands = Regels voor twee
rule-knocking = Kloppen: vijf kaarten tegelijk
rule-ass_bettler = Assbettler (5): geen slag, met een aas
rule-assenbettler = Assenbettler (5): geen slag, aas laagst
rule-damengang = Damengang (7): alle slagen, vrouw hoogst
rule-koenigsgang = Königsgang (8): alle slagen, heer hoogst
rule-bauernloch = Bauernloch (12): aas laagst
rule-partner_may_schnapser = Mag ook Schnapser bieden
rule-partner_may_bauer = Mag ook Bauernschnapser bieden
rule-vierziger_must_finish = Een veertig moet de Schnapser uitmaken
rule-must_undertrump = Ook ondertroeven
rule-marriage_needs_trick = Een huwelijk telt pas met een slag
value-target-24 = 24 punten

## Eigen spelers

players = Eigen spelers
players-own = Eigen speler…
players-how = Hoe je er een schrijft
players-page = players/nl.html
players-forget = { $file } verwijderen
players-wait = De speler komt binnen…
# $message is wat Python zegt.
players-refused = In dit bestand zit geen speler die kan meespelen: { $message }.
players-late = Dit bestand komt niet klaar: het rekent zonder einde.
players-gone = Dit bestand laat Python vastlopen.

# De pagina rond de tafel: start en storingen, hulp, menu, berichten.

## Start en storingen

boot = Laden
boot-percent = { $percent }%
boot-status = De computer schudt…
stage-runtime = Python laden
stage-library = De bibliotheek laden
stage-engine = De regels leren
stage-ready = Bijna klaar
fault = Er kan nu niet gespeeld worden.
fault-no-wasm = Deze browser heeft geen WebAssembly, en het spel heeft dat nodig. Gebruik een nieuwere browser.
fault-blocked = Een instelling van de browser of de pagina verbiedt WebAssembly; zonder kan er niet gespeeld worden.
fault-corrupt = Een bestand is beschadigd aangekomen. Laad het opnieuw.
fault-timeout = Het laden is blijven steken. Is de verbinding in orde?
fault-failed = Het spel kon niet geladen worden. Is de verbinding in orde?
fault-stuck = De computer antwoordt niet. Je spel is bewaard.
fault-replaced = Er is een nieuwe versie, en delen van deze zijn er niet meer. Laad de pagina opnieuw; je spel is bewaard.
fault-details = Details
fault-detail = { $code }: { $message }
fault-again = Opnieuw proberen
fault-anew = Herladen

## Hulp

help = Hulp
help-open = Hulp: regels en toetsen
help-rules = De regels in het kort
wiener-aim = Wie als eerste 66 punten heeft en “Ik heb 66!” zegt, wint de ronde.
wiener-values = Aas 11, tien 10, { $deck ->
    [german] koning 4, ober 3, unter 2
   *[french] heer 4, vrouw 3, boer 2
}. Troef slaat elke andere kleur.
wiener-open = Zolang de stok open is, mag je elke kaart bijspelen. Na elke slag trekken beiden een kaart, de winnaar eerst.
wiener-strict = Is de stok op of gesloten, dan moet je kleur bekennen en zo mogelijk overnemen; kun je niet bekennen, dan moet je troeven.
wiener-marriage = { $deck ->
    [german] Koning en ober
   *[french] Heer en vrouw
} van één kleur, voor het uitkomen gemeld, tellen 20, in troef 40 – zodra je een slag hebt. Met een van de twee kom je dan uit.
wiener-exchange = Wie uitkomt, mag { $deck ->
    [german] de troefunter
   *[french] de troefboer
} ruilen voor de open kaart, zolang er nog een gesloten kaart boven ligt.
wiener-close = Wie uitkomt, mag de stok sluiten zolang er minstens { $down } gesloten kaarten in liggen. Wat de tegenstander op dat moment had, telt. Haal je dan geen 66, dan krijgt de tegenstander 2 spelpunten, of 3 als hij bij het sluiten geen slag had.
wiener-claim = “Ik heb 66!” zeg je als je uitkomt, na een eigen slag. Wie zich vergist, verliest de ronde.
wiener-last = Eist niemand 66 op, dan wint de laatste slag.
wiener-score = Winst telt 1 spelpunt, 2 tegen minder dan 33 punten, 3 tegen geen slag.
wiener-match = Zeven spelpunten zijn een Bummerl; die telt dubbel als de ander er geen heeft.
tute-aim = Alle kaarten worden altijd gespeeld: wie meer punten heeft, wint de ronde. De laatste slag telt tien meer en beslist bij gelijke stand.
tute-values = Aas 11, drie 10, rey 4, caballo 3, sota 2; zeven tot en met twee tellen niets. Troef slaat elke andere kleur.
tute-open = Na elke slag trekken beiden een kaart, de winnaar eerst. Zolang er een stok is, mag je elke kaart bijspelen; in tute habanero moet je uitgespeelde troef bekennen.
tute-strict = Is de stok op, dan moet je kleur bekennen en zo mogelijk overnemen; kun je niet bekennen, dan moet je troeven.
tute-sing = Na een eigen slag mag je rey en caballo van één kleur melden zolang er een stok is: 20, in troef 40, en de 40 eerst. Je hoeft er niet mee uit te komen.
tute-swap = Na een eigen slag mag je de zeven van troef ruilen voor een hoge open kaart, de twee voor een lage.
tute-four = Alle vier de reyes of alle vier de caballos: “Tute!” wint de ronde meteen.
tute-match = Twee gewonnen rondes zijn de partij. Vanaf 101 punten telt een ronde dubbel; wie gemeld heeft, heeft daar 121 voor nodig.
bauern-aim = Twee spelen tegen twee, de partners zitten tegenover elkaar. Wie 24 punten heeft, wint; de anderen krijgen de Bummerl.
bauern-trump = { $knocking ->
    [true] Links van de gever zit de roeper. Hij ziet alle vijf zijn kaarten en noemt een kleur daarvan als troef.
   *[other] Links van de gever zit de roeper. Hij ziet drie van zijn vijf kaarten en noemt een kleur daarvan als troef, of hij laat zijn volgende kaart openleggen.
}
many-bid = De roeper speelt minstens Normaal. Om de beurt mag ieder een hoger spel bieden of passen; wie gepast heeft, biedt niet meer.
many-follow = Vanaf de eerste slag moet je bekennen en overslaan, ook je partner. Wie niet kan bekennen, moet troeven als dat de slag wint.
bauern-alone = Zonder troef speelt de speler alleen en komt hij uit, zijn partner doet niet mee. Met troef komt de roeper uit.
many-marriage = Twintig en veertig meldt wie uitkomt: in Normaal iedereen, in Schnapser en Kontraschnapser alleen de speler.
many-normal = In Normaal winnen 66 punten, anders de laatste slag. Het telt 3 tegen wie geen slag heeft, 2 onder 33 punten, anders 1.
many-double = De tegenstanders mogen dubbelen, de speler herdubbelen enzovoort: telkens verdubbelt de waarde, tot het achtvoudige.
talon-aim = Eén speelt tegen de andere twee. Wie 24 punten heeft, wint; wie dan het minst heeft, krijgt de Bummerl.
talon-trump = Links van de gever zit de roeper. Hij ziet drie van zijn zes kaarten en noemt een kleur daarvan als troef, of hij laat zijn volgende kaart openleggen.
talon-take = Wie het hoogst geboden heeft, neemt de twee kaarten van de talon en legt er twee weg. Die tellen voor niemand.
talon-lead = Zonder troef komt de speler uit, met troef de roeper.
talon-score = Wint de speler, dan schrijft hij de waarde op; verliest hij, dan elk van de andere twee.
dreier-aim = De gever doet niet mee; de andere twee spelen een hand schnapsen. Daarna geeft de volgende.
dreier-lead = Links van de gever wordt uitgekomen. Wie niet meedoet, kijkt toe en ziet geen kaarten.
dreier-match = Ieder telt voor zich af vanaf zeven. Wie op nul is, wint; wie dan het meest nodig heeft, krijgt de Bummerl.
help-keys = Toetsen
help-keys-note = Ze werken zolang de tafel de focus heeft.
key-cards = kaart spelen
key-arrows = van kaart naar kaart gaan
key-exchange = ruilen
key-close = stok sluiten
key-announce = 20 of 40 melden
key-claim = “Ik heb 66!”
key-ren = verzaken melden
key-tute = “Tute!”
key-decline = een vraag met nee beantwoorden
key-last = laatste slag
key-escape = vraag wegklikken
key-help = deze hulp

## Menu

menu = Menu
menu-title = Instellingen
menu-new = Nieuwe partij
menu-resign = Ronde opgeven
menu-deck = Kaarten
deck-tell = Dubbel­duits
deck-hungarian = Hongaars
deck-french = Frans
deck-french4 = Vier kleuren
menu-language = Taal
menu-speed = Beweging
speed-off = Uit
speed-fast = Snel
speed-normal = Normaal
speed-slow = Rustig
menu-theme = Kleuren
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
theme-contrast = Contrast
menu-points = Punten meetellen
points-both = Beide
points-own = Eigen
points-none = Geen
menu-learn = Schnapsen leren
menu-backup = Bewaren en terug­zetten
menu-install = Installeren
menu-help = Regels en toetsen
menu-about = Over Bummerl

## Over

about = Over Bummerl
about-text = Schnapsen, zesenzestig en tute met z’n tweeën, tegen de computer. De regels en de tegenstander zijn in Python geschreven en draaien in je browser.
about-version = Versie
about-python = Python
about-way = Start
about-way-image = het snelst: het geheugen van Python komt zoals het was toen de site gemaakt werd
about-way-trimmed = snel, met alleen de delen van Python die het spel nodig heeft
about-way-stock = met heel Python, trager
about-waiting = nog niet geladen
about-offline = Zonder netwerk
about-offline-loading = wordt net geladen
about-offline-kept = werkt
about-offline-room = werkt nog niet: te weinig ruimte op het apparaat. Bij het volgende bezoek wordt het opnieuw geprobeerd.
about-offline-line = werkt nog niet: niet alles is aangekomen. Bij het volgende bezoek wordt het opnieuw geprobeerd.
about-offline-forbidden = werkt niet: de browser staat het hier niet toe, bijvoorbeeld in een privévenster.
about-offline-insecure = werkt niet: het adres begint niet met https, en alleen daar staat de browser het toe.
about-offline-again = Opnieuw proberen
about-size = Neemt in
about-megabytes = { $size } MB op dit apparaat
about-renewal-waiting = Er is een nieuwe versie. Die komt als de pagina opnieuw geladen wordt.
about-renewal-missed = Een nieuwe versie is niet helemaal aangekomen. Tot dan blijft deze.
about-stored = Alleen in deze browser bewaard: de lopende partij met al haar kaarten, gespeelde en ontvangen rondes, je voortgang in de cursus, eigen spelers, je instellingen en de pagina zelf, zodat die zonder netwerk werkt. Niets daarvan verlaat je apparaat, tenzij je het zelf verstuurt.
about-install = Als app op iPhone en iPad: tik in Safari op ‘Deel’ en dan op ‘Zet op beginscherm’. Anders wist Safari alles wat bewaard is na zeven dagen zonder bezoek.
about-owners = Een tafel op je eigen pagina
about-licences = Licenties
about-licence-own = Bummerl en de kaarten: MIT
about-licence-python = CPython: PSF-licentie
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit, dat de pagina tekent: BSD-3
about-licence-other = Comlink, Fluent en idb-keyval: Apache 2.0

## Berichten

notice-close = Bericht sluiten
notice-deleted = Alles is gewist. Je begint opnieuw.
notice-replaced = De reservekopie is ingelezen. Alles is weer zoals het erin stond.
notice-offline = Werkt nu ook zonder netwerk.
notice-unkept-room = Werkt nog niet zonder netwerk: te weinig ruimte op het apparaat.
notice-unkept-line = Werkt nog niet zonder netwerk: niet alles is aangekomen.
notice-unkept-forbidden = Werkt hier niet zonder netwerk: de browser staat het niet toe.
notice-unkept-insecure = Werkt hier niet zonder netwerk: het adres begint niet met https.
notice-update = Er is een nieuwe versie.
notice-update-held = Er is een nieuwe versie. Die komt zodra de andere tabbladen met Bummerl gesloten zijn.
notice-update-do = Herladen
notice-set-aside = Een bewaard spel kon niet geopend worden.
notice-set-aside-do = Downloaden
notice-lost = De browser heeft je spellen gewist.
notice-lost-do = Reservekopie
notice-bad-link = De link noemt regels die er niet zijn. De eerder gekozen regels blijven gelden.
notice-deal = Er ligt een ronde voor je klaar.
notice-deal-do = Openen
notice-not-kept = Deze browser bewaart niets: bij het sluiten gaat het spel verloren.
notice-renewed = Er was iets vastgelopen. Het spel gaat verder zoals het stond.
notice-elsewhere = Het spel is in een ander tabblad verdergegaan. Zo staat het daar.

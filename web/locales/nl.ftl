# Bummerl in het Nederlands. $deck is "german", "french" of "spanish": kleuren en plaatjes heten ernaar. Met Spaanse kaarten
# wordt alleen tute gespeeld. Kaarten zijn één woord met kleine letter; .cap staat aan het begin van een zin, .stem vóór de
# naam van de kaart.
# $who is "you" of "computer".

language-name = Nederlands
title = Schnapsen
close = Sluiten
cancel = Annuleren

## Kaarten

suit = { $deck ->
    [german] { $suit ->
        [H] harten
        [D] bellen
        [S] bladeren
       *[C] eikels
    }
    [spanish] { $suit ->
        [H] copas
        [D] oros
        [S] espadas
       *[C] bastos
    }
   *[french] { $suit ->
        [H] harten
        [D] ruiten
        [S] schoppen
       *[C] klaveren
    }
}
    .cap = { $deck ->
        [german] { $suit ->
            [H] Harten
            [D] Bellen
            [S] Bladeren
           *[C] Eikels
        }
        [spanish] { $suit ->
            [H] Copas
            [D] Oros
            [S] Espadas
           *[C] Bastos
        }
       *[french] { $suit ->
            [H] Harten
            [D] Ruiten
            [S] Schoppen
           *[C] Klaveren
        }
    }
    .stem = { $deck ->
        [german] { $suit ->
            [H] harten
            [D] bellen
            [S] bladeren
           *[C] eikel
        }
       *[french] { $suit ->
            [H] harten
            [D] ruiten
            [S] schoppen
           *[C] klaver
        }
    }
rank = { $deck ->
    [german] { $rank ->
        [A] aas
        [T] tien
        [K] koning
        [Q] ober
        [J] unter
       *[9] negen
    }
    [spanish] { $rank ->
        [A] aas
        [3] drie
        [R] rey
        [C] caballo
        [S] sota
        [7] zeven
        [6] zes
        [5] vijf
        [4] vier
       *[2] twee
    }
   *[french] { $rank ->
        [A] aas
        [T] tien
        [K] heer
        [Q] vrouw
        [J] boer
       *[9] negen
    }
}
card = { $deck ->
    [spanish] { rank } van { suit }
   *[other] { suit.stem }{ rank }
}
card-refused = { card }, mag nu niet
card-marriage = { card }, { $worth } mogelijk

## Tafel

seat = { $who ->
    [you] Jij
   *[computer] Computer
}
dealer = { $who ->
    [you] deelt
   *[computer] deelt
}
level = { $level ->
    [beginner] Beginner
    [easy] Makkelijk
    [normal] Stamgast
    [strong] Meester
    [expert] Koffiehuis
   *[other] { $level }
}
deal-meta = { level } · ronde { $deal }
deal-number = Ronde { $deal }
# $carry: zoveel spelpunten krijgt de winnaar van deze ronde extra, omdat de rondes ervoor gelijk eindigden.
carry-now = Deze ronde telt { $carry } meer.
points-unit = { $points ->
    [one] punt
   *[other] punten
}
points-spoken = { $pending ->
    [0] Punten: { $points }
   *[other] Punten: { $points }, { $pending } gemeld
}
tricks-count = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
pile = { $who ->
    [you] Jij
   *[computer] Computer
}: { tricks-count }, bekijken
fan = { $cards ->
    [one] Computer: { $cards } kaart
   *[other] Computer: { $cards } kaarten
}
fan-known = { fan }, bekend: { $known }
hand = Jouw kaarten
hand-dealing = De kaarten worden gedeeld
stock-shuffling = Stok
stock-open = Stok: { $cards } kaarten, open kaart { $turnup }. { suit.cap } is troef.
stock-closed = Stok gesloten, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}. { suit.cap } is troef.
stock-empty = De stok is op. { suit.cap } is troef.
trump = { suit.cap } is troef
trump-closed = { suit.cap } · gesloten
trick = Slag
trick-full = { $who ->
    [you] Slag, voor jou
   *[computer] Slag, voor de computer
}
trick-past = { $who ->
    [you] Laatste slag, voor jou
   *[computer] Laatste slag, voor de computer
}
trick-card = { $who ->
    [you] Jij: { card }
   *[computer] Computer: { card }
}
your-card = Jouw kaart
dial = Bummerl: computer nog { $theirs }, jij nog { $yours }. Gewonnen Bummerls: computer { $theirBummerl }, jij { $yourBummerl }.
# Zoals dial, maar $theirs en $yours zijn gewonnen spelpunten.
dial-up = { $deck ->
    [spanish] Gewonnen rondes: computer { $theirs }, jij { $yours }. Gewonnen partijen: computer { $theirBummerl }, jij { $yourBummerl }.
   *[other] Bummerl: computer { $theirs }, jij { $yours }. Gewonnen Bummerls: computer { $theirBummerl }, jij { $yourBummerl }.
}
peek-tricks = { $who ->
    [you] Jouw slagen
   *[computer] Slagen van de computer
}
peek-none = Hier mag je niet in kijken.

## Meldingen en acties

dock = Acties
act-exchange = Rui­len
act-close = Slui­ten
act-close-note = stok
act-announce = 20 / 40
act-announce-note = melden
act-announce-one = { $worth }
act-claim = Ik heb 66!
act-claim-note = op­eisen
act-ren = Ver­zaakt!
act-ren-note = melden
act-tute = Tute!
act-tute-note = tonen
act-resign = Ronde opgeven
announce = Melden
announce-with = { $worth } in { suit } melden met …
announce-only = Eerst alleen melden
announce-worth = { $worth } in { suit } melden
announce-not = Met { card } uitkomen zonder te melden
confirm-close = De stok sluiten? Er wordt niet meer getrokken, je moet kleur bekennen en je moet 66 halen.
confirm-claim = 66 opeisen? Heb je minder, dan verlies je de ronde.
confirm-claim-points = 66 opeisen? Je hebt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; vanaf 66 win je de ronde, anders verlies je.
confirm-ren = Heeft de computer verzaakt? Als je je vergist, verlies je de ronde.
# De computer heeft gesloten; $card is de kaart waarmee nu nog geruild mag worden.
offer-exchange = De computer heeft gesloten. Wil je { $card } nog ruilen voor { $turnup }?
offer-exchange-not = Niet ruilen
# De computer heeft getroefd; je mag vragen of hij had moeten bekennen.
offer-ren = De computer heeft niet bekend. Meld je dat hij verzaakt heeft? Als je je vergist, verlies je de ronde.
offer-ren-not = Niets melden
confirm-tute = Alle vier tonen en de ronde winnen?
confirm-resign = Deze ronde opgeven? De computer wint hem.

## Wat er gebeurt

news-deal = { $who ->
    [you] Jij deelt.
   *[computer] De computer deelt.
}
# $by is "high" of "low": of de hogere of de lagere kaart deelt.
news-draw = Getrokken: jij { $yours }, computer { $theirs }. { $by ->
    [low] { $who ->
        [you] De lagere kaart deelt: jij.
       *[computer] De lagere kaart deelt: de computer.
    }
   *[high] { $who ->
        [you] Jij deelt.
       *[computer] De computer deelt.
    }
}
news-lot = { $who ->
    [you] Het lot wijst jou aan: jij deelt.
   *[computer] Het lot wijst de computer aan: de computer deelt.
}
news-play = De computer speelt { card }.
news-play-marriage = De computer meldt { $worth } en speelt { card }.
news-announce = { $who ->
    [you] Je meldt { $worth } in { suit }.
   *[computer] De computer meldt { $worth } in { suit }.
}
news-exchange = { $who ->
    [you] Je ruilt { $gave } voor { $took }.
   *[computer] De computer ruilt { $gave } voor { $took }.
}
news-close-fixed = { $who ->
    [you] Je sluit: { $wins } te winnen, { $loses } te verliezen. Latere slagen veranderen dat niet.
   *[computer] De computer sluit: { $wins } te winnen, { $loses } te verliezen. Latere slagen veranderen dat niet.
}
news-close-open = { $who ->
    [you] Je sluit. Haal je geen 66, dan verlies je { $loses }.
   *[computer] De computer sluit. Haalt hij geen 66, dan verliest hij { $loses }.
}
news-did-claim = { $who ->
    [you] Je zegt: Ik heb 66!
   *[computer] De computer zegt: Ik heb 66!
}
# Zoals news-did-claim, maar zonder dat iemand iets hoeft te zeggen.
news-enough = { $who ->
    [you] Je hebt 66.
   *[computer] De computer heeft 66.
}
news-did-resign = { $who ->
    [you] Je geeft op.
   *[computer] De computer geeft op.
}
news-did-renonce = { $who ->
    [you] Je zegt: verzaakt!
   *[computer] De computer zegt: verzaakt!
}
news-did-tute = { $who ->
    [you] Je toont tute.
   *[computer] De computer toont tute.
}
news-did-decline = { $who ->
    [you] Je zegt: verder.
   *[computer] De computer zegt: verder.
}
news-trick = { $who ->
    [you] Jouw slag met { card }.
   *[computer] Slag van de computer met { card }.
}
now-lead = Jij komt uit.
now-lead-marriage = Kom uit met een kaart van het huwelijk.
now-answer = Jij bent aan de beurt.
now-offer-exchange = Wil je nog ruilen?
now-offer-ren = Meld je dat de computer verzaakt heeft?
now-waiting = De computer denkt na …
now-deal-end = De ronde is afgelopen.
now-match-end = De partij is afgelopen.

## Waarom iets niet kan

refused-not-your-turn = De computer is aan de beurt.
refused-must-follow = Je moet { suit } bekennen.
refused-must-head = Je moet overnemen met { suit }.
refused-must-trump = Je moet troeven.
refused-must-overtrump = Je moet overtroeven.
refused-marriage-lead = Na het melden kom je uit met een kaart van het huwelijk.
refused-only-on-lead = Dat kan alleen als jij uitkomt.
refused-exchange-no-card = Om te ruilen heb je { $card } nodig.
refused-exchange-needs-trick = Ruilen mag pas na een eigen slag.
refused-exchange-stock = De stok is te klein om nog te ruilen.
refused-exchange-closed = De stok is gesloten: ruilen kan niet meer.
refused-exchange-done = Er is al geruild.
refused-close-stock = Er liggen te weinig kaarten in de stok om te sluiten.
refused-close-needs-trick = Sluiten mag pas na een eigen slag.
refused-already-closed = De stok is al gesloten.
refused-claim-needs-trick = 66 opeisen mag pas na een eigen slag.
refused-no-marriage = { $deck ->
    [german] Je hebt geen koning en ober van één kleur om te melden.
    [spanish] Je hebt geen rey en caballo van één kleur om te melden.
   *[french] Je hebt geen heer en vrouw van één kleur om te melden.
}
refused-marriage-done = Voor deze uitkomst heb je al gemeld.
refused-marriage-first-lead = Bij de eerste uitkomst wordt niet gemeld.
refused-marriage-needs-trick = Melden mag pas na een eigen slag.
refused-nothing-to-call = Er valt niets te melden.
refused-decide-first = Beantwoord eerst de vraag.
refused-no-tute = Daarvoor heb je na een slag alle vier de reyes of alle vier de caballos nodig.
refused-marriage-strict = Als je kleur moet bekennen, wordt er niet meer gemeld.
refused-deal-over = De ronde is afgelopen.

## Uitslag

result-deal = { $who ->
    [you] Gewonnen
   *[computer] Verloren
}
result-match = { $deck ->
    [spanish] { $who ->
        [you] Partij gewonnen
       *[computer] Partij verloren
    }
   *[other] { $who ->
        [you] Bummerl gewonnen
       *[computer] Bummerl verloren
    }
}
result-tie = Gelijkspel
# $claim is "manual" als 66 punten opgeëist moeten worden, "auto" als ze de ronde vanzelf beëindigen, en "none" in tute,
# waar altijd alle kaarten gespeeld worden.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] Met { $points } punten heb je 66 gehaald.
       *[computer] Met { $points } punten heeft de computer 66 gehaald.
    }
   *[manual] { $who ->
        [you] Je hebt 66 opgeëist met { $points } punten.
       *[computer] De computer heeft 66 opgeëist met { $points } punten.
    }
}
ended-false-claim = { $who ->
    [you] Valse claim: je had { $points } punten, geen 66.
   *[computer] Valse claim: de computer had { $points } punten, geen 66.
}
ended-failed-close = { $who ->
    [you] Je hebt gesloten en geen 66 gehaald.
   *[computer] De computer heeft gesloten en geen 66 gehaald.
}
ended-last-trick = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Beiden hebben evenveel punten.
   *[manual] Niemand heeft 66 opgeëist.
} { $who ->
    [you] De laatste slag beslist, en die is van jou.
   *[computer] De laatste slag beslist, en die is van de computer.
}
# $compared is "cards" als meldingen bij het vergelijken niet meetellen, anders "total".
ended-majority = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Alle kaarten zijn gespeeld.
   *[manual] Niemand heeft 66 opgeëist.
} { $compared ->
    [cards] { $who ->
        [you] Jij hebt meer punten in je slagen.
       *[computer] De computer heeft meer punten in zijn slagen.
    }
   *[total] { $who ->
        [you] Jij hebt meer punten.
       *[computer] De computer heeft meer punten.
    }
}
ended-tie = { $compared ->
    [cards] Niemand heeft 66 opgeëist, en de slagen van beiden tellen evenveel.
   *[total] Niemand heeft 66 opgeëist, en beiden hebben evenveel punten.
}
ended-resigned = { $who ->
    [you] Je hebt de ronde opgegeven.
   *[computer] De computer heeft de ronde opgegeven.
}
ended-forfeit = { $who ->
    [you] Je verliest de ronde zonder te spelen.
   *[computer] De computer verliest de ronde zonder te spelen.
}
# $name is een speler van buiten, $message wat hij deed; beide staan er zoals ze zijn.
guest-raised = Speler “{ $name }” liep op een fout: { $message }.
guest-illegal = Speler “{ $name }” wilde { $message } spelen, wat niet mag.
guest-nonsense = Speler “{ $name }” antwoordde met { $message }; dat is geen zet.
guest-late = Speler “{ $name }” dacht langer dan { $message } seconden na.
guest-gone = Speler “{ $name }” liet Python vastlopen.
guest-absent = Speler “{ $name }” is er niet meer.
guest-line = Regel { $line }.
ended-tute = { $who ->
    [you] Je hebt tute getoond.
   *[computer] De computer heeft tute getoond.
}
# $call is "right" als het verzaken terecht gemeld is, "wrong" als dat onterecht was, anders "unknown". $who verliest.
ended-renonce = { $call ->
    [right] { $who ->
        [you] Je hebt verzaakt.
       *[computer] De computer heeft verzaakt.
    }
    [wrong] { $who ->
        [you] Er was niet verzaakt: je hebt onterecht gemeld.
       *[computer] Er was niet verzaakt: de computer heeft onterecht gemeld.
    }
   *[unknown] { $who ->
        [you] Je hebt verzaakt, of onterecht verzaken gemeld.
       *[computer] De computer heeft verzaakt, of onterecht verzaken gemeld.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je geen slag: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer geen slag: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt geen slag: dat telt { $worth }.
       *[computer] De computer heeft geen slag: dat telt { $worth }.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je { $points } punten, minder dan 33: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer { $points } punten, minder dan 33: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt { $points } punten, minder dan 33: dat telt { $worth }.
       *[computer] De computer heeft { $points } punten, minder dan 33: dat telt { $worth }.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je { $points } punten, minstens 33: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer { $points } punten, minstens 33: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt { $points } punten, minstens 33: dat telt { $worth }.
       *[computer] De computer heeft { $points } punten, minstens 33: dat telt { $worth }.
    }
}
basis-above-100 = { $who ->
    [you] Je hebt { $points } punten: zo’n hoge winst telt { $worth }.
   *[computer] De computer heeft { $points } punten: zo’n hoge winst telt { $worth }.
}
basis-fixed = Volgens deze regels telt dat { $worth }.
# Staat voor de zin die zegt hoeveel dat is.
basis-mirror = Een valse claim kost wat een goede had opgeleverd.
carry-next = De volgende ronde telt { $carry } meer.
carry-won = Daar komen er { $carry } bij uit gelijke rondes.
match-won = { $deck ->
    [spanish] { $who ->
        [you] De partij is van jou.
       *[computer] De partij is van de computer.
    }
   *[other] { $who ->
        [you] De partij is afgelopen: de Bummerl is van jou.
       *[computer] De partij is afgelopen: de Bummerl is van de computer.
    }
}
# $series is 3 of 5: zoveel Bummerls heeft de serie hoogstens. $yours en $theirs zijn de gewonnen.
series-stands = Serie, best of { $series }: jij { $yours }, computer { $theirs }.
series-won = { $who ->
    [you] Jij wint de serie, best of { $series }, met { $yours } : { $theirs }.
   *[computer] De computer wint de serie, best of { $series }, met { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! De computer heeft geen spelpunt gehaald, dat telt { $bummerl } Bummerls voor jou.
   *[computer] Schneider! Je hebt geen spelpunt gehaald, dat telt { $bummerl } Bummerls voor de computer.
}
result-plus = +{ $worth }
game-points = { $deck ->
    [spanish] { $worth ->
        [one] ronde
       *[other] rondes
    }
   *[other] { $worth ->
        [one] spelpunt
       *[other] spelpunten
    }
}
score-change = { $who ->
    [you] { $before } → { $now } voor jou
   *[computer] { $before } → { $now } voor de computer
}
tally = Zo is het opgebouwd
tally-item = Post
tally-cards = Slagen
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit.cap } { $worth }
tally-void = { suit.cap } { $worth }, zonder slag
tally-other = Overige
tally-last = Laatste slag
tally-sum = Totaal
tally-none = –
next-deal = Volgende ronde
next-match = { $deck ->
    [spanish] Nieuwe partij
   *[other] Nieuwe Bummerl
}
choose-rules = Andere regels …
review-open = Ronde bekijken
review = Ronde { $deal }: alle slagen
review-close = Terug naar de uitslag
review-trick = { $who ->
    [you] voor jou
   *[computer] voor de computer
}
review-points = { $points }
review-no-trick = Er is geen slag gemaakt.
review-left = { $who ->
    [you] Kaarten die jij overhield
   *[computer] Kaarten die de computer overhield
}
proof = Is er eerlijk geschud?
proof-how = De eerste regel stond al vast voor het delen. Het is de SHA-256-controlesom van de tweede, en die noemt de kaarten in de volgorde van het delen.

## Start en storingen

boot = Laden
boot-percent = { $percent } %
boot-status = De computer schudt …
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
fault-details = Details
fault-detail = { $code }: { $message }
fault-again = Opnieuw proberen

## Hulp

help = Hulp
help-open = Hulp: regels en toetsen
help-rules = De regels in het kort
wiener-aim = Wie als eerste 66 punten heeft en „Ik heb 66!” zegt, wint de ronde.
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
wiener-close = Wie uitkomt, mag de stok sluiten zolang er minstens vier kaarten in liggen. Wat de tegenstander op dat moment had, telt. Haal je dan geen 66, dan krijgt de tegenstander 2 spelpunten, of 3 als hij bij het sluiten geen slag had.
wiener-claim = „Ik heb 66!” zeg je als je uitkomt, na een eigen slag. Wie zich vergist, verliest de ronde.
wiener-last = Eist niemand 66 op, dan wint de laatste slag.
wiener-score = Winst telt 1 spelpunt, 2 tegen minder dan 33 punten, 3 tegen geen slag.
wiener-match = Zeven spelpunten zijn een Bummerl; die telt dubbel als de ander er geen heeft.
tute-aim = Alle kaarten worden altijd gespeeld: wie meer punten heeft, wint de ronde. De laatste slag telt tien meer en beslist bij gelijke stand.
tute-values = Aas 11, drie 10, rey 4, caballo 3, sota 2; zeven tot en met twee tellen niets. Troef slaat elke andere kleur.
tute-open = Na elke slag trekken beiden een kaart, de winnaar eerst. Zolang er een stok is, mag je elke kaart bijspelen; in tute habanero moet je uitgespeelde troef bekennen.
tute-strict = Is de stok op, dan moet je kleur bekennen en zo mogelijk overnemen; kun je niet bekennen, dan moet je troeven.
tute-sing = Na een eigen slag mag je rey en caballo van één kleur melden zolang er een stok is: 20, in troef 40, en de 40 eerst. Je hoeft er niet mee uit te komen.
tute-swap = Na een eigen slag mag je de zeven van troef ruilen voor een hoge open kaart, de twee voor een lage.
tute-four = Alle vier de reyes of alle vier de caballos: „Tute!” wint de ronde meteen.
tute-match = Twee gewonnen rondes zijn de partij. Vanaf 101 punten telt een ronde dubbel; wie gemeld heeft, heeft daar 121 voor nodig.
help-keys = Toetsen
help-keys-note = Ze werken zolang de tafel de focus heeft.
key-cards = kaart spelen
key-arrows = van kaart naar kaart gaan
key-exchange = ruilen
key-close = stok sluiten
key-announce = 20 of 40 melden
key-claim = „Ik heb 66!”
key-ren = verzaken melden
key-tute = „Tute!”
key-decline = een vraag met nee beantwoorden
key-last = laatste slag
key-escape = vraag wegklikken
key-help = deze hulp

## Menu

menu = Menu
menu-title = Instellingen
menu-new = Nieuw spel
menu-resign = Ronde opgeven
menu-deck = Kaarten
deck-tell = Dubbel­duits
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
menu-help = Regels en toetsen
menu-about = Over Bummerl

## Over

about = Over Bummerl
about-text = Schnapsen, zesenzestig en tute met z’n tweeën, tegen de computer. De regels en de tegenstander zijn in Python geschreven en draaien in je browser.
about-version = Versie
about-python = Python
about-way = Start
about-way-trimmed = snel, met alleen de delen van Python die het spel nodig heeft
about-way-stock = met heel Python, trager
about-waiting = nog niet geladen
about-stored = Alleen in deze browser bewaard: het lopende spel en je instellingen. Niets daarvan verlaat je apparaat.
about-licences = Licenties
about-licence-own = Bummerl en de kaarten: MIT
about-licence-python = CPython: PSF-licentie
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit en Workbox-modules: BSD-3 en MIT
about-licence-other = Comlink en Fluent: Apache 2.0

## Berichten

notice-close = Bericht sluiten
notice-offline = Het spel werkt nu ook zonder netwerk.
notice-update = Er is een nieuwe versie.
notice-update-do = Herladen
notice-set-aside = Een bewaard spel kon niet geopend worden.
notice-set-aside-do = Downloaden
notice-bad-link = De link noemt regels die er niet zijn. De eerder gekozen regels blijven gelden.
notice-not-kept = Deze browser bewaart niets: bij het sluiten gaat het spel verloren.

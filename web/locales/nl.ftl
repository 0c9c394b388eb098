# Bummerl in het Nederlands. $deck is "german", "french" of "spanish": kleuren en plaatjes heten ernaar. Met Spaanse kaarten
# wordt alleen tute gespeeld. Kaarten zijn één woord met kleine letter; .cap staat aan het begin van een zin, .stem vóór de
# naam van de kaart.
# $who is "you" of "computer".

language-name = Nederlands
title = { $profile ->
    [sechsundsechzig] Zesenzestig
    [santase] Santase
    [snapszli] Snapszli
    [snapszer] Snapszer
    [tute] Tute
    [tute-habanero] Tute
    [dreier] Dreierschnapsen
    [talon] Talonschnapsen
    [bauern] Bauernschnapsen
   *[other] Schnapsen
}
close = Sluiten
cancel = Annuleren

## Kaarten

card-refused = { card }, mag nu niet
card-marriage = { card }, { $worth } mogelijk

## Tafel

seat = { $who ->
    [you] Jij
   *[computer] Computer
}
dealer = { $who ->
    [you] deler
   *[computer] deler
}
level = { $level ->
    [beginner] Beginner
    [easy] Makkelijk
    [normal] Stamgast
    [strong] Meester
    [expert] Koffiehuis
    [person] Met z’n tweeën
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
trump-short = { suit.cap }
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
    [spanish] Gewonnen rondes: computer { $theirs } van { $target }, jij { $yours } van { $target }. Gewonnen partijen: computer { $theirBummerl }, jij { $yourBummerl }.
   *[other] Spelpunten: computer { $theirs } van { $target }, jij { $yours } van { $target }. Gewonnen Bummerls: computer { $theirBummerl }, jij { $yourBummerl }.
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
announce-with = { $worth } in { suit } melden met…
announce-only = Melden, daarna de kaart kiezen
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
news-draw = Getrokken om wie begint met delen: jij { $yours }, computer { $theirs }. { $by ->
    [low] { $who ->
        [you] De lagere kaart deelt, dus jij.
       *[computer] De lagere kaart deelt, dus de computer.
    }
   *[high] { $who ->
        [you] De hogere kaart deelt, dus jij.
       *[computer] De hogere kaart deelt, dus de computer.
    }
}
news-lot = { $who ->
    [you] Het lot beslist: jij deelt eerst.
   *[computer] Het lot beslist: de computer deelt eerst.
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
now-waiting = De computer denkt na…
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
refused-must-overruff = Je moet hoger troeven.
refused-trump-not-held = Je mag alleen een kleur noemen waarvan je nu een kaart ziet.
refused-trump-named = De troef is al bepaald.
refused-name-trump-first = Eerst wordt de troef bepaald.
refused-auction-first = Eerst wordt er geboden.
refused-auction-over = Het bieden is voorbij.
refused-lay-away-first = Leg eerst twee kaarten weg.
refused-double-first = Eerst wordt gevraagd of er wordt gedubbeld.
refused-double-over = Dubbelen kan niet meer.
refused-keep-an-ace = Je moet een aas houden.
refused-no-talon = Er worden nu geen kaarten weggelegd.
refused-caller-cannot-pass = De roeper speelt minstens Normaal en kan niet passen.
refused-bid-not-yours = Dit spel mag jij niet bieden.
refused-bid-too-low = Het moet hoger zijn dan het laatste bod.
refused-bid-needs-ace = Daarvoor heb je een aas nodig.
refused-bid-needs-suit = { $game ->
    [bauern] Daarvoor heb je alle vijf kaarten nodig van een kleur die geen troef is.
   *[talon] Daarvoor heb je alle vijf kaarten van een kleur nodig.
}
refused-bid-needs-trumps = Daarvoor heb je alle vijf troeven nodig.
refused-bid-unknown = Dit spel bestaat in deze regels niet.
refused-marriage-not-in-contract = In dit spel wordt niet gemeld.
refused-marriage-declarer-only = In dit spel mag alleen de speler melden.
refused-claim-not-in-contract = 66 opeisen kan alleen in het normale spel.

## Three at a table for two

company-deals = { $who ->
    [you] Jij geeft.
   *[other] { $name } geeft.
}
now-watching = Je doet niet mee en kijkt toe.
company = Stand van de drie
company-standing = nog { $points }, Bummerl: { $bummerl }
company-out = geeft en past
company-bummerl = Bummerl: { $bummerl }
company-end = De partij is voor: { $winner }. { $bummerl ->
    [1] De Bummerl is voor: { $names }.
   *[other] { $bummerl } Bummerl zijn voor: { $names }.
}

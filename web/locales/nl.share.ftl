# Links, files and two people at one device

## Delen

share-deal = Naar een vriend sturen
menu-share = Ronde versturen of openen
share = Ronde versturen
share-what-deal = De link bevat deze ronde met alle kaarten en zetten. Wie hem opent, kan dezelfde kaarten spelen of de analyse lezen. Hoe die afliep, verraadt de link vooraf niet.
share-what-position = De link bevat de stand zoals je die nu ziet. Kaarten die je niet kent, staan er niet in: bij het openen worden ze gedeeld zoals ze zouden kunnen liggen.
share-how = Niets daarvan komt op een server: de ronde zit in de link zelf.
share-none = { $covered ->
    [yes] Zolang de kaarten verborgen zijn, kan de ronde niet worden verstuurd.
   *[no] De ronde op tafel kan niet worden verstuurd.
}
share-title = Een ronde schnapsen
share-link = Link naar deze ronde
share-copy = Link kopiëren
share-copied = Link gekopieerd
share-marked = De browser staat kopiëren niet toe. De link is geselecteerd: kopieer hem met de hand.
share-instead = Versturen lukt hier niet. In plaats daarvan is de link gekopieerd: plak hem in een bericht.
share-send = Versturen…
share-save = Als bestand bewaren
open-title = Een ronde openen
open-how = Uit een bewaard bestand, .json of .jsonl. Je kunt het ook naar de pagina slepen.
open-file = Bestand openen…
opened = Een ronde voor jou
opened-file = Bestand: { $file }
opened-wait = De ronde wordt gecontroleerd…
opened-which = { $count ->
    [one] Eén ronde in het bestand
   *[other] { $count } rondes in het bestand
}
# $name komt uit het bestand en kan leeg zijn
opened-number = { $number }. { $name }
opened-dealt = { $who ->
    [you] Jij hebt gedeeld.
   *[computer] De computer heeft gedeeld.
}
opened-middle = Slag { $trick } is bezig; punten: jij { $yours }, computer { $theirs }.
opened-many-middle = Slag { $trick } is bezig.
opened-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[computer] De computer is aan de beurt.
}
opened-score = Om de partij te winnen heb jij er nog { $yours } nodig, de computer { $theirs }.
opened-hand = Jouw kaarten
opened-turnup = Open kaart
opened-led = Uitgekomen met
opened-seat = Welke hand speel je?
opened-seat-of = { $place ->
    [forehand] Die het eerst uitkomt
   *[dealer] Die van de deler
}
# Plaatsen aan tafel, geteld vanaf de roeper
opened-seat-number = { $number ->
    [1] Die van de roeper
   *[other] Die op plaats { $number }
}
opened-seat-second = De andere
opened-how = Je speelt tegen de computer, zonder aanmelden en zonder gevolgen voor je statistieken.
opened-keeps = Je lopende partij blijft zoals die is.
opened-play = Spelen
opened-start = Vanaf het begin spelen
opened-review = Analyse
opened-bad = Dat gaat zo niet
bad-long = Deze link is te lang om een ronde te zijn.
bad-large = Hier zit meer in dan een ronde nodig heeft. Het wordt niet geopend.
bad-damaged = Deze link is beschadigd, waarschijnlijk ontbreekt er een stuk. Laat hem nog eens sturen.
bad-newer = Deze link komt van een nieuwere versie van het spel. Laad de pagina opnieuw.
bad-browser = Deze browser is te oud voor gecomprimeerde links. Laat de ronde als bestand sturen.
bad-file-large = Dit bestand is te groot om rondes te bevatten.
bad-file-text = In dit bestand staat geen ronde.
bad-game = Dit spel is hier niet bekend.
# $seat en $number tellen vanaf 1; 0 waar niets preciezers bekend is
bad-record = In de vastgelegde ronde staat iets dat er niet hoort: “{ $field }”.
bad-record-record = De vastgelegde ronde is niet leesbaar.
bad-record-rules = Zulke regels zijn er hier niet.
bad-record-hands = { $seat ->
    [0] De handen ontbreken of passen niet bij elkaar.
   *[other] { $number ->
        [0] Er klopt iets niet met de hand op plaats { $seat }.
       *[other] Kaart { $number } op plaats { $seat } kan daar niet zijn.
    }
}
bad-record-trump = De open kaart of de troefkleur klopt niet.
bad-record-stock = { $number ->
    [0] De stok past niet bij de andere kaarten.
   *[other] Kaart { $number } van de stok kan daar niet zijn.
}
bad-record-leader = Wie uitkomt, is verkeerd opgegeven.
bad-record-led = De kaart waarmee is uitgekomen, klopt niet.
bad-record-won = { $seat ->
    [0] De gewonnen slagen passen niet bij de kaarten.
   *[other] Er klopt iets niet met de slagen op plaats { $seat }.
}
bad-record-points = De punten passen niet bij de kaarten.
bad-record-tricks = Het aantal slagen past niet bij de kaarten.
bad-record-gone = De kaarten die uit het spel zijn, kloppen niet.
bad-record-announced = De meldingen passen niet bij de kaarten.
bad-record-closed = De gegevens over het sluiten kloppen niet.
bad-record-seat = Vanaf welke plaats de ronde wordt gezien, is verkeerd opgegeven.
bad-record-score = De stand van de partij klopt niet.
bad-record-moves = { $number ->
    [0] De zetten passen niet bij de kaarten.
   *[other] Zet { $number } is volgens deze regels niet toegestaan.
}
bad-record-id = De naam van de ronde is verkeerd opgegeven.
bad-record-note = De opmerking bij de ronde is verkeerd opgegeven.

## Eerlijk geschud?

fair = Eerlijk geschud?
fair-print-what = Voordat een ronde begint, zijn de kaarten geschud en ligt hun volgorde vast. Die blijft geheim, maar krijgt een vingerafdruk: 64 tekens, met de methode SHA-256 berekend uit de kaarten en een willekeurig getal.
fair-print-why = Eén verwisselde kaart zou een heel andere vingerafdruk geven, en van de vingerafdruk leidt geen weg terug naar de kaarten. Zo kan de computer tijdens de ronde geen kaarten kiezen of ruilen, en toch ken je ze niet vooraf.
# $moment: first = voor de eerste kaart, late = bij het openen van de ronde, anew = na het terugnemen
fair-print = { $moment ->
    [first] Vingerafdruk, getoond voor de eerste kaart
    [late] Vingerafdruk, getoond toen je deze ronde opende
   *[anew] Vingerafdruk, getoond na het terugnemen
}
fair-anew = Je hebt een zet teruggenomen. Wat je nog niet had gezien, is daarbij opnieuw geschud; de nieuwe volgorde heeft een nieuwe vingerafdruk.
fair-later = Na de ronde worden de kaarten en het willekeurige getal getoond. Dan kun je hier nagaan of alles klopt.
fair-chance = Het toeval voor het schudden komt uit je browser. Wie voor de computer speelt, ziet alleen de eigen hand en wat open ligt.
fair-check = Nu controleren
fair-fingerprint = { $holds ->
    [yes] De getoonde kaarten hebben precies deze vingerafdruk.
   *[no] De getoonde kaarten hebben een andere vingerafdruk.
}
fair-hand = { $holds ->
    [yes] Je eerste hand is de hand die deze volgorde je geeft.
   *[no] Je eerste hand is niet de hand die deze volgorde je geeft.
}
fair-turnup = { $holds ->
    [yes] De open kaart is de kaart op die plaats.
   *[no] De open kaart is niet de kaart op die plaats.
}
fair-draws = { $holds ->
    [yes] Elke kaart die je zag trekken, lag op die plaats in de stok.
   *[no] Een kaart die je zag trekken, lag niet op die plaats in de stok.
}
fair-opponent = { $holds ->
    [yes] De andere kant had precies de kaarten die deze volgorde geeft.
   *[no] De andere kant had kaarten die deze volgorde niet geeft.
}
fair-holds = { $points ->
    [1] De vingerafdruk klopt: deze kaarten lagen al vast toen hij werd getoond.
   *[other] Alles klopt: deze volgorde lag vooraf vast en is zo gedeeld.
}
fair-fails = Hier klopt iets niet: dit zijn niet de kaarten die vooraf vastlagen.
fair-partial = Alleen de vingerafdruk is vergeleken, omdat deze pagina de ronde niet vanaf de eerste kaart heeft gezien.
fair-none = Via een onversleutelde verbinding berekent de browser geen vingerafdrukken. Hieronder staat hoe je het zelf narekent.
fair-deck = Zo is er gedeeld
# $to: you en computer voor een hand, anders de plaats op tafel
fair-packet = { $to ->
    [you] { $cards } voor jou
    [computer] { $cards } voor de computer
    [seat] { $cards } voor { $name }
    [turn-up] Open kaart
   *[stock] Stok, van boven naar onder
}
fair-self = Zelf narekenen
fair-self-how = De vingerafdruk hoort bij deze tekst: eerst de kaarten in de volgorde van hierboven, elk met twee tekens voor rang en kleur, dan het willekeurige getal.
fair-self-command = Op Linux en macOS berekent deze opdracht hem:

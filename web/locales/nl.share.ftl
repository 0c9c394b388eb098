# Links, files and two people at one device

## Delen

share-deal = Naar een vriend sturen

## Eerlijk geschud?

fair = Eerlijk geschud?
fair-print-what = Voordat een spel begint, ligt de volgorde van de kaarten na het schudden vast. Die blijft geheim, maar krijgt een vingerafdruk: 64 tekens, met de methode SHA-256 berekend uit de kaarten en een toevalsgetal.
fair-print-why = Eén verwisselde kaart zou een heel andere vingerafdruk geven, en van de vingerafdruk leidt geen weg terug naar de kaarten. Zo kan de computer tijdens het spel geen kaarten kiezen of ruilen, en toch ken je ze niet vooraf.
# $moment: first = voor de eerste kaart, late = bij het openen van het spel, anew = na het terugnemen
fair-print = { $moment ->
    [first] Vingerafdruk, genoemd voor de eerste kaart
    [late] Vingerafdruk, genoemd toen je dit spel opende
   *[anew] Vingerafdruk, genoemd na het terugnemen
}
fair-anew = Je hebt een zet teruggenomen. Wat je nog niet had gezien, is daarbij opnieuw geschud; de nieuwe volgorde heeft een nieuwe vingerafdruk.
fair-later = Na het spel worden kaarten en toevalsgetal getoond. Dan kun je hier nagaan of alles klopt.
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
    [yes] De gekeerde kaart is de kaart op die plaats.
   *[no] De gekeerde kaart is niet de kaart op die plaats.
}
fair-draws = { $holds ->
    [yes] Elke kaart die je zag trekken, lag op die plaats in de stok.
   *[no] Een kaart die je zag trekken, lag niet op die plaats in de stok.
}
fair-opponent = { $holds ->
    [yes] De andere kant had precies de kaarten die deze volgorde geeft.
   *[no] De andere kant had kaarten die deze volgorde niet geeft.
}
fair-holds = Alles klopt: deze volgorde lag vooraf vast en is zo gedeeld.
fair-fails = Hier klopt iets niet: dit zijn niet de kaarten die vooraf vastlagen.
fair-partial = Alleen de vingerafdruk is vergeleken, omdat deze pagina het spel niet vanaf de eerste kaart heeft gezien.
fair-none = Via een onversleutelde verbinding berekent de browser geen vingerafdrukken. Hieronder staat hoe je het zelf narekent.
fair-deck = Zo is er gedeeld
# $to: you en computer voor een hand, anders de plaats op tafel
fair-packet = { $to ->
    [you] { $cards } voor jou
    [computer] { $cards } voor de andere kant
    [turn-up] Gekeerd
   *[stock] Stok, van boven naar onder
}
fair-self = Zelf narekenen
fair-self-how = De vingerafdruk hoort bij deze tekst: eerst de kaarten in de volgorde van hierboven, elk met twee tekens voor rang en kleur, dan het toevalsgetal.
fair-self-command = Op Linux en macOS berekent deze opdracht hem:

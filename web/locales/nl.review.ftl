# De analyse na een ronde.

analysis = Analyse
analysis-open = Analyse: waar lag het aan?
analysis-close = Terug
# $who is "you", "computer" of "nobody": wie gewonnen heeft.
analysis-result = { $who ->
    [you] gewonnen, +{ $points }
    [nobody] gelijk
   *[computer] verloren, −{ $points }
}
analysis-unfinished = niet uitgespeeld

analysis-begins = De ronde wordt gelezen…
analysis-progress = { $done } van { $all } zetten bekeken
analysis-stop = Stoppen
analysis-go-on = Verder kijken
analysis-done = Alle { $all } zetten zijn bekeken.
analysis-failed = Deze ronde kan niet geanalyseerd worden.

analysis-chance = Winstkans
analysis-chance-note = voor en na elke eigen zet
# $fall is "yes" als een eigen zet de kans duidelijk heeft verlaagd.
analysis-curve = { $fall ->
    [yes] Je winstkans: eerst { $start }, in slag { $trick } met { $move } van { $before } naar { $after } gedaald, aan het eind { $end }.
    [before] Je winstkans: eerst { $start }, vóór de eerste slag met { $move } van { $before } naar { $after } gedaald, aan het eind { $end }.
   *[no] Je winstkans: eerst { $start }, aan het eind { $end }; geen van je zetten heeft die duidelijk verlaagd.
}
analysis-column-trick = Slag
analysis-column-before = Met de beste zet
analysis-column-after = Met de gespeelde zet

analysis-meaning = Wat de getallen betekenen
analysis-meaning-chance = De lijn laat zien hoe waarschijnlijk het is dat je deze ronde wint, voor zover je dat toen kon weten: uit je eigen kaarten, de gespeelde kaarten en alles wat nog mogelijk was. Verborgen kaarten kent de analyse niet. Waar de lijn tussen je zetten stijgt of daalt, kwam dat door de kaarten of door de computer.
analysis-meaning-other = Bij de zetten van de computer staat zijn eigen kans, voor zover hij het kon weten.
analysis-meaning-cost = Wat een fout heeft gekost, staat in spelpunten: zoveel minder brengt de zet gemiddeld op, gewogen naar de stand van de Bummerl.
analysis-meaning-sure = Zolang er veel kaarten verborgen zijn, zijn dit schattingen; zodra beide handen bekend zijn, is alles uitgerekend. Verschillen die toeval kunnen zijn, gelden niet als fout.

analysis-key = Het sleutelmoment
analysis-played = gespeeld
analysis-better = beter
analysis-instead = Slag { $trick }: gespeeld { $played }, beter { $better }.
analysis-instead-before = Vóór de eerste slag: gekozen { $played }, beter { $better }.
analysis-cost = Dat kostte gemiddeld { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } spelpunten.
analysis-chances = Winstkans met de betere zet { $before }, met de gespeelde { $after }.
# Waar de kans met beide zetten gelijk is: $end is "won", "lost" of "open".
analysis-chances-same = { $end ->
    [won] Beide zetten winnen, maar de betere wint meer.
    [lost] Beide zetten verliezen, maar de betere verliest minder.
   *[open] De winstkans is met beide zetten { $chance }; de betere wint meer of verliest minder.
}
# Waar de stand van de partij beslist: $better is de op één na beste zet, $against de kans daarmee.
analysis-match = Hier beslist de stand. Kans om de partij te winnen: { $chance } ({ $better }: { $against }).
analysis-match-chances = Hier beslist de stand. Kans om de partij te winnen met de betere zet { $before }, met de gespeelde { $after }.
analysis-sure-both = { $worlds ->
    [one] { $worlds } mogelijke verdeling
   *[other] { $worlds } mogelijke verdelingen
} van de kaarten doorgerekend, aangevuld met de ervaring van heel veel rondes.
analysis-practise = Vanaf hier opnieuw spelen
analysis-others = Meer fouten
analysis-no-mistake = Geen duidelijke fout
analysis-no-mistake-note = Voor zover het te weten was, was elke eigen zet zo goed als de beste, of nauwelijks slechter.

analysis-moves = Alle zetten
analysis-trick = Slag { $trick },
analysis-before-play = vóór de eerste slag,
# Zetten vóór de eerste slag: wat troef wordt, welke kaarten worden weggelegd.
analysis-trump = troef { suit }
analysis-lay-away = { $cards } weggelegd
# Alle kaarten voordat deze zet werd gedaan.
analysis-hands = Alle kaarten vóór deze zet
analysis-with-marriage = { $move } · { $worth } gemeld
analysis-resign = opgeven
analysis-better-is = Beter: { $move }
analysis-grade-best = beste zet
analysis-grade-equal = even goed
analysis-grade-forced = enige zet
analysis-grade-unknown = niet beoordeeld

# Puzzels: een zet vinden.
puzzle-find = Vind de zet.
puzzle-judging = De zet wordt gecontroleerd…
puzzle-right = Goed!
puzzle-wrong = Nog niet. Probeer het nog eens.
puzzle-solution = Oplossing
puzzle-again = Nog een keer
puzzle-unknown = Over deze stelling weet de analyse niets.
# spelpunten die nog ontbreken
puzzle-standing = Om de partij te winnen heb je nog { $own ->
    [one] { $own } spelpunt
   *[other] { $own } spelpunten
} nodig, de computer nog { $other }.
puzzle-match = Partij gewonnen

# Naar wiens spel wordt gekeken.
analysis-whose = Wiens spel?
# De twee die een verzonden ronde hebben gespeeld.
sent-seat = { $who ->
    [sender] de afzender
   *[opponent] de tegenstander
}
sent-seat-dative = { sent-seat }
# Alle anderen dan degene naar wiens spel wordt gekeken.
sent-others = de anderen
sent-others-dative = { sent-others }

## Waar drie of vier spelen

analysis-many-chance = De lijn laat zien hoe waarschijnlijk het is dat de eigen kant deze ronde wint, voor zover dat toen te weten was: uit de eigen kaarten, de gespeelde kaarten, het bieden en alles wat nog mogelijk was. Verborgen kaarten kent de analyse niet. Waar de lijn tussen de eigen zetten stijgt of daalt, kwam dat door de kaarten of door de anderen.
analysis-many-other = Bij de zetten van de anderen staat hun eigen kans, voor zover zij het konden weten.
analysis-many-sure = Dit zijn schattingen: mogelijke verdelingen van de kaarten worden doorgespeeld alsof alles open lag. Pas als alle handen bekend zijn, is alles precies uitgerekend. Verschillen die toeval kunnen zijn, gelden niet als fout.

## Zoals de teksten zonder “people-”, als twee mensen hebben gespeeld. $me is degene naar wiens spel wordt gekeken.

people-analysis = Analyse: { $me }
people-analysis-curve = { $fall ->
    [yes] { $me }, winstkans: eerst { $start }, in slag { $trick } met { $move } van { $before } naar { $after } gedaald, aan het eind { $end }.
    [before] { $me }, winstkans: eerst { $start }, vóór de eerste slag met { $move } van { $before } naar { $after } gedaald, aan het eind { $end }.
   *[no] { $me }, winstkans: eerst { $start }, aan het eind { $end }; geen eigen zet heeft die duidelijk verlaagd.
}
people-analysis-result = { $who ->
    [you] { $me } wint, +{ $points }
    [nobody] gelijk
   *[computer] { $other } wint, +{ $points }
}
people-analysis-meaning-chance = De lijn laat zien hoe waarschijnlijk het is dat { $me } deze ronde wint, voor zover { $me } dat toen kon weten: uit de eigen kaarten, de gespeelde kaarten en alles wat nog mogelijk was. Verborgen kaarten kent de analyse niet. Waar de lijn tussen de zetten van { $toMe } stijgt of daalt, kwam dat door de kaarten of door { $toOther }.
people-analysis-meaning-other = Bij de zetten van { $toOther } staat de winstkans van { $other }, voor zover { $other } het kon weten.
people-hint-why-gives = { $shown ->
    [yes] Met { card } krijgt { $toOther } een slag van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[no] Met { card } krijgt { $toOther } de slag.
}
people-hint-why-safe = Geen kaart die { $other } kan hebben, slaat { card }.
people-hint-why-falls = { $by ->
    [trump] { $all ->
        [known] { $other } kan { card } troeven.
        [yes] Bij elke bekeken hand kan { $other } { card } troeven.
       *[no] Bij { $cases } van { $of } mogelijke handen kan { $other } { card } troeven.
    }
   *[card] { $all ->
        [known] { $other } kan { card } slaan, bijvoorbeeld met { $by }.
        [yes] Bij elke bekeken hand kan { $other } { card } slaan, bijvoorbeeld met { $by }.
       *[no] Bij { $cases } van { $of } mogelijke handen kan { $other } { card } slaan, bijvoorbeeld met { $by }.
    }
}

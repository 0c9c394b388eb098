# De analyse na een ronde.

analysis = Analyse
analysis-open = Analyse
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
analysis-chance-note = voor en na elk van je zetten
# $fall is "yes" als een eigen zet de kans duidelijk heeft verlaagd.
analysis-curve = { $fall ->
    [yes] Je winstkans: eerst { $start }, in slag { $trick } met { $move } van { $before } naar { $after } gedaald, aan het eind { $end }.
   *[no] Je winstkans: eerst { $start }, aan het eind { $end }; geen van je zetten heeft die duidelijk verlaagd.
}
analysis-column-trick = Slag
analysis-column-before = Met de beste zet
analysis-column-after = Met jouw zet

analysis-meaning = Wat de getallen betekenen
analysis-meaning-chance = De lijn laat zien hoe waarschijnlijk het is dat je deze ronde wint, voor zover je dat toen kon weten: uit je eigen kaarten, de gespeelde kaarten en alles wat nog mogelijk was. Verborgen kaarten kent de analyse niet. Waar de lijn tussen je zetten stijgt of daalt, kwam dat door de kaarten of door de computer.
analysis-meaning-other = Bij de zetten van de computer staat zijn eigen kans, voor zover hij het kon weten.
analysis-meaning-cost = Wat een fout heeft gekost, staat in spelpunten: zoveel minder brengt de zet gemiddeld op, gewogen naar de stand van de Bummerl.
analysis-meaning-sure = Zolang er veel kaarten verborgen zijn, zijn dit schattingen; zodra beide handen bekend zijn, is alles uitgerekend. Verschillen die toeval kunnen zijn, gelden niet als fout.

analysis-key = Het sleutelmoment
analysis-played = gespeeld
analysis-better = beter
analysis-instead = Slag { $trick }: gespeeld { $played }, beter { $better }.
analysis-cost = Dat kostte gemiddeld { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } spelpunten.
analysis-chances = Winstkans met de betere zet { $before }, met die van jou { $after }.
analysis-sure-both = { $worlds ->
    [one] { $worlds } mogelijke verdeling
   *[other] { $worlds } mogelijke verdelingen
} van de kaarten doorgerekend, aangevuld met de ervaring van heel veel rondes.
analysis-practise = Vanaf hier opnieuw spelen
analysis-others = Meer fouten
analysis-no-mistake = Geen duidelijke fout
analysis-no-mistake-note = Voor zover je het kon weten, was elk van je zetten zo goed als de beste, of nauwelijks slechter.

analysis-moves = Alle zetten
analysis-trick = Slag { $trick },
analysis-with-marriage = { $move } · { $worth } gemeld
analysis-resign = opgeven
analysis-better-is = Beter: { $move }
analysis-grade-best = beste zet
analysis-grade-equal = even goed
analysis-grade-forced = enige zet
analysis-grade-unknown = niet beoordeeld

## Zoals de teksten zonder “people-”, als twee mensen hebben gespeeld. $me is degene naar wiens spel wordt gekeken.

people-analysis-result = { $who ->
    [you] { $me } wint, +{ $points }
    [nobody] gelijk
   *[computer] { $other } wint, +{ $points }
}
people-analysis-meaning-chance = De lijn laat zien hoe waarschijnlijk het is dat { $me } deze ronde wint, voor zover { $me } dat toen kon weten: uit de eigen kaarten, de gespeelde kaarten en alles wat nog mogelijk was. Verborgen kaarten kent de analyse niet. Waar de lijn tussen de zetten van { $me } stijgt of daalt, kwam dat door de kaarten of door { $other }.
people-analysis-meaning-other = Bij de zetten van { $other } staat de winstkans van { $other }, voor zover { $other } het kon weten.
people-hint-why-gives = { $shown ->
    [yes] Met { card } laat je { $other } een slag van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[no] Met { card } laat je { $other } de slag.
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

# De statistiek en de rondes die bewaard worden.
# Getallen met een komma, een teken of procenten komen kant-en-klaar aan.

stats = Statistiek
stats-since = sinds { $date }
stats-all-rules = alle spelregels
stats-all-levels = alle tegenstanders
stats-nothing-chosen = Met deze regels tegen deze tegenstander is nog geen ronde gespeeld die meetelt.
stats-unkept = Deze browser laat niets opslaan: je kunt spelen, maar er wordt niets bewaard.

## Overzicht

stats-overview = Overzicht
stats-ratio = { $won } : { $lost }
stats-bummerl = Bummerls
stats-streak = { $who ->
    [you] { $count ->
        [one] de laatste gewonnen
       *[other] de laatste { $count } gewonnen
    }
   *[computer] { $count ->
        [one] de laatste verloren
       *[other] de laatste { $count } verloren
    }
}
stats-no-match = nog geen enkele uitgespeeld
stats-deals = Rondes
stats-deals-won = { $tied ->
    [0] { $won } gewonnen, { $share }
   *[other] { $won } gewonnen, { $share }; { $tied } gelijk
}
stats-average = Spelpunten per ronde
stats-average-of = { $won } bij winst, { $lost } bij verlies
stats-rating = Rating
stats-rating-none = na de eerste Bummerl tegen een niveau van de computer
stats-rating-unsure = { $matches ->
    [one] ± { $margin }, na één Bummerl nog onzeker
   *[other] ± { $margin }, na { $matches } Bummerls nog onzeker
}
stats-rating-sure = hoogste stand { $best }, { $change } in zeven dagen
stats-curve-note = na elke Bummerl, alle regels
stats-curve-none = Na de tweede Bummerl staat hier een lijn.
stats-curve-label = Rating van { $from } tot { $to }: van { $first } naar { $last }, hoogste stand { $best }
stats-curve-levels = Ter vergelijking, uit gemeten partijen: { $levels }.
stats-level-rating = { level } { $rating }

## Panelen

stats-deals-count = { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}
stats-tied = gelijk
stats-closings = Sluiten
stats-closed-made = { $who ->
    [you] Jij: gelukt
   *[computer] Computer: gelukt
}
stats-closed-failed = { $who ->
    [you] Jij: mislukt
   *[computer] Computer: mislukt
}
stats-calls = Meldingen
stats-calls-note = die van jou, per 100 rondes
stats-announced = { $worth } gemeld
stats-exchanges = Geruild
stats-false-claims = 66 ten onrechte opgeëist
stats-luck = Geluk
stats-luck-note = wat de eerste hand bracht
stats-luck-had = Jij
stats-luck-expected = Verwacht
stats-luck-trumps = Troeven per hand
stats-luck-marriage = Handen met een huwelijk (20 of 40)
stats-luck-royal = Handen met het troefhuwelijk (40)
stats-luck-forehand = als eerste uitgekomen
stats-luck-verdict = { $verdict ->
    [few] { $deals ->
        [one] Na één ronde valt over geluk nog niets te zeggen; daar zijn er minstens { $enough } voor nodig.
       *[other] Na { $deals } rondes valt over geluk nog niets te zeggen; daar zijn er minstens { $enough } voor nodig.
    }
    [better] Je handen waren beter dan het toeval ze meestal geeft: zo ver zit het er in hoogstens 5 van de 100 gevallen naast.
    [worse] Je handen waren slechter dan het toeval ze meestal geeft: zo ver zit het er in hoogstens 5 van de 100 gevallen naast.
   *[chance] Wat je kreeg, valt binnen de grenzen van het toeval.
}

## Spellen met zijn drieën en vieren

stats-matches = Partijen gewonnen en verloren
stats-matches-of = { $ended ->
    [0] nog geen enkele uitgespeeld
   *[other] { $saved ->
        [0] geen enkele ertussenin
       *[other] en { $saved } ertussenin, zonder Bummerl
    }
}
stats-declared = Als speler gehaald
stats-declared-of = { $deals ->
    [0] nog geen eigen contract
    [one] { $made } van één eigen contract
   *[other] { $made } van { $deals } eigen contracten
}
stats-out = Niet meegespeeld
stats-out-note = als deler, telt niet mee
stats-parts = Rollen
stats-part = { $part ->
    [declarer] Speler
    [partner] Partner van de speler
   *[defender] Tegen de speler
}
stats-won = gewonnen
stats-points-each = Punten per ronde
stats-contracts = Geboden contracten
stats-contracts-note = gehaald / gespeeld
stats-ours = Jouw kant
stats-theirs = Tegenstanders
stats-made-of = { $made } / { $deals }
stats-contract = { $double ->
    [1] { $contract }
   *[other] { $contract } ×{ $double }
}
stats-played = { $part ->
    [declarer] { stats-contract }, van jou
    [partner] { stats-contract }, van je partner
   *[defender] { stats-contract }, van een tegenstander
}

## Laatste rondes

stats-last = Laatste rondes
stats-outcome-of = { $who ->
    [you] Gewonnen { $worth }
    [computer] Verloren { $worth }
    [forehand] Voorhand wint { $worth }
    [dealer] Deler wint { $worth }
    [out] Niet meegespeeld
   *[nobody] Gelijk
}
stats-game = { $rules } · { level }
stats-how-claim = { $who ->
    [you] { $closed ->
        [yes] gesloten en 66 opgeëist
       *[no] 66 opgeëist
    }
   *[computer] { $closed ->
        [yes] de computer sluit en eist 66 op
       *[no] de computer eist 66 op
    }
}
stats-how-false-claim = { $who ->
    [you] ten onrechte opgeëist
   *[computer] de computer eist ten onrechte op
}
stats-how-failed-close = { $who ->
    [you] gesloten en niet gehaald
   *[computer] de computer sluit en haalt het niet
}
stats-how-last-trick = { $who ->
    [you] laatste slag voor jou
   *[computer] laatste slag voor de computer
}
stats-how-majority = { $who ->
    [you] meer punten voor jou
   *[computer] meer punten voor de computer
}
stats-how-tie = evenveel punten
stats-how-resigned = { $who ->
    [you] opgegeven
   *[computer] de computer geeft op
}
stats-how-renonce = verzaakt
stats-how-tute = tute getoond
stats-how-forfeit = reglementair
stats-for-two = Hier tellen rondes met zijn tweeën. Elk spel met zijn drieën of vieren heeft eigen cijfers: kies het hierboven bij de spelregels.
stats-kind-practice = oefening, telt niet mee
stats-kind-person = met z’n tweeën, telt niet mee
stats-kind-forfeit = reglementair, telt niet mee
stats-review = Analyse
stats-share = Versturen
stats-review-deal = Analyse: ronde, { $day }, { $time }
stats-share-deal = Ronde versturen: { $day }, { $time }
stats-more = Meer tonen

## Voor nieuwkomers

stats-empty = Nog geen ronde uitgespeeld
stats-empty-figures = Hier staan straks je gewonnen Bummerls en rondes en je spelpunten per ronde, naar regels en tegenstander.
stats-empty-rating = Na de eerste Bummerl krijg je een rating die je met de niveaus van de computer kunt vergelijken.
stats-empty-luck = Of je goede kaarten had, wordt nagerekend: wat je eerste handen brachten en wat te verwachten was.
stats-empty-deals = De laatste honderd rondes kun je nog eens bekijken.
stats-empty-not = Oefeningen en partijen met z’n tweeën tellen niet mee.

## Bewaren

stats-keeping = Bewaren
stats-keeping-note = Dit alles staat alleen in deze browser, en sommige browsers wissen het na een tijd. Als bestand blijft het van jou: instellingen, rondes en de lopende partij.
stats-export = In een bestand bewaren
stats-import = Bestand inlezen
stats-delete = Alles wissen
stats-cancel = Annuleren
stats-found = In de reservekopie van { $date }:
stats-found-deals = { $deals ->
    [0] geen ronde
    [one] één ronde, van { $from }
   *[other] { $span ->
        [day] { $deals } rondes, alle van { $from }
       *[days] { $deals } rondes, van { $from } tot en met { $to }
    }
}
stats-found-game = { $game ->
    [yes] een lopende partij
   *[no] geen lopende partij
}
stats-found-settings = de instellingen
stats-take = Wat moet ermee gebeuren?
stats-merge = Aanvullen wat hier is
stats-merge-note = Rondes die hier ontbreken, komen erbij. Instellingen en lopende partij blijven.
stats-merge-do = Aanvullen
stats-replace = Alles hier vervangen
stats-replace-note = Rondes, rating, instellingen en lopende partij worden hier gewist. Daarvoor in de plaats komt wat in de reservekopie staat.
stats-replace-do = Vervangen
stats-safe = Eerst bewaren wat hier is
stats-safe-note = In een bestand. Lukt dat niet helemaal, dan wordt er niets vervangen.
stats-merged = { $deals ->
    [0] Alle rondes van het bestand waren er al.
    [one] Er is één ronde bijgekomen.
   *[other] Er zijn { $deals } rondes bijgekomen.
}
stats-saved = Bewaard als { $file }.
stats-delete-ask = Alle rondes, de rating, de instellingen, eigen spelers en de lopende partij worden gewist. Dat kan niet ongedaan worden gemaakt.
stats-delete-do = Voorgoed wissen
stats-bad-broken = De reservekopie breekt af of is beschadigd: { $place }. Alles is gebleven zoals het was.
stats-bad-foreign = Dit is geen reservekopie van dit spel. Alles is gebleven zoals het was.
stats-bad-version = Het bestand heeft versie { $place }, die dit programma niet kent. Alles is gebleven zoals het was.
stats-bad-newer = De reservekopie heeft versie { $place } en komt van een nieuwer programma dan dit. Laad de pagina opnieuw en probeer het nog eens. Alles is gebleven zoals het was.
stats-bad-incomplete = In het bestand ontbreekt iets: { $place }. Alles is gebleven zoals het was.
stats-bad-checksum = Het bestand is beschadigd: de controlesom klopt niet. Alles is gebleven zoals het was.
stats-bad-content = In het bestand klopt iets niet, namelijk hier: { $place }. Alles is gebleven zoals het was.
stats-bad-game = De lopende partij in het bestand gaat niet open: { $place }. Alles is gebleven zoals het was.
stats-bad-storage = De opslag van de browser is vol of geblokkeerd. Alles is gebleven zoals het was.
stats-bad-partial = De lopende partij kon niet worden bewaard: { $place }. In het bestand staat alleen de rest. Hier is alles gebleven zoals het was.

# Zetten terugnemen, oefenen naast de partij, met z’n tweeën aan één apparaat.

practice = Oefening
back-to-match = Terug naar je partij
original = Zo is het eerder gespeeld

undo = Zet terugnemen
undo-ask = De laatste zet terugnemen? Deze partij wordt dan een oefening en telt niet. Kaarten die je nog niet gezien hebt, worden opnieuw verdeeld.
undo-done = Teruggenomen, alle verborgen kaarten zijn opnieuw verdeeld.
undo-none = Er valt nu niets terug te nemen.
key-undo = zet terugnemen

menu-two = Met z’n tweeën aan één apparaat
two-names = Namen
two-name = Speler { $number }

cover-first = Nieuwe ronde: { $name } begint.
cover-turn = { $name } is aan de beurt.
cover-how = Geef het apparaat aan { $name } en tik pas als niemand anders kijkt.
cover-show = Kaarten tonen

## Zoals de teksten met dezelfde naam zonder “people-”, als twee mensen spelen: beiden worden genoemd. $me heeft het apparaat, $other niet.

people-back-to-match = Naar de partij tegen de computer
people-seat = { $who ->
    [you] { $me }
   *[computer] { $other }
}
people-dealer = deler
people-pile = { people-seat }: { tricks-count }, bekijken
people-fan = { $cards ->
    [one] { $other }: { $cards } kaart
   *[other] { $other }: { $cards } kaarten
}
people-fan-known = { people-fan }, bekend: { $known }
people-trick-full = Slag, voor { people-seat }
people-trick-past = Laatste slag, voor { people-seat }
people-trick-card = { people-seat }: { card }
people-dial = Bummerl: { $other } nog { $theirs }, { $me } nog { $yours }. Gewonnen Bummerls: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
people-dial-up = { $deck ->
    [spanish] Gewonnen rondes: { $other } { $theirs } van { $target }, { $me } { $yours } van { $target }. Gewonnen partijen: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
   *[other] Spelpunten: { $other } { $theirs } van { $target }, { $me } { $yours } van { $target }. Gewonnen Bummerls: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
}
people-peek-tricks = Slagen van { people-seat }
people-confirm-ren = Heeft { $other } verzaakt? Als je je vergist, verlies je de ronde.
people-offer-exchange = { $other } heeft gesloten. Wil je { $card } nog ruilen voor { $turnup }?
people-offer-ren = { $other } heeft niet bekend. Meld je dat { $other } verzaakt heeft? Als je je vergist, verlies je de ronde.
people-confirm-resign = Deze ronde opgeven? { $other } wint hem.
people-news-deal = { people-seat } deelt.
people-news-draw = Getrokken om wie begint met delen: { $me } { $yours }, { $other } { $theirs }. { $by ->
    [low] De lagere kaart deelt, dus { people-seat } deelt.
   *[high] De hogere kaart deelt, dus { people-seat }.
}
people-news-lot = Het lot beslist: { people-seat } deelt eerst.
people-news-play = { $other } speelt { card }.
people-news-play-marriage = { $other } meldt { $worth } en speelt { card }.
people-news-announce = { people-seat } meldt { $worth } in { suit }.
people-news-exchange = { people-seat } ruilt { $gave } voor { $took }.
people-news-close-fixed = { people-seat } sluit: { $wins } te winnen, { $loses } te verliezen. Latere slagen veranderen dat niet.
people-news-close-open = { people-seat } sluit. Zonder 66 kost dat { $loses }.
people-news-did-claim = { people-seat } zegt: Ik heb 66!
people-news-enough = { people-seat } heeft 66.
people-news-did-resign = { people-seat } geeft op.
people-news-did-renonce = { people-seat } zegt: verzaakt!
people-news-did-tute = { people-seat } toont tute.
people-news-did-decline = { people-seat } zegt: verder.
people-news-trick = Slag van { people-seat } met { card }.
people-now-offer-ren = Meld je dat er verzaakt is?
people-now-waiting = Het apparaat gaat naar { $other }.
people-refused-not-your-turn = { $other } is aan de beurt.
people-result-deal = { people-seat } wint
people-result-match = { $deck ->
    [spanish] { people-seat } wint de partij
   *[other] { people-seat } wint de Bummerl
}
people-ended-claim = { $claim ->
    [auto] Met { $points } punten heeft { people-seat } 66 gehaald.
   *[manual] { people-seat } heeft 66 opgeëist met { $points } punten.
}
people-ended-false-claim = Ten onrechte opgeëist: { people-seat } had { $points } punten, geen 66.
people-ended-failed-close = { people-seat } heeft gesloten en geen 66 gehaald.
people-ended-last-trick = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Beiden hebben evenveel punten.
   *[manual] Niemand heeft 66 opgeëist.
} De laatste slag beslist, en die is van { people-seat }.
people-ended-majority = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Alle kaarten zijn gespeeld.
   *[manual] Niemand heeft 66 opgeëist.
} { $compared ->
    [cards] { people-seat } heeft meer punten in de slagen.
   *[total] { people-seat } heeft meer punten.
}
people-ended-resigned = { people-seat } heeft de ronde opgegeven.
people-ended-forfeit = { people-seat } verliest de ronde reglementair.
people-ended-tute = { people-seat } heeft tute getoond.
people-ended-renonce = { $call ->
    [right] { people-seat } heeft verzaakt.
    [wrong] Er was niet verzaakt: { people-seat } heeft onterecht gemeld.
   *[unknown] { people-seat } heeft verzaakt, of onterecht verzaken gemeld.
}
people-basis-no-trick = { $moment ->
    [close] Bij het sluiten had { people-seat } geen slag: dat telt { $worth }.
   *[end] { people-seat } heeft geen slag: dat telt { $worth }.
}
people-basis-below-33 = { $moment ->
    [close] Bij het sluiten had { people-seat } { $points } punten, minder dan 33: dat telt { $worth }.
   *[end] { people-seat } heeft { $points } punten, minder dan 33: dat telt { $worth }.
}
people-basis-33-or-more = { $moment ->
    [close] Bij het sluiten had { people-seat } { $points } punten, minstens 33: dat telt { $worth }.
   *[end] { people-seat } heeft { $points } punten, minstens 33: dat telt { $worth }.
}
people-basis-above-100 = { people-seat } heeft { $points } punten: zo’n hoge winst telt { $worth }.
people-match-won = { $deck ->
    [spanish] De partij is van { people-seat }.
   *[other] De partij is afgelopen: de Bummerl is van { people-seat }.
}
people-series-stands = Serie, best of { $series }: { $me } { $yours }, { $other } { $theirs }.
people-series-won = { $who ->
    [you] { $me } wint de serie, best of { $series }, met { $yours } : { $theirs }.
   *[computer] { $other } wint de serie, best of { $series }, met { $theirs } : { $yours }.
}
people-match-schneider = { $who ->
    [you] Schneider! { $other } heeft geen spelpunt gehaald: { $me } wint { $bummerl } Bummerls.
   *[computer] Schneider! { $me } heeft geen spelpunt gehaald: { $other } wint { $bummerl } Bummerls.
}
people-game-points = { game-points-unit } voor { people-seat }
people-review-trick = voor { people-seat }
people-review-left = Kaarten die { people-seat } overhield
people-fair-packet = { $to ->
    [you] { $cards } voor { $me }
    [computer] { $cards } voor { $other }
    [turn-up] Open kaart
   *[stock] Stok, van boven naar onder
}
people-fair-chance = Het toeval voor het schudden komt uit je browser. Te zien is alleen de hand die is opengelegd en wat open ligt.

# Taking moves back, practice beside the match, two people at one device.

practice = Practice
back-to-match = Back to your match
original = How it was played before

undo = Take back
undo-ask = Take the last move back? This match becomes a practice match and does not count. Cards that you have not seen are dealt anew.
undo-done = Taken back, all cards face down are dealt anew.
undo-none = There is nothing to take back now.
key-undo = take a move back

menu-two = Two at one device
two-names = Names
two-name = Player { $number }

cover-first = A new deal: { $name } begins.
cover-turn = It is { $name }’s turn.
cover-how = Give the device to { $name }, and tap only when nobody else is looking.
cover-show = Show the cards

## Like the texts of the same name without "people-", where two people play: both are named. $me holds the device, $other does not.

people-back-to-match = To the match against the computer
people-seat = { $who ->
    [you] { $me }
   *[computer] { $other }
}
people-dealer = dealer
people-pile = { people-seat }: { tricks-count }, look
people-fan = { $cards ->
    [one] { $other }: { $cards } card
   *[other] { $other }: { $cards } cards
}
people-fan-known = { people-fan }, known: { $known }
people-trick-full = Trick, to { people-seat }
people-trick-past = Last trick, to { people-seat }
people-trick-card = { people-seat }: { card }
people-dial = Bummerl: { $other } needs { $theirs }, { $me } needs { $yours }. Bummerl won: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
people-dial-up = { $deck ->
    [spanish] Games won: { $other } { $theirs } of { $target }, { $me } { $yours } of { $target }. Matches won: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
   *[other] Game points: { $other } { $theirs } of { $target }, { $me } { $yours } of { $target }. Bummerl won: { $other } { $theirBummerl }, { $me } { $yourBummerl }.
}
people-peek-tricks = { people-seat }’s tricks
people-confirm-ren = Has { $other } revoked? If you are wrong, you lose the deal.
people-offer-exchange = { $other } has closed. Do you still want to exchange the { $card } for the { $turnup }?
people-offer-ren = { $other } did not follow suit. Will you call a revoke? If you are wrong, you lose the deal.
people-confirm-resign = Resign this deal? { $other } wins it.
people-news-deal = { people-seat } deals.
people-news-draw = Drawn for the first deal: { $me } { $yours }, { $other } { $theirs }. { $by ->
    [low] The lower card deals, so { people-seat } deals.
   *[high] The higher card deals, so { people-seat } deals.
}
people-news-lot = The lot decides: { people-seat } deals first.
people-news-play = { $other } plays the { card }.
people-news-play-marriage = { $other } announces { $worth } and plays the { card }.
people-news-announce = { people-seat } announces { $worth } in { suit }.
people-news-exchange = { people-seat } exchanges the { $gave } for the { $took }.
people-news-close-fixed = { people-seat } closes: { $wins } to win or { $loses } to lose. Later tricks do not change that.
people-news-close-open = { people-seat } closes. Failing to reach 66 costs { $loses }.
people-news-did-claim = { people-seat } says: Enough!
people-news-enough = { people-seat } has 66.
people-news-did-resign = { people-seat } resigns.
people-news-did-renonce = { people-seat } calls a revoke.
people-news-did-tute = { people-seat } shows Tute.
people-news-did-decline = { people-seat } says: go on.
people-news-trick = { people-seat }’s trick with the { card }.
people-now-offer-ren = Will you call a revoke?
people-now-waiting = The device goes to { $other }.
people-refused-not-your-turn = It is { $other }’s turn.
people-result-deal = { people-seat } wins
people-result-match = { $deck ->
    [spanish] { people-seat } wins the match
   *[other] { people-seat } wins the Bummerl
}
people-ended-claim = { $claim ->
    [auto] With { $points } points { people-seat } has reached 66.
   *[manual] { people-seat } said “Enough!” with { $points } points.
}
people-ended-false-claim = A false claim: { people-seat } had { $points } points, not 66.
people-ended-failed-close = { people-seat } closed and did not reach 66.
people-ended-last-trick = { $claim ->
    [auto] Nobody has 66 points.
    [none] Both have the same number of points.
   *[manual] Nobody claimed.
} The last trick decides, and it went to { people-seat }.
people-ended-majority = { $claim ->
    [auto] Nobody has 66 points.
    [none] All cards have been played.
   *[manual] Nobody claimed.
} { $compared ->
    [cards] { people-seat } has more points in tricks.
   *[total] { people-seat } has more points.
}
people-ended-resigned = { people-seat } resigned the deal.
people-ended-forfeit = { people-seat } forfeits the deal.
people-ended-tute = { people-seat } showed Tute.
people-ended-renonce = { $call ->
    [right] { people-seat } revoked.
    [wrong] There was no revoke: { people-seat } called it wrongly.
   *[unknown] { people-seat } revoked, or called a revoke wrongly.
}
people-basis-no-trick = { $moment ->
    [close] When the stock was closed { people-seat } had no tricks: that counts { $worth }.
   *[end] { people-seat } has no tricks: that counts { $worth }.
}
people-basis-below-33 = { $moment ->
    [close] When the stock was closed { people-seat } had { $points } points, fewer than 33: that counts { $worth }.
   *[end] { people-seat } has { $points } points, fewer than 33: that counts { $worth }.
}
people-basis-33-or-more = { $moment ->
    [close] When the stock was closed { people-seat } had { $points } points, at least 33: that counts { $worth }.
   *[end] { people-seat } has { $points } points, at least 33: that counts { $worth }.
}
people-basis-above-100 = { people-seat } has { $points } points: a win that high counts { $worth }.
people-match-won = { $deck ->
    [spanish] The match goes to { people-seat }.
   *[other] The match is over: the Bummerl goes to { people-seat }.
}
people-series-stands = Series, best of { $series }: { $me } { $yours }, { $other } { $theirs }.
people-series-won = { $who ->
    [you] { $me } wins the series, best of { $series }, { $yours } to { $theirs }.
   *[computer] { $other } wins the series, best of { $series }, { $theirs } to { $yours }.
}
people-match-schneider = { $who ->
    [you] Schneider! { $other } has scored no game points: { $me } wins { $bummerl } Bummerl.
   *[computer] Schneider! { $me } has scored no game points: { $other } wins { $bummerl } Bummerl.
}
people-game-points = { game-points-unit } for { people-seat }
people-review-trick = to { people-seat }
people-review-left = Cards left in { people-seat }’s hand
people-fair-packet = { $to ->
    [you] { $cards } to { $me }
    [computer] { $cards } to { $other }
    [turn-up] Turn-up
   *[stock] Stock, from top to bottom
}
people-fair-chance = The randomness of the shuffle comes from your browser. Only the hand that was uncovered and what lies face up can be seen.

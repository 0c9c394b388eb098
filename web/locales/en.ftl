# Bummerl in English. $deck is "german", "french" or "spanish": suits and court cards are named after it. Spanish cards are
# for Tute alone.
# $who is "you" or "computer".

language-name = English
title = { $profile ->
    [sechsundsechzig] Sixty-Six
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
close = Close
cancel = Cancel

## Cards

card-refused = { card }, not allowed now
card-marriage = { card }, { $worth } possible

## Table

seat = { $who ->
    [you] You
   *[computer] Computer
}
dealer = { $who ->
    [you] dealer
   *[computer] dealer
}
level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [normal] Regular
    [strong] Master
    [expert] Coffee house
    [person] Two players
   *[other] { $level }
}
deal-meta = { level } · deal { $deal }
deal-number = Deal { $deal }
# $carry: so many game points the winner of this deal gets on top, because the deals before were tied.
carry-now = This deal counts { $carry } more.
points-unit = { $points ->
    [one] point
   *[other] points
}
points-spoken = { $pending ->
    [0] Points: { $points }
   *[other] Points: { $points }, { $pending } announced
}
tricks-count = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
pile = { $who ->
    [you] You
   *[computer] Computer
}: { tricks-count }, look at them
fan = { $cards ->
    [one] Computer: { $cards } card
   *[other] Computer: { $cards } cards
}
fan-known = { fan }, known: { $known }
hand = Your cards
hand-dealing = Cards are being dealt
stock-shuffling = Stock
stock-open = Stock: { $cards } cards, turn-up { $turnup }. { suit } are trumps.
stock-closed = Stock closed, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. { suit } are trumps.
stock-empty = The stock is used up. { suit } are trumps.
trump = { suit } are trumps
trump-short = { suit }
trump-closed = { suit } · closed
trick = Trick
trick-full = { $who ->
    [you] Trick, won by you
   *[computer] Trick, won by the computer
}
trick-past = { $who ->
    [you] Last trick, won by you
   *[computer] Last trick, won by the computer
}
trick-card = { $who ->
    [you] You: { card }
   *[computer] Computer: { card }
}
your-card = Your card
dial = Bummerl: computer needs { $theirs }, you need { $yours }. Bummerl won: computer { $theirBummerl }, you { $yourBummerl }.
# Like dial, but $theirs and $yours are game points won.
dial-up = { $deck ->
    [spanish] Games won: computer { $theirs } of { $target }, you { $yours } of { $target }. Matches won: computer { $theirBummerl }, you { $yourBummerl }.
   *[other] Game points: computer { $theirs } of { $target }, you { $yours } of { $target }. Bummerl won: computer { $theirBummerl }, you { $yourBummerl }.
}
peek-tricks = { $who ->
    [you] Your tricks
   *[computer] The computer’s tricks
}
peek-none = You may not look at these.

## Announcements and actions

dock = Actions
act-exchange = Ex­change
act-close = Close
act-close-note = stock
act-announce = 20 / 40
act-announce-note = announce
act-announce-one = { $worth }
act-claim = Enough!
act-claim-note = 66
act-ren = Re­voke!
act-ren-note = call it
act-tute = Tute!
act-tute-note = show
act-resign = Resign this deal
announce = Announce
announce-with = Announce { $worth } in { suit } with…
announce-only = Announce, choose the card after
announce-worth = Announce { $worth } in { suit }
announce-not = Lead the { card } without announcing
confirm-close = Close the stock? No more cards will be drawn, suit must be followed, and you must reach 66.
confirm-claim = Claim 66? If you have less, you lose the deal.
confirm-claim-points = Claim 66? You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}; from 66 on the deal is won, otherwise lost.
confirm-ren = Has the computer revoked? If you are wrong, you lose the deal.
# The computer has closed; $card is the card that may still be exchanged now.
offer-exchange = The computer has closed. Do you still want to exchange the { $card } for the { $turnup }?
offer-exchange-not = Do not exchange
# The computer has trumped; one may ask whether it should have followed suit.
offer-ren = The computer did not follow suit. Will you call a revoke? If you are wrong, you lose the deal.
offer-ren-not = Do not call
confirm-tute = Show all four and win the deal?
confirm-resign = Resign this deal? The computer wins it.

## What happens

news-deal = { $who ->
    [you] You deal.
   *[computer] The computer deals.
}
# $by is "high" or "low": whether the higher or the lower card deals.
news-draw = Drawn for the first deal: you { $yours }, computer { $theirs }. { $by ->
    [low] { $who ->
        [you] The lower card deals, so you deal.
       *[computer] The lower card deals, so the computer deals.
    }
   *[high] { $who ->
        [you] The higher card deals, so you deal.
       *[computer] The higher card deals, so the computer deals.
    }
}
news-lot = { $who ->
    [you] The lot decides: you deal first.
   *[computer] The lot decides: the computer deals first.
}
news-play = The computer plays the { card }.
news-play-marriage = The computer announces { $worth } and plays the { card }.
news-announce = { $who ->
    [you] You announce { $worth } in { suit }.
   *[computer] The computer announces { $worth } in { suit }.
}
news-exchange = { $who ->
    [you] You exchange the { $gave } for the { $took }.
   *[computer] The computer exchanges the { $gave } for the { $took }.
}
news-close-fixed = { $who ->
    [you] You close: { $wins } to win or { $loses } to lose. Later tricks do not change that.
   *[computer] The computer closes: { $wins } to win or { $loses } to lose. Later tricks do not change that.
}
news-close-open = { $who ->
    [you] You close. If you do not reach 66, you lose { $loses }.
   *[computer] The computer closes. If it does not reach 66, it loses { $loses }.
}
news-did-claim = { $who ->
    [you] You say: Enough!
   *[computer] The computer says: Enough!
}
# Like news-did-claim, but nobody needs to say anything.
news-enough = { $who ->
    [you] You have 66.
   *[computer] The computer has 66.
}
news-did-resign = { $who ->
    [you] You resign.
   *[computer] The computer resigns.
}
news-did-renonce = { $who ->
    [you] You call a revoke.
   *[computer] The computer calls a revoke.
}
news-did-tute = { $who ->
    [you] You show Tute.
   *[computer] The computer shows Tute.
}
news-did-decline = { $who ->
    [you] You say: go on.
   *[computer] The computer says: go on.
}
news-trick = { $who ->
    [you] Your trick with the { card }.
   *[computer] The computer’s trick with the { card }.
}
now-lead = You lead.
now-lead-marriage = Lead one card of the marriage.
now-answer = It is your turn.
now-offer-exchange = Do you still want to exchange?
now-offer-ren = Will you call a revoke?
now-waiting = The computer is thinking…
now-deal-end = The deal is over.
now-match-end = The match is over.

## Why something cannot be done

refused-not-your-turn = It is the computer’s turn.
refused-must-follow = You must follow suit: { suit }.
refused-must-head = You must beat the card with { suit }.
refused-must-trump = You must trump.
refused-must-overtrump = You must play a higher trump.
refused-marriage-lead = After announcing, lead one card of the marriage.
refused-only-on-lead = That is possible only when you lead.
refused-exchange-no-card = To exchange you need the { $card }.
refused-exchange-needs-trick = You may exchange only after winning a trick.
refused-exchange-stock = The stock is too small for an exchange.
refused-exchange-closed = The stock is closed: no more exchanging.
refused-exchange-done = The exchange has already been made.
refused-close-stock = Too few cards are left in the stock for closing.
refused-close-needs-trick = You may close only after winning a trick.
refused-already-closed = The stock is already closed.
refused-claim-needs-trick = You may claim only after winning a trick.
refused-no-marriage = { $deck ->
    [german] You have no king and Ober of one suit to announce.
    [spanish] You have no Rey and Caballo of one suit to announce.
   *[french] You have no king and queen of one suit to announce.
}
refused-marriage-done = You have already announced before this lead.
refused-marriage-first-lead = You may not announce on the first lead.
refused-marriage-needs-trick = You may announce only after winning a trick.
refused-nothing-to-call = There is nothing to call.
refused-decide-first = Answer the question first.
refused-no-tute = For that you need, after a trick, all four Reyes or all four Caballos.
refused-marriage-strict = You may not announce once suit must be followed.
refused-deal-over = The deal is over.
refused-must-overruff = You must play a higher trump than the one that has ruffed.
refused-trump-not-held = You may only name a suit of which you see a card now.
refused-trump-named = Trump has been named already.
refused-name-trump-first = Trump must be named first.
refused-auction-first = The auction comes first.
refused-auction-over = The auction is over.
refused-lay-away-first = Lay two cards away first.
refused-double-first = First everybody is asked about doubling.
refused-double-over = It is too late to double.
refused-keep-an-ace = You must keep an ace.
refused-no-talon = No cards are laid away now.
refused-caller-cannot-pass = The caller has Normal at least and cannot pass.
refused-bid-not-yours = This contract is not open to you.
refused-bid-too-low = It must be higher than the last bid.
refused-bid-needs-ace = It needs an ace.
refused-bid-needs-suit = { $game ->
    [bauern] It needs all five cards of a suit that is not trump.
   *[talon] It needs all five cards of a suit.
}
refused-bid-needs-trumps = It needs all five trumps.
refused-bid-unknown = These rules do not have this contract.
refused-marriage-not-in-contract = No marriages are announced in this contract.
refused-marriage-declarer-only = In this contract only the declarer announces marriages.
refused-claim-not-in-contract = Claims are made in the Normal game only.

## Three at a table for two

company-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
now-watching = You sit out and look on.
company = Counts of the three
company-standing = { $points } to go, Bummerl: { $bummerl }
company-out = deals and sits out
company-bummerl = Bummerl: { $bummerl }
company-end = The match goes to { $winner }. { $bummerl ->
    [1] The Bummerl goes to: { $names }.
   *[other] { $bummerl } Bummerl go to: { $names }.
}

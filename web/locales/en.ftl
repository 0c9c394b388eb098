# Bummerl in English. $deck is "german", "french" or "spanish": suits and court cards are named after it. Spanish cards are
# for Tute alone.
# $who is "you" or "computer".

language-name = English
title = Schnapsen
close = Close
cancel = Cancel

## Cards

suit = { $deck ->
    [german] { $suit ->
        [H] Hearts
        [D] Bells
        [S] Leaves
       *[C] Acorns
    }
    [spanish] { $suit ->
        [H] Copas
        [D] Oros
        [S] Espadas
       *[C] Bastos
    }
   *[french] { $suit ->
        [H] Hearts
        [D] Diamonds
        [S] Spades
       *[C] Clubs
    }
}
rank = { $deck ->
    [german] { $rank ->
        [A] Ace
        [T] Ten
        [K] King
        [Q] Ober
        [J] Unter
       *[9] Nine
    }
    [spanish] { $rank ->
        [A] Ace
        [3] Three
        [R] Rey
        [C] Caballo
        [S] Sota
        [7] Seven
        [6] Six
        [5] Five
        [4] Four
       *[2] Two
    }
   *[french] { $rank ->
        [A] Ace
        [T] Ten
        [K] King
        [Q] Queen
        [J] Jack
       *[9] Nine
    }
}
card = { rank } of { suit }
card-refused = { card }, not allowed now
card-marriage = { card }, { $worth } possible

## Table

seat = { $who ->
    [you] You
   *[computer] Computer
}
dealer = { $who ->
    [you] deal
   *[computer] deals
}
level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [normal] Regular
    [strong] Master
    [expert] Coffee house
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
    [spanish] Games won: computer { $theirs }, you { $yours }. Matches won: computer { $theirBummerl }, you { $yourBummerl }.
   *[other] Bummerl: computer { $theirs }, you { $yours }. Bummerl won: computer { $theirBummerl }, you { $yourBummerl }.
}
peek-tricks = { $who ->
    [you] Your tricks
   *[computer] The computer’s tricks
}
peek-none = These may not be looked at.

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
announce-with = Announce { $worth } in { suit } with …
announce-only = Only announce for now
announce-worth = Announce { $worth } in { suit }
announce-not = Lead the { card } without announcing
confirm-close = Close the stock? No more cards are drawn, suit must be followed, and you must reach 66.
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
offer-ren = The computer did not follow suit. Do you call a revoke? If you are wrong, you lose the deal.
offer-ren-not = Call nothing
confirm-tute = Show all four and win the deal?
confirm-resign = Resign this deal? The computer wins it.

## What happens

news-deal = { $who ->
    [you] You deal.
   *[computer] The computer deals.
}
# $by is "high" or "low": whether the higher or the lower card deals.
news-draw = Drawn: you { $yours }, computer { $theirs }. { $by ->
    [low] { $who ->
        [you] The lower card deals: you.
       *[computer] The lower card deals: the computer.
    }
   *[high] { $who ->
        [you] You deal.
       *[computer] The computer deals.
    }
}
news-lot = { $who ->
    [you] By lot, you deal.
   *[computer] By lot, the computer deals.
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
    [you] You close: { $wins } to win, { $loses } to lose. Later tricks do not change that.
   *[computer] The computer closes: { $wins } to win, { $loses } to lose. Later tricks do not change that.
}
news-close-open = { $who ->
    [you] You close. Short of 66 you lose { $loses }.
   *[computer] The computer closes. Short of 66 it loses { $loses }.
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
now-offer-ren = Do you call a revoke?
now-waiting = The computer is thinking …
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
refused-exchange-closed = The stock is closed: no more exchange.
refused-exchange-done = The exchange has been made already.
refused-close-stock = Too few cards are left in the stock for closing.
refused-close-needs-trick = You may close only after winning a trick.
refused-already-closed = The stock is closed already.
refused-claim-needs-trick = You may claim only after winning a trick.
refused-no-marriage = { $deck ->
    [german] You have no king and Ober of one suit to announce.
    [spanish] You have no Rey and Caballo of one suit to announce.
   *[french] You have no king and queen of one suit to announce.
}
refused-marriage-done = You have announced before this lead already.
refused-marriage-first-lead = Nothing is announced on the first lead.
refused-marriage-needs-trick = You may announce only after winning a trick.
refused-nothing-to-call = There is nothing to call.
refused-decide-first = Answer the question first.
refused-no-tute = For that you need, after a trick, all four Reyes or all four Caballos.
refused-marriage-strict = Nothing is announced once suit must be followed.
refused-deal-over = The deal is over.

## Result

result-deal = { $who ->
    [you] You won
   *[computer] You lost
}
result-match = { $deck ->
    [spanish] { $who ->
        [you] Match won
       *[computer] Match lost
    }
   *[other] { $who ->
        [you] Bummerl won
       *[computer] Bummerl lost
    }
}
result-tie = A tie
# $claim is "manual" where 66 points must be claimed, "auto" where they end the deal by themselves, and "none" in Tute, where
# all cards are always played.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] With { $points } points you have reached 66.
       *[computer] With { $points } points the computer has reached 66.
    }
   *[manual] { $who ->
        [you] You claimed with { $points } points.
       *[computer] The computer claimed with { $points } points.
    }
}
ended-false-claim = { $who ->
    [you] A false claim: you had { $points } points, not 66.
   *[computer] A false claim: the computer had { $points } points, not 66.
}
ended-failed-close = { $who ->
    [you] You closed and did not reach 66.
   *[computer] The computer closed and did not reach 66.
}
ended-last-trick = { $claim ->
    [auto] Nobody has 66 points.
    [none] Both have as many points.
   *[manual] Nobody claimed.
} { $who ->
    [you] The last trick decides, and it is yours.
   *[computer] The last trick decides, and it is the computer’s.
}
# $compared is "cards" where announcements do not count in the comparison, else "total".
ended-majority = { $claim ->
    [auto] Nobody has 66 points.
    [none] All cards have been played.
   *[manual] Nobody claimed.
} { $compared ->
    [cards] { $who ->
        [you] You have more points in tricks.
       *[computer] The computer has more points in tricks.
    }
   *[total] { $who ->
        [you] You have more points.
       *[computer] The computer has more points.
    }
}
ended-tie = { $compared ->
    [cards] Nobody claimed 66, and the tricks of both count the same.
   *[total] Nobody claimed 66, and both have as many points.
}
ended-resigned = { $who ->
    [you] You resigned the deal.
   *[computer] The computer resigned the deal.
}
ended-forfeit = { $who ->
    [you] You forfeit the deal.
   *[computer] The computer forfeits the deal.
}
# $name is a visiting player, $message what it did; both are given as they are.
guest-raised = The player “{ $name }” ran into an error: { $message }.
guest-illegal = The player “{ $name }” wanted to play { $message }, which is not legal.
guest-nonsense = The player “{ $name }” answered with { $message }, which is no move.
guest-late = The player “{ $name }” thought for longer than { $message } seconds.
guest-gone = The player “{ $name }” brought Python down.
guest-absent = The player “{ $name }” is not there any more.
guest-line = Line { $line }.
ended-tute = { $who ->
    [you] You showed Tute.
   *[computer] The computer showed Tute.
}
# $call is "right" if the revoke was called rightly, "wrong" if wrongly, else "unknown". $who loses.
ended-renonce = { $call ->
    [right] { $who ->
        [you] You revoked.
       *[computer] The computer revoked.
    }
    [wrong] { $who ->
        [you] You called a revoke that was none.
       *[computer] The computer called a revoke that was none.
    }
   *[unknown] { $who ->
        [you] You revoked, or called a revoke wrongly.
       *[computer] The computer revoked, or called a revoke wrongly.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] When the stock was closed you had no trick: that counts { $worth }.
       *[computer] When the stock was closed the computer had no trick: that counts { $worth }.
    }
   *[end] { $who ->
        [you] You have no trick: that counts { $worth }.
       *[computer] The computer has no trick: that counts { $worth }.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] When the stock was closed you had { $points } points, fewer than 33: that counts { $worth }.
       *[computer] When the stock was closed the computer had { $points } points, fewer than 33: that counts { $worth }.
    }
   *[end] { $who ->
        [you] You have { $points } points, fewer than 33: that counts { $worth }.
       *[computer] The computer has { $points } points, fewer than 33: that counts { $worth }.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] When the stock was closed you had { $points } points, at least 33: that counts { $worth }.
       *[computer] When the stock was closed the computer had { $points } points, at least 33: that counts { $worth }.
    }
   *[end] { $who ->
        [you] You have { $points } points, at least 33: that counts { $worth }.
       *[computer] The computer has { $points } points, at least 33: that counts { $worth }.
    }
}
basis-above-100 = { $who ->
    [you] You have { $points } points: a win that high counts { $worth }.
   *[computer] The computer has { $points } points: a win that high counts { $worth }.
}
basis-fixed = By these rules that counts { $worth }.
# Stands before the sentence that says how much that is.
basis-mirror = A false claim costs what it would have won.
carry-next = The next deal counts { $carry } more.
carry-won = To this come { $carry } from tied deals.
match-won = { $deck ->
    [spanish] { $who ->
        [you] The match is yours.
       *[computer] The match is the computer’s.
    }
   *[other] { $who ->
        [you] The match is over: the Bummerl is yours.
       *[computer] The match is over: the Bummerl is the computer’s.
    }
}
# $series is 3 or 5: so many Bummerl the series has at most. $yours and $theirs are those won.
series-stands = Series, best of { $series }: you { $yours }, computer { $theirs }.
series-won = { $who ->
    [you] You win the series, best of { $series }, by { $yours } : { $theirs }.
   *[computer] The computer wins the series, best of { $series }, by { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! The computer has made no game point, so this counts { $bummerl } Bummerl for you.
   *[computer] Schneider! You have made no game point, so this counts { $bummerl } Bummerl for the computer.
}
result-plus = +{ $worth }
game-points = { $deck ->
    [spanish] { $worth ->
        [one] game
       *[other] games
    }
   *[other] { $worth ->
        [one] game point
       *[other] game points
    }
}
score-change = { $who ->
    [you] { $before } → { $now } for you
   *[computer] { $before } → { $now } for the computer
}
tally = How it adds up
tally-item = Item
tally-cards = Tricks
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit } { $worth }
tally-void = { suit } { $worth }, no trick
tally-other = Other
tally-last = Last trick
tally-sum = Total
tally-none = –
next-deal = Next deal
next-match = { $deck ->
    [spanish] New match
   *[other] New Bummerl
}
choose-rules = Other rules …
review-open = Look at the deal
review = Deal { $deal }: all tricks
review-close = Back to the result
review-trick = { $who ->
    [you] to you
   *[computer] to the computer
}
review-points = { $points }
review-no-trick = No trick was played.
review-left = { $who ->
    [you] Cards left in your hand
   *[computer] Cards left in the computer’s hand
}
proof = Was the shuffle honest?
proof-how = The first line was fixed before the deal. It is the SHA-256 checksum of the second, which names the cards in dealing order.

## Start and faults

boot = Loading
boot-percent = { $percent } %
boot-status = The computer is shuffling …
stage-runtime = Loading Python
stage-library = Loading the library
stage-engine = Learning the rules
stage-ready = Nearly there
fault = The game cannot be played just now.
fault-no-wasm = This browser has no WebAssembly, which the game needs. Please use a newer browser.
fault-blocked = A setting of the browser or the page forbids WebAssembly, without which the game cannot be played.
fault-corrupt = A file arrived damaged. Load it once more.
fault-timeout = Loading got stuck. Is the connection all right?
fault-failed = The game could not be loaded. Is the connection all right?
fault-stuck = The computer does not answer. Your game is stored.
fault-details = Details
fault-detail = { $code }: { $message }
fault-again = Try again

## Help

help = Help
help-open = Help: rules and keys
help-rules = The rules in short
wiener-aim = The first to have 66 points and to say “Enough!” wins the deal.
wiener-values = Ace 11, ten 10, king 4, { $deck ->
    [german] Ober 3, Unter 2
   *[french] queen 3, jack 2
}. Trumps beat every other suit.
wiener-open = While the stock is open any card may be played. After each trick both draw a card, the winner first.
wiener-strict = Once the stock is used up or closed, follow suit and beat the card if you can, otherwise trump.
wiener-marriage = King and { $deck ->
    [german] Ober
   *[french] queen
} of a suit, announced before leading, count 20, in trumps 40 – as soon as you have a trick. One of the two is then led.
wiener-exchange = Whoever leads may exchange the { $deck ->
    [german] Unter
   *[french] jack
} of trumps for the turn-up, while a card still lies face down above it.
wiener-close = Whoever leads may close the stock while it holds at least four cards. What the opponent had at that moment is scored. Short of 66 the opponent gets 2 game points, or 3 if without a trick when the stock was closed.
wiener-claim = “Enough!” is said when leading, after winning a trick. Whoever is wrong loses the deal.
wiener-last = If nobody claims, the last trick wins.
wiener-score = A win counts 1 game point, 2 against fewer than 33 points, 3 against no trick.
wiener-match = Seven game points are a Bummerl; it counts double if the other has none.
tute-aim = All cards are always played: who has more points wins the game. The last trick counts ten more and decides between equals.
tute-values = Ace 11, Three 10, Rey 4, Caballo 3, Sota 2; Seven to Two count nothing. Trumps beat every other suit.
tute-open = After each trick both draw a card, the winner first. While there is a stock any card may be played; in Tute habanero a led trump must be followed.
tute-strict = Once the stock is used up, follow suit and beat the card if you can, otherwise trump.
tute-sing = After winning a trick, Rey and Caballo of a suit may be announced while there is a stock: 20, in trumps 40, and the 40 first. Neither need be led.
tute-swap = After winning a trick, the Seven of trumps may be exchanged for a high turn-up, the Two for a low one.
tute-four = All four Reyes or all four Caballos: “Tute!” wins the game at once.
tute-match = Two games won are the match. From 101 points a game counts double; who has announced needs 121 for that.
help-keys = Keys
help-keys-note = They work while the table has the focus.
key-cards = play a card
key-arrows = move between cards
key-exchange = exchange
key-close = close the stock
key-announce = announce 20 or 40
key-claim = “Enough!”
key-ren = call a revoke
key-tute = “Tute!”
key-decline = answer a question with no
key-last = last trick
key-escape = dismiss a question
key-help = this help

## Menu

menu = Menu
menu-title = Settings
menu-new = New game
menu-resign = Resign this deal
menu-deck = Cards
deck-tell = Double German
deck-french = French
deck-french4 = Four colours
menu-language = Language
menu-speed = Motion
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
menu-theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
menu-points = Points counted
points-both = Both
points-own = Mine
points-none = None
menu-help = Rules and keys
menu-about = About Bummerl

## About

about = About Bummerl
about-text = Schnapsen, Sixty-Six and Tute for two against the computer. The rules and the opponent are written in Python and run in your browser.
about-version = Version
about-python = Python
about-way = Start
about-way-trimmed = fast, with only those parts of Python that the game needs
about-way-stock = with the whole of Python, slower
about-waiting = not loaded yet
about-stored = Kept in this browser only: the running game and your settings. None of it leaves your device.
about-licences = Licences
about-licence-own = Bummerl and its cards: MIT
about-licence-python = CPython: PSF licence
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit and Workbox modules: BSD-3 and MIT
about-licence-other = Comlink and Fluent: Apache 2.0

## Notices

notice-close = Dismiss notice
notice-offline = The game now works without a network too.
notice-update = A new version is there.
notice-update-do = Reload
notice-set-aside = A stored game could not be opened.
notice-set-aside-do = Download
notice-bad-link = The link names rules that there are not. Those chosen before still hold.
notice-not-kept = This browser keeps nothing: the game is lost when it closes.

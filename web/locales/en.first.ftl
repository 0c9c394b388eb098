# The first deals: tips at the right time, and the table as text.

## Tips for beginners

tips = Tips for beginners
tip-next = Got it
tips-off = No more tips
tips-note = Short and only once, during the first deals
tip-turn = It is your turn: press the card you want to play. { suit } are trumps and beat every other suit.
tip-marriage = You can now announce { $deck ->
    [german] king and Ober
    [spanish] Rey and Caballo
   *[french] king and queen
} of { suit } for { $worth } points: press the bright button with the { $worth }.
tip-exchange = With “Exchange” you get the { $turnup } and give the { $card } for it.
tip-strict = { $how ->
    [closed] The stock is closed.
   *[empty] The stock is used up.
} From now on follow suit and beat the card if you can, otherwise trump. Cards that are not allowed are grey.
tip-claim = You have enough points: say “Enough!” and you win the deal.
tip-lost = { $reason ->
    [claim] Your opponent was faster. Aces, tens and announcements bring the most.
    [false-claim] “Enough!” pays only when your points are enough.
    [failed-close] Close when your cards are fairly sure to be enough.
    [last-trick] If nobody says “Enough!”, the last trick decides: keep a high trump for it.
   *[other] Lost, but only this deal.
} Below you can look at it again.

## The table as text

text-on = Table as text
text-off = Drawn table
text-note = Everything in lists and tables; also with the V key
key-text = table as text or drawn
text-stock = Trumps and stock
text-last = Last trick
text-state = Score
text-points = Points
text-announced = Announced
text-pending = Do not count yet
text-tricks = Tricks
text-cards = Cards in hand
text-known = Known of these
text-needed = Still to win
text-made = Game points won
text-bummerl = { $deck ->
    [spanish] Matches won
   *[other] Bummerl won
}
text-marriage = { $worth } in { suit }
text-none = none
text-nothing = No cards.
text-hidden = hidden

## What is at stake

# Who has closed: what can be won and lost, in game points.
stakes = { $who ->
    [you] You
   *[computer] Computer
}: +{ $wins } / −{ $loses }
stakes-open = { $who ->
    [you] You
   *[computer] Computer
}: −{ $loses }

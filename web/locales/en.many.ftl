# Bauernschnapsen and Talonschnapsen: three or four at the table, with an auction before play.
# $who is "you" or "other"; $name is the name of the other, as in many-name.
# $side is "we" (you and others), "you" (you alone) or "they" (your opponents).

## Who sits at the table

many-name = { $place ->
    [you] You
    [left] Franz
    [across] Resi
   *[right] Poldi
}
many-role = { $role ->
    [partner] { $name }, your partner
    [opponent-left] { $name }, opponent on your left
    [opponent-right] { $name }, opponent on your right
    [opponent-across] { $name }, opponent
   *[you] { $name }
}
many-team = { $side ->
    [we] We
    [you] You
   *[they] They
}
many-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
many-cards-known = { many-cards }, known: { $known }
badge-player = plays
badge-caller = caller
badge-dealer = dealer
badge-out = sits out

## Contracts: names with places where they may be broken, and what it takes to win them

contract-N = Normal game
contract-B = Bettler
contract-AB = Ass­bettler
contract-NB = Assen­bettler
contract-S = Schnapser
contract-DG = Damen­gang
contract-KG = Königs­gang
contract-G = Gang
contract-ZG = Zehner­gang
contract-KS = Kontra­schnapser
contract-BS = Bauern­schnapser
contract-BL = Bauern­loch
contract-FR = Farben­ring
contract-KB = Kontra­bauern­schnapser
contract-HS = Herren­schnapser
contract-line-N = { $game ->
    [bauern] 66 points with your partner, with trump.
   *[talon] 66 points alone, with trump.
}
contract-line-B = “Beggar”: no trick at all, no trump.
contract-line-AB = Bettler holding an ace.
contract-line-NB = No trick; aces are lowest.
contract-line-S = { $game ->
    [bauern] 66 with the first three tricks.
   *[talon] Every trick until you have 66.
}
contract-line-DG = Every trick; kings are lowest.
contract-line-KG = Every trick; tens are lowest.
contract-line-G = Every trick, no trump.
contract-line-ZG = Every trick; tens high, aces low.
contract-line-KS = Schnapser against the caller.
contract-line-BS = Every trick, with trump.
contract-line-BL = Every trick, with trump; aces are lowest.
contract-line-FR = { $game ->
    [bauern] Five of a plain suit: won.
   *[talon] Five of one suit: won.
}
contract-line-KB = Every trick against the caller.
contract-line-HS = Five trumps: won.
value-range = { $least }–{ $most }
# What the game is worth: 6 points, 1–3 points. $count is the number, or 0 where $worth is a range.
many-worth = { $count ->
    [one] { $worth } point
   *[other] { $worth } points
}
many-times = ×{ $factor }

## The auction

plan = Contract and score
plan-open = Trump is still open
plan-no-trump = No trump
plan-caller = Caller: { $name }
# $how is "both" (one against both), "together" (with $partner) or "alone" ($partner sits out).
plan-player = { $how ->
    [both] { $name } against both
    [together] { $name } with { $mate ->
        [you] you
       *[other] { $partner }
    }
   *[alone] { $name } alone
}
calls = Calls, seat by seat
call-pass = Pass
call-now = to call
offers = Contracts to bid
# Why a contract cannot be bid now, in few words; $contract is its code.
offer-bid-too-low = Too low.
offer-bid-not-yours = { $contract ->
    [KS] Only against the caller.
    [KB] Only against the caller.
   *[other] { $partner ->
        [true] Only for caller and partner.
       *[other] Only for the caller.
    }
}
offer-bid-needs-ace = You need an ace.
offer-bid-needs-suit = { $game ->
    [bauern] You need five of a plain suit.
   *[talon] You need five of a suit.
}
offer-bid-needs-trumps = You need five trumps.
# What a contract that was pressed takes.
offer-chosen = { $contract }: { $line }
act-bid = Bid
act-bid-what = Bid { $contract }
ask-trump = Name trump
ask-trump-other = { $name } names trump
ask-trump-why = { $who ->
    [you] { $down ->
        [0] A suit of which you hold a card becomes trump.
       *[other] You see but three cards so far. A suit of which you hold one becomes trump.
    }
   *[other] { $down ->
        [0] Everybody sees all five cards already.
       *[other] Until then everybody sees but three cards.
    }
}
ask-turn-up = Turn up
ask-turn-up-why = The next card decides.
ask-double = Doubling
ask-double-you = { $factor ->
    [2] Double?
   *[other] Redouble?
}
ask-double-other = { $name } may double
ask-double-why = { $who ->
    [you] You play { $contract }. A double doubles what the deal counts.
   *[other] { $name } plays { $contract }. A double doubles what the deal counts.
}
act-double = { $factor ->
    [2] Double
   *[other] Redouble
}
act-no-double = No double
talon = Talon
card-talon = { card }, from the talon
card-down = Card face down
away = Laid away
away-none = no card yet
act-lay-away = Lay away
act-lay-away-note = { $cards } of { $of }

## Tricks and play

many-trick-card = { $name }: { card }
many-trick-full = { $who ->
    [you] Trick, to you
   *[other] Trick, to { $name }
}
many-trick-past = { $who ->
    [you] Last trick, to you
   *[other] Last trick, to { $name }
}
kept = { $side ->
    [we] Our first trick
    [you] Your first trick
   *[they] Their first trick
}
kept-none = no trick yet
peek-none-yet = There is no trick yet.
act-last = Trick
act-last-note = look
text-seats = Seats

## What happens

many-deal = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
many-trump = { $who ->
    [you] You make { suit } trump.
   *[other] { $name } makes { suit } trump.
}
many-turn-up = { $who ->
    [you] You turn up { $card }: { suit } is trump.
   *[other] { $name } turns up { $card }: { suit } is trump.
}
many-call = { $who ->
    [you] You bid { $contract }.
   *[other] { $name } bids { $contract }.
}
many-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
# $factor is 1 where nobody doubles.
many-did-double = { $factor ->
    [1] { $who ->
        [you] You do not double.
       *[other] { $name } does not double.
    }
   *[other] { $who ->
        [you] You double: the deal counts ×{ $factor }.
       *[other] { $name } doubles: the deal counts ×{ $factor }.
    }
}
many-play = { $name } plays { card }.
many-announce = { $who ->
    [you] You announce { $worth } in { suit }.
   *[other] { $name } announces { $worth } in { suit }.
}
many-trick = { $who ->
    [you] Your trick with { card }.
   *[other] { $name } takes the trick with { card }.
}
many-claim = { $who ->
    [you] You say: Enough!
   *[other] { $name } says: Enough!
}
many-enough = { $who ->
    [you] Your trick makes it 66.
   *[other] { $name } makes it 66.
}
many-did-take = { $who ->
    [you] You take the talon.
   *[other] { $name } takes the talon.
}
many-did-lay-away = { $who ->
    [you] You have laid two cards away.
   *[other] { $name } has laid two cards away.
}
many-did-show = { $who ->
    [you] You show five cards of a suit.
   *[other] { $name } shows five cards of a suit.
}
many-did-forfeit = { $who ->
    [you] You have lost the deal.
   *[other] { $name } has lost the deal.
}
many-waiting = { $name } is thinking …
many-now-trump = Name trump.
many-now-bid = Your call: choose a contract.
many-now-lay-away = Lay two cards away; they count for nobody.
many-now-double = Do you want to double?
many-not-your-turn = It is { $name }’s turn.

## The end

many-result = { $points ->
    [0] Lost
   *[other] Won
}
many-match = { $how ->
    [won] Match won
    [lost] Bummerl lost
   *[saved] End of the match
}
# $who is who has played the contract.
many-played = { $made ->
    [yes] { $who ->
        [you] You made your contract: { $contract }.
       *[other] { $name } made the contract: { $contract }.
    }
   *[no] { $who ->
        [you] You failed in your contract: { $contract }.
       *[other] { $name } failed in the contract: { $contract }.
    }
}
many-ended-claim = { $who ->
    [you] Your trick made it 66 points.
   *[other] { $name } made it 66 points.
}
many-ended-false-claim = { $who ->
    [you] You said “Enough!” without 66 points.
   *[other] { $name } said “Enough!” without 66 points.
}
many-ended-last-trick = { $who ->
    [you] Nobody reached 66; the last trick was yours.
   *[other] Nobody reached 66; the last trick went to { $name }.
}
many-ended-trick-won = { $who ->
    [you] You took a trick.
   *[other] { $name } took a trick.
}
many-ended-trick-lost = { $who ->
    [you] A trick went to you.
   *[other] A trick went to { $name }.
}
many-ended-enough = 66 points were reached in time.
many-ended-too-late = 66 points were not reached in time.
many-ended-all-tricks = One hand took every trick.
many-ended-no-trick = Not a single trick was taken.
many-ended-shown = The five cards were shown.
many-ended-forfeit = { $who ->
    [you] The deal was lost by a fault.
   *[other] { $name } lost by a fault.
}
many-basis-no-trick = { $side ->
    [we] We have no trick.
    [you] You have no trick.
   *[they] They have no trick.
}
many-basis-below-33 = { $side ->
    [we] We have { $points } points, fewer than 33.
    [you] You have { $points } points, fewer than 33.
   *[they] They have { $points } points, fewer than 33.
}
many-basis-33-or-more = { $side ->
    [we] We have { $points } points, at least 33.
    [you] You have { $points } points, at least 33.
   *[they] They have { $points } points, at least 33.
}
# $double is 1 where nobody doubled; $each is "yes" where each of the two others gets $points.
many-counts = { $double ->
    [1] { $each ->
        [yes] Each of the two others gets { $points }.
       *[no] { $side ->
            [we] That counts { $points } for us.
            [you] That counts { $points } for you.
            [they] That counts { $points } for them.
           *[one] That counts { $points } for { $name }.
        }
    }
   *[other] { $each ->
        [yes] { $value } × { $double }: each of the two others gets { $points }.
       *[no] { $side ->
            [we] { $value } × { $double } counts { $points } for us.
            [you] { $value } × { $double } counts { $points } for you.
            [they] { $value } × { $double } counts { $points } for them.
           *[one] { $value } × { $double } counts { $points } for { $name }.
        }
    }
}
many-match-end = { $side ->
    [we] { $how ->
        [retour] Retourschneider! We have won the match. The opponents get { $bummerl } Bummerl.
        [schneider] Schneider! We have won the match. The opponents get { $bummerl } Bummerl.
       *[plain] We have won the match. The opponents get the Bummerl.
    }
    [they] { $how ->
        [retour] Retourschneider! The opponents have won the match. We get { $bummerl } Bummerl.
        [schneider] Schneider! The opponents have won the match. We get { $bummerl } Bummerl.
       *[plain] The opponents have won the match. We get the Bummerl.
    }
   *[one] { $how ->
        [retour] Retourschneider! Won by: { $winner }. { $bummerl } Bummerl for: { $losers }.
        [schneider] Schneider! Won by: { $winner }. { $bummerl } Bummerl for: { $losers }.
       *[plain] Won by: { $winner }. The Bummerl goes to: { $losers }.
    }
}
many-series-stands = Series, best of { $series }: we { $yours }, opponents { $theirs }.
many-series-won = { $side ->
    [we] We win the series, best of { $series }, { $yours } to { $theirs }.
   *[they] The opponents win the series, best of { $series }, { $theirs } to { $yours }.
}
many-bummerl = Bummerl { $bummerl }
many-got = Bummerl received
many-score = Score of the match
many-before = Before
many-deal-points = This deal
many-now = Score
many-hands = All cards

## Hints and keys

hint-do-trump = Make { suit } trump
hint-do-turn-up = Turn up
hint-do-bid = Bid { $contract }
hint-do-pass = Pass
hint-do-lay-away = Lay { $cards } away
hint-do-double = Double
hint-do-not-double = Do not double
hint-name-trump = { suit }
hint-name-turn-up = Turn up
hint-name-bid = { $contract }
hint-name-pass = Pass
hint-name-lay-away = { $cards }
hint-name-double = Double
hint-name-not-double = No double
hint-why-smears = You and your partner are sure of the trick: { card } adds points to it.
hint-why-unbeaten = No card of anybody else beats { card }.
hint-why-all-known = All hands are known, the rest has been worked out.
key-confirm = bid what is chosen, lay cards away
key-double = double

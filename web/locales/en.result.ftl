# The result of a deal: how it ended and what it counts.

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
        [you] You said “Enough!” with { $points } points.
       *[computer] The computer said “Enough!” with { $points } points.
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
    [none] Both have the same number of points.
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
    [cards] Nobody claimed 66, and both players’ tricks count the same.
   *[total] Nobody claimed 66, and both have the same number of points.
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
guest-nonsense = The player “{ $name }” answered with { $message }, which is not a move.
guest-late = The player “{ $name }” thought for longer than { $message } seconds.
guest-gone = The player “{ $name }” brought Python down.
guest-absent = The player “{ $name }” is no longer there.
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
        [you] There was no revoke: you called it wrongly.
       *[computer] There was no revoke: the computer called it wrongly.
    }
   *[unknown] { $who ->
        [you] You revoked, or called a revoke wrongly.
       *[computer] The computer revoked, or called a revoke wrongly.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] When the stock was closed you had no tricks: that counts { $worth }.
       *[computer] When the stock was closed the computer had no tricks: that counts { $worth }.
    }
   *[end] { $who ->
        [you] You have no tricks: that counts { $worth }.
       *[computer] The computer has no tricks: that counts { $worth }.
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
basis-fixed = Under these rules that counts { $worth }.
# Stands before the sentence that says how much that is.
basis-mirror = A false claim costs what it would have won.
carry-next = The next deal counts { $carry } more.
carry-won = Another { $carry } is added from tied deals.
match-won = { $deck ->
    [spanish] { $who ->
        [you] The match is yours.
       *[computer] The match is the computer’s.
    }
   *[other] { $who ->
        [you] The match is over: you have won the Bummerl.
       *[computer] The match is over: you have lost the Bummerl.
    }
}
# $series is 3 or 5: so many Bummerl the series has at most. $yours and $theirs are those won.
series-stands = Series, best of { $series }: you { $yours }, computer { $theirs }.
series-won = { $who ->
    [you] You win the series, best of { $series }, { $yours } to { $theirs }.
   *[computer] The computer wins the series, best of { $series }, { $theirs } to { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! The computer has scored no game points: you have won { $bummerl } Bummerl.
   *[computer] Schneider! You have scored no game points: you have lost { $bummerl } Bummerl.
}
result-plus = +{ $worth }
game-points-unit = { $deck ->
    [spanish] { $worth ->
        [one] game
       *[other] games
    }
   *[other] { $worth ->
        [one] game point
       *[other] game points
    }
}
game-points = { game-points-unit } { $who ->
    [you] for you
   *[computer] for the computer
}
score-change = Score: { $before } → { $now }
score-tie = The score stays as it was.
# What the same cards brought before: $whose is "sender" if the sender had the same seat, "opponent" if the sender's opponent did, else "before".
result-compare = { $whose ->
    [sender] With the same cards: you { $yours }, the sender { $theirs }.
    [opponent] With the same cards: you { $yours }, the sender’s opponent { $theirs }.
   *[before] With the same cards: now { $yours }, before { $theirs }.
}
tally = How it adds up
tally-item = Item
tally-cards = Tricks
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit } { $worth }
tally-void = { suit } { $worth }, no tricks
tally-other = Other
tally-last = Last trick
tally-sum = Total
tally-none = –
next-deal = Next deal
next-match = { $deck ->
    [spanish] New match
   *[other] New Bummerl
}
choose-rules = Other rules…
review-open = All tricks
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

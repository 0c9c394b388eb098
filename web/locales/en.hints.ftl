# Hints: what the computer would do in your place, and why.

hint = Hint
hint-close = Dismiss the hint
hint-waiting = The computer is looking for a hint…
hint-failed = There is no hint just now.
hint-none = There are no hints in this game.
key-hint = hint

hint-do-lead = Lead the { card }.
hint-do-answer = Play the { card }.
hint-do-exchange = Exchange for the turn-up.
hint-do-close = Close the stock.
hint-do-announce = Announce { $worth } in { suit }.
hint-do-claim = Say “Enough!”
hint-do-decline = Decline.
hint-do-call = Call the revoke.

hint-name-card = { card }
hint-name-exchange = Exchange
hint-name-close = Close the stock
hint-name-announce = Announce { $worth } in { suit }
hint-name-claim = “Enough!”
hint-name-decline = Decline
hint-name-call = Call the revoke

# $shown is "yes" where points are counted; otherwise the hint must not name any.
hint-why-claim = The points are enough.
hint-why-counted-out = Both hands are known, so the rest has been worked out.
hint-why-exchange = It brings the { card } into the hand.
hint-why-marriage = Announcing adds { $points } points.
# $all is "yes" if it is so in all cases, and "known" if there is but one.
hint-why-close = { $all ->
    [yes] With the stock closed the deal is won in every layout of the cards that was looked at.
   *[no] With the stock closed the deal is won in { $cases } of { $of } possible layouts of the cards.
}
hint-why-takes = { $shown ->
    [yes] The { card } takes a trick of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] The { card } takes the trick.
}
hint-why-gives = { $shown ->
    [yes] The { card } leaves the computer a trick of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] The { card } leaves the computer the trick.
}
hint-why-safe = No card that the computer may hold beats the { card }.
# $by is the highest card of its suit that beats it, or "trump" if only trumps do.
hint-why-falls = { $by ->
    [trump] { $all ->
        [known] The computer can trump the { card }.
        [yes] The computer can trump the { card } in every hand that was looked at.
       *[no] The computer can trump the { card } in { $cases } of { $of } possible hands.
    }
   *[card] { $all ->
        [known] The computer can beat the { card }, for instance with the { $by }.
        [yes] The computer can beat the { card } in every hand that was looked at, for instance with the { $by }.
       *[no] The computer can beat the { card } in { $cases } of { $of } possible hands, for instance with the { $by }.
    }
}
hint-why-better = Next best: { $better } ({ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } game points less).
# $better is the move that it is compared with, $against the same number for that.
hint-why-more = { $shown ->
    [yes] The { card } brings { $points } points ({ $better }: { $against }).
   *[no] The { card } brings more points than the other choice ({ $better }).
}
hint-why-less = { $shown ->
    [yes] The { card } costs { $points } points in this trick ({ $better }: { $against }).
   *[no] The { card } costs fewer points in this trick than the other choice ({ $better }).
}
hint-why-keeps = It keeps the { card } in the hand.
hint-why-pair = It keeps the marriage in { suit } together.
hint-why-hope = It keeps the { card } in the hand, which may still become a marriage.
hint-why-rarer = The { card } is beaten in { $cases } of { $of } possible hands ({ $better }: { $against }).
hint-why-draws = { $all ->
    [known] The { card } draws a trump from the computer.
    [yes] The { card } draws a trump in every hand that was looked at.
   *[no] The { card } draws a trump in { $cases } of { $of } possible hands.
}
hint-why-little = { $shown ->
    [yes] Should the { card } be beaten, that costs only { $points } points ({ $better }: { $against }).
   *[no] Should the { card } be beaten, that costs less than the other choice ({ $better }).
}
hint-why-chances = Chance of winning: { $chance } ({ $better }: { $against }).
hint-why-alike = About as good: { $better }.
hint-why-only = There is no other move.

hint-chance = Chance of winning the deal: { $win }.
hint-chance-match = Chance of winning the deal: { $win }, the Bummerl: { $match }.
hint-result-win = That wins { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}.
hint-result-loss = The deal can no longer be won; this loses { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}.
hint-result-tie = The deal ends in a tie.
hint-sure-cases = { $worlds ->
    [one] { $worlds } possible layout
   *[other] { $worlds } possible layouts
} of the cards looked at.
hint-sure-experience = Estimated from the experience of very many deals.

hint-compare = All moves compared
hint-move = Move
hint-win = Chance
hint-points = Game points
hint-points-note = Game points: what a move brings (+) or costs (−) on average by the end of the deal.

# The analysis after a deal.

analysis = Analysis
analysis-open = Analysis: what decided it?
analysis-close = Back
# $who is "you", "computer" or "nobody": who has won.
analysis-result = { $who ->
    [you] won, +{ $points }
    [nobody] tied
   *[computer] lost, −{ $points }
}
analysis-unfinished = not played to the end

analysis-begins = Reading the deal…
analysis-progress = { $done } of { $all } moves checked
analysis-stop = Stop
analysis-go-on = Go on checking
analysis-done = All { $all } moves are checked.
analysis-failed = This deal cannot be analysed.

analysis-chance = Chance of winning
analysis-chance-note = before and after each own move
# $fall is "yes" if a move of one's own has clearly lowered the chance.
analysis-curve = { $fall ->
    [yes] Your chance of winning: { $start } at first; it fell from { $before } to { $after } in trick { $trick } with { $move }; { $end } at the end.
    [before] Your chance of winning: { $start } at first; it fell from { $before } to { $after } before the first trick with { $move }; { $end } at the end.
   *[no] Your chance of winning: { $start } at first, { $end } at the end; none of your moves clearly lowered it.
}
analysis-column-trick = Trick
analysis-column-before = With the best move
analysis-column-after = With the move played

analysis-meaning = What the numbers mean
analysis-meaning-chance = The curve shows how likely you were to win this deal, as far as you could know then: from your hand, the cards played, and all that was still possible. The analysis does not know hidden cards. Where the curve rises or falls between your moves, it was the cards or the computer.
analysis-meaning-other = The computer’s moves show its own chance, as far as it could know.
analysis-meaning-cost = What a mistake cost is given in game points: that much less is what the move brings on average, weighted by the score of the Bummerl.
analysis-meaning-sure = As long as many cards are hidden these are estimates; once both hands are known, everything is worked out exactly. Differences that may be chance do not count as mistakes.

analysis-key = The key moment
analysis-played = played
analysis-better = better
analysis-instead = Trick { $trick }: played { $played }, better { $better }.
analysis-instead-before = Before the first trick: chose { $played }, better { $better }.
analysis-cost = On average that cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } game points.
analysis-chances = Chance of winning with the better move { $before }, with the one played { $after }.
# Where the chance is the same with both moves: $end is "won", "lost" or "open".
analysis-chances-same = { $end ->
    [won] Both moves win, but the better one wins more.
    [lost] Both moves lose, but the better one loses less.
   *[open] The chance of winning is { $chance } with both moves; the better one wins more or loses less.
}
# Where the match score decides: $better is the second-best move, $against the chance with it.
analysis-match = Here the match score decides. Chance of winning the match: { $chance } ({ $better }: { $against }).
analysis-match-chances = Here the match score decides. Chance of winning the match with the better move { $before }, with the one played { $after }.
analysis-sure-both = { $worlds ->
    [one] { $worlds } possible layout of the cards
   *[other] { $worlds } possible layouts of the cards
} worked through, together with the experience of very many deals.
analysis-practise = Replay from here
analysis-others = More mistakes
analysis-no-mistake = No clear mistake
analysis-no-mistake-note = As far as could be known, each own move was as good as the best, or hardly worse.

analysis-moves = All moves
analysis-trick = Trick { $trick },
analysis-before-play = before the first trick,
# Moves before the first trick: what becomes trump, which cards are laid away.
analysis-trump = trump { suit }
analysis-lay-away = lays away { $cards }
# All cards before this move was made.
analysis-hands = All cards before this move
analysis-with-marriage = { $move } · { $worth } announced
analysis-resign = resign
analysis-better-is = Better: { $move }
analysis-grade-best = best move
analysis-grade-equal = as good
analysis-grade-forced = only move
analysis-grade-unknown = not rated

# Puzzles: finding a move.
puzzle-find = Find the move.
puzzle-judging = The move is being checked…
puzzle-right = Right!
puzzle-wrong = Not yet. Try again.
puzzle-solution = Solution
puzzle-again = Once more
puzzle-unknown = The analysis knows nothing about this position.
# game points that are still needed
puzzle-standing = To win the match you still need { $own ->
    [one] { $own } game point
   *[other] { $own } game points
}, the computer { $other }.
puzzle-match = Match won

# Whose play is looked at.
analysis-whose = Whose play?
# The two who have played a deal that was sent.
sent-seat = { $who ->
    [sender] the sender
   *[opponent] the opponent
}
sent-seat-dative = { sent-seat }
# All others than the one whose play is looked at.
sent-others = the others
sent-others-dative = { sent-others }

## Where three or four play

analysis-many-chance = The curve shows how likely one’s own side was to win this deal, as far as that could be known then: from one’s own hand, the cards played, the bidding, and all that was still possible. The analysis does not know hidden cards. Where the curve rises or falls between one’s own moves, it was the cards or the others.
analysis-many-other = The others’ moves show their own chance, as far as they could know.
analysis-many-sure = These are estimates: possible layouts of the cards are played through as if all of them lay open. Only once all hands are known is everything worked out exactly. Differences that may be chance do not count as mistakes.

## Like the texts without “people-”, where two people have played. $me is the one whose play is looked at.

people-analysis = Analysis: { $me }
people-analysis-curve = { $fall ->
    [yes] { $me }, chance of winning: { $start } at first; it fell from { $before } to { $after } in trick { $trick } with { $move }; { $end } at the end.
    [before] { $me }, chance of winning: { $start } at first; it fell from { $before } to { $after } before the first trick with { $move }; { $end } at the end.
   *[no] { $me }, chance of winning: { $start } at first, { $end } at the end; no own move clearly lowered it.
}
people-analysis-result = { $who ->
    [you] { $me } won, +{ $points }
    [nobody] tied
   *[computer] { $other } won, +{ $points }
}
people-analysis-meaning-chance = The curve shows how likely { $me } was to win this deal, as far as { $me } could know then: from their own hand, the cards played, and all that was still possible. The analysis does not know hidden cards. Where the curve rises or falls between { $toMe }’s moves, it was the cards or { $toOther }.
people-analysis-meaning-other = { $toOther }’s moves show { $other }’s own chance, as far as { $other } could know.
people-hint-why-gives = { $shown ->
    [yes] The { card } leaves { $toOther } a trick of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] The { card } leaves { $toOther } the trick.
}
people-hint-why-safe = No card that { $other } may hold beats the { card }.
people-hint-why-falls = { $by ->
    [trump] { $all ->
        [known] { $other } can trump the { card }.
        [yes] { $other } can trump the { card } in every hand that was looked at.
       *[no] { $other } can trump the { card } in { $cases } of { $of } possible hands.
    }
   *[card] { $all ->
        [known] { $other } can beat the { card }, for instance with the { $by }.
        [yes] { $other } can beat the { card } in every hand that was looked at, for instance with the { $by }.
       *[no] { $other } can beat the { card } in { $cases } of { $of } possible hands, for instance with the { $by }.
    }
}

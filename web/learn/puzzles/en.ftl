title = Puzzles
count = { $count } puzzles
entry = Positions from deals that were played: find the one move that is clearly best.
lead = { $count } positions from deals that were played. In each of them one move is clearly best: find it.
how = You know what can be known at this point, and no more. The best move brings the most game points on average, whatever the computer may hold. After each answer you are told why.
themes = Themes
to-puzzles = To the puzzles
grade-1 = easy
grade-2 = medium
grade-3 = hard
# $n: its number in its theme
number = Puzzle { $n }
next = Next puzzle
theme-marriage = Marriages
about-marriage = A marriage in your hand or the computer’s: what does announcing bring, what does it cost?
theme-exchange = Exchanging
about-exchange = To exchange or not, and the fight for the last cards of the stock.
theme-close = To close or not
about-close = Are the cards enough, or does the open stock bring more?
theme-defence = Defending against a close
about-defence = The computer has closed. How do you stop it?
theme-ending = Endings
about-ending = Nothing more comes from the stock. Now the order counts.
theme-last-trick = The last trick
about-last-trick = The stock is used up. Often whoever takes the last trick wins.
theme-score = The match score
about-score = What decides here is not what the deal brings on average, but the chance of winning the match.
rules = These rules are played: { $rules }.
closed = { $who ->
    [you] You have closed.
   *[computer] The computer has closed.
}
# the card that was turned down by closing
turned = The turn-up was the { $card }.
# cards that the computer certainly holds
known = The computer certainly holds: { $cards }.
# all cards of the computer
whole = The computer holds: { $cards }.
unseen = Not seen yet: { $cards }.
# cards that the computer cannot hold after the tricks so far
absent = After the tricks so far the computer cannot hold: { $cards }.
wrong = It is another move that is looked for.
worth = What each move is worth

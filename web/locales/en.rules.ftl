# The rules there are, and all that can be chosen in them.
# rule-… names a setting, value-…-… says one of its values in plain words: both stand side by side, in a table and beside a
# list. profile-… is a short name, about-rules-… says in one sentence what is special. conflict-… says why a value does not go
# with the others.

## Choosing

rules = New match
rules-linked = These rules come from a link. If you start, you play by them.
rules-profile = Rules
rules-party = Players
rules-players = { $players ->
    [2] For two
    [3] For three
   *[other] For four
}
rules-chosen = Chosen: { $rules }
rules-own = Custom rules
rules-own-about = Put together by you, starting from one of these.
rules-own-note = only what you choose is changed
# $profile is a name from profile-…
rules-own-of = { $profile }, custom rules
rules-base = Starting from
# $value is a value from value-…: the one these rules have otherwise
rules-instead = instead of: { $value }
rules-short = In short
rules-compare = Comparison
rules-compare-note = where they differ
rules-parameter = Rule
rules-level = Opponent
rules-level-all = Other players
rules-many = The computer has all other seats. Players from files and two people at one device are for the games for two.
rules-series = Series
# $series is 1, 3 or 5: so many Bummerl are played at most.
rules-series-of = { $series ->
    [1] one Bummerl
   *[other] best of { $series }
}
rules-spanish-cards = 40 cards
rules-drops = The current match will be abandoned.
rules-share = Share rules
rules-shared = Link copied
rules-link = Link to these rules
rules-start = Play
rules-group-deal = Cards and dealing
rules-group-bid = Contracts
rules-group-partner = The caller’s partner
rules-group-play = Following and looking back
rules-group-exchange = Exchange
rules-group-marriage = Announcing
rules-group-close = Closing
rules-group-end = End of a deal
rules-group-match = Match
rules-group-other = Other
# $message is what the program says, in English.
conflict = These rules do not work: { $message }
conflict-hand_size = With so many cards in hand no stock is left.
conflict-deal_order = This way of dealing does not give the number of cards in hand.
conflict-exchange_on_close = That needs rules with closing.
conflict-marriage_lead = The king alone can be demanded only where marriages are announced by the player.

## Profiles

profile-wiener = Viennese
profile-turnier = Tournament
profile-haus = House rules
profile-hollands = Dutch
profile-klub = Club
profile-snapszer = Snapszer
profile-sechsundsechzig = Sixty-Six
profile-scharf = Strict
profile-ohne-zudrehen = No closing
profile-santase = Santase
profile-snapszli = Snapszli
profile-tute = Tute
profile-tute-habanero = Tute habanero
about-rules-wiener = As in the tavern: closing is scored as things stood when it was done, Schneider counts double.
about-rules-turnier = Stricter: scored at the end, old tricks stay face down.
about-rules-haus = Claim at any time, ten for the last trick, after a tie the next deal counts more.
about-rules-hollands = No need to beat the card; exchange when following too; the lower card deals.
about-rules-klub = Counts by itself: nobody announces, nobody claims.
about-rules-snapszer = Hungarian, with 24 cards and six in hand.
about-rules-sechsundsechzig = The German sister: 24 cards, nothing announced once suit must be followed.
about-rules-scharf = Follow suit and head the trick from the first trick on.
about-rules-ohne-zudrehen = Viennese, but the stock stays open.
about-rules-santase = Bulgarian: 24 cards, a match goes to eleven.
about-rules-snapszli = The Hungarian game for two with 20 cards.
about-rules-tute = Spanish: 40 cards, announcing after each trick, the majority wins.
about-rules-tute-habanero = Tute the Cuban way: eight cards, a led trump must be followed.
profile-dreier = Dreierschnapsen
profile-talon = Talonschnapsen
profile-bauern = Bauernschnapsen
about-rules-dreier = The dealer sits out, the others play as for two. Everybody counts down from seven.
about-rules-talon = With an auction: one takes the talon and plays against the other two. First to 24.
about-rules-bauern = Two against two with an auction, from Normal to Herrenschnapser. First to 24.

## Settings and their values

value-none = –
value-true = yes
value-false = no
rule-ranks = Pack
value-ranks-ATKQJ = 20 cards
value-ranks-ATKQJ9 = 24 cards
rule-hand_size = In hand
value-hand_size-5 = 5 cards
value-hand_size-6 = 6 cards
value-hand_size-8 = 8 cards
rule-deal_order = Dealing
value-deal_order-3-up-2 = three, turn-up, two
value-deal_order-3-2-up = three, two, turn-up
value-deal_order-3-3-up = three, three, turn-up
value-deal_order-3-up-3 = three, turn-up, three
rule-first_dealer = First to deal
value-first_dealer-high = whoever draws the higher card
value-first_dealer-low = whoever draws the lower card
value-first_dealer-random = by lot
rule-next_dealer = Next to deal
value-next_dealer-alternate = always the other
value-next_dealer-winner = the winner
rule-strict_from_start = Follow suit from the first trick
rule-must_head = Head the trick in every suit
rule-follow_trump = Follow trumps while the stock is open
rule-close_min_stock = Closing
value-close_min_stock-2 = down to the last face-down card
value-close_min_stock-4 = with three or more cards face down
value-close_min_stock-null = not possible
rule-close_needs_trick = Close only after a trick
rule-close_score = Successful closing counts
value-close_score-at-close = by the score at the close
value-close_score-at-end = by the score at the end
rule-failed_close = Failed closing costs
value-failed_close-opponent-trickless = 2, or 3 if the opponent has no trick
value-failed_close-closer-trickless = 2, or 3 without a trick of your own
value-failed_close-always-3 = always 3
rule-exchange_min_stock = Exchange
value-exchange_min_stock-2 = down to the last face-down card
value-exchange_min_stock-4 = with three or more cards face down
rule-exchange_when = Exchange allowed
value-exchange_when-lead = before leading
value-exchange_when-turn = before following too
rule-exchange_needs_trick = Exchange only after a trick
rule-exchange_on_close = Exchange when the opponent closes
rule-marriage_first_lead = Announce on the first lead
rule-marriage_when_strict = Announce when suit must be followed
rule-marriage_auto = Announced by leading
rule-marriage_lead = After announcing, lead
value-marriage_lead-KQ = { $deck ->
    [german] king or Ober
   *[french] king or queen
}
value-marriage_lead-K = the king
rule-marriage_counts = What is announced counts
value-marriage_counts-with-trick = with any trick of your own
value-marriage_counts-next-trick = with the next trick of your own
rule-claim = 66 points
value-claim-manual = must be claimed
value-claim-auto = end the deal by themselves
rule-claim_window = Claims allowed
value-claim_window-lead = before leading
value-claim_window-turn = before following too
rule-false_claim = A false claim costs
value-false_claim-mirror = what it would have won
value-false_claim-flat-2 = 2
value-false_claim-claimer-trickless = 2, or 3 without a trick of your own
rule-unclaimed = With no claim, the winner is
value-unclaimed-last-trick = whoever takes the last trick
value-unclaimed-majority = whoever has more points
rule-majority_of = What is compared
value-majority_of-total = all points
value-majority_of-cards = the cards alone
rule-last_trick_bonus = Last trick in the comparison
value-last_trick_bonus-0 = counts nothing extra
value-last_trick_bonus-10 = counts ten more
rule-tie = A tie
value-tie-none = cannot happen
value-tie-carry = the next deal counts one more
value-tie-redeal = the same dealer deals again
rule-resign = Resigning
rule-renonce = A revoke
value-renonce-blocked = cannot be played
value-renonce-penalty = costs 3 if it is called
rule-trick_review = You may look at
value-trick_review-soft = your own and the opponent’s first
value-trick_review-sharp = the last trick until the next lead
value-trick_review-last = the last trick
rule-target = Won with
value-target-2 = 2 games
value-target-7 = 7 game points
value-target-11 = 11 game points
rule-count = The score shows
value-count-down = what is still needed
value-count-up = what has been won
rule-schneider_double = Schneider counts double
rule-hands = Rules for two
rule-knocking = Knocking: five cards at once
rule-ass_bettler = Assbettler (5): no trick, with an ace
rule-assenbettler = Assenbettler (5): no trick, ace lowest
rule-damengang = Damengang (7): all tricks, queen highest
rule-koenigsgang = Königsgang (8): all tricks, king highest
rule-bauernloch = Bauernloch (12): ace lowest
rule-partner_may_schnapser = May bid Schnapser too
rule-partner_may_bauer = May bid Bauernschnapser too
rule-vierziger_must_finish = A forty must end the Schnapser
rule-must_undertrump = Trump even without beating
rule-marriage_needs_trick = Marriages count only with a trick
value-target-24 = 24 points

## Visiting players

players = Your own players
players-own = Your own player…
players-how = How to write one
players-page = players/en.html
players-forget = Remove { $file }
players-wait = Letting the player in…
# $message is what Python says.
players-refused = This file contains no player that can play: { $message }.
players-late = This file never finishes: it computes without end.
players-gone = This file brings Python down.

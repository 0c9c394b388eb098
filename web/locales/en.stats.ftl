# Statistics and the deals that are kept.
# Numbers with a fraction, a sign or per cent arrive ready to be shown.

stats = Statistics
stats-since = since { $date }
stats-all-rules = all rules
stats-all-levels = all opponents
stats-nothing-chosen = No deal that counts has been played under these rules against this opponent yet.
stats-unkept = This browser does not allow anything to be stored: you can play, but nothing will be remembered.

## Overview

stats-overview = Overview
stats-ratio = { $won } : { $lost }
stats-bummerl = Bummerl
stats-streak = { $who ->
    [you] { $count ->
        [one] won the last one
       *[other] won the last { $count }
    }
   *[computer] { $count ->
        [one] lost the last one
       *[other] lost the last { $count }
    }
}
stats-no-match = none played to its end yet
stats-deals = Deals
stats-deals-won = { $tied ->
    [0] { $won } won, { $share }
   *[other] { $won } won, { $share }; { $tied } tied
}
stats-average = Game points per deal
stats-average-of = { $won } per win, { $lost } per loss
stats-rating = Rating
stats-rating-none = after the first Bummerl against one of the computer’s levels
stats-rating-unsure = { $matches ->
    [one] ± { $margin }, still uncertain after one Bummerl
   *[other] ± { $margin }, still uncertain after { $matches } Bummerl
}
stats-rating-sure = best { $best }, { $change } in seven days
stats-curve-note = after every Bummerl, all rules
stats-curve-none = After the second Bummerl there will be a line here.
stats-curve-label = Rating from { $from } to { $to }: from { $first } to { $last }, best { $best }
stats-curve-levels = To compare, from measured matches: { $levels }.
stats-level-rating = { level } { $rating }

## Panels

stats-deals-count = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
stats-tied = tied
stats-closings = Closing
stats-closed-made = { $who ->
    [you] You: made
   *[computer] Computer: made
}
stats-closed-failed = { $who ->
    [you] You: failed
   *[computer] Computer: failed
}
stats-calls = Calls
stats-calls-note = yours, per 100 deals
stats-announced = { $worth } announced
stats-exchanges = Exchanges
stats-false-claims = False claims
stats-luck = Luck
stats-luck-note = what the first hand brought
stats-luck-had = You
stats-luck-expected = Expected
stats-luck-trumps = Trumps per hand
stats-luck-marriage = Hands with a marriage (20 or 40)
stats-luck-royal = Hands with the trump marriage (40)
stats-luck-forehand = led first
stats-luck-verdict = { $verdict ->
    [few] { $deals ->
        [one] After one deal nothing can be said about luck yet; that takes at least { $enough }.
       *[other] After { $deals } deals nothing can be said about luck yet; that takes at least { $enough }.
    }
    [better] Your hands were better than chance usually deals them: it strays this far in at most 5 cases out of 100.
    [worse] Your hands were worse than chance usually deals them: it strays this far in at most 5 cases out of 100.
   *[chance] What you were dealt is within the range of chance.
}

## Games for three and four

stats-matches = Matches won and lost
stats-matches-of = { $ended ->
    [0] none played to its end yet
   *[other] { $saved ->
        [0] none in between
       *[other] and { $saved } in between, without a Bummerl
    }
}
stats-declared = Made as declarer
stats-declared-of = { $deals ->
    [0] no contract of yours yet
    [one] { $made } of one contract of yours
   *[other] { $made } of { $deals } contracts of yours
}
stats-out = Sat out
stats-out-note = as dealer, not counted
stats-parts = Parts
stats-part = { $part ->
    [declarer] Declarer
    [partner] Declarer’s partner
   *[defender] Against the declarer
}
stats-won = won
stats-points-each = Points per deal
stats-contracts = Contracts
stats-contracts-note = made / played
stats-ours = Your side
stats-theirs = Opponents
stats-made-of = { $made } / { $deals }
stats-contract = { $double ->
    [1] { $contract }
   *[other] { $contract } ×{ $double }
}
stats-played = { $part ->
    [declarer] { stats-contract }, yours
    [partner] { stats-contract }, your partner’s
   *[defender] { stats-contract }, an opponent’s
}

## Last deals

stats-last = Last deals
stats-outcome-of = { $who ->
    [you] Won { $worth }
    [computer] Lost { $worth }
    [forehand] Forehand won { $worth }
    [dealer] Dealer won { $worth }
    [out] Sat out
   *[nobody] Tied
}
stats-game = { $rules } · { level }
stats-how-claim = { $who ->
    [you] { $closed ->
        [yes] closed and claimed
       *[no] claimed
    }
   *[computer] { $closed ->
        [yes] the computer closed and claimed
       *[no] the computer claimed
    }
}
stats-how-false-claim = { $who ->
    [you] claimed wrongly
   *[computer] the computer claimed wrongly
}
stats-how-failed-close = { $who ->
    [you] closed and failed
   *[computer] the computer closed and failed
}
stats-how-last-trick = { $who ->
    [you] last trick to you
   *[computer] last trick to the computer
}
stats-how-majority = { $who ->
    [you] more points for you
   *[computer] more points for the computer
}
stats-how-tie = points equal
stats-how-resigned = { $who ->
    [you] resigned
   *[computer] the computer resigned
}
stats-how-renonce = revoke
stats-how-tute = tute shown
stats-how-forfeit = forfeited
stats-for-two = Deals for two are counted here. Each game for three or four has figures of its own: choose it above, under the rules.
stats-kind-practice = practice, does not count
stats-kind-person = two people, does not count
stats-kind-forfeit = forfeited, does not count
stats-review = Analysis
stats-share = Share
stats-review-deal = Analysis: deal, { $day }, { $time }
stats-share-deal = Share the deal: { $day }, { $time }
stats-more = Show more

## For newcomers

stats-empty = No deal has ended yet
stats-empty-figures = Here you will find the Bummerl and deals you have won and your game points per deal, by rules and opponent.
stats-empty-rating = After the first Bummerl you get a rating that can be compared with the computer’s levels.
stats-empty-luck = Whether you had good cards is worked out: what your first hands brought and what was to be expected.
stats-empty-deals = You can look at the last hundred deals again.
stats-empty-not = Practice and games between two people do not count.

## Keeping

stats-keeping = Back up
stats-keeping-note = All of this is only in this browser, and some browsers delete it after a while. As a file it stays yours: settings, deals and the current match.
stats-export = Save to a file
stats-import = Load a file
stats-delete = Delete everything
stats-cancel = Cancel
stats-found = In the backup from { $date }:
stats-found-deals = { $deals ->
    [0] no deals
    [one] one deal, from { $from }
   *[other] { $span ->
        [day] { $deals } deals, all from { $from }
       *[days] { $deals } deals, from { $from } to { $to }
    }
}
stats-found-game = { $game ->
    [yes] a current match
   *[no] no current match
}
stats-found-settings = settings
stats-take = What do you want to do with it?
stats-merge = Add to what is here
stats-merge-note = Deals that are missing here are added. Settings and the current match stay.
stats-merge-do = Add
stats-replace = Replace everything here
stats-replace-note = Deals, rating, settings and the current match here are deleted. What is in the backup takes their place.
stats-replace-do = Replace
stats-safe = First save what is here
stats-safe-note = To a file. If that does not fully work, nothing is replaced.
stats-merged = { $deals ->
    [0] All deals in the file were already here.
    [one] One deal has been added.
   *[other] { $deals } deals have been added.
}
stats-saved = Saved as { $file }.
stats-delete-ask = All deals, the rating, the settings, players of your own and the current match will be deleted. This cannot be undone.
stats-delete-do = Delete for good
stats-bad-broken = The backup breaks off or is damaged: { $place }. Everything is as it was.
stats-bad-foreign = This is not a backup of this game. Everything is as it was.
stats-bad-version = The file has version { $place }, which this program does not know. Everything is as it was.
stats-bad-newer = The backup has version { $place } and comes from a newer program than this one. Reload the page and try again. Everything is as it was.
stats-bad-incomplete = Something is missing in the file: { $place }. Everything is as it was.
stats-bad-checksum = The file is damaged: its checksum differs. Everything is as it was.
stats-bad-content = Something is wrong in the file, at this place: { $place }. Everything is as it was.
stats-bad-game = The current match in the file cannot be opened: { $place }. Everything is as it was.
stats-bad-storage = The browser’s storage is full or blocked. Everything is as it was.
stats-bad-partial = The current match could not be saved: { $place }. The file holds only the rest. Everything here is as it was.

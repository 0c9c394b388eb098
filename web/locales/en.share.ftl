# Links, files and two people at one device

## Sharing

share-deal = Send to a friend
menu-share = Share or open a deal
share = Share a deal
share-what-deal = The link contains this deal with all its cards and moves. Whoever opens it can play the same cards or read the analysis. It does not give away beforehand how it ended.
share-what-position = The link contains the position as you see it now. Cards that you do not know are not in it: when it is opened, they are dealt as they might lie.
share-how = None of it reaches a server: the deal is in the link itself.
share-none = { $covered ->
    [yes] While the cards are covered, the deal cannot be shared.
   *[no] The deal on the table cannot be shared.
}
share-title = A deal of Schnapsen
share-link = Link to this deal
share-copy = Copy link
share-copied = Link copied
share-marked = The browser does not allow copying. The link is selected: copy it by hand.
share-instead = Sending does not work here. The link has been copied instead: paste it into a message.
share-send = Send…
share-save = Save as a file
open-title = Open a deal
open-how = From a saved file, .json or .jsonl. You can also drop it onto the page.
open-file = Open file…
opened = A deal for you
opened-file = File: { $file }
opened-wait = The deal is being checked…
opened-which = { $count ->
    [one] One deal in the file
   *[other] { $count } deals in the file
}
# $name comes from the file and may be empty
opened-number = { $number }. { $name }
opened-dealt = { $who ->
    [you] You dealt.
   *[computer] The computer dealt.
}
opened-middle = Trick { $trick } is under way; points: you { $yours }, computer { $theirs }.
opened-many-middle = Trick { $trick } is under way.
opened-turn = { $who ->
    [you] It is your turn.
   *[computer] It is the computer’s turn.
}
opened-score = To win the match you still need { $yours }, the computer { $theirs }.
opened-hand = Your cards
opened-turnup = Turn-up
opened-led = Led
opened-seat = Which hand do you play?
opened-seat-of = { $place ->
    [forehand] The one that leads first
   *[dealer] The dealer’s
}
# Seats at the table, counted from the caller
opened-seat-number = { $number ->
    [1] The caller’s
   *[other] The one at seat { $number }
}
opened-seat-second = The other one
opened-how = You play against the computer, without signing up and without any effect on your statistics.
opened-keeps = Your current match stays as it is.
opened-play = Play
opened-start = Play from the start
opened-review = Analysis
opened-bad = This does not work
bad-long = This link is too long to be a deal.
bad-large = There is more in it than a deal needs. It will not be opened.
bad-damaged = This link is damaged; a part of it is probably missing. Have it sent to you again.
bad-newer = This link comes from a newer version of the game. Reload the page.
bad-browser = This browser is too old for compressed links. Have the deal sent to you as a file.
bad-file-large = This file is too large to contain deals.
bad-file-text = There is no deal in this file.
bad-game = This game is not known here.
# $seat and $number count from 1; 0 where nothing more exact is known
bad-record = The record contains something that does not belong there: “{ $field }”.
bad-record-record = The record cannot be read.
bad-record-rules = There are no such rules here.
bad-record-hands = { $seat ->
    [0] The hands are missing or do not match each other.
   *[other] { $number ->
        [0] Something is wrong with the hand at seat { $seat }.
       *[other] Card { $number } at seat { $seat } cannot be there.
    }
}
bad-record-trump = The turn-up or the trump suit is wrong.
bad-record-stock = { $number ->
    [0] The stock does not match the other cards.
   *[other] Card { $number } of the stock cannot be there.
}
bad-record-leader = The record is wrong about who leads.
bad-record-led = The card that was led is wrong.
bad-record-won = { $seat ->
    [0] The tricks won do not match the cards.
   *[other] Something is wrong with the tricks at seat { $seat }.
}
bad-record-points = The points do not match the cards.
bad-record-tricks = The number of tricks does not match the cards.
bad-record-gone = The cards that are out of play are wrong.
bad-record-announced = The marriages announced do not match the cards.
bad-record-closed = What is said about closing is wrong.
bad-record-seat = The record is wrong about whose seat the deal is seen from.
bad-record-score = The score of the match is wrong.
bad-record-moves = { $number ->
    [0] The moves do not match the cards.
   *[other] Move { $number } is not allowed under these rules.
}
bad-record-id = The name of the deal is not valid.
bad-record-note = The note on the deal is not valid.

## A fair shuffle?

fair = A fair shuffle?
fair-print-what = Before a deal begins, its cards have been shuffled and their order is fixed. It stays secret, but it is given a fingerprint: 64 characters, worked out with SHA-256 from the cards and a random number.
fair-print-why = A single card in another place would give a completely different fingerprint, and no way leads back from the fingerprint to the cards. So the computer can neither choose nor swap cards during the deal, and still you do not learn them beforehand.
# $moment: first = before the first card, late = when the deal was opened, anew = after taking back
fair-print = { $moment ->
    [first] Fingerprint, shown before the first card
    [late] Fingerprint, shown when you opened this deal
   *[anew] Fingerprint, shown after taking back
}
fair-anew = You took a move back. What you had not seen yet was shuffled anew, and the new order has a new fingerprint.
fair-later = After the deal, the cards and the random number are revealed. Then you can check here whether everything is right.
fair-chance = The randomness of the shuffle comes from your browser. Whatever plays for the computer sees only its own hand and what lies face up.
fair-check = Check now
fair-fingerprint = { $holds ->
    [yes] The revealed cards have exactly this fingerprint.
   *[no] The revealed cards have another fingerprint.
}
fair-hand = { $holds ->
    [yes] Your first hand is the one that this order gives you.
   *[no] Your first hand is not the one that this order gives you.
}
fair-turnup = { $holds ->
    [yes] The turn-up is the card in its place.
   *[no] The turn-up is not the card in its place.
}
fair-draws = { $holds ->
    [yes] Every card that you saw drawn lay in that place of the stock.
   *[no] A card that you saw drawn did not lie in that place of the stock.
}
fair-opponent = { $holds ->
    [yes] The other side had exactly the cards that this order gives it.
   *[no] The other side had cards that this order does not give it.
}
fair-holds = { $points ->
    [1] The fingerprint is right: these cards were already fixed when it was shown.
   *[other] Everything is right: this order was fixed beforehand and dealt as it stood.
}
fair-fails = Something is wrong here: these cards are not those that were fixed beforehand.
fair-partial = Only the fingerprint was compared, because this page did not see the deal from its first card on.
fair-none = Over an unencrypted connection the browser computes no fingerprints. Below you can read how to work it out yourself.
fair-deck = How it was dealt
# $to: you and computer for a hand, otherwise the place on the table
fair-packet = { $to ->
    [you] { $cards } to you
    [computer] { $cards } to the computer
    [seat] { $cards } to { $name }
    [turn-up] Turn-up
   *[stock] Stock, from top to bottom
}
fair-self = Work it out yourself
fair-self-how = The fingerprint belongs to this text: first the cards in the order shown above, each with two characters for rank and suit, then the random number.
fair-self-command = On Linux and macOS this command works it out:

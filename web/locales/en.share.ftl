# Links, files and two people at one device

## Sharing

share-deal = Send to a friend

## A fair shuffle?

fair = A fair shuffle?
fair-print-what = Before a deal begins, the order of its cards has been shuffled for good. It stays secret, but it is given a fingerprint: 64 characters, worked out by the method SHA-256 from the cards and a random number.
fair-print-why = A single card in another place would give a completely different fingerprint, and no way leads back from the fingerprint to the cards. So the computer can neither choose nor swap cards during the deal, and still you do not learn them beforehand.
# $moment: first = before the first card, late = when the deal was opened, anew = after taking back
fair-print = { $moment ->
    [first] Fingerprint, named before the first card
    [late] Fingerprint, named when you opened this deal
   *[anew] Fingerprint, named after taking back
}
fair-anew = You took a move back. What you had not seen yet was shuffled anew, and the new order has a new fingerprint.
fair-later = After the deal, cards and random number are laid open. Then you can check here whether everything is right.
fair-chance = The randomness of the shuffle comes from your browser. Whoever plays for the computer sees only its own hand and what lies open.
fair-check = Check now
fair-fingerprint = { $holds ->
    [yes] The cards laid open have exactly this fingerprint.
   *[no] The cards laid open have another fingerprint.
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
fair-holds = Everything is right: this order was fixed beforehand and dealt as it stood.
fair-fails = Something is wrong here: these cards are not those that were fixed beforehand.
fair-partial = Only the fingerprint was compared, because this page did not see the deal from its first card on.
fair-none = Over an unencrypted connection the browser computes no fingerprints. Below you find how to work it out yourself.
fair-deck = How it was dealt
# $to: you and computer for a hand, otherwise the place on the table
fair-packet = { $to ->
    [you] { $cards } to you
    [computer] { $cards } to the other side
    [turn-up] Turn-up
   *[stock] Stock, from top to bottom
}
fair-self = Work it out yourself
fair-self-how = The fingerprint belongs to this text: first the cards in the order shown above, each with two characters for rank and suit, then the random number.
fair-self-command = On Linux and macOS this command works it out:

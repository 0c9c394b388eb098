# Tables on other people's pages, before play begins.

embed-play = Play
embed-new = { $rules ->
    [dreier] Dreierschnapsen with the computer
    [talon] Talonschnapsen with the computer
    [bauern] Bauernschnapsen with the computer
   *[other] Schnapsen against the computer
}
embed-position = Play on from here
embed-deal = Play this deal
embed-find = Find the move.
embed-starting = The table is being laid …
embed-site = Open on the game's own page
embed-failed = The game cannot start here.
embed-bad-record = This position cannot be read: { $reason }
embed-bad-comments = The comment { $where } cannot be read: { $reason }
embed-bad-lesson = There is no such lesson here.
embed-bad-puzzle = There is no such puzzle here: { $reason }
embed-bad-version = This page embeds the table in a version that does not exist here.
embed-trump = { suit } are trumps.
embed-turnup = The turn-up is the { card }.
embed-stock = { $cards ->
    [0] The stock is used up.
    [one] There is one card in the stock.
   *[other] There are { $cards } cards in the stock.
}
embed-led = The computer has led the { card }.
embed-hand = Your cards: { $cards }.

embed-first = Beginning
embed-back = Back
embed-forward = Forward
embed-last = End
embed-from-here = Play from here
embed-step = Move { $step } of { $steps }
embed-task = Task { $step } of { $steps }
embed-move = { $who ->
    [you] You: { $move }
    [other] { $name }: { $move }
   *[computer] Computer: { $move }
}

# The page around the table: start and faults, help, menu, notices.

## Start and faults

boot = Loading
boot-percent = { $percent }%
boot-status = The computer is shuffling…
stage-runtime = Loading Python
stage-library = Loading the library
stage-engine = Learning the rules
stage-ready = Nearly there
fault = The game cannot be played just now.
fault-no-wasm = This browser has no WebAssembly, which the game needs. Please use a newer browser.
fault-blocked = A setting of the browser or the page forbids WebAssembly, without which the game cannot be played.
fault-corrupt = A file arrived damaged. Load it again.
fault-timeout = Loading got stuck. Is the connection all right?
fault-failed = The game could not be loaded. Is the connection all right?
fault-stuck = The computer does not answer. Your game is stored.
fault-replaced = There is a new version, and parts of this one are gone. Load the page again; your game is stored.
fault-details = Details
fault-detail = { $code }: { $message }
fault-again = Try again
fault-anew = Reload

## Help

help = Help
help-open = Help: rules and keys
help-rules = The rules in brief
wiener-aim = The first to have 66 points and to say “Enough!” wins the deal.
wiener-values = Ace 11, ten 10, king 4, { $deck ->
    [german] Ober 3, Unter 2
   *[french] queen 3, jack 2
}. Trumps beat every other suit.
wiener-open = While the stock is open any card may be played. After each trick both draw a card, the winner first.
wiener-strict = Once the stock is used up or closed, you must follow suit, and beat the card if you can; if you cannot follow, you must trump.
wiener-marriage = King and { $deck ->
    [german] Ober
   *[french] queen
} of a suit, announced before leading, count 20, in trumps 40 – as soon as you have a trick. One of the two is then led.
wiener-exchange = Whoever leads may exchange the { $deck ->
    [german] Unter
   *[french] jack
} of trumps for the turn-up, while a card still lies face down above it.
wiener-close = Whoever leads may close the stock while { $down } or more of its cards lie face down. What the opponent had at that moment is scored. If the closer falls short of 66, the opponent gets 2 game points, or 3 if without a trick when the stock was closed.
wiener-claim = “Enough!” is said when leading, after winning a trick. Whoever is wrong loses the deal.
wiener-last = If nobody claims, the last trick wins.
wiener-score = A win counts 1 game point, 2 against fewer than 33 points, 3 against no tricks.
wiener-match = Seven game points are a Bummerl; it counts double if the other has none.
tute-aim = All cards are always played: whoever has more points wins the game. The last trick counts ten more and breaks ties.
tute-values = Ace 11, Three 10, Rey 4, Caballo 3, Sota 2; Seven to Two count nothing. Trumps beat every other suit.
tute-open = After each trick both draw a card, the winner first. While there is a stock any card may be played; in Tute habanero a led trump must be followed.
tute-strict = Once the stock is used up, you must follow suit, and beat the card if you can; if you cannot follow, you must trump.
tute-sing = After winning a trick, Rey and Caballo of a suit may be announced while there is a stock: 20, in trumps 40, and the 40 first. Neither need be led.
tute-swap = After winning a trick, the Seven of trumps may be exchanged for a high turn-up, the Two for a low one.
tute-four = All four Reyes or all four Caballos: “Tute!” wins the game at once.
tute-match = The first to win two games wins the match. From 101 points a game counts double; whoever has announced needs 121 for that.
bauern-aim = Two play against two; partners face each other. The first side with 24 points wins, the others get the Bummerl.
bauern-trump = { $knocking ->
    [true] The caller sits left of the dealer, sees all five cards and names one of their suits as trump.
   *[other] The caller sits left of the dealer, sees three of five cards and names one of their suits as trump, or has the next card turned up.
}
many-bid = The caller plays Normal at least. In turn everybody may bid a higher contract or pass; who has passed is out of the auction.
many-follow = From the first trick on you must follow suit and beat the best card, your partner’s too. Who cannot follow must trump if that wins the trick.
bauern-alone = Without trump the declarer plays alone and leads, the partner sits out. With trump the caller leads.
many-marriage = Twenties and forties are announced by who leads: by anybody in Normal, by the declarer alone in Schnapser and Kontraschnapser.
many-normal = In Normal 66 points win, else the last trick. It counts 3 against a side without a trick, 2 under 33 points, else 1.
many-double = The opponents may double, the declarer redouble and so on, up to eight times the value.
talon-aim = One plays against the other two. The first with 24 points wins; who then has fewest gets the Bummerl.
talon-trump = The caller sits left of the dealer, sees three of six cards and names one of their suits as trump, or has the next card turned up.
talon-take = The highest bidder takes the two cards of the talon and lays two away. These count for nobody.
talon-lead = Without trump the declarer leads, with trump the caller.
talon-score = If the declarer makes it, the value goes to the declarer; if not, to each of the other two.
dreier-aim = The dealer sits out; the other two play a hand of Schnapsen for two. Then the next one deals.
dreier-lead = The player left of the dealer leads. Who sits out looks on and sees no cards.
dreier-match = Everybody counts down from seven. Who reaches nought wins; who then still needs most gets the Bummerl.
help-keys = Keys
help-keys-note = They work while the table has the focus.
key-cards = play a card
key-arrows = move between cards
key-exchange = exchange
key-close = close the stock
key-announce = announce 20 or 40
key-claim = “Enough!”
key-ren = call a revoke
key-tute = “Tute!”
key-decline = answer a question with no
key-last = last trick
key-escape = dismiss a question
key-help = this help

## Menu

menu = Menu
menu-title = Settings
menu-new = New match
menu-resign = Resign this deal
menu-deck = Cards
deck-tell = Double German
deck-hungarian = Hungarian
deck-french = French
deck-french4 = Four colours
menu-language = Language
menu-speed = Motion
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
menu-theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
menu-points = Points counted
points-both = Both
points-own = Mine
points-none = None
menu-learn = Learn Schnapsen
menu-backup = Back up and restore
menu-install = Install
menu-help = Rules and keys
menu-about = About Bummerl

## About

about = About Bummerl
about-text = Schnapsen, Sixty-Six and Tute for two against the computer. The rules and the opponent are written in Python and run in your browser.
about-version = Version
about-python = Python
about-way = Start
about-way-image = fastest: Python’s memory comes as it was when the site was built
about-way-trimmed = fast, with only those parts of Python that the game needs
about-way-stock = with the whole of Python, slower
about-waiting = not loaded yet
about-offline = Without a network
about-offline-loading = being loaded just now
about-offline-kept = works
about-offline-room = does not work yet: too little room on the device. The next visit tries again.
about-offline-line = does not work yet: not everything has arrived. The next visit tries again.
about-offline-forbidden = does not work: the browser does not allow it here, as in a private window.
about-offline-insecure = does not work: the address does not begin with https, where alone browsers allow it.
about-offline-again = Try again
about-size = Takes up
about-megabytes = { $size } MB on this device
about-renewal-waiting = A new version is there. It comes the next time the page is loaded.
about-renewal-missed = A new version has not arrived as a whole. Until it does, this one stays.
about-stored = Kept in this browser only: the current match with all its cards, deals you have played or been sent, your place in the course, players of your own, your settings, and the page itself so that it works without a network. None of it leaves your device unless you send it.
about-install = As an app on iPhone and iPad: in Safari tap “Share”, then “Add to Home Screen”. Otherwise Safari deletes all that is stored after seven days without a visit.
about-owners = Put a table on your own page
about-licences = Licences
about-licence-own = Bummerl and its cards: MIT
about-licence-python = CPython: PSF licence
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit, which draws the page: BSD-3
about-licence-other = Comlink, Fluent and idb-keyval: Apache 2.0

## Notices

notice-close = Dismiss notice
notice-deleted = Everything has been deleted. You start afresh.
notice-replaced = The backup has been loaded. Everything is as it was in it.
notice-offline = Works without a network now.
notice-unkept-room = Does not work without a network yet: too little room on the device.
notice-unkept-line = Does not work without a network yet: not everything has arrived.
notice-unkept-forbidden = Does not work without a network here: the browser does not allow it.
notice-unkept-insecure = Does not work without a network here: the address does not begin with https.
notice-update = A new version is available.
notice-update-held = A new version is available. It comes once the other tabs with Bummerl are closed.
notice-update-do = Reload
notice-set-aside = A stored game could not be opened.
notice-set-aside-do = Download
notice-lost = The browser has deleted your games.
notice-lost-do = Backup
notice-bad-link = The link names rules that do not exist. Those chosen before still apply.
notice-deal = A deal is waiting for you.
notice-deal-do = Open
notice-not-kept = This browser keeps nothing: the game is lost when it closes.
notice-renewed = Something had got stuck. The game goes on as it was.
notice-elsewhere = The game went on in another tab. This is how it stands there.

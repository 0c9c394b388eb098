# The page for everybody who puts a table on a page of their own. Code stands between backticks.

language = English
title = Embedding Schnapsen – Bummerl
heading = Schnapsen on your own page
description = How to embed a Schnapsen table in a page of your own: choose, copy the code, paste it.
languages = Languages
to-game = To the game
lead = Put a table together, copy the code and paste it into your page. Free, without an account and without advertising. Nothing is loaded until somebody wants to play.

## Builder

builder-script = The builder needs JavaScript. Everything else on this page can be read without.
options = Options
opt-show = On the table
show-game = a new game
show-record = a position
show-lesson = a lesson
show-puzzle = a puzzle
opt-lesson = Lesson
opt-puzzle = Puzzle
opt-rules = Rules
opt-level = Level
opt-lang = Language
lang-auto = the reader’s
opt-deck = Cards
deck-auto = by language
opt-theme = Colours
opt-start = Starts
start-click = on a press
start-visible = in view
start-now = at once
opt-controls = Around it
controls-full = everything
controls-minimal = little
controls-none = nothing
opt-allow = Help allowed
allow-hint = Hint
allow-undo = Undo
allow-review = All tricks
opt-size = Size
opt-record = Position or record
record-how = Paste a link from “Share a deal” or the text of a saved file. Without one, new cards are dealt.
record-example = Use an example
opt-find = As a puzzle: find the move
record-wait = Being checked …
record-good = This position lies on the table; its rules hold.
record-unsure = This cannot be checked now: Python does not start here.
preview = Preview
preview-note = as it will be on your page
code = To be pasted
code-form = Form
form-element = Element
form-iframe = iframe
form-link = Link
form-element-note = For pages that allow scripts. Many tables share one Python, and your page can talk to them.
form-iframe-note = Where scripts are not allowed but frames are.
form-link-note = Where not even frames are allowed: the link opens the same table.
copy = Copy
copied = Copied.
marked = The browser does not allow copying. The code is selected: copy it by hand.
play = Play Schnapsen

## Examples

examples = Where to put it
example-html = Plain HTML
example-html-text = Paste the element where the table is to be. The script is needed once a page, however many tables there are. What stands inside the element is seen only by readers who cannot load it.
example-wordpress = WordPress
example-wordpress-text = Take the “Custom HTML” block and paste the element. If WordPress removes the script because your account may not add any, use the form “iframe” in the same block. An iframe block from a plugin asks for an address only: it is the one in `src`.
example-markdown = Markdown
example-markdown-text = Jekyll, Eleventy and MkDocs keep HTML as it is; leave an empty line before and after it. Hugo needs `markup.goldmark.renderer.unsafe = true` for that. Where HTML is filtered, as on GitHub, there is still the link:
example-frames = Without scripts
example-frames-text = The iframe does without any script on your page. `sandbox` allows it only what it needs; `title` says what is in it. The position stands behind the `#`, which no server gets to see.
example-lesson = A lesson
example-lesson-text = Each lesson of the course has a key. The frame shows its steps one after the other on any page; the texts are there at once, Python is loaded only at a table. The browser remembers what has been done, if it may. In an iframe the address says `lesson=marriages`; 360 × 640 and more is good.

## Attributes

attributes = Attributes
attributes-text = All but `record`, `comments`, `lesson`, `start`, `name`, `title` and `mode` can also be changed while the table is there. Unknown values are replaced by the usual ones. In the address of the iframe they have the same names.
column-name = Name
column-values = Values
column-text = Meaning
json = JSON
any-text = text
number = number
attribute-rules = The rules, or rules of your own as JSON: a name as `base`, and whatever differs from it.
attribute-level = How well the computer plays.
attribute-lang = The language. Left out, it is the browser’s, or else English.
attribute-deck = The pack. Left out, it is the usual one for the language.
attribute-seat = The reader’s seat in a position. If left out, the one whose view the record is (its `seat`), else `0`.
attribute-record = A position to play on from; with `moves` a deal to be looked at move by move and played on.
attribute-comments = Texts about the moves of `record`: a JSON object, see “Positions”.
attribute-lesson = A lesson of the course, by its key: step by step, with tables that check. Best with `height="auto"`.
attribute-puzzle = A task, “Find the move”: the key of a puzzle from { $puzzles }, or `find` for the position in `record`; then right is what the analysis finds best. It is always the reader who is to move, and afterwards the table says why.
attribute-theme = The colours. `auto` follows the system.
attribute-start = When Python is loaded: on a press, as soon as the table is in view, or at once. Before that there is only a picture.
attribute-controls = How much there is around the cards. With `none` one plays with cards and keys only. Where there is too little room for `full`, `minimal` holds; puzzles have `minimal` unless told otherwise.
attribute-allow = The help there is, separated by spaces. Left out, it is all of it with `full`, otherwise none.
attribute-name = The match is kept in the browser under this name. Without it every visit starts anew.
attribute-width = Width and height in pixels. Where there is less room, the table becomes smaller in the same proportion. Left out, it is as wide as possible, at 3 to 4. The smallest that makes sense is 300 × 400. With `height="auto"` it is as high as its contents need.
attribute-title = What screen readers call the frame.
attribute-mode = `frame` puts the table into a frame, `inline` into your page itself, if that lies at the same address (origin) as these files. Everything else stays the same. On other pages it becomes a frame, and the console says so.

## Looks

looks = Looks
looks-text = Properties that your style sheet gives the element say how the table looks. Its frame is told of them, also when they change with a class, a `style` or the system’s colours. In the address of the iframe they are parameters with the same names without `--schnapsen-`. Colours are opaque and the same everywhere: a name, `#…`, `rgb()`, `hsl()`, `oklch()` and their like. What is of no use, or could not be read, stays as usual, and the console says why. If the reader wants strong contrast, its colours are used.
look-colour = colour
look-length = length in `px`, `em` or `rem`
look-families = font families
look-table = The cloth. What is written on it becomes black or white, whichever is easier to read.
look-page = The ground of bars, buttons and hints, light or dark enough for all texts. It also decides whether the table is light or dark.
look-ink = The text on `--schnapsen-page`, and only together with it.
look-accent = What there is to do, and what is marked. Must stand out from the cloth.
look-card-back = The backs of the cards.
look-radius = The corners of buttons and hints, 24 pixels at most.
look-font = Fonts that are on the reader’s device. What your page loads is not there in a frame.
looks-parts = No style sheet of your page reaches into a frame: there these properties are all there is, and `::part(frame)` styles the frame itself. With `mode="inline"` parts of the table can be reached, too: `::part(hand)`, `::part(trick)`, `::part(stock)` and `::part(score)` (names and points).

## Positions

record = Positions
record-text = A position is a JSON object. Cards are rank and suit: `A T K Q J 9`, then `H` hearts, `D` diamonds or bells, `C` clubs or acorns, `S` spades or leaves. `hands` are the hands of both seats, `trump` is the turn-up or, once it is gone, the letter of the suit, `stock` is the face-down stock in the order of drawing. Optional: `rules`, `leader` (who leads, 0 or 1), `led` (the card on the table), `won` (the tricks of both, such as `["AH TH / KD QD", ""]`), `closed`, `score`, `moves`, and `note`, a heading. In the game, “Share a deal” gives you one ready made.
comments-text = Something can be said about each move of such a record. `comments` is a JSON object: the keys are numbers of moves made, `0` is the beginning. Each text has at most 1000 characters, all together have 16 KB. They are shown as plain text. In the address of the iframe they follow the record: `#record=…&comments=…`.
comments-first = Forehand has a marriage but does not announce it.
comments-second = The king draws the ten.

## Methods and events

methods = Methods
methods-text = Each returns a promise. It rejects with an error that has a `code` and a `message`. What a state is, is described in { $types }, and in detail by `Snapshot` in { $bridge }. It never holds anything that the reader may not know.
column-gives = Gives
state = state
method-start = Starts Python and deals the cards.
method-play = Makes a move: a card such as `KH`, `mH` (announce a marriage), `x` (exchange), `c` (close), `66` (claim). One that is not legal is rejected with its reason in `reason`. The computer’s moves follow as `schnapsen-move`; it is the reader’s turn when `state.turn` equals `state.seat`.
method-next = The next deal, or a new match after the last.
method-undo = Takes back the reader’s last move; `null` if there is none.
method-hint = What the computer would do in the reader’s place; `null` if it is not the reader’s turn.
method-load = Puts a position on the table, an object or its JSON; `comments` is an object and may be left out. `null` before the start.
method-state = What the reader may know; `null` before the start.
method-destroy = Ends the table and takes it off the page.
events = Events
events-text = They bubble and leave a shadow DOM.
column-detail = `detail`
event-ready = The cards are dealt.
event-progress = How far loading has come, in per cent.
event-move = A move, whoever made it.
event-dealend = A deal has ended.
event-matchend = The match has ended.
event-lesson = An attempt in a lesson or a puzzle: which, at which step, and whether it succeeded. For a puzzle `lesson` and `step` are its key.
event-error = Something went wrong; the table says so itself, too.
event-example = For example:

## Messages

messages = Messages of the frame
messages-text = The element talks to its frame; if you place an iframe yourself you can do the same. The frame says `hello`; your page answers with `welcome` and transfers a `MessagePort` with it. All else goes through that port: requests with an `id` from 1, answers and errors with the same, events with 0. Anything unknown is answered with an error.
messages-resize = With `resize` the frame says how high its contents would like to be: between 150 and 4000 pixels, and only when that changes. It depends on the width and never on the height. An iframe that grows with them:
messages-schema = The format of all messages: { $embed }, and for states { $bridge }. Types for TypeScript: { $types }.

## Servers and policies

headers = What servers have to allow
headers-cors = The server of these files must send `Access-Control-Allow-Origin: *`, because the script is a module. GitHub Pages and most hosts of static sites do, and so does `build.py serve`. The iframe and the link do not need it.
headers-csp = Your page need not allow anything special. If it has a strict Content-Security-Policy it needs these two entries, for the iframe only the second. WebAssembly and workers run in the frame, not on your page.
headers-style = The `style` of the iframe needs `style-src 'unsafe-inline'`. If that is forbidden, the iframe merely does not shrink on narrow screens; move it to your style sheet then.
headers-inline = A table with `mode="inline"` also needs `connect-src` and `img-src` for its drawings. Python runs in a frame even then, in the same one for all tables of the page.

## Hosting

hosting = On a server of your own
hosting-text = The game is nothing but files and runs under any path. Build it, and copy `dist/` to where it is to be:
hosting-after = The builder of that copy shows its own address. An address for the game alone, that is a subdomain, keeps it apart from the data of your page.

## Data and licences

data = What is stored
data-text = No request leaves the address that these files come from: no counters, no foreign fonts, no cookies. Things are stored in the reader’s browser only, and only the match of a table with a `name`. If the browser forbids that, the game is played all the same.
licences = Licences
licences-text = Bummerl and its cards are under the MIT licence. With them come CPython (PSF), Pyodide (MPL 2.0), Lit (BSD 3) and small modules under MIT and Apache 2.0. You may embed the table anywhere, commercially, too; whoever distributes the files passes on { $file }.

## Sizes

sizes = Nine sizes
sizes-text = The table fits its place. These nine have been tested.

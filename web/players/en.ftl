language = English
title = Write a player – Bummerl
heading = Write your own player
description = How to write a computer player for Schnapsen in Python, with a position to try it on.
languages = Languages
to-game = To the game
lead = A player is a Python class with one method. It is given what its seat may know and answers with a move. It plays on this page, without a network too, and on the command line.

try = Try it
try-note = This is the example. Change it; it runs on your device only.
try-code = The player
try-position = Position
position-lead = Lead, with a marriage
position-answer = Answer, while there is a stock
position-strict = Answer, once suit must be followed
position-enough = Lead, with enough points
in-hand = Hand
trump = Trump
on-table = On the table
nothing = –
try-do = Try
try-wait = Python is being loaded…
try-script = Trying it out needs JavaScript.
try-download = Download the example
outcome-move = Your player plays { $move }, after { $seconds } s. Legal moves: { $legal }.
outcome-load = The player cannot be let in: { $message }.
outcome-raised = Your player ran into an error: { $message }.
outcome-illegal = Your player wants to play { $message }, which is not legal. Legal moves: { $legal }.
outcome-nonsense = Your player answered with { $message }, which is not a move. Legal moves: { $legal }.
outcome-late = Your player was stopped: it thought for longer than 10 seconds.
outcome-gone = Your player brought Python down.
outcome-start = Python cannot be started here: { $message }.
outcome-line = Line { $line }.

choose = The method
choose-text = `choose(view)` is called whenever it is the player’s turn, also before an exchange or an announcement; afterwards it is asked again. The file contains one class with this method. If there are several, the one called `Player` plays. The object is made once, without arguments; a reload makes a new one, so everything that counts should follow from the view. Before each move `random` is seeded from the game.

answer = The answer
answer-text = A move is a whole number out of `view.legal`, or its token.
move-card = plays this card
move-marriage = announces the marriage in hearts (`mD`, `mC`, `mS` likewise)
move-exchange = exchanges the lowest trump for the turn-up
move-close = closes the stock
move-claim = “Enough!” – with fewer than 66 points this loses the deal
move-resign = resigns
move-decline = declines what is offered out of turn
move-renonce = calls a revoke
move-tute = shows four of a kind, in Tute

view = The view
view-text = A `bummerl.view.View`. Cards are numbers from 0, by suit (hearts, diamonds, clubs, spades) and within it from nine to ace. A set of cards is a number, too: bit n stands for card n. Pairs are in the order of seats. In Tute it is a `bummerl.tables.tute.TuteView` with Spanish cards.
column-name = Name
column-type = Type
column-text = Meaning
words = In words
words-text = Those who would rather not count bits take these from `bummerl.guests.words`. Cards are then texts such as `KH`: rank, then suit.

play = At the table
play-text = On the page: “New game”, then “Your own player…”, and pick the `.py` file. It is kept in this browser until you remove it. Picking a changed file of the same name replaces it, even in the current match.
terminal = On the command line a file, an installed player or `module:Class` stands wherever a level does:

wheel = As a wheel
wheel-text = Larger players come as a wheel for any platform. It names its classes as entry points of the group `bummerl.players`, in `pyproject.toml`:
wheel-build = `python -m pip wheel --no-deps .` makes it. `pip install` makes it known to the command line; on the page, pick the `.whl` file. There micropip installs it without what it requires: all but the standard library and Bummerl must be inside.

limits = Limits
limit-fault = A player that raises an exception or answers with anything but a legal move loses that deal, with a message: it resigns where the rules know that, else it forfeits.
limit-time = It may think for ten seconds a move. On the page its worker is then ended and the game goes on in another one; on the command line its process ends.
limit-know = A player is given a view, never the cards of the other seat. But it is Python in the same worker as the engine: whoever wants to cheat can look around there. So only play against files that you trust.
limit-reach = It cannot touch the page itself, and the page’s policy lets nothing through to other sites.


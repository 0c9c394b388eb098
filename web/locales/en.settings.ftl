# Settings, sound and moves by hand

## At the table

closing-never = Under these rules there is no closing.
help-hands = By mouse or finger
help-hands-play = Press a card, or drag it to the middle. Where nothing takes it, it goes back.
help-hands-exchange = The card for exchanging can also be dragged to the stock.
help-hands-close = Pressing the turn-up closes the stock.

## Settings

settings-play = Play
settings-look = Appearance
settings-senses = Motion and sound
settings-tricks = Tricks you may look at
tricks-seen-rules = As the rules say
tricks-seen-sharp = Only the last
tricks-seen-soft = All of mine
settings-confirms = Ask first
settings-confirms-note = before closing and before “Enough!”
settings-claim = Claim for me
settings-claim-note = The deal ends as soon as you have 66 points and may claim.
settings-sound = Sound
settings-vibration = Vibration

# Settings, sound and moves by hand

## Aan tafel

closing-never = Volgens deze regels wordt de stok niet gesloten.
help-hands = Met muis of vinger
help-hands-play = Druk op een kaart, of sleep hem naar het midden. Waar niets hem aanneemt, gaat hij terug.
help-hands-exchange = De kaart om te ruilen kun je ook naar de stok slepen.
help-hands-close = Een druk op de open kaart sluit de stok.

## Instellingen

settings-play = Spelen
settings-look = Uiterlijk
settings-senses = Beweging en geluid
settings-tricks = Slagen bekijken
tricks-seen-rules = Volgens de regels
tricks-seen-sharp = Alleen de laatste
tricks-seen-soft = Alle eigen
settings-confirms = Eerst vragen
settings-confirms-note = voor het sluiten en voor “Ik heb 66!”
settings-claim = Vanzelf opeisen
settings-claim-note = De ronde eindigt zodra je 66 punten hebt en ze mag opeisen.
settings-sound = Geluid
settings-vibration = Trillen

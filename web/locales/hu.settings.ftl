# Settings, sound and moves by hand

## Az asztalnál

closing-never = Ezek szerint a szabályok szerint nincs takarás.
help-hands = Egérrel és ujjal
help-hands-play = Nyomjon meg egy lapot, vagy húzza középre. Ahol semmi sem fogadja, onnan visszatér.
help-hands-exchange = A cserélhető lapot a talonra is húzhatja.
help-hands-close = A felcsapott lap megnyomása betakarja a talont.

## Beállítások

settings-play = Játék
settings-look = Megjelenés
settings-senses = Mozgás és hang
settings-tricks = Megnézhető ütések
tricks-seen-rules = A szabályok szerint
tricks-seen-sharp = Csak az utolsó
tricks-seen-soft = Az összes saját
settings-confirms = Megerősítés
settings-confirms-note = takarás és „Elég!” előtt
settings-claim = Magától „Elég!”
settings-claim-note = A parti véget ér, amint megvan a 66 pontja, és bemondhatja, hogy „Elég!”.
settings-sound = Hang
settings-vibration = Rezgés

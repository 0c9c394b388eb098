# Settings, sound and moves by hand

## Az asztalnál

closing-never = Ezek szerint a szabályok szerint nincs takarás.

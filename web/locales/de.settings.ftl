# Settings, sound and moves by hand

## Am Tisch

closing-never = Nach diesen Regeln wird nicht zugedreht.
help-hands = Mit Maus und Finger
help-hands-play = Drücken Sie auf eine Karte oder ziehen Sie sie in die Mitte. Wo nichts sie annimmt, kehrt sie zurück.
help-hands-exchange = Die Karte zum Tauschen können Sie auch auf den Talon ziehen.
help-hands-close = Ein Druck auf die aufgeschlagene Karte dreht zu.

## Einstellungen

settings-play = Spielen
settings-look = Aussehen
settings-senses = Bewegung und Ton
settings-tricks = Stiche ansehen
tricks-seen-rules = Wie die Regeln
tricks-seen-sharp = Nur letzten
tricks-seen-soft = Alle eigenen
settings-confirms = Nachfragen
settings-confirms-note = vor dem Zudrehen und vor „Genug!“
settings-claim = Von selbst melden
settings-claim-note = Sobald Sie 66 Punkte haben und melden dürfen, endet das Spiel.
settings-sound = Ton
settings-vibration = Vibration

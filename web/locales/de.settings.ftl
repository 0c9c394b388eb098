# Settings, sound and moves by hand

## Am Tisch

closing-never = Nach diesen Regeln wird nicht zugedreht.

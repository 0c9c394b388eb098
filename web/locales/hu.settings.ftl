# Settings, sound and moves by hand

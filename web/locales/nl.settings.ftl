# Settings, sound and moves by hand

## Aan tafel

closing-never = Volgens deze regels wordt de stok niet gesloten.

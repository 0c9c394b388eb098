# Settings, sound and moves by hand

## At the table

closing-never = Under these rules the stock is not closed.

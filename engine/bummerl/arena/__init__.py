"""The arena: computer players against each other, on as many cores and machines as there are."""

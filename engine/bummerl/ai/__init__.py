"""Computer players: they receive a view and answer with a move."""

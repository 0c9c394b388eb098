"""What the answers of `analyse` have in common."""

BY_VALUE = "expert"
"""The level whose move is simply the most valuable one."""
DIGITS = 4
"""Digits after the point."""

"""Schnapsen and its family: rules, deals, matches and computer players."""

__version__ = "0.1.0"

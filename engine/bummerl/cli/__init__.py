"""The command line: ``python -m bummerl``."""

"""``python -m bummerl``."""

import sys

from bummerl import cli

if __name__ == "__main__":
    sys.exit(cli.main())

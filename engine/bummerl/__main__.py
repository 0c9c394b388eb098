"""``python -m bummerl``."""

import sys

from bummerl.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

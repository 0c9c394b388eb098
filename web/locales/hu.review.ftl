# The review after a deal

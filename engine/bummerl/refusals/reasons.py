"""Reasons that several games share."""

NOT_YOUR_TURN = "not-your-turn"
DEAL_OVER = "deal-over"
ONLY_ON_LEAD = "only-on-lead"

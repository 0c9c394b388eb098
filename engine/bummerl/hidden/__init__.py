"""Dealing the cards that a seat does not see, at random among what is possible."""

from bummerl.hidden.auction import deal_hidden_hands, deal_hidden_record
from bummerl.hidden.two_hand import deal_hidden

__all__ = ["deal_hidden", "deal_hidden_hands", "deal_hidden_record"]

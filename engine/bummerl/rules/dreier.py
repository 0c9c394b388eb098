"""Rules of Dreierschnapsen: three players, of whom the dealer sits out."""

from dataclasses import dataclass

from bummerl.rules.two_hand import PROFILES, Rules


@dataclass(frozen=True, slots=True)
class DreierRules:
    """Each deal is one of a two-hand game between the two who do not deal; everyone has a count of his own."""

    hands: Rules = PROFILES["wiener"]
    """The rules of the two hands."""

    name = "dreier"
    seats = 3
    teams = ((0,), (1,), (2,))
    schneider_double = True
    target = 7
    """Game points that win a match, however many a match between two takes."""

"""German courts: whole figures."""

from palette import GOLD, GOLD_DARK, INK, PAPER, Colours
from people import cap, crown, face, hand, plumed_hat
from shapes import JOINED, ROUND, at, checker, circle, lozenges, path, rect, use
from tools import apple, axe, bow, crossbow, goblet, horn, orb, sceptre, sprig, sword


def german_king(suit: str, c: Colours) -> str:
    """Crowned and enthroned; the suit sign lies in his lap, in the middle of the card."""
    parts = [
        # throne: dark back with a chequered cresting, side posts, foot-board
        path("M78 196V56Q120 26 162 56V196Z", c.dark) + path("M84 196V62Q120 37 156 62V196", "none", GOLD, 2.4),
        rect(34, 214, 172, 13, c.dark, 4)
        + rect(38, 226, 14, 104, c.dark)
        + rect(188, 226, 14, 104, c.dark)
        + checker(40, 232, 2, 12, 5, GOLD)
        + checker(190, 232, 2, 3, 5, GOLD)
        + circle(45, 208, 9, GOLD, GOLD_DARK, 2)
        + circle(195, 208, 9, GOLD, GOLD_DARK, 2),
        rect(26, 330, 146, 16, c.dark, 2) + checker(30, 334, 28, 2, 5, GOLD),
        # robe: skirt, lap, torso, sleeves
        path("M70 246L56 330H184L170 246Z", c.main) + path("M92 258L86 330M148 258L154 330", "none", c.dark, 2.6),
        path("M102 250L98 330H142L138 250Z", PAPER) + lozenges(120, 254, 328, 18, 4, c.second),
        path(
            "M54 262C54 226 78 214 120 214S186 226 186 262C170 270 150 262 120 262S70 270 54 262Z", c.main, c.dark, 2.2
        ),
        path("M78 138C60 144 50 176 48 204L70 212C76 196 84 184 88 178Z", c.main, c.dark, 2.2)
        + path("M162 138C180 144 190 176 192 204L170 212C164 196 156 184 152 178Z", c.main, c.dark, 2.2),
        path("M80 140H160L166 232H74Z", c.main),
        # ermine
        path(
            "M76 134C92 124 148 124 164 134 172 148 172 160 168 168 148 178 92 178 72 168 68 160 68 148 76 134Z",
            PAPER,
            c.dark,
            2.2,
        )
        + path("M84 146v8M156 146v8M78 159v7M162 159v7M92 162v7M148 162v7", "none", INK, 4, ROUND),
        at(120, 98, face(c.hair, "full") + crown(c)),
        path("M90 322h22v9H86zM150 322h-22v9h26z", INK),
        circle(120, 216, 38, PAPER, GOLD_DARK, 3) + use(suit, 120, 216, 60),
        sceptre(56, 160, 262) + hand(57, 206) + orb(185, 186) + hand(184, 206),
    ]
    return "".join(parts)


def german_ober(suit: str, c: Colours) -> str:
    """Officer with a plumed hat and a long coat; the suit sign stands high, top right."""
    tool = {
        "herz": sword(60, 240, 344),
        "schellen": axe(58, 206, 340),
        "laub": bow(52, 160, 334),
        "eichel": crossbow(58, 196, 326),
    }[suit]
    parts = [
        path("M78 142C48 190 44 260 34 346H150C156 280 172 200 162 142Z", c.dark),  # cloak
        path("M44 300C46 280 48 266 50 250M58 320C60 290 62 270 66 246", "none", c.second, 2),
        path("M92 300h20v44H88v-6zM128 300h20l4 38v6h-24z", INK)
        + path("M92 300h20M128 300h20", "none", GOLD, 5),  # boots
        path("M82 140H158L164 306H76Z", c.main, c.dark, 2.2),  # coat
        path("M108 140H132L136 306H104Z", PAPER)
        + lozenges(120, 148, 304, 20, 8, c.second if c.second != GOLD else c.main),
        path("M78 214H162V228H77.500Z", INK) + rect(111, 211, 18, 20, GOLD, 2, GOLD_DARK, 2),  # belt
        path("M158 142C176 150 192 140 196 112L178 106C176 120 166 126 150 128Z", c.main, c.dark, 2.2),  # raised arm
        path("M196 112L178 106", "none", GOLD, 6),
        path("M82 142C62 152 52 186 54 210L74 214C76 198 84 184 90 178Z", c.main, c.dark, 2.2)
        + path("M54 208L75 213", "none", GOLD, 6),
        path("M80 146C94 132 146 132 160 146L150 162C134 154 106 154 90 162Z", PAPER, c.dark, 2.2),  # collar
        at(
            116,
            100,
            face(c.hair, {"herz": "moustache", "schellen": "pointed", "laub": "moustache", "eichel": "pointed"}[suit])
            + plumed_hat(c, -1),
        ),
        tool + hand(63, 220) + hand(189, 98),
        use(suit, 189, 58, 62),
    ]
    return "".join(parts)


def german_unter(suit: str, c: Colours) -> str:
    """Young fellow in a short tunic and two-coloured hose; the suit sign stands low, bottom left."""
    tool = {"herz": horn, "schellen": goblet, "laub": sprig, "eichel": apple}[suit](186, 188)
    parts = [
        path("M86 250H119V334H84Z", c.main) + path("M121 250H154L158 334H123Z", c.second),  # hose
        path("M84 330H119V346H70C70 338 76 334 84 330ZM123 330H158C166 334 170 338 168 346H123Z", INK),
        path("M84 142H156L168 262H72Z", c.main, c.dark, 2.2),  # tunic
        path("M120 142H156L168 262H120Z", c.second, c.dark, 2.2),
        path("M72 262L75 240H165L168 262 156 256 144 266 132 256 120 266 108 256 96 266 84 256Z", c.dark),
        lozenges(120, 152, 214, 11, 5, PAPER),
        path("M79 214H162V227H77.500Z", INK) + circle(120, 220, 8, GOLD, GOLD_DARK, 2),
        path("M84 144C62 152 48 196 50 236L70 240C74 210 84 186 92 174Z", c.second, c.dark, 2.2)
        + path("M50 235L71 239", "none", c.dark, 6),  # lowered arm
        path("M156 144C180 150 196 168 192 196L174 200C174 184 164 178 148 176Z", c.main, c.dark, 2.2)
        + path("M173 199L193 195", "none", c.dark, 6),
        path(
            "M82 146C96 132 144 132 158 146L152 158 140 152 130 162 120 152 110 162 100 152 88 158Z",
            PAPER,
            c.dark,
            2.2,
            JOINED,
        ),
        at(120, 100, face(c.young, young=True) + cap(c, -1)),
        tool + hand(184, 208) + hand(60, 248),
        use(suit, 52, 304, 66),
    ]
    return "".join(parts)

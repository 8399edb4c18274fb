"""
Crowds: tables with teams of one to four characters, and with more supports than a row holds.

What belongs here: tables that are laid to see whether the page has room for them, with the
longest names there are. What does not: reasons of decisions (`view_scenes`).
"""

from typing import Final

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.testing.destiny.view_scenes import Scene

TEAM: Final = ("01035*2", "01027", "01048", "01030")
"""Luke Skywalker and others; the first so many are a team."""
THEIRS: Final = ("01003*2", "01001", "01020", "01002")
UPGRADES: Final = ("01041", "01051", "01055")
"""Three with long names, as many as a character may have."""
THEIR_UPGRADES: Final = ("01007", "04007", "01015")
SUPPORTS: Final = ("01049", "01150", "04032", "01136", "01125", "01101")
THEIR_SUPPORTS: Final = ("01006", "01089", "03115", "01018", "01088", "01100")
HAND: Final = "01148 01146 01054 01154 01093"
WIDE_HAND: Final = f"{HAND} 01104 01111 01130"


def _laid(members: int, supports: int, hand: str) -> Tabletop:
    """A table with so many characters and supports on each side, in the middle of a fight."""
    t = Tabletop(
        " ".join(TEAM[:members]), " ".join(THEIRS[:members]), hand=hand, their_hand=WIDE_HAND
    )
    t.battlefield("01167", controller=THEM)
    for code in SUPPORTS[:supports]:
        t.support(code)
    for code in THEIR_SUPPORTS[:supports]:
        t.support(code, seat=THEM)
    for code, theirs in zip(UPGRADES, THEIR_UPGRADES, strict=True):
        t.upgrade(code, on=TEAM[0].partition("*")[0])
        t.upgrade(theirs, on=f"their {THEIRS[0].partition('*')[0]}")
    t.upgrade("01050", on=TEAM[members - 1].partition("*")[0])
    for seat, teams in ((YOU, TEAM), (THEM, THEIRS)):
        for place, member in enumerate(teams[:members]):
            copy = t.copy(("their " if seat == THEM else "") + member.partition("*")[0])
            copy.damage, copy.shields = 2 + 2 * place, (place + 1) % 4
    return t


def _pools(t: Tabletop) -> None:
    """Put dice into both pools."""
    for label, side in (("01035", "2MD"), ("01035", "1F"), ("01041", "3MD1"), ("01051", "1R")):
        t.show(label, side)
    for label in ("their 01003", "their 01003", "their 04007"):
        t.show(label, "1R")


def _scene(members: int, supports: int, hand: str = WIDE_HAND) -> Scene:
    """Lays such a table; it is your turn."""

    def lay() -> tuple[Tabletop, int, tuple[str, ...]]:
        t = _laid(members, supports, hand)
        _pools(t)
        t.decision()
        return t, YOU, ()

    return lay


KEEPERS: Final = ("21017", "22003", "03026")
"""A colour, a character and what is done once a game: all of it is kept."""
LASTING_HAND: Final = "18078 01054 11033 01054"
LASTING_ANSWERS: Final = (
    "yours",
    "first 21017",
    "blue",
    "their 01003",
    "yes",
    "their 01001",
    "play 01054",
    "03026",
    "play 11033",
    "144 from F-11D Rifle",
    "25 from Force Retaliation",
    "Force Throw",
    "no",
    "pass",
    "activate their 01001",
    "yes",
    "play 18078",
)


def _lasting() -> tuple[Tabletop, int, tuple[str, ...]]:
    """A table where cards keep things and effects last, on both sides."""
    t = Tabletop(" ".join(KEEPERS), "01003*2 01001 03115", hand=LASTING_HAND, their_hand="11033")
    t.support("22082", seat=THEM)
    for player in t.state.players:
        player.resources = 9
    t.copy("03026").ready = False
    emit(t.state, Event(ev.SETUP_DONE))
    return t, YOU, LASTING_ANSWERS


CROWDS: Final[dict[str, Scene]] = {
    "team_of_one": _scene(1, 0, HAND),
    "team_of_two": _scene(2, 1, HAND),
    "team_of_three": _scene(3, 3),
    "team_of_four": _scene(4, 2),
    "many_supports": _scene(3, 6),
    "lasting": _lasting,
}

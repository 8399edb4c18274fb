"""Resurgence: what decks may hold, and the colours that characters gain."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import Tabletop, card

# Asajj Ventress, Mon Mothma, Barriss Offee and Bix Caleen: a team, a deck, what is wrong with it.

DECKS = {
    "23087": [
        ("23087", "T902*2 23034*2", []),
        ("23087", "T902*2 23034*2 23005", ["deck_affiliation 23005"]),
        ("23087", "T73 T621", ["deck_affiliation T621", "deck_colour T73"]),
    ],
    "23060": [
        ("23060", "23079*2 23080*2", []),
        ("23060", "23079*2 23080*2 23081", ["deck_colour 23081"]),
        ("23060", "23038 T623", ["deck_affiliation 23038", "deck_colour 23038 T623"]),
        ("23060", "T624 23053", ["deck_colour T624 23053"]),
    ],
    "23002": [
        ("23002", "T627 T637 T620 T639", []),
        ("23002", "T627*2", ["deck_affiliation T627"]),
        ("23002", "T623 23054 T622", ["deck_affiliation T623 23054", "deck_colour T623 T622"]),
        ("23002", "T627 T637 T620 T639 23049", ["deck_affiliation 23049"]),
    ],
    "23070": [
        ("23070", "23099*2 18071*2 18100*2 11137*2", []),
        ("23070", "T625", ["deck_colour T625"]),
        ("23070", "T911 T624", ["deck_colour T624"]),
    ],
}


@card(*DECKS)
def test_its_deck_may_hold_what_would_not_fit(code: str) -> None:
    """So many of a kind, and no others."""
    for team, deck, wrong in DECKS[code]:
        assert wrong == faults(listed(team, deck))


FOR_THAT_COLOUR = {"23087": "01023", "23018": "01057"}
"""An upgrade for yellow characters only, and one for blue ones."""


@card(*FOR_THAT_COLOUR)
def test_it_has_a_second_colour_after_setup(code: str) -> None:
    """For the rest of the game; nobody else has it."""
    upgrade = FOR_THAT_COLOUR[code]
    t = Tabletop(f"T08 {code}", "T06", hand=f"{upgrade} T31", resources=9)
    assert f"play {upgrade}" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T08", "pass", "pass")
    t.keep_hands()
    t.answer(f"play {upgrade}")
    assert code == t.label(t.copy(upgrade).host)

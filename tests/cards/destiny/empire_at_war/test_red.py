"""Empire at War, red cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# K-2SO


@card("03026")
def test_k2so_is_readied_by_his_first_weapon() -> None:
    """Played on him, for two more; a second one does nothing, nor another upgrade."""
    t = Tabletop("03026 T03", "T02", hand="T22 01054 01054", resources=9)
    t.copy("03026").ready = False

    t.answer("play T22", "03026", "pass")
    assert not t.copy("03026").ready
    t.answer("play 01054", "03026", "no", "pass")
    assert (True, 6) == (t.copy("03026").ready, t.resources())
    t.pass_turn()
    t.keep_hands()
    t.copy("03026").ready = False
    t.state.players[YOU].resources = 6
    t.answer("play 01054", "03026", "no")
    assert (False, 3) == (t.copy("03026").ready, t.resources())


@card("03026")
def test_k2so_is_readied_by_a_weapon_moved_to_him() -> None:
    """By you, and onto him."""
    t = Tabletop("03026 T03", "T02")
    weapon = t.upgrade("01054", on="T03")
    assert not hears(t, "03026", AFTER, Event(ev.ATTACHED, YOU, weapon.ref, t.copy("T03").ref))
    own = t.upgrade("01054", on="03026").ref
    plain = t.upgrade("T22", on="03026").ref

    assert hears(t, "03026", AFTER, Event(ev.ATTACHED, YOU, own, t.copy("03026").ref))
    assert not hears(t, "03026", AFTER, Event(ev.ATTACHED, THEM, own, t.copy("03026").ref))
    assert not hears(t, "03026", AFTER, Event(ev.ATTACHED, YOU, plain, t.copy("03026").ref))
    assert not hears(t, "03026", AFTER, Event(ev.CARD_PLAYED, THEM, 0, own))
    assert not hears(t, "03026", AFTER, Event(ev.CARD_PLAYED, YOU, 0, weapon.ref))

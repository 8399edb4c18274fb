"""Spirit of Rebellion: a die that is not rolled in the next round."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


def frozen(*, shown: bool) -> Tabletop:
    """A die of the opponent's is frozen by claiming; then the round ends."""
    t = Tabletop("T01", "T02*2 T06", hand="T31", their_hand="T31")
    t.battlefield("02151")
    t.support("T11", seat=THEM)
    if shown:
        t.show("their T02", "1MD")
    t.answer("claim")
    return t


@card("02151")
@ruling("arh.clar.sor.07")
def test_a_frozen_die_stays_on_its_card() -> None:
    """In the next round it is not rolled when its character is activated; in this one it is."""
    t = frozen(shown=False)

    assert "you: claim_ability" == t.asked()
    t.answer("yes")
    assert 4 == len(t.options())
    t.choose(1)
    t.answer("activate their T02")
    assert 2 == len(t.pool(THEM))
    t.answer("pass")
    t.keep_hands()
    t.answer("pass", "activate their T02", "pass", "activate their T06")
    assert 2 == len(t.pool(THEM))
    t.answer("pass", "pass")
    t.keep_hands()
    t.answer("pass", "activate their T02")

    assert 2 == len(t.pool(THEM))


@card("02151")
def test_a_die_in_a_pool_can_be_frozen_too() -> None:
    """Then it is not rerolled in the next round either; a support's die cannot be chosen."""
    t = frozen(shown=True)

    assert "you: claim_ability" == t.asked()
    t.answer("yes")

    assert 4 == len(t.options())

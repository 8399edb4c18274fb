"""Display of Power, further yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Fight For The Cause


def cause(answer: str = "yes", resources: int = 1) -> Tabletop:
    """Fight for the Cause is played, with dice of several leaders and others about."""
    t = Tabletop("T03 T06 T01 14021", "T06", hand="22075", resources=resources, their_resources=0)
    for label in ("T03", "T01", "their T06"):
        t.copy(label).subtypes = ["leader"]
    for label in ("T03", "T06", "T01", "their T06"):
        t.show(label, "1R")
    t.show("14021", "2R")
    t.copy("their T06").shields = 1
    t.answer("play 22075")
    if resources:
        assert ("you: may", 0, 1) == (t.asked(), t.resources(), t.resources(THEM))
        t.answer(answer)
    return t


@card("22075")
def test_fight_for_the_cause_turns_a_yellow_leader_to_damage() -> None:
    """Only a die of yours, to a damage side of choice; it is resolved at once."""
    t = cause()

    assert ["die T03 1R", "die 14021 2R"] == t.options()
    t.answer("die T03 1R")
    assert ["1MD", "2RD", "+1MD"] == t.options()
    t.answer("2RD", "their T06")

    assert (1, ["T06 1R", "T01 1R", "14021 2R"]) == (t.copy("their T06").damage, t.pool())


@card("22075")
def test_fight_for_the_cause_pays_nothing_for_the_side() -> None:
    """Indirect damage is damage too, and its price of a resource is not spent."""
    t = cause()

    t.answer("die 14021 2R")
    assert ["3RD", "4ID1"] == t.options()
    t.answer("4ID1")

    assert (0, 3) == (t.resources(), t.copy("their T06").damage)


@card("22075")
def test_fight_for_the_cause_may_be_left_at_the_gift() -> None:
    """The turn is optional; and without a resource to give nothing follows."""
    t = cause("no")
    assert ("they: action", 4) == (t.asked(), len(t.pool()))

    t = cause(resources=0)
    assert ("they: action", 4) == (t.asked(), len(t.pool()))

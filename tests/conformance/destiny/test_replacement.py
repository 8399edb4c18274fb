"""Instead: what comes in place of something, and what nobody hears of."""

from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def doomed(*upgrades: str) -> Tabletop:
    """Three melee against a character with five of eight damage and these upgrades."""
    t = Tabletop("T07 T01", "T02 T06", resources=0, their_resources=0)
    t.show("T07", "3MD")
    t.copy("their T02").damage = 5
    for code in upgrades:
        t.upgrade(code, on="their T02")
    return t


def strike(t: Tabletop) -> None:
    """Resolve the die against that character."""
    t.answer("resolve melee", "their T02")


@ruling("arh.part7.replacement.01", "arh.part7.replacement.02")
def test_what_is_replaced_has_not_happened_and_nothing_follows_it() -> None:
    """Saved: no defeat is told, and what waits for one stays silent, before and after."""
    t = doomed("T500")
    t.support("T502")
    t.support("T514")

    strike(t)

    assert (["T02", "T06"], 3) == (t.in_play(THEM), t.copy("their T02").damage)
    assert ["T500"] == t.discards(THEM)
    assert ([], 0) == (t.events("defeated"), t.resources())


def test_without_the_replacement_both_hear_of_the_defeat() -> None:
    """The other half of the test above."""
    t = doomed()
    t.support("T502")
    t.support("T514")

    strike(t)

    assert (1, 2) == (len(t.events("defeated")), t.resources())


@ruling("arh.part7.replacement.03")
def test_abilities_hear_of_what_comes_instead() -> None:
    """The healing that saves is a healing."""
    t = doomed("T500")
    t.support("T503")

    strike(t)

    assert [5] == [event.amount for event in t.events("damage_healed")]
    assert ["T31"] == t.hand()


@ruling("arh.part7.replacement.05")
def test_a_replacement_is_faster_than_a_before_ability() -> None:
    """The healing upgrade never gets its turn: there is no defeat to come before."""
    t = doomed("T512", "T500")

    strike(t)

    assert [5] == [event.amount for event in t.events("damage_healed")]
    assert ["T512"] == [code for code in t.in_play(THEM) if code == "T512"]


def test_healing_before_a_defeat_does_not_prevent_it() -> None:
    """It is no replacement."""
    t = doomed("T512")

    strike(t)

    assert ["T06"] == t.in_play(THEM)
    assert [5] == [event.amount for event in t.events("damage_healed")]


@ruling("arh.part7.replacement.07", "arh.part7.replacement.08")
@only_in("arh", "ffg")
def test_of_two_replacements_their_player_chooses_one_and_the_other_stays() -> None:
    """The second finds nothing left to replace."""
    for chosen, kept, damage in (("T500", "T501", 3), ("T501", "T500", 6)):
        t = doomed("T500", "T501")

        strike(t)
        assert ("they: order", ["first their T500", "first their T501"]) == (t.asked(), t.options())
        t.answer(f"first their {chosen}")

        assert (damage, [chosen]) == (t.copy("their T02").damage, t.discards(THEM))
        assert kept in t.in_play(THEM)


@ruling("arh.part7.replacement.08")
def test_a_replacement_that_comes_too_late_does_nothing_at_all() -> None:
    """Not even the rest of what it says: no resource is gained with it."""
    for chosen, gained in (("T500", 0), ("T522", 1)):
        t = doomed("T500", "T522")

        strike(t)
        t.answer(f"first their {chosen}")

        assert gained == t.resources(THEM)


@ruling("arh.part7.replacement.07", "arh.part7.replacement.08")
@only_in("arh", "ffg")
def test_of_two_players_replacements_the_battlefields_controller_says_which_comes() -> None:
    """Yours and theirs would save the same character; the other one is kept."""
    for controller, asked in ((YOU, "you: order"), (THEM, "they: order")):
        for chosen, damage in (("yours", 7), ("theirs", 3)):
            t = doomed("T500")
            t.support("T521")
            t.battlefield("T41", controller)

            strike(t)
            assert (asked, ["yours", "theirs"]) == (t.asked(), sorted(t.options(), reverse=True))
            t.answer(chosen)

            assert damage == t.copy("their T02").damage
            assert (chosen == "theirs") == ("T521" in t.in_play())
            assert (chosen == "yours") == ("T500" in t.in_play(THEM))


@ruling("arh.part6.defeated.07", "arh.part7.replacement.02")
def test_who_was_saved_counts_as_undefeated() -> None:
    """Its card and dice stay where they are."""
    t = doomed("T500")

    strike(t)

    assert [] == t.state.players[THEM].defeated
    assert 1 == len(t.copy("their T02").dice)

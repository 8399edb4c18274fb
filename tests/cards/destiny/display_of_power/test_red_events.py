"""Display of Power, red events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Fire Across the Galaxy


@card("22019")
def test_fire_across_the_galaxy_removes_a_die_of_theirs_with_a_value_of_one() -> None:
    """Then they may draw a card."""
    for answer, drawn in (("yes", 1), ("no", 0)):
        t = Tabletop("T01", "T02*2 T06 T13", hand="22019")
        t.show("T01", "1MD")
        t.show("their T02", "1R")
        t.show("their T02", "2RD")
        t.show("their T06", "-")
        t.show("their T13", "1F")

        t.answer("play 22019")
        assert ["their die T02 1R", "their die T13 1F"] == t.options()
        t.answer("their die T13 1F")
        assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
        t.answer(answer)

        assert (drawn, 0) == (len(t.hand(THEM)), len(t.hand()))
        assert ["T02 1R", "T02 2RD", "T06 -"] == t.pool(THEM)


@card("22019")
def test_where_no_such_die_is_removed_nobody_draws() -> None:
    """What follows hangs on the removal."""
    t = Tabletop("T01", "T02", hand="22019")
    t.show("their T02", "2RD")

    t.answer("play 22019")

    assert ("they: action", []) == (t.asked(), t.hand(THEM))


# This Is Our Rebellion


def our_rebellion(own: str) -> Tabletop:
    """The event in hand, red dice of yours that show this side, and dice of theirs."""
    t = Tabletop("T01*2 T86 T02", "T02*2 T06 T84 T01", hand="22062")
    t.show("their T01", "1Sh")
    t.show("T01", own)
    t.show("T01", "1MD")
    t.show("T86", "1Sh")
    t.show("T02", own)
    t.show("their T02", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "1R")
    t.show("their T84", "-")
    t.answer("play 22062")
    assert [f"die T01 {own}", "die T86 1Sh"] == t.options()
    t.answer(f"die T01 {own}")
    return t


@card("22062")
def test_this_is_our_rebellion_removes_up_to_two_dice_with_the_symbol_of_yours() -> None:
    """Your own is red and shows no damage."""
    t = our_rebellion("1R")
    assert ["their die T02 1R", "their die T02 1R", "their die T06 1R", "stop"] == t.options()
    t.answer("their die T02 1R", "their die T06 1R")

    assert (["T01 1MD", "T86 1Sh", "T02 1R"], ["T01 1Sh", "T02 1R", "T84 -"]) == (
        t.pool(),
        t.pool(THEM),
    )
    assert "they: action" == t.asked()


@card("22062")
def test_a_blank_is_a_symbol_to_our_rebellion_and_no_die_need_go() -> None:
    """One may stop at once."""
    t = our_rebellion("-")
    assert ["their die T84 -", "stop"] == t.options()
    t.answer("stop")

    assert 5 == len(t.pool(THEM))


@card("22062")
def test_without_a_red_die_to_remove_our_rebellion_removes_nothing() -> None:
    """Red dice that show damage, of whatever kind, do not serve."""
    for side in ("1MD", "2RD"):
        t = Tabletop("T01 T02", "T02", hand="22062")
        t.show("T01", side)
        t.show("T02", "1R")
        t.show("their T02", "1R")
        t.answer("play 22062")
        assert ("they: action", 2, ["T02 1R"]) == (t.asked(), len(t.pool()), t.pool(THEM))
    t = Tabletop("T68 T01", "T02", hand="22062")
    t.show("T68", "2ID")
    t.answer("play 22062")
    assert ("they: action", ["T68 2ID"]) == (t.asked(), t.pool())


# Battle Tactic


def battle_tactic() -> Tabletop:
    """Dice of theirs of which some show the same symbol."""
    t = Tabletop("T01", "T02*2 T06 T84*2 T01", hand="22092", resources=1)
    t.show("T01", "1Sh")
    for label, side in (("T02", "1R"), ("T02", "1Sh"), ("T06", "1R"), ("T84", "-"), ("T84", "-")):
        t.show(f"their {label}", side)
    t.show("their T01", "1R")
    return t


@card("22092")
def test_battle_tactic_removes_a_die_that_shares_a_symbol_with_another_of_theirs() -> None:
    """Blanks share theirs; then you may act again."""
    t = battle_tactic()
    t.answer("play 22092")
    assert ["their die T02 1R", "their die T06 1R", "their die T84 -"] == t.options()
    t.answer("their die T02 1R", "their die T06 1R")
    assert ["their die T02 1R", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")
    assert ["T02 1R", "T02 1Sh", "T84 -", "T84 -", "T01 1R"] == t.pool(THEM)
    assert ("you: additional_action", ["T01 1Sh"]) == (t.asked(), t.pool())


@card("22092")
def test_without_two_alike_battle_tactic_removes_nothing() -> None:
    """That one of yours shows the same does not help."""
    t = Tabletop("T01", "T02 T06", hand="22092", resources=1)
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "1Sh")
    t.answer("play 22092")
    assert ["T02 1R", "T06 1Sh"] == t.pool(THEM)

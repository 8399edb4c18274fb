"""Awakenings, gray villain cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Infantry Grenades


def grenades(seat: int = 0) -> Tabletop:
    """The grenades on a character of a player, their die showing its special."""
    t = Tabletop("T01 T03", "T02 T06")
    t.support("T11", seat=THEM)
    whose = "" if seat == 0 else "their "
    t.upgrade("01017", on="T03" if seat == 0 else "their T06")
    t.show(f"{whose}01017", "Sp")
    return t


@card("01017")
def test_infantry_grenades_hurt_each_of_the_opponents_characters_once() -> None:
    """Two damage each, which shields block; then the upgrade is gone, and its die with it."""
    t = grenades()
    t.copy("their T06").shields = 1

    t.answer("resolve special")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("their T06").damage)
    assert (0, 0) == (t.copy("T01").damage, t.copy("T03").damage)
    assert (["01017"], [], ["T01", "T03"]) == (t.discards(), t.pool(), t.in_play())
    assert "they: action" == t.asked()


@card("01017")
@ruling("arh.faq.22")
def test_cunning_throws_the_opponents_infantry_grenades_back() -> None:
    """Used as yours it hurts their own characters; the grenades are discarded."""
    t = grenades(THEM)
    t.upgrade("01065", on="T03")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T06").damage)
    assert (0, ["01017"], []) == (t.copy("T03").damage, t.discards(THEM), t.pool(THEM))
    assert ["T01", "T03", "01065"] == t.in_play()


@card("01017")
def test_infantry_grenades_cost_two() -> None:
    """One is not enough."""
    assert "play 01017" not in Tabletop(hand="01017", resources=1).options()
    assert "play 01017" in Tabletop(hand="01017", resources=2).options()


# Speeder Bike Scout


def speeder_bike_scout() -> Tabletop:
    """Its die showing the special among dice of both players."""
    t = Tabletop("T03", "T02")
    t.support("01018")
    t.show("01018", "Sp")
    return t


@card("01018")
def test_the_speeder_bike_scout_removes_a_die_and_gives_an_action() -> None:
    """Any die in a pool, even its own; the additional action may be anything."""
    t = speeder_bike_scout()
    t.show("T03", "1R")
    t.show("their T02", "-")

    t.answer("resolve special")
    assert ["die 01018 Sp", "die T03 1R", "their die T02 -"] == t.options()
    t.answer("their die T02 -")
    assert ("you: additional_action", []) == (t.asked(), t.pool(THEM))
    t.answer("resolve resource")

    assert ("they: action", 6, []) == (t.asked(), t.resources(), t.pool())


@card("01018")
def test_the_speeder_bike_scouts_action_need_not_be_taken() -> None:
    """Passing it is no pass; the action does not hang on the die."""
    t = speeder_bike_scout()

    t.answer("resolve special")
    assert "you: additional_action" == t.asked()
    t.answer("pass")

    assert ("they: action", []) == (t.asked(), t.pool())


@card("01018")
def test_the_speeder_bike_scout_costs_three() -> None:
    """Two are not enough."""
    assert "play 01018" not in Tabletop(hand="01018", resources=2).options()
    assert "play 01018" in Tabletop(hand="01018", resources=3).options()


# Nowhere to Run


@card("01091")
def test_nowhere_to_run_turns_each_of_your_blank_dice() -> None:
    """One after another to any other side; no other dice and none of theirs. It costs two."""
    t = Tabletop("T01 T03 T05", "T02", hand="01091", resources=2)
    t.show("T01", "-")
    t.show("T03", "1R")
    t.show("T05", "-")
    t.show("their T02", "-")

    t.answer("play 01091")
    assert ["1MD", "2RD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("2RD")
    assert ("you: side", ["1MD", "2RD", "1Sh", "1R", "+1MD"]) == (t.asked(), t.options())
    t.answer("1Sh")

    assert (["T01 2RD", "T03 1R", "T05 1Sh"], ["T02 -"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", 0) == (t.asked(), t.resources())


@card("01091")
def test_nowhere_to_run_can_be_played_with_no_blank_die() -> None:
    """It is discarded, and nothing is turned."""
    t = Tabletop("T01", "T02", hand="01091")
    t.show("T01", "1R")
    t.show("their T02", "-")

    t.answer("play 01091")

    assert ("they: action", ["01091"]) == (t.asked(), t.discards())
    assert [] == t.events("die_turned")


@card("01091")
def test_nowhere_to_run_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert "play 01091" not in Tabletop(hand="01091", resources=1).options()

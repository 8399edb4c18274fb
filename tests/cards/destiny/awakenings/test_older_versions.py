"""Awakenings: what cards did before an erratum changed them."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def battlefield(t: Tabletop) -> tuple[str, int]:
    """Which battlefield is used, and who controls it."""
    copy = t.state.copies[t.state.battlefield]
    return t.state.definition_of(copy).facts.code, copy.controller


# It's a Trap!


def its_a_trap() -> Tabletop:
    """Three red dice of yours and a yellow one; a symbol, a blank and a focus of theirs."""
    t = Tabletop("T01*2 T62 T03", "T02 T06 T07", hand="01107", resources=1)
    for label, side in (("T01", "1R"), ("T01", "1Sh"), ("T62", "-"), ("T03", "1R")):
        t.show(label, side)
    for label, side in (("their T02", "2RD"), ("their T06", "-"), ("their T07", "1F")):
        t.show(label, side)
    return t


@card("01107", until="launch")
def test_its_a_trap_turned_any_number_of_red_dice() -> None:
    """All three of yours, to a symbol of theirs; and then you may act again."""
    t = its_a_trap()

    t.answer("play 01107")
    assert ["their die T02 2RD", "their die T06 -", "their die T07 1F"] == t.options()
    t.answer("their die T02 2RD")
    assert ["die T01 1R", "die T01 1Sh", "die T62 -", "stop"] == t.options()
    t.answer("die T01 1R", "die T01 1Sh", "die T62 -")

    assert ["T01 2RD", "T01 2RD", "T62 2RD", "T03 1R"] == t.pool()
    assert (["T02 2RD", "T06 -", "T07 1F"], 0) == (t.pool(THEM), t.resources())
    assert "you: additional_action" == t.asked()


@card("01107", until="launch")
def test_its_a_trap_needed_a_symbol_and_no_die() -> None:
    """A bare number is none, and nothing is turned; with a symbol you need not turn any."""
    alone = Tabletop("T01", "T02", hand="01107", resources=1)
    alone.support("T203", seat=THEM)
    alone.show("T01", "1R")
    alone.show("their T203", "+1*")
    alone.answer("play 01107")
    left = its_a_trap()
    left.answer("play 01107", "their die T02 2RD", "stop")

    assert ("you: additional_action", ["T01 1R"]) == (alone.asked(), alone.pool())
    assert ["T01 1R", "T01 1Sh", "T62 -", "T03 1R"] == left.pool()


# Strategic Planning


@card("01111", "04037", until="ffg")
def test_strategic_planning_readied_any_support(code: str) -> None:
    """With a mod on it as well; characters are not offered."""
    t = Tabletop("T01", "T02", hand=code, resources=1)
    for label in ("T11", "T13"):
        t.support(label).ready = False
    t.support("T14", seat=THEM).ready = False
    t.upgrade("T69", on="T11")

    t.answer(f"play {code}")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T11", "T13", "their T14"] == t.options()
    t.answer("T11")

    assert (True, False, 0) == (t.copy("T11").ready, t.copy("T13").ready, t.resources())


@card("01111", "04037", until="ffg")
def test_strategic_planning_exhausted_any_support(code: str) -> None:
    """Of either player."""
    t = Tabletop("T01", "T02", hand=code)
    t.support("T11")
    t.support("T14", seat=THEM)

    t.answer(f"play {code}", "either 1")
    assert ["T11", "their T14"] == t.options()
    t.answer("their T14")

    assert (True, False) == (t.copy("T11").ready, t.copy("their T14").ready)


# Hyperspace Jump


@card("01129", until="launch")
@ruling("arh.clar.aw.12", "arh.clar.aw.13")
def test_hyperspace_jump_was_discarded() -> None:
    """The phase ends and the battlefield may be exchanged, not who controls it."""
    for controller in (YOU, THEM):
        for answer, used in (("yes", "T42"), ("no", "T459")):
            t = Tabletop("T01", "T02", hand="01129 T31", resources=3)
            t.battlefield("T459", controller)

            t.answer("play 01129")
            assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
            t.answer(answer)

            assert (used, controller) == battlefield(t)
            assert ["01129"] == t.discards()
            assert [] == t.events("battlefield_taken")
            assert ("you: upkeep_discard", 2) == (t.asked(), t.resources())


@card("01129", until="launch")
def test_hyperspace_jump_let_you_choose_among_several_battlefields() -> None:
    """Set-aside cards of another type are no battlefields."""
    t = Tabletop("T01", "T02", hand="01129 T31", resources=3)
    t.battlefield("T459", THEM)
    t.set_aside("T690")
    t.set_aside("T31")

    t.answer("play 01129", "yes")
    assert ["card T690", "their card T42"] == t.options()
    t.answer("card T690")

    assert ("T690", THEM) == battlefield(t)

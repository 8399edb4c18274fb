"""Mind Extraction: what the attached character loses, what it keeps, and who gets rid of it."""

from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import GUARDIAN
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def extracted(team: str, on: str, theirs: str = "T02") -> Tabletop:
    """A downgrade of theirs on one of your characters."""
    t = Tabletop(team, theirs)
    t.downgrade("09005", on=on, by=THEM)
    return t


@card("09005")
def test_the_mind_has_no_triggered_abilities() -> None:
    """Its neighbour of the same kind has them."""
    t = extracted("T01 T02", "T01")
    t.support("T01")

    t.answer("activate T01", "pass")
    assert 5 == t.resources()
    t.answer("activate T01", "pass")

    assert 6 == t.resources()


@card("09005")
def test_the_mind_has_no_actions_of_its_own() -> None:
    """Only that of the downgrade; those of another character stay."""
    t = extracted("T06 T02", "T06")
    t.support("T06")

    actions = [one for one in t.options() if one.startswith("use")]

    assert ["use T06", "use T06 1", "use their 09005"] == actions
    places = [option.source for option in t.decision().options if option.value == 1]
    assert t.copy("T06").ref not in places


@card("09005")
@ruling("arh.part7.negative.01")
def test_the_mind_has_no_keywords() -> None:
    """Neither one of its own text nor one that an upgrade gives it."""
    t = Tabletop("T100 T01 T101", "T02")
    t.upgrade("T102", on="T01")
    levels = [keyword_level(t.state, t.copy(one).ref, GUARDIAN) for one in ("T100", "T01", "T101")]
    assert [1, 1, 2] == levels

    t.downgrade("09005", on="T100", by=THEM)
    t.downgrade("09005", on="T01", by=THEM)

    levels = [keyword_level(t.state, t.copy(one).ref, GUARDIAN) for one in ("T100", "T01", "T101")]
    assert [0, 0, 2] == levels


@card("09005")
def test_a_lost_keyword_asks_nothing() -> None:
    """Guardian would offer the die that shows damage."""
    t = extracted("T100", "T100")
    t.show("their T02", "1MD")

    t.answer("activate T100")

    assert "they: action" == t.asked()


@card("09005")
def test_the_mind_keeps_its_special() -> None:
    """Its own die resolves it, and another card may use it."""
    t = extracted("T07 T01", "T07")
    t.upgrade("01065", on="T01")
    t.show("T07", "Sp")
    t.show("01065", "Sp")

    t.answer("resolve special", "die T07 Sp")
    assert 8 == t.resources()
    t.answer("die 01065 Sp")

    assert 11 == t.resources()


@card("09005")
def test_what_the_mind_may_carry_is_looked_at_at_once() -> None:
    """General Grievous with a fourth upgrade, which only he himself allows."""
    t = Tabletop("07021", "T02", their_hand="09005")
    for _ in range(4):
        t.upgrade("T22", on="07021")
    t.pass_turn()
    t.answer("play 09005")

    assert ("you: too_many_upgrades", ["T22"] * 4) == (t.asked(), t.options())


@card("09005")
def test_the_mind_borrows_no_abilities_and_lends_none() -> None:
    """Plo Koon has the abilities of your other non-unique characters."""
    borrower = extracted("07057 T06", "07057")
    lender = extracted("07057 T06", "T06")

    uses = [[one for one in t.options() if one.startswith("use")] for t in (borrower, lender)]

    assert [["use T06", "use T06 1", "use their 09005"], ["use their 09005"]] == uses


@card("09005")
def test_a_mind_that_lends_keeps_lending_its_special() -> None:
    """Cunning may use that of T07 through Plo Koon."""
    t = extracted("07057 T07 T03", "T07")
    t.upgrade("01065", on="T03")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert ["07057", "T07"] == t.options()


@card("09005")
def test_a_mind_that_borrows_no_special_has_none() -> None:
    """Plo Koon himself has lost what he has of others."""
    t = extracted("07057 T07 T03", "07057")
    t.upgrade("01065", on="T03")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert "they: action" == t.asked()
    assert 8 == t.resources()


def made_character(code: str, their_hand: str = "") -> Tabletop:
    """A support has become a character, and an opponent takes its abilities away."""
    t = Tabletop("T02", "T02", hand="T362", their_hand=f"09005 {their_hand}".strip())
    t.support(code)
    t.answer("play T362", "play 09005", code)
    return t


@card("09005")
def test_the_mind_is_readied_like_any_other() -> None:
    """That it stays exhausted in upkeep was an ability of it."""
    t = made_character("21086")
    assert not t.copy("21086").ready

    t.pass_turn()
    t.pass_turn()
    t.keep_hands()

    assert t.copy("21086").ready


@card("09005")
def test_the_mind_stays_whatever_it_says_of_itself() -> None:
    """Dume is not discarded for Kanan Jarrus, until it has its abilities again."""
    t = made_character("25017")
    t.support("22043")
    t.answer("pass")
    assert ["T02", "25017", "22043"] == t.in_play()

    t.answer("pass", "use their 09005")

    assert ["T02", "22043"] == t.in_play()


@card("09005")
@ruling("arh.part8.controller.01")
def test_only_the_player_of_the_mind_may_free_it() -> None:
    """Who has played the downgrade has no such action, and is told that it is not theirs."""
    t = extracted("T01", "T01")
    downgrade = t.copy("their 09005").ref
    assert "use their 09005" in t.options()

    t.pass_turn()

    assert not [one for one in t.options() if one.startswith("use")]
    question = f"use:{downgrade}:0"
    assert ["not_yours arh.part8.controller.01"] == t.game.explain(t.state, THEM, question)
    t.pass_turn()
    assert ["legal"] == t.game.explain(t.state, YOU, question)


@card("09005")
def test_the_mind_is_exhausted_to_be_free() -> None:
    """The card goes to the pile of who played it, and the abilities are back."""
    t = extracted("T06 T01", "T06")

    t.answer("use their 09005", "pass")

    assert (False, ["09005"], []) == (t.copy("T06").ready, t.discards(THEM), t.in_play(THEM)[1:])
    assert ["use T06", "use T06 1"] == [one for one in t.options() if one.startswith("use")]
    assert [YOU] == [one.seat for one in t.events("exhausted")]


@card("09005")
def test_an_exhausted_mind_is_not_freed() -> None:
    """The price cannot be paid; it may be tried again, as it is no power action."""
    t = extracted("T06 T01", "T06")
    t.copy("T06").ready = False

    t.answer("use their 09005")

    assert ([], ["T02", "09005"]) == (t.discards(THEM), t.in_play(THEM))
    t.copy("T06").ready = True
    t.answer("pass", "use their 09005")
    assert ["09005"] == t.discards(THEM)


@card("09005")
def test_another_character_pays_nothing() -> None:
    """Only the attached one is exhausted."""
    t = extracted("T06 T01", "T06")

    t.answer("use their 09005")

    assert t.copy("T01").ready


@card("09005")
def test_a_moved_extraction_takes_the_abilities_of_its_new_mind() -> None:
    """And gives those of the old one back."""
    t = extracted("T06 T01", "T06")
    t.state.players[YOU].hand.append(t._spare(YOU, "T307"))

    t.answer("play T307", "T01", "pass")

    assert ["use T06", "use T06 1", "use their 09005"] == [
        one for one in t.options() if one.startswith("use")
    ]
    t.answer("activate T01", "pass")
    assert 5 == t.resources()


@card("09005")
def test_a_card_that_uses_an_action_of_yours_does_not_use_it() -> None:
    """It is your downgrade, and not your action."""
    t = Tabletop("T06", "T02")
    t.upgrade("24066", on="T06")
    t.show("24066", "1MD")
    t.downgrade("09005", on="their T02")

    t.answer("resolve melee", "their T02", "yes")

    assert ("you: which_action", ["which_action 0", "which_action 1"]) == (t.asked(), t.options())

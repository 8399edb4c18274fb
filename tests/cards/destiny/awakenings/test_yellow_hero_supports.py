"""Awakenings, yellow hero supports without a die: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Play the Odds


def play_the_odds(roll: str, resources: int = 0) -> Tabletop:
    """Play the Odds in play, yellow and other dice of yours, and the next roll of the first."""
    t = Tabletop("T06 T03 T01", "T06", resources=resources)
    t.support("01135")
    t.show("T06", "1MD")
    t.show("T03", "1R")
    t.show("T01", "1MD")
    t.show("their T06", "1MD")
    t.next_roll("T06", roll)
    return t


@card("01135")
def test_play_the_odds_rerolls_a_yellow_die_and_gains_for_a_resource_side() -> None:
    """Only your yellow dice are offered; one resource is gained, and the die stays."""
    t = play_the_odds("1R")

    t.answer("use 01135")
    assert ("you: choose", ["die T06 1MD", "die T03 1R"]) == (t.asked(), t.options())
    t.answer("die T06 1MD")

    assert (1, ["T06 1R", "T03 1R", "T01 1MD"]) == (t.resources(), t.pool())
    assert (["T06 1MD"], "they: action") == (t.pool(THEM), t.asked())
    assert not t.copy("01135").ready


@card("01135")
def test_play_the_odds_gains_nothing_for_another_side() -> None:
    """Another die that shows a resource does not count."""
    t = play_the_odds("2RD")

    t.answer("use 01135", "die T06 1MD")

    assert (0, ["T06 2RD", "T03 1R", "T01 1MD"]) == (t.resources(), t.pool())


@card("01135")
def test_play_the_odds_does_nothing_while_exhausted() -> None:
    """Exhausting it is its cost; the action can be taken again, in vain."""
    t = play_the_odds("1R")

    t.answer("use 01135", "die T06 1MD", "pass", "use 01135")

    assert [0, 0] == [event.amount for event in t.events("ability_used")]
    assert [1, 1] == [len(t.events(name)) for name in ("dice_rolled", "exhausted")]
    assert "you: action" == t.asked()


@card("01135")
def test_play_the_odds_gains_nothing_without_a_yellow_die() -> None:
    """It is exhausted all the same."""
    t = Tabletop("T01", "T06", resources=0)
    t.support("01135")
    t.show("T01", "1R")
    t.show("their T06", "1R")

    t.answer("use 01135")

    assert (0, False, "they: action") == (t.resources(), t.copy("01135").ready, t.asked())


@card("01135")
def test_play_the_odds_costs_one() -> None:
    """It comes into play ready and without a die."""
    t = Tabletop("T01", "T02", hand="01135", resources=1)

    t.answer("play 01135")

    assert (0, ["T01", "01135"], "they: action") == (t.resources(), t.in_play(), t.asked())


# Street Informants


def known(t: Tabletop) -> list[bool]:
    """Which cards of the opponent's hand you know."""
    return [t.state.knowledge.knows(0, card) for card in t.state.players[THEM].hand]


@card("01136")
def test_street_informants_look_at_the_opponents_hand() -> None:
    """You see all of it and nothing else; nothing is moved, and they are exhausted."""
    t = Tabletop("T01", "T02", hand="T33", their_hand="T31 T32")
    t.discard_pile("T34", seat=THEM)
    t.support("01136")
    assert [False, False] == known(t)

    t.answer("use 01136")

    assert ([True, True], ["T31", "T32"]) == (known(t), t.hand(THEM))
    assert [["T31", "T32"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    assert (False, "they: action") == (t.copy("01136").ready, t.asked())


@card("01136")
def test_street_informants_see_nothing_while_exhausted() -> None:
    """Exhausting them is the cost; the action can be taken again, in vain."""
    t = Tabletop("T01", "T02", their_hand="T31 T32")
    t.support("01136")

    t.answer("use 01136", "pass", "use 01136")

    assert [0, 0] == [event.amount for event in t.events("ability_used")]
    assert [1, 1] == [len(t.events(name)) for name in ("hand_seen", "exhausted")]


@card("01136")
def test_street_informants_give_another_action_when_played() -> None:
    """It may be to use them at once; they cost nothing."""
    t = Tabletop("T01", "T02", hand="01136", their_hand="T31", resources=0)

    t.answer("play 01136")
    assert "you: additional_action" == t.asked()
    t.answer("use 01136")

    assert ([True], "they: action") == (known(t), t.asked())

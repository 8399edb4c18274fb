"""Two-Player Game, blue cards: what each offers, and what it does."""

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Kylo Ren


def kylo(their_hand: str = "T33") -> Tabletop:
    """Kylo beside a character and a support, against a character with an upgrade."""
    t = Tabletop("04001 T01", "T03", hand="T32", their_hand=their_hand)
    t.support("T12")
    t.upgrade("T21", on="their T03")
    return t


def revealed(t: Tabletop) -> list[list[str]]:
    """What was revealed so far, event by event."""
    return [t.codes(event.items) for event in t.events("cards_revealed")]


@card("04001")
def test_kylo_may_name_one_of_the_four_colours() -> None:
    """When he is activated: first whether to, then each colour once."""
    t = kylo()

    t.answer("activate 04001")
    assert (1, ["no", "yes"]) == (len(t.events("activated")), t.options())
    t.answer("yes")

    assert ["red", "blue", "yellow", "gray"] == t.options()
    assert "you: colour" == t.asked()


@card("04001")
def test_kylos_right_guess_deals_two_damage_to_any_character() -> None:
    """Yours and theirs are offered, supports and upgrades are not."""
    t = kylo()

    t.answer("activate 04001", "yes", "blue")
    assert ["04001", "T01", "their T03"] == t.options()
    t.answer("their T03")

    assert [["T33"]] == revealed(t)
    assert [] == t.state.players[THEM].detected
    assert 2 == t.copy("their T03").damage


@card("04001")
def test_kylos_damage_is_ordinary_and_shields_block_it() -> None:
    """It has no symbol, and one shield leaves one of the two."""
    t = kylo()
    t.copy("their T03").shields = 1

    t.answer("activate 04001", "yes", "blue", "their T03")

    assert [0] == [event.detail for event in t.events("damage_dealt")]
    assert (0, 1) == (t.copy("their T03").shields, t.copy("their T03").damage)


@card("04001")
def test_kylos_wrong_guess_reveals_the_card_and_deals_nothing() -> None:
    """The card is shown all the same, and stays in the hand."""
    t = kylo()

    t.answer("activate 04001", "yes", "red")

    assert "they: action" == t.asked()
    assert [["T33"]] == revealed(t)
    assert ["T33"] == t.hand(THEM)
    assert [] == t.events("damage_dealt")


@card("04001")
def test_kylo_reveals_nothing_when_no_colour_is_chosen() -> None:
    """The reveal stands behind a then: declining ends the ability."""
    t = kylo()

    t.answer("activate 04001", "no")

    assert "they: action" == t.asked()
    assert [] == revealed(t)


@card("04001")
def test_kylo_reveals_one_card_that_chance_picks() -> None:
    """Of two cards the one drawn is shown, whoever would like another."""
    t = kylo(their_hand="T33 T34")
    t.discard_pile("T31", seat=THEM)
    t.state.chance.dictate(RANDOM_PICK, THEM, 1)

    t.answer("activate 04001", "yes", "red")

    assert [["T34"]] == revealed(t)
    assert ["04001", "T01", "their T03"] == t.options()


@card("04001")
def test_kylo_looks_at_the_hand_and_not_at_the_discard_pile() -> None:
    """Whatever chance says, the one card in hand is the one revealed."""
    t = kylo(their_hand="T33")
    t.discard_pile("T34", seat=THEM)
    t.state.chance.dictate(RANDOM_PICK, THEM, 1)

    t.answer("activate 04001", "yes", "yellow")

    assert [["T33"]] == revealed(t)


@card("04001")
def test_kylo_finds_nothing_in_an_empty_hand() -> None:
    """A colour can be named, but no card matches it, not even Kylo himself."""
    t = kylo(their_hand="")

    t.answer("activate 04001", "yes", "blue")

    assert "they: action" == t.asked()
    assert [] == revealed(t)
    assert [] == t.events("damage_dealt")


@card("04001")
def test_kylo_is_not_asked_when_another_character_activates() -> None:
    """Only his own activation counts, yours or theirs of others does not."""
    t = kylo()

    t.answer("activate T01")
    assert "they: action" == t.asked()
    t.answer("activate their T03")

    assert "you: action" == t.asked()


@card("04001")
def test_kylo_is_not_asked_when_an_opponent_activates_him() -> None:
    """It must be you who activates this character."""
    t = kylo()
    kylo_ren = t.copy("04001").ref
    emit(t.state, Event(ev.ACTIVATED, THEM, kylo_ren, kylo_ren))

    assert "you: action" == t.asked()


@card("04001")
def test_kylo_is_asked_when_another_card_of_yours_activates_him() -> None:
    """He is the one activated; which card brings it about does not matter."""
    t = kylo()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("04001").ref, t.copy("T12").ref))

    assert "you: may" == t.asked()


# Rey


def rey(shields: int = 1) -> Tabletop:
    """Rey beside a shielded character and a support, against two characters."""
    t = Tabletop("04024 T01", "T02 T03")
    t.support("T12")
    t.upgrade("T21", on="04024")
    t.copy("04024").shields = shields
    t.copy("T01").shields = 1
    return t


@card("04024")
def test_rey_with_a_shield_may_deal_one_damage_to_any_character() -> None:
    """First whether to, then every character and nothing else."""
    t = rey()

    t.answer("activate 04024")
    assert (1, ["no", "yes"]) == (len(t.events("activated")), t.options())
    t.answer("yes")
    assert ["04024", "T01", "their T02", "their T03"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04024")
def test_reys_damage_is_blocked_by_a_shield() -> None:
    """The shield goes and no damage is taken."""
    t = rey()

    t.answer("activate 04024", "yes", "T01")

    assert (0, 0) == (t.copy("T01").shields, t.copy("T01").damage)
    assert 1 == t.copy("04024").shields


@card("04024")
def test_rey_may_decline() -> None:
    """Then nobody is dealt anything."""
    t = rey()

    t.answer("activate 04024", "no")

    assert "they: action" == t.asked()
    assert [] == t.events("damage_dealt")


@card("04024")
def test_rey_without_shields_is_not_asked() -> None:
    """The shields of others do not help her."""
    t = rey(shields=0)

    t.answer("activate 04024")

    assert "they: action" == t.asked()


@card("04024")
def test_two_shields_are_as_good_as_one_for_rey() -> None:
    """One or more is what she needs."""
    t = rey(shields=2)

    t.answer("activate 04024")

    assert "you: may" == t.asked()


@card("04024")
def test_rey_is_not_asked_when_another_character_activates() -> None:
    """Neither yours nor theirs."""
    t = rey()

    t.answer("activate T01")
    assert "they: action" == t.asked()
    t.answer("activate their T02")

    assert "you: action" == t.asked()


@card("04024")
def test_rey_is_not_asked_when_an_opponent_activates_her() -> None:
    """It must be you who activates this character."""
    t = rey()
    emit(t.state, Event(ev.ACTIVATED, THEM, t.copy("04024").ref, t.copy("04024").ref))

    assert "you: action" == t.asked()


@card("04024")
def test_rey_is_asked_when_another_card_of_yours_activates_her() -> None:
    """She is the one activated; which card brings it about does not matter."""
    t = rey()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("04024").ref, t.copy("T12").ref))

    assert "you: may" == t.asked()


# Rey's Lightsaber


def armed(host: str, team: str = "04024 T07 T01") -> Tabletop:
    """The lightsaber on one of your characters, a support beside them, one die to kill with."""
    t = Tabletop(team, "T02", hand="T22")
    t.support("T12")
    t.upgrade("04030", on=host)
    t.show("T07", "3MD")
    return t


@card("04030")
def test_the_lightsaber_can_be_played_on_each_of_your_characters() -> None:
    """Not on a support, not on theirs; it costs three."""
    t = Tabletop("04024 T01", "T02", hand="04030", resources=3)
    t.support("T12")

    t.answer("play 04030")
    assert ["04024", "T01"] == t.options()
    t.answer("T01")

    assert 0 == t.resources()
    assert t.copy("T01").ref == t.copy("04030").host


@card("04030")
def test_the_lightsaber_gives_its_character_a_shield() -> None:
    """One, to the attached character only, without a question, when it has been played."""
    t = Tabletop("04024 T01", "T02", hand="04030")

    t.answer("play 04030", "T01")

    assert "they: action" == t.asked()
    assert (1, 0) == (t.copy("T01").shields, t.copy("04024").shields)
    assert t.events("card_played")[0].serial < t.events("shields_gained")[0].serial


@card("04030")
def test_the_lightsaber_gives_rey_two_shields() -> None:
    """Two instead of one, not in addition."""
    t = Tabletop("04024 T01", "T02", hand="04030")

    t.answer("play 04030", "04024")

    assert (2, 0) == (t.copy("04024").shields, t.copy("T01").shields)


@card("04030")
def test_the_lightsaber_gives_nothing_when_another_card_is_played() -> None:
    """Only playing this very upgrade counts."""
    t = armed("04024")

    t.answer("play T22", "04024", "no")

    assert ["04024", "T07", "T01", "T12", "04030", "T22"] == t.in_play()
    assert 0 == t.copy("04024").shields


@card("04030")
def test_the_lightsaber_gives_nothing_when_an_opponent_plays_it() -> None:
    """It must be you who plays it."""
    t = armed("04024")
    saber = t.copy("04030")
    emit(t.state, Event(ev.CARD_PLAYED, THEM, saber.card, saber.ref))

    assert "you: action" == t.asked()
    assert 0 == t.copy("04024").shields


@card("04030")
def test_the_lightsaber_may_redeploy_to_another_of_your_characters() -> None:
    """Not to the one that falls, not to theirs, not to a support; its die goes with it."""
    t = armed("T07")
    t.show("04030", "1R")

    t.answer("resolve melee", "T07")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["04024", "T01"] == t.options()
    t.answer("T01")

    assert t.copy("T01").ref == t.copy("04030").host
    assert ([], []) == (t.pool(), t.discards())


@card("04030")
def test_redeploying_the_lightsaber_gives_no_shields() -> None:
    """It is moved, not played; with one place to go nothing is asked."""
    t = armed("T07", team="04024 T07")

    t.answer("resolve melee", "T07", "yes")

    assert t.copy("04024").ref == t.copy("04030").host
    assert 0 == t.copy("04024").shields


@card("04030")
def test_a_lightsaber_that_does_not_redeploy_is_discarded() -> None:
    """Declining lets it go the way of all upgrades."""
    t = armed("T07")

    t.answer("resolve melee", "T07", "no")

    assert ["04024", "T01", "T12"] == t.in_play()
    assert ["04030"] == t.discards()


@card("04030")
def test_the_lightsaber_stays_when_another_character_is_defeated() -> None:
    """Only the attached character's end moves it."""
    t = armed("04024")

    t.answer("resolve melee", "T07")

    assert "they: action" == t.asked()
    assert t.copy("04024").ref == t.copy("04030").host


@card("04030")
def test_the_lightsaber_redeploys_whoever_defeats_its_character() -> None:
    """Your own effect or the opponent's: it is the same defeat."""
    for seat in (YOU, THEM):
        t = armed("T07")
        emit(t.state, Event(ev.DEFEATED, seat, t.copy("T07").ref))

        assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("04030")
def test_the_lightsaber_redeploys_behind_all_else_that_comes_before_a_defeat() -> None:
    """Another upgrade has healed its character by then; nobody is asked for an order."""
    t = armed("T07")
    t.upgrade("T512", on="T07")
    t.copy("T07").damage = 3
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T07").ref))

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 0 == t.copy("T07").damage


@card("04030")
def test_the_lightsaber_has_nowhere_to_go_from_your_last_character() -> None:
    """Nothing is asked, and the game is lost."""
    t = armed("T07", team="T07")

    t.answer("resolve melee", "T07")

    assert THEM == t.winner()

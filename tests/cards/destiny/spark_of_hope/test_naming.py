"""Spark of Hope, red cards that name a card or remember one: what may be played, what goes."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.legality import why_not_play
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, hears, name_card

# Cultural Records


def records(their_hand: str = "T31 T33") -> Tabletop:
    """The records show their special; both have dice, cards and a discard pile."""
    t = Tabletop("T01", "T02", their_hand=their_hand, hand="T31 T33")
    t.discard_pile("T32", seat=THEM)
    t.support("11031")
    t.show("11031", "Sp")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    return t


@card("11031")
def test_cultural_records_takes_a_card_and_gives_an_action() -> None:
    """You see their hand, choose one of it, which is set aside for all to see; and act again."""
    t = records()

    t.answer("resolve special")
    assert ["their card T31", "their card T33"] == t.options()
    t.answer("their card T31")

    assert (["T33"], True) == (t.hand(THEM), "T31" in t.aside(THEM))
    looked = t.events("hand_seen")[0]
    assert (YOU, THEM, 2) == (looked.seat, looked.subject, len(looked.items))
    assert "you: additional_action" == t.asked()


@card("11031")
def test_cultural_records_find_an_empty_hand() -> None:
    """Nothing is chosen or remembered, and the action is there all the same."""
    t = records(their_hand="")

    t.answer("resolve special")
    assert "you: additional_action" == t.asked()
    t.answer("play T31")

    assert "they: action" == t.asked()


def copied() -> Tabletop:
    """You play a copy of what the records took, which gains you a resource before they answer."""
    t = records()
    t.answer("resolve special", "their card T31", "play T31")
    assert ("you: may", 6) == (t.asked(), t.resources())
    return t


@card("11031")
@ruling("arh.part8.copy.01")
def test_cultural_records_answer_a_copy_you_play() -> None:
    """For a resource, or for any one die, or nothing."""
    t = copied()
    t.answer("yes")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert (7, "they: action", 1) == (t.resources(), t.asked(), len(t.pool()))

    t = copied()
    t.answer("yes", "either 1")
    assert ["die T01 1MD", "their die T02 1MD"] == t.options()
    t.answer("their die T02 1MD")
    assert (["T01 1MD"], [], 6) == (t.pool(), t.pool(THEM), t.resources())

    t = copied()
    t.answer("no")
    assert (6, ["T02 1MD"], "they: action") == (t.resources(), t.pool(THEM), t.asked())


@card("11031")
def test_cultural_records_answer_when_the_card_has_been_played() -> None:
    """After that, not before."""
    t = records()
    t.answer("resolve special", "their card T31")

    played = Event(ev.CARD_PLAYED, YOU, t.state.players[YOU].hand[0])

    assert hears(t, "11031", AFTER, played)


@card("11031")
def test_cultural_records_do_not_forget() -> None:
    """In the next round they answer still."""
    t = records()
    t.answer("resolve special", "their card T31", "pass", "pass", "pass")
    t.keep_hands()
    assert 2 == t.state.round

    t.answer("play T31")

    assert "you: may" == t.asked()


@card("11031")
def test_cultural_records_answer_a_copy_they_play() -> None:
    """An opponent too, and it is you who decides."""
    t = records(their_hand="T31 T31")
    t.answer("resolve special")
    t.choose(0)
    t.pass_turn()

    t.answer("play T31")

    assert "you: may" == t.asked()


@card("11031")
def test_cultural_records_do_not_answer_another_card() -> None:
    """Only copies of what they have set aside, not of what only lies there."""
    t = records()
    t.answer("resolve special", "their card T31", "play T33")

    assert "they: action" == t.asked()


@card("11031")
def test_cultural_records_remember_every_card_they_took() -> None:
    """The first as well as the second, and each support its own."""
    t = records()
    t.support("11031", seat=THEM)
    t.answer("resolve special", "their card T31", "pass")
    t.pass_turn()
    t.show("11031", "Sp")
    t.answer("resolve special", "their card T33")

    t.answer("play T31")
    assert "you: may" == t.asked()
    t.answer("no")
    assert "they: action" == t.asked()
    t.pass_turn()
    t.answer("play T33")
    assert "you: may" == t.asked()


# Separatist Embargo


@card("11033")
def test_the_embargo_names_any_card_there_is() -> None:
    """By its initial, then part by part; none of the questions knows what is in the game."""
    t = Tabletop(hand="11033", their_hand="T33")
    t.answer("play 11033")
    assert "you: title" == t.asked()
    first = t.options()
    t.answer(first[-1])
    assert "you: title" == t.asked()
    t.answer("back")
    assert first == t.options()

    name_card(t, "Zuckuss")

    chosen = t.events("value_chosen")[-1]
    assert "Zuckuss" == t.game.titles[chosen.amount]
    assert "they: action" == t.asked()


@card("11033")
def test_the_embargo_forbids_to_play_copies_of_the_named_card() -> None:
    """Neither player can, whatever else would let them; another card can be played."""
    t = Tabletop(hand="11033 T31 T33", their_hand="T31 T33")
    t.answer("play 11033")
    name_card(t, "Test T31")

    assert ["play T33"] == [one for one in t.options() if one.startswith("play")]
    t.pass_turn()
    assert ["play T33"] == [one for one in t.options() if one.startswith("play")]
    hand = t.state.players[YOU].hand
    reason = why_not_play(t.state, YOU, hand[0], free=True, unrestricted=True)
    assert reason is not None
    assert ("card_forbidden", "arh.part7.negative.01") == (reason.key, reason.ruling)


@card("11033")
def test_the_embargo_ends_with_its_card() -> None:
    """Out of play it forbids nothing; another one that comes names anew."""
    t = Tabletop(hand="11033 T31 T33")
    t.answer("play 11033")
    name_card(t, "Test T31")
    t.pass_turn()
    assert "play T31" not in t.options()

    emit(t.state, Event(ev.LEFT_PLAY, YOU, t.copy("11033").ref, 0, 1, ev.TO_DISCARD))
    t.state.decisions = None
    t.answer("activate T01", "pass")
    assert "play T31" in t.options()

    t.support("11033")
    t.answer("reroll", "card T33", "stop", "pass")
    assert "play T31" in t.options()


@card("11033")
def test_only_its_own_play_makes_the_embargo_name() -> None:
    """Another support asks nothing."""
    t = Tabletop(hand="T13")
    t.support("11033")

    t.answer("play T13")

    assert "they: action" == t.asked()


@card("11033")
def test_the_embargo_lasts() -> None:
    """In the next round the card cannot be played either."""
    t = Tabletop(hand="11033 T31")
    t.answer("play 11033")
    name_card(t, "Test T31")
    t.answer("pass", "pass")
    t.keep_hands()

    assert (2, False) == (t.state.round, "play T31" in t.options())


# Mastermind


def mastermind(their_hand: str, pile: str = "") -> Tabletop:
    """The special is resolved, and what it names is asked."""
    t = Tabletop("T01", "T02", hand="T31", their_hand=their_hand)
    t.discard_pile(*pile.split(), seat=THEM)
    t.upgrade("11036", on="T01")
    t.show("11036", "Sp")
    t.answer("resolve special")
    return t


@card("11036")
def test_mastermind_sets_every_copy_aside() -> None:
    """You name first and see their hand then; all copies go, yours stay, the rest stays too."""
    t = mastermind("T31 T33 T31", pile="T31")
    assert ("you: title", []) == (t.asked(), t.events("cards_revealed"))

    name_card(t, "Test T31")

    assert (["T33"], ["T31", "T31"]) == (t.hand(THEM), t.aside(THEM)[-2:])
    assert (["T31"], 5) == (t.discards(THEM), len(t.state.players[THEM].deck))
    shown = t.events("cards_revealed")[0]
    assert (THEM, 3, 0) == (shown.seat, len(shown.items), shown.detail)
    assert followed(t, "value_chosen", "cards_revealed")
    assert (["T31"], "they: action") == (t.hand(), t.asked())


@card("11036")
def test_mastermind_may_be_wrong() -> None:
    """Nothing goes, but the hand is seen; with an empty hand nothing is."""
    t = mastermind("T31 T33")
    name_card(t, "Zuckuss")
    assert (["T31", "T33"], 1) == (t.hand(THEM), len(t.events("cards_revealed")))

    t = mastermind("")
    name_card(t, "Test T31")
    assert ("they: action", []) == (t.asked(), t.events("cards_revealed"))

"""Set-up: starting locations, conversion, shuffling and the first hands; then the first turn."""

import msgspec

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Forbids
from dejarik.games.swccg.effects.place_conditions import ThereAre
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.presence import icons
from dejarik.games.swccg.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import NO, YES, Decision
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.labels import thing_name
from dejarik.testing.swccg.marks import ruling

FIXED = (Ongoing(Forbids(st.MAY_NOT_BE_CONVERTED, (nouns.This(),))),)


def on_condition(made: make.Made) -> make.Made:
    """The same location, which needs another location on table."""
    return made[0], (*made[1], DeployRule(provided=(ThereAre((nouns.IsPlace(),)),)))


GAME = make.game_with(
    make.site("dark hall", "Fort: Hall", (2, 1), dark=FIXED),
    make.site("light hall", "Fort: Hall", (1, 1), dark=FIXED),
    make.site("light mill", "Hill: Mill", (1, 1)),
    make.site("dark mill", "Hill: Mill", (3, 1)),
    on_condition(make.site("dark annex", "Fort: Annex", (1, 1))),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True)),
)


class Beginning:
    """A game that begins; seat 0 is Dark unless it says otherwise."""

    def __init__(self, dark: str, light: str, *, dark_seat: int = 0) -> None:
        self.recorder = ListRecorder()
        self.game: CustomizableCardGame = GAME
        sides = {"dark": dark, "light": light}
        order = ("dark", "light") if dark_seat == 0 else ("light", "dark")
        decks = {
            name: [one.strip() for one in text.split(",") if one.strip()]
            for name, text in sides.items()
        }
        seats = [
            {"side": name, "deck": [*decks[name], *[f"{name} trooper"] * (60 - len(decks[name]))]}
            for name in order
        ]
        table = lay_table(GAME, {"seats": seats}, seed_from("set-up"))
        self.prepare(table_of(table).players[0].piles)
        self.state = table_of(GAME.to_first_decision(table, self.recorder))

    def prepare(self, piles: list[list[int]]) -> None:
        """What is changed before the first question."""

    def asked(self, side: str) -> Decision:
        """The question for a side."""
        seat = self.state.seat_of_side(("dark", "light").index(side))
        (found,) = [one for one in self.game.pending(self.state) if one.seat == seat]
        return found

    def deciding(self) -> list[str]:
        """Who is asked."""
        sides = [self.state.players[one.seat].side for one in self.game.pending(self.state)]
        return [("dark", "light")[one] for one in sides]

    def options(self, side: str) -> list[str]:
        """The locations that a side may pick."""
        return [self.state.definition_of(one.target).code for one in self.asked(side).options]

    def pick(self, side: str, code: str) -> None:
        """A side picks a location."""
        self.answer(side, self.options(side).index(code))

    def answer(self, side: str, place: int) -> None:
        """A side answers."""
        self.state = table_of(self.game.load(self.game.dump(self.state)))
        decision = self.asked(side)
        self.game.apply(self.state, decision.seat, decision.id, place, self.recorder)

    def allow(self, side: str, yes: bool) -> None:
        """A side lets its location be converted, or not."""
        kinds = [one.kind for one in self.asked(side).options]
        self.answer(side, kinds.index(YES if yes else NO))

    def places(self) -> list[tuple[str, list[str]]]:
        """The places and the cards that lie there, bottom first."""
        t = self.state
        return [
            (
                thing_name(t, one),
                [t.definition_of(t.copies[layer].card).code for layer in place.layers],
            )
            for one, place in t.places.items()
        ]

    def kinds(self) -> list[int]:
        """The kinds of what has happened up to the first turn."""
        found = [one.event.kind for one in self.recorder.records if one.event is not None]
        return found[: found.index(ev.TURN_BEGINS) + 1] if ev.TURN_BEGINS in found else found

    def count(self, side: str, pile: int) -> int:
        """How many cards lie in a pile."""
        seat = self.state.seat_of_side(("dark", "light").index(side))
        return len(self.state.pile(seat, pile))


def begun(dark: str = "dark street", light: str = "light gate", **other: int) -> Beginning:
    """A game in which each side has one location, which it picks."""
    t = Beginning(dark, light, **other)
    t.pick("dark", dark)
    t.pick("light", light)
    return t


@ruling("swccg.2.001", "swccg.2.015", "swccg.2.005", "swccg.2.030", "swccg.2.131", "swccg.2.107")
def test_locations_first_then_shuffling_then_hands_then_the_first_turn() -> None:
    """Exactly these things happen in set-up, for both players, and nothing else."""
    t = begun()

    assert [
        ev.STARTING_SHOWN,
        ev.STARTING_SHOWN,
        ev.SHUFFLED,
        ev.SHUFFLED,
        ev.DEALT,
        ev.DEALT,
        ev.TURN_BEGINS,
    ] == t.kinds()
    assert [("Street", ["dark street"]), ("Gate", ["light gate"])] == t.places()
    assert [8, 8] == [len(t.state.pile(seat, ids.HAND)) for seat in range(2)]


@ruling("swccg.2.006", "swccg.2.063", "swccg.2.059", "swccg.2.087", "swccg.2.091")
def test_every_location_of_the_deck_that_could_stand_on_an_empty_table_is_an_option() -> None:
    """Each once; not the annex, which needs another location, nor any card of another type."""
    t = Beginning("dark annex, dark street, dark gate, dark street, dark hero", "light gate")

    assert ["dark street", "dark gate"] == t.options("dark")
    assert ["light gate"] == t.options("light")
    assert reasons.STARTING_LOCATION == t.asked("dark").reason


@ruling("swccg.2.092", "swccg.2.093")
def test_who_has_no_legal_location_begins_without_one() -> None:
    """The annex stays in the deck; Dark is not asked."""
    t = Beginning("dark annex", "light gate, light square")
    asked = t.deciding()
    t.pick("light", "light gate")

    assert ["light"] == asked
    assert [("Gate", ["light gate"])] == t.places()
    assert (52, 51) == (t.count("dark", ids.RESERVE), t.count("light", ids.RESERVE))


@ruling("swccg.2.022", "swccg.2.047")
def test_locations_are_picked_sealed_and_shown_together() -> None:
    """Whatever Dark has picked, Light sees and may do the same; then both are shown, for good."""
    one = Beginning("dark street, dark gate", "light gate, light square")
    other = Beginning("dark street, dark gate", "light gate, light square")
    one.pick("dark", "dark street")
    other.pick("dark", "dark gate")
    seen = [msgspec.json.encode(t.game.view(t.state, 1)) for t in (one, other)]
    waiting = one.deciding()
    shown = one.kinds()
    one.pick("light", "light square")

    assert seen[0] == seen[1]
    assert (["light"], []) == (waiting, shown)
    assert reasons.STARTING_LOCATION not in [x.reason for x in one.game.pending(one.state)]


@ruling("swccg.2.031", "swccg.2.032", "swccg.2.027")
def test_dark_is_asked_first_and_lets_its_location_be_converted() -> None:
    """Light's card lies over Dark's and alone counts; Light is not asked."""
    t = begun("dark mill", "light mill")
    asked = (t.deciding(), t.asked("dark").reason)
    t.allow("dark", yes=True)
    (place,) = t.state.places

    assert (["dark"], reasons.ALLOW_CONVERSION) == asked
    assert [("Mill", ["dark mill", "light mill"])] == t.places()
    assert (1, 1) == (icons(t.state, 0, place), icons(t.state, 1, place))


@ruling("swccg.2.033", "swccg.2.034", "swccg.2.125")
def test_after_darks_refusal_light_may_let_its_location_be_converted() -> None:
    """Dark's card lies over Light's and alone counts."""
    t = begun("dark mill", "light mill")
    t.allow("dark", yes=False)
    asked = (t.deciding(), t.asked("light").reason)
    t.allow("light", yes=True)
    (place,) = t.state.places

    assert (["light"], reasons.ALLOW_CONVERSION) == asked
    assert [("Mill", ["light mill", "dark mill"])] == t.places()
    assert 3 == icons(t.state, 0, place)


@ruling("swccg.2.035", "swccg.2.036", "swccg.2.127")
def test_after_two_refusals_both_pick_again_sealed() -> None:
    """Not the cards set aside; another copy of the same is one; the same again is asked again."""
    t = begun_twice()
    options = [t.options("dark"), t.options("light")]
    t.pick("dark", "dark mill")
    sealed = t.kinds()
    t.pick("light", "light mill")

    assert [["dark street", "dark mill"], ["light mill", "light gate"]] == options
    assert [] == sealed
    assert (["dark"], reasons.ALLOW_CONVERSION) == (t.deciding(), t.asked("dark").reason)


def begun_twice() -> Beginning:
    """Both have picked the mill and refused."""
    t = Beginning("dark mill, dark street, dark mill", "light mill, light mill, light gate")
    t.pick("dark", "dark mill")
    t.pick("light", "light mill")
    t.allow("dark", yes=False)
    t.allow("light", yes=False)
    return t


@ruling("swccg.2.037", "swccg.2.128", "swccg.2.129", "swccg.2.038")
def test_the_repetition_ends_with_two_different_locations_and_the_rest_goes_back() -> None:
    """Dark's street and a second mill of Light's are laid; then the mills are shuffled in."""
    t = begun_twice()
    t.pick("dark", "dark street")
    t.pick("light", "light mill")
    codes = [
        sorted(
            t.state.definition_of(card).code
            for pile in (ids.RESERVE, ids.HAND)
            for card in t.state.pile(seat, pile)
        )
        for seat in range(2)
    ]

    assert [("Street", ["dark street"]), ("Mill", ["light mill"])] == t.places()
    assert [2, 1] == [codes[0].count("dark mill"), codes[1].count("light mill")]
    assert [59, 59] == [len(one) for one in codes]
    assert [ev.STARTING_SHOWN, ev.STARTING_SHOWN, ev.SHUFFLED, ev.SHUFFLED] == t.kinds()[:4]


@ruling("swccg.2.037")
def test_the_repetition_ends_with_a_conversion() -> None:
    """The second mills meet, and Dark consents this time."""
    t = begun_twice()
    t.pick("dark", "dark mill")
    t.pick("light", "light mill")
    t.allow("dark", yes=True)

    assert [("Mill", ["dark mill", "light mill"])] == t.places()


@ruling("swccg.2.039", "swccg.2.040", "swccg.2.041")
def test_who_consents_to_convert_what_may_not_be_sends_the_other_card_out_of_play() -> None:
    """Dark's hall stays alone; Light's is out of play, and the game goes on."""
    t = begun("dark hall", "light hall")
    asked = t.deciding()
    t.allow("dark", yes=True)
    out = [t.state.definition_of(card).code for card in t.state.pile(1, ids.OUT)]

    assert ["dark"] == asked
    assert ([("Hall", ["dark hall"])], ["light hall"]) == (t.places(), out)
    assert (8, 51) == (t.count("light", ids.HAND), t.count("light", ids.RESERVE))
    assert ev.TURN_BEGINS == t.kinds()[-1]


@ruling("swccg.2.049", "swccg.2.051", "swccg.2.052", "swccg.2.053", "swccg.2.069", "swccg.2.070")
def test_the_rest_is_shuffled_and_each_draws_eight() -> None:
    """Nobody knows the order or is asked in between; the eight are the starting hand."""
    t = begun()
    deck = t.state.pile(0, ids.RESERVE)
    hand = t.state.pile(0, ids.HAND)
    known = [[t.state.knowledge.knows(seat, card) for card in deck] for seat in range(2)]

    assert [(8, 51), (8, 51)] == [
        (t.count(side, ids.HAND), t.count(side, ids.RESERVE)) for side in ("dark", "light")
    ]
    assert [[False] * 51] * 2 == known
    assert [True] * 8 == [t.state.knowledge.knows(0, card) for card in hand]
    assert [False] * 8 == [t.state.knowledge.knows(1, card) for card in hand]
    assert [0, 1] == [
        one.event.seat for one in t.recorder.records if one.event and one.event.kind == ev.DEALT
    ]


class WithACard(Beginning):
    """A card is in hand before the first hand is dealt."""

    def prepare(self, piles: list[list[int]]) -> None:
        piles[ids.HAND].append(piles[ids.RESERVE].pop())


@ruling("swccg.2.072", "swccg.2.069")
def test_cards_already_in_hand_do_not_lessen_what_is_drawn() -> None:
    """Dark begins with nine, Light with eight."""
    t = WithACard("dark street", "light gate")
    t.pick("dark", "dark street")
    t.pick("light", "light gate")

    assert (9, 8) == (t.count("dark", ids.HAND), t.count("light", ids.HAND))


@ruling("swccg.2.054", "swccg.2.132")
def test_dark_takes_the_first_turn_whichever_seat_it_has_and_nothing_is_played_before() -> None:
    """With stews in hand nobody is asked to play one before the turn has begun."""
    stews = ", ".join(["dark stew"] * 30)
    t = Beginning(f"dark street, {stews}", "light gate", dark_seat=1)
    before = [t.deciding(), t.asked("dark").reason, t.asked("light").reason]
    t.pick("dark", "dark street")
    t.pick("light", "light gate")
    first = [
        one.event.seat
        for one in t.recorder.records
        if one.event and one.event.kind == ev.TURN_BEGINS
    ]

    location = reasons.STARTING_LOCATION
    assert [["light", "dark"], location, location] == before
    assert ([1], 1) == (first, t.state.turn)
    assert 1 == t.state.phase

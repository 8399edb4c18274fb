"""What one seat hears: everything that happens, and nothing it cannot know."""

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.seen.seat_log import DECIDED, SeatRecorder
from dejarik.games.destiny.wire import Thing, Told
from dejarik.kernel.chance import seed_from
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import ready_deck, setup_of


def told_game(seat: int, seed: str = "told") -> SeatRecorder:
    """Return what a seat heard of a whole random game."""
    game = games.destiny()
    recorder = SeatRecorder(seat)
    setup = setup_of(ready_deck("resistance"), ready_deck("first-order"), ("a", "b"))
    s = game.start(setup, seed_from(seed), recorder)
    bot = RandomBot(seed)
    while game.pending(s):
        decision = game.pending(s)[0]
        game.apply(s, decision.seat, decision.id, bot.answer(decision), recorder)
    return recorder


def test_a_drawn_card_is_named_only_to_who_drew_it() -> None:
    """The opponent and a spectator hear how many cards, not which."""
    for seat in (0, 1, -1):
        drawn = [told for told in told_game(seat).told if told.kind == "cards_drawn"]
        first = next(told for told in drawn if told.seat == 0)
        assert (seat == 0) == all(item.code for item in first.items)
        assert (seat != 0) == (not any(item.code for item in first.items))
        assert 5 == first.amount


def test_no_card_outside_play_is_told_by_its_number() -> None:
    """Handles are negative; only dice and copies have their own numbers."""
    for told in told_game(1).told:
        things = [told.subject, told.source, told.other, *told.items]
        assert all(thing.id <= 0 or thing.id >= 1000 for thing in things if thing is not None)


def test_of_an_answer_only_who_gave_it_is_told() -> None:
    """A decision has seats and a serial and nothing else."""
    for told in told_game(0).told:
        if told.kind == DECIDED:
            assert told.seats
            assert (0, -1, (), 0, 0, None) == (
                told.cause,
                told.seat,
                told.items,
                told.amount,
                told.detail,
                told.subject,
            )


def test_the_same_game_is_told_in_the_same_bytes() -> None:
    """Telling is deterministic."""
    assert told_game(0).messages() == told_game(0).messages()


def test_setup_is_told_with_its_own_rules() -> None:
    """The same kind of event has another rule behind it there."""
    told = told_game(0).told
    returned = [one.rulings for one in told if one.kind == "die_returned"]
    gained = [one for one in told if one.kind == "resources_gained" and one.source is None]

    assert ("arh.part5.setup.16",) == returned[0]
    assert ("arh.part5.setup.08",) == gained[0].rulings
    assert ("arh.part5.setup.08",) != gained[-1].rulings


def test_passing_after_a_claim_is_told_with_the_rule_of_claiming() -> None:
    """Those turns pass by themselves; any other pass is its player's own."""
    claimed: set[int] = set()
    found: set[tuple[bool, str]] = set()
    for one in told_game(0).told:
        if one.kind == "round_began":
            claimed = set()
        elif one.kind == "battlefield_claimed":
            claimed.add(one.seat)
        elif one.kind == "passed":
            found.add((one.seat in claimed, one.rulings[0]))

    assert {(True, "arh.part5.claim.03"), (False, "arh.part5.passing.01")} == found


def heard(t: Tabletop, seat: int, *answers: str) -> list[Told]:
    """Return what a seat hears while these answers are given."""
    recorder = SeatRecorder(seat)
    for label in answers:
        decision = t.decision()
        place = t.options().index(label)
        t.game.apply(t.state, decision.seat, decision.id, place, recorder)
    return recorder.told


def test_a_die_without_its_card_is_told_when_it_is_set_aside() -> None:
    """What it showed last, though its card may be hidden in a hand again."""
    for seat in (YOU, THEM):
        t = Tabletop("T06", "T02", hand="01092 01024 01132")
        number = t.state.next_die
        t.state.chance.dictate(ROLL, number, 0)
        t.answer("play 01092", "card 01024", "pass", "play 01132", "yes", "pass")
        told = heard(t, seat, "resolve melee", "T06")

        assert ["01024"] == t.hand()
        resolved = [one.subject for one in told if one.kind == "die_resolved"]
        assert [Thing(number, "01024", YOU, "2MD")] == resolved


def test_the_battlefield_that_comes_is_told_with_the_one_that_goes() -> None:
    """To both players."""
    for seat in (YOU, THEM):
        told = heard(Tabletop("T01", "T02", hand="01129"), seat, "play 01129", "yes")
        things = [(one.subject, one.items) for one in told if one.kind == "entered_play"]

        assert [("T42", ["T41"])] == [
            (came.code if came else "", [one.code for one in went]) for came, went in things
        ]


def test_every_kind_of_event_has_a_name_and_a_place_for_its_ruling() -> None:
    """Or nobody could be told of it."""
    assert ev.KINDS == len(ev.EVENT_RULINGS) == len(ev.NAMES) + 1

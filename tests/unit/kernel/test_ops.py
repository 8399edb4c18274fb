"""Ops that only give shape, run one at a time on top of a waiting game."""

from dataclasses import dataclass

import pytest

from dejarik.kernel import decisions as d
from dejarik.kernel import machine, ops
from dejarik.kernel.chance import seed_from
from dejarik.kernel.choosing import Choose
from dejarik.kernel.decisions import Decision
from dejarik.kernel.emitting import RESOLVE_EVENT
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Frame, Scope
from dejarik.kernel.program import ALL, CHOOSE, RANDOM, Condition, Op, Quantity, Selector, copied
from dejarik.kernel.stack import pop, push_scope
from dejarik.kernel.state import State
from dejarik.kernel.wire import encode
from examples.toy.cards import Fixed, Stronger
from examples.toy.game import Toy

DICE, SOON, LATE = 9, 1, 2
SOURCE = 4


@dataclass(frozen=True)
class Note(Op):
    """Writes its word, who acts, and what `each` is, into the scope's names."""

    word: str
    works: bool = True
    fails: bool = False

    def can(self, s: State, scope: Scope) -> bool:
        """As it was made."""
        return self.works

    def step(self, s: State, f: Frame) -> None:
        """Note it; perhaps not fully done."""
        scope = s.scope_of(f)
        each = scope.names.get("each", [0])[0]
        scope.names.setdefault(self.word, []).append(scope.actor * 100 + each)
        if self.fails:
            scope.ok = False
        pop(s)


@dataclass(frozen=True)
class Is(Condition):
    value: bool

    def holds(self, s: State, scope: Scope) -> bool:
        """As it was made."""
        return self.value


@dataclass(frozen=True)
class Some(Selector):
    """Fixed things, chosen as it says."""

    things: tuple[int, ...]
    how: int = ALL
    low: int = 1
    high: int = 1
    secret: bool = False

    def find(self, s: State, scope: Scope) -> list[int]:
        """All of them."""
        return list(self.things)

    def mode(self) -> int:
        """As it was made."""
        return self.how

    def at_least(self, s: State, scope: Scope) -> int:
        """As it was made."""
        return self.low

    def at_most(self, s: State, scope: Scope) -> int:
        """As it was made."""
        return self.high

    def is_secret(self, s: State, scope: Scope) -> bool:
        """As it was made."""
        return self.secret

    def draw(self, s: State, scope: Scope, size: int) -> int:
        """From a purpose of its own."""
        return s.chance.draw(DICE, 0, size)


@dataclass(frozen=True)
class Counting(Quantity):
    """One more each time it is read: shows how often that is."""

    def amount(self, s: State, scope: Scope) -> int:
        """Count up."""
        scope.amount += 1
        return scope.amount + 1


def run(op: Op) -> tuple[State, Scope]:
    """Let an ability of seat 0 run until it asks or is done; the state and its scope."""
    return run_in(Toy(), op)


def run_where_then_ends(op: Op) -> tuple[State, Scope]:
    """The same, in a game where "then" ends the ability."""
    game = Toy()
    game.then_ends = True
    return run_in(game, op)


def run_in(game: Toy, op: Op) -> tuple[State, Scope]:
    """The same, in a game."""
    own = copied(op)
    game.programs.add("test", (own,))
    s = game.start({}, seed_from("ops"))
    scope = Scope(0, SOURCE)
    push_scope(s, own, scope)
    go_on(s)
    return s, scope


def go_on(s: State) -> None:
    """Run what is on top."""
    s.decisions = None
    machine.run(s)


def is_done(s: State) -> bool:
    """Whether only the waiting game is left."""
    return len(s.frames) == 1


def asked(s: State) -> Decision:
    """The one decision that is open."""
    (decision,) = s.game.pending(s)
    return decision


def answer(s: State, choice: int) -> None:
    """Answer it, through bytes and back beforehand."""
    assert s.game.dump(s) == s.game.dump(s.game.load(s.game.dump(s)))
    decision = asked(s)
    s.game.apply(s, decision.seat, decision.id, choice)


def test_a_sequence_does_each_part_even_if_one_fails() -> None:
    """Independent sentences are done as far as possible."""
    s, scope = run(ops.Sequence((Note("a", fails=True), Note("b"), Note("c"))))

    assert is_done(s)
    assert ["a", "b", "c"] == list(scope.names)
    assert not scope.ok


def test_a_sequence_can_do_something_if_any_part_can() -> None:
    """An empty one cannot."""
    s, scope = run(ops.Nothing())

    assert not ops.Sequence(()).can(s, scope)
    assert not ops.Sequence((Note("a", works=False),)).can(s, scope)
    assert ops.Sequence((Note("a", works=False), Note("b"))).can(s, scope)


def test_then_goes_on_after_what_was_fully_done() -> None:
    """First, second, and what stands behind both."""
    s, scope = run(ops.Sequence((ops.Then(Note("a"), Note("b")), Note("c"))))

    assert is_done(s)
    assert ["a", "b", "c"] == list(scope.names)


def test_then_leaves_out_its_second_part_after_what_was_not() -> None:
    """What stands behind both is done, however deep it stands."""
    gate = ops.Then(Note("a", fails=True), Note("b"))
    s, scope = run(ops.Sequence((ops.If(Is(True), ops.Sequence((gate, Note("c")))), Note("d"))))

    assert is_done(s)
    assert ["a", "c", "d"] == list(scope.names)
    assert not scope.ok


def test_then_asks_only_for_its_own_first_part() -> None:
    """What was not fully done before it does not count; inside another "then" it does."""
    failed = ops.Then(Note("a", fails=True), Note("b"))
    s, scope = run(ops.Sequence((failed, ops.Then(Note("c"), Note("d")))))
    assert ["a", "c", "d"] == list(scope.names)
    assert is_done(s)
    assert not scope.ok

    s, scope = run(ops.Then(ops.Sequence((failed, ops.Then(Note("c"), Note("d")))), Note("e")))
    assert ["a", "c", "d"] == list(scope.names)
    assert is_done(s)


def test_then_ends_the_whole_ability_after_what_was_not_if_the_game_says_so() -> None:
    """Neither the second part nor anything behind it is done, however deep it stands."""
    gate = ops.Then(Note("a", fails=True), Note("b"))
    s, scope = run_where_then_ends(
        ops.Sequence((ops.If(Is(True), ops.Sequence((gate, Note("c")))), Note("d")))
    )

    assert is_done(s)
    assert ["a"] == list(scope.names)


def test_then_ends_only_its_own_ability() -> None:
    """What lies below on the stack, with a scope of its own, goes on."""
    inner = ops.Then(Note("a", fails=True), Note("b"))
    outer = ops.Sequence((Note("x"), Note("y")))
    game = Toy()
    game.then_ends = True
    s = game.start({}, seed_from("ops"))
    below, above = Scope(0, SOURCE), Scope(0, SOURCE)
    push_scope(s, outer, below)
    push_scope(s, inner, above)
    go_on(s)

    assert is_done(s)
    assert ["x", "y"] == list(below.names)
    assert ["a"] == list(above.names)


def test_may_asks_the_actor_no_or_yes() -> None:
    """The question names its source."""
    s, _ = run(ops.As(Fixed(1), ops.May(Note("a"))))
    decision = asked(s)

    assert (1, SOURCE) == (decision.seat, decision.source)
    assert [d.NO, d.YES] == [option.kind for option in decision.options]


def test_may_taken_is_done_and_resolved() -> None:
    """Yes does the effect and leaves the ability whole."""
    s, scope = run(ops.May(Note("a"), Note("b")))
    answer(s, 1)

    assert ["a"] == list(scope.names)
    assert scope.ok


def test_may_declined_counts_as_not_resolved() -> None:
    """No does the other thing, and a "then" behind it ends the ability."""
    s, scope = run(ops.Then(ops.May(Note("a"), Note("b")), Note("c")))
    answer(s, 0)

    assert is_done(s)
    assert ["b"] == list(scope.names)


def test_may_is_not_asked_when_it_could_do_nothing() -> None:
    """It goes the way of a no."""
    s, scope = run(ops.May(Note("a", works=False), Note("b")))

    assert is_done(s)
    assert ["b"] == list(scope.names)
    assert not scope.ok


@pytest.mark.parametrize(
    ("expected", "cost", "ok"),
    [
        (["a", "b"], Note("a"), True),
        (["a"], Note("a", fails=True), False),
        ([], Note("a", works=False), False),
    ],
    ids=["paid", "not fully paid", "unpayable"],
)
def test_an_effect_with_a_cost_comes_only_once_that_is_paid(
    expected: list[str], cost: Op, ok: bool
) -> None:
    """Unpayable, not even the cost is begun."""
    s, scope = run(ops.Pay(cost, Note("b")))

    assert is_done(s)
    assert expected == list(scope.names)
    assert ok is scope.ok


@pytest.mark.parametrize(("choice", "expected"), [(0, "a"), (1, "b")])
def test_either_does_what_the_actor_chooses(choice: int, expected: str) -> None:
    """One of two, then what stands behind them."""
    s, scope = run(ops.Sequence((ops.Either((Note("a"), Note("b"))), Note("c"))))

    answer(s, choice)
    assert is_done(s)
    assert [expected, "c"] == list(scope.names)


@pytest.mark.parametrize(("expected", "holds"), [("a", True), ("b", False)])
def test_if_takes_the_branch_that_stands(expected: str, holds: bool) -> None:
    """One of two, and the same one is asked whether it could do anything."""
    s, scope = run(ops.If(Is(holds), Note("a"), Note("b")))

    assert [expected] == list(scope.names)
    assert holds is ops.If(Is(holds), Note("a")).can(s, scope)


def test_for_each_names_every_one_it_found_at_the_start() -> None:
    """In stable order, under the name `each`."""
    _, scope = run(ops.ForEach(Some((7, 3, 5)), Note("a")))

    assert [7, 3, 5] == scope.names["a"]


def test_for_each_of_nothing_does_nothing() -> None:
    """And is over at once."""
    s, scope = run(ops.ForEach(Some(()), Note("a")))

    assert is_done(s)
    assert {} == scope.names


def test_repeat_reads_its_number_once() -> None:
    """A number that grows while it is done does not make it longer."""
    _, scope = run(ops.Repeat(Counting(), Note("a")))

    assert 2 == len(scope.names["a"])
    assert 1 == scope.amount


@pytest.mark.parametrize("times", [0, -1])
def test_repeating_not_even_once_does_nothing(times: int) -> None:
    """Less than nothing is nothing."""
    s, scope = run(ops.Repeat(Fixed(times), Note("a")))

    assert is_done(s)
    assert {} == scope.names


def test_as_changes_the_actor_for_what_is_inside_only() -> None:
    """Whose ability it is stays the same."""
    inner = ops.As(Fixed(1), Note("in"))
    _, scope = run(ops.Sequence((Note("a"), inner, Note("b"))))

    assert {"a": [0], "in": [100], "b": [0]} == scope.names
    assert (0, 0) == (scope.you, scope.actor)


def test_later_keeps_what_is_named_now() -> None:
    """A delayed effect comes when its moment is taken, with names and seat as they were."""
    op = ops.ForEach(Some((7, 8)), ops.Later(SOON, Note("late")))
    s, scope = run(op)

    assert {"each": [8]} == scope.names
    assert [] == ops.take_due(s, LATE)
    due = ops.take_due(s, SOON)
    assert [[7], [8]] == [waiting.scope.names["each"] for waiting in due]
    assert [] == s.delayed
    s.queue.extend(due)
    s.frames[0].forms = []
    s.frames[0].step -= 1
    go_on(s)
    assert [[7], [8]] == [waiting.scope.names["late"] for waiting in due]


def test_due_effects_leave_the_others_waiting() -> None:
    """Only one moment is taken, oldest first."""
    early, late = ops.Later(SOON, Note("a")), ops.Later(LATE, Note("b"))
    s, _ = run(ops.Sequence((late, early, early)))

    assert [SOON, SOON] == [waiting.when for waiting in ops.take_due(s, SOON)]
    assert [LATE] == [waiting.when for waiting in s.delayed]


def test_what_is_scheduled_in_an_interrupt_keeps_the_event_it_interrupted() -> None:
    """The paused frame will be gone by then: a copy of its event stays, for both kinds."""
    parts = (ops.Later(SOON, Note("a")), ops.Until(Stronger(1), LATE))
    game = Toy()
    game.programs.add("test", parts)
    s = game.start({}, seed_from("ops"))
    paused = push_scope(s, RESOLVE_EVENT, Scope(0, SOURCE))
    paused.event = Event(1, amount=3)
    paused.step = 99
    for part in parts:
        scope = Scope(0, SOURCE)
        scope.paused = 1
        scope.replaces = True
        push_scope(s, part, scope)
    go_on(s)

    assert is_done(s)
    for kept in (s.delayed[0].scope, s.lasting[0].scope):
        event = s.event_of(kept)
        assert event is not None
        assert event is not paused.event
        assert 3 == event.amount
        assert not kept.replaces


def lasting_table() -> State:
    """A state with lasting modifiers: two of seat 0, and one of seat 1 that began a turn later."""
    until = ops.Until(Stronger(1), SOON)
    s, _ = run(ops.Sequence((until, ops.Until(Stronger(1), LATE))))
    s.turns += 1
    push_scope(s, until, Scope(1, SOURCE))
    go_on(s)
    return s


def left(s: State) -> list[tuple[int, int]]:
    """Duration and seat of what still lasts."""
    return [(one.until, one.seat) for one in s.lasting]


@pytest.mark.parametrize(
    ("expected", "until", "seat", "before"),
    [
        ([(LATE, 0)], SOON, -1, ops.EVER),
        ([(LATE, 0), (SOON, 1)], SOON, 0, ops.EVER),
        ([(SOON, 0), (LATE, 0)], SOON, 1, ops.EVER),
        ([(SOON, 0), (SOON, 1)], LATE, 0, ops.EVER),
        ([(LATE, 0), (SOON, 1)], SOON, -1, 1),
    ],
)
def test_lasting_modifiers_end_by_duration_seat_and_age(
    expected: list[tuple[int, int]], until: int, seat: int, before: int
) -> None:
    """What is left is as it was, and the index is built anew."""
    s = lasting_table()
    s.get_index()

    assert ops.end_lasting(s, until, seat, before)
    assert expected == left(s)
    assert s.index is None


def test_clones_share_what_lasts_and_its_index_until_one_of_them_changes_it() -> None:
    """What goes on otherwise takes the place of what was there, in one game alone."""
    s = lasting_table()
    index = s.get_index()
    other = s.clone()
    first = other.lasting[0]

    assert index is other.index
    assert s.lasting[0] is first
    other.lasting[0] = first.becoming(LATE, first.scope)
    ops.end_lasting(other, SOON, -1)

    assert [(SOON, 0), (LATE, 0), (SOON, 1)] == left(s)
    assert [(LATE, 0), (LATE, 0)] == left(other)
    assert index is s.index
    assert other.index is not index


def test_ending_what_does_not_last_changes_nothing() -> None:
    """The index stays too."""
    s = lasting_table()
    index = s.get_index()

    assert not ops.end_lasting(s, 77, -1)
    assert index is s.index


def test_choosing_all_needs_no_question() -> None:
    """They are remembered, under a name as well."""
    s, scope = run(Choose(Some((7, 8)), "these"))

    assert is_done(s)
    assert ([7, 8], 2, [7, 8]) == (scope.it, scope.amount, scope.names["these"])


@pytest.mark.parametrize(
    ("expected", "selector"),
    [
        ([7], Some((7,), CHOOSE)),
        ([7, 8], Some((7, 8), CHOOSE, 2, 2)),
        ([7], Some((7,), CHOOSE, 2, 2)),
        ([7], Some((7,), CHOOSE, 2, 3)),
        ([], Some((), CHOOSE)),
        ([], Some((7,), CHOOSE, 0, 0)),
        ([], Some((7,), CHOOSE, 0, -1)),
    ],
)
def test_a_choice_without_an_alternative_is_not_asked(expected: list[int], selector: Some) -> None:
    """Too few to choose from is no choice either; it just is not fully done."""
    s, scope = run(Choose(selector, "these"))

    assert is_done(s)
    assert expected == scope.names["these"]
    assert scope.ok is (len(expected) >= selector.low)


@pytest.mark.parametrize(
    ("kinds", "selector"),
    [
        ([d.ENTITY], Some((7,), CHOOSE, secret=True)),
        ([d.STOP], Some((), CHOOSE, secret=True)),
        ([d.STOP], Some((7,), CHOOSE, 0, 0, secret=True)),
        ([d.ENTITY, d.STOP], Some((7,), CHOOSE, 0, 1)),
    ],
)
def test_a_secret_or_free_choice_is_asked_whatever_there_is(
    kinds: list[int], selector: Some
) -> None:
    """Not asking would tell others what is in a hand."""
    s, _ = run(Choose(selector, "these"))

    assert kinds == [option.kind for option in asked(s).options]
    answer(s, 0)
    assert is_done(s)


def test_several_are_picked_in_stages_and_always_onwards() -> None:
    """One set has one way to be named; a pick that would leave too few is not offered."""
    s, scope = run(Choose(Some((5, 6, 7), CHOOSE, 2, 2), "these"))

    assert d.SOME == asked(s).kind
    assert [5, 6] == [option.target for option in asked(s).options]
    answer(s, 1)
    assert [7] == [option.target for option in asked(s).options]
    answer(s, d.BACK)
    assert [5, 6] == [option.target for option in asked(s).options]
    answer(s, 0)
    answer(s, 1)
    assert [5, 7] == scope.names["these"]


def test_choosing_one_of_two_is_one_question() -> None:
    """Of the simplest kind."""
    s, scope = run(Choose(Some((5, 6), CHOOSE), "this"))

    assert d.ONE == asked(s).kind
    answer(s, 1)
    assert [6] == scope.names["this"]


def test_random_things_are_drawn_without_putting_back() -> None:
    """As many as there are, at most."""
    _, scope = run(Choose(Some((5, 6, 7), RANDOM, 2, 2), "these"))

    assert 2 == len(set(scope.names["these"]) & {5, 6, 7})


def test_a_name_with_a_plus_collects() -> None:
    """Each time the same name is used, more is under it."""
    _, scope = run(ops.Sequence((Choose(Some((5,)), "all+"), Choose(Some((6,)), "all+"))))

    assert [5, 6] == scope.names["all"]


def test_a_saved_state_of_something_else_is_refused() -> None:
    """Whatever is wrong with the data, it is a ValueError."""
    s, _ = run(ops.Nothing())
    spine, *rest = s.pack()
    assert isinstance(spine, list)
    for wrong in (7, [], [7, *rest], [["x", *spine[1:]], *rest], [[*spine, 7], *rest]):
        with pytest.raises(ValueError, match=r"\w"):
            s.game.load(encode(wrong))

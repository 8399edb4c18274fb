"""
Foresight: what comes of each option, tried in imagined games.

What belongs here: trying options, how far that is sure, and putting it to a prompt. What does
not: the words, which are the title's (`Seer`).

Nothing is ever tried in the real game: a seat's view allows many games, and two of them are
imagined. So equal views are told equal things, and what is hidden has no way into the words.
Where chance is drawn, a card comes to be known, or the two games differ, nothing is foretold.
A title says which options can come to more than what is plain without trying, a trial ends with the
first thing that cannot be foretold, and the second game is imagined where the first has something
to say: most options come to nothing that is worth a word, and trying them is what a prompt costs.
What is plain without trying stands in the prompt at once; the trials are made one by one, so that
whoever hosts many games has other things done in between, and may stop.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from dejarik.hosting.play.undo import Watch
from dejarik.hosting.title import Listener
from dejarik.hosting.wire import Option, Pair, Prompt, View
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision, IllegalAnswer
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

WORLDS: Final = ("foreseen", "foreseen otherwise")
"""The seeds of the imagined games."""
MOST: Final = 32
"""How many options of one decision are tried; of the others only what is plain is said."""
MOST_PAIRS: Final = 4

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Seer(Protocol[ViewT_contra]):
    """
    What a title says of the options of a seat's view.

    `after` is the view once the option is taken, until something is asked again; nothing where
    that is not sure.
    """

    def is_worth(self, before: ViewT_contra) -> bool:
        """Whether the options of this decision are tried at all."""
        ...

    def is_tried(self, before: ViewT_contra, place: int) -> bool:
        """Whether more can come of an option than what is plain without trying it."""
        ...

    def comes(self, before: ViewT_contra, place: int, after: ViewT_contra | None) -> str:
        """What comes of an option, in a few words; empty if there is nothing to say."""
        ...

    def ruins(self, before: ViewT_contra, place: int, after: ViewT_contra | None) -> str:
        """What of one's own game an option ruins, as a sentence; empty if nothing."""
        ...

    def ranks(self, before: ViewT_contra) -> Sequence[int]:
        """How soon each option is shown: smaller ones first; empty if they stay as they are."""
        ...

    def follows(self, before: ViewT_contra, place: int, after: ViewT_contra) -> int:
        """The one sensible answer to what the same seat is asked next; -1 if there is none."""
        ...

    def pair(self, before: ViewT_contra, place: int, after: ViewT_contra, then: int) -> str:
        """
        Both answers in one, in words.

        Empty where the second is no choice: then the option goes on to it by itself.
        """
        ...


Foretelling = Generator[None, None, Prompt]
"""A prompt with what comes of its options, worked out in steps."""


class Unforeseeable(Exception):
    """Chance was drawn or a card came to be known: nothing is sure from here on."""


class Lookout(Watch):
    """
    Ends a trial at the first thing that cannot be foretold.

    Raises Unforeseeable.
    """

    def happened(self, s: State, event: Event) -> None:
        super().happened(s, event)
        if self.has_shown(s):
            raise Unforeseeable


@dataclass(frozen=True)
class Trial:
    """The imagined games after an option, and how its seat sees them; none where it is not sure."""

    after: tuple[State, ...] = ()
    views: tuple[Any, ...] = (None,)


class Foresight:
    """The options of one seat, tried."""

    def __init__(
        self, game: Game, s: State, seat: int, eyes: Callable[[State], Any], seer: Seer[Any]
    ) -> None:
        self.game = game
        self.seat = seat
        self.eyes = eyes
        self.seer = seer
        self._state = s
        self._worlds: list[State] = []

    def told(self, before: Any, prompt: Prompt) -> Foretelling:  # noqa: ANN401
        """A prompt with what comes of its options, what they ruin, and common pairs; by trials."""
        trials: list[Trial] = []
        pairs: list[Pair] = []
        for place in range(len(prompt.options)):
            trial = self._telling(before, place)
            trials.append(trial)
            if trial.after:
                pair = self._pair(before, place, trial)
                pairs += [] if pair is None else [pair]
            yield
        comes, ruins = self.seer.comes, self.seer.ruins
        return Prompt(
            prompt.text,
            prompt.options,
            _unless_empty([_agreed(comes, before, *one) for one in enumerate(trials)]),
            _unless_empty([_agreed(ruins, before, *one) for one in enumerate(trials)]),
            prompt.order,
            _few(pairs),
        )

    def tried(self, place: int) -> Trial:
        """An option, tried in every imagined game."""
        return self._try(self.worlds(), place)

    def worlds(self, since: int = 0) -> Iterator[State]:
        """The imagined games, each made when it is first wanted."""
        for number in range(since, len(WORLDS)):
            if number == len(self._worlds):
                seed = seed_from(WORLDS[number])
                self._worlds.append(self.game.determinize(self._state, self.seat, seed))
            yield self._worlds[number]

    def _telling(self, before: Any, place: int) -> Trial:  # noqa: ANN401
        """An option, tried as far as more comes of it than what is plain; else as if not sure."""
        if place >= MOST or not self.seer.is_tried(before, place):
            return Trial()
        first = self._try(islice(self.worlds(), 1), place)
        if not first.after or not self._says_more(before, place, first.views[0]):
            return Trial()
        others = self._try(self.worlds(since=1), place)
        if not others.after:
            return Trial()
        return Trial(first.after + others.after, first.views + others.views)

    def _says_more(self, before: Any, place: int, after: Any) -> bool:  # noqa: ANN401
        """Whether a view after an option gives more to say than the option itself."""
        seer = self.seer
        return (
            seer.comes(before, place, after) != seer.comes(before, place, None)
            or seer.ruins(before, place, after) != seer.ruins(before, place, None)
            or (after.decision is not None and seer.follows(before, place, after) >= 0)
        )

    def _pair(self, before: Any, place: int, trial: Trial) -> Pair | None:  # noqa: ANN401
        """An option together with the only sensible answer to what is asked next."""
        if not trial.after or any(view.decision is None for view in trial.views):
            return None
        then = {self.seer.follows(before, place, view) for view in trial.views}
        second = min(then)
        if len(then) > 1 or second < 0:
            return None
        first = trial.views[0]
        option = first.decision.options[second]
        then_option = Option(option.kind, option.source, option.target, option.value)
        text = self.seer.pair(before, place, first, second)
        if not text:
            return Pair(place, then_option, "")
        further = self._try(trial.after, second)
        return Pair(
            place,
            then_option,
            text,
            _agreed(self.seer.comes, first, second, further)
            or _agreed(self.seer.comes, before, place, trial),
        )

    def _asked(self, s: State) -> Decision | None:
        found = [one for one in self.game.pending(s) if one.seat == self.seat]
        return found[0] if found else None

    def _try(self, worlds: Iterable[State], place: int) -> Trial:
        after: list[State] = []
        for world in worlds:
            s = self._after(world, place)
            if s is None:
                # Most options that are not sure are so everywhere: no other game is tried.
                return Trial()
            after.append(s)
        return Trial(tuple(after), tuple(self.eyes(s) for s in after))

    def _after(self, world: State, place: int) -> State | None:
        """An imagined game after an option; nothing if chance or a card came into it."""
        decision = self._asked(world)
        if decision is None or place >= len(decision.options):
            return None
        s = self.game.clone(world)
        lookout = Lookout(s)
        try:
            self.game.apply(s, self.seat, decision.id, place, lookout)
        except (IllegalAnswer, Unforeseeable):
            return None
        return None if lookout.has_told(s) else s


def plain(seer: Seer[Any], before: Any, prompt: Prompt) -> Prompt:  # noqa: ANN401
    """A prompt with what is plain of its options without trying any, in the order to show."""
    places = range(len(prompt.options))
    return Prompt(
        prompt.text,
        prompt.options,
        _unless_empty([seer.comes(before, place, None) for place in places]),
        _unless_empty([seer.ruins(before, place, None) for place in places]),
        _order(seer.ranks(before)),
    )


def asked(listener: Listener, s: State, view: View) -> Prompt | None:
    """What an audience is asked, with what comes of its options; nothing if nothing is asked."""
    prompt = listener.prompt(view)
    return None if prompt is None else worked_out(listener.foretold(s, view, prompt))


def worked_out(foretelling: Foretelling) -> Prompt:
    """All steps at once."""
    while True:
        try:
            next(foretelling)
        except StopIteration as end:
            told: Prompt = end.value
            return told


def _agreed(say: Callable[[Any, int, Any], str], before: Any, place: int, trial: Trial) -> str:  # noqa: ANN401
    """What is said of all imagined games alike."""
    words = {say(before, place, view) for view in trial.views}
    return words.pop() if len(words) == 1 else ""


def _unless_empty(words: list[str]) -> tuple[str, ...]:
    """One for each option, or none."""
    return tuple(words) if any(words) else ()


def _few(pairs: list[Pair]) -> tuple[Pair, ...]:
    """Those that are shown first, and no more of them than fit; all that are not shown."""
    shown = [pair for pair in pairs if pair.text]
    return (*shown[:MOST_PAIRS], *[pair for pair in pairs if not pair.text])


def _order(ranks: Sequence[int]) -> tuple[int, ...]:
    """The places of the options as they are shown; empty if that is as they are."""
    order = sorted(range(len(ranks)), key=lambda place: ranks[place])
    return () if order == list(range(len(ranks))) else tuple(order)

"""
A question to one seat: what is asked, and options that can be named.

What belongs here: the question in words, finding the option that is meant, and answering. What
does not: whose turn it is (`table`), and who answers (`bots`).

A question knows what its seat may know and no more; whoever holds one reaches nothing hidden.
Words are made when they are read: a bot that reads none does not wait for them.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.hosting import wire
from dejarik.hosting.near_names import NearNames
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.hosting.wire import Prompt, View
from dejarik.kernel.decisions import BACK
from dejarik.play import pages
from dejarik.play.desk import Desk

MEANT: Final = 3
"""So many near names are told of one that no option has."""


@dataclass(frozen=True)
class Option:
    """
    One answer that is offered: its name in English, and its place in the question.

    `kind`, `source`, `target` and `value` are as views have them: words and numbers for programs.
    """

    place: int
    name: str
    kind: str
    source: int = 0
    target: int = 0
    value: int = 0

    def __str__(self) -> str:
        return f"{self.place}. {self.name}"


Answer = int | str | Option
"""What an option is meant by: its place, its name, or itself."""


class Question:
    """What a seat is asked now; the same table asks others of others at the same time."""

    def __init__(self, outlook: Outlook, desk: Desk, mood: str) -> None:
        self.outlook: Outlook = outlook
        self.seat: int = outlook.decision.seat
        self.id: int = outlook.decision.id
        self.__desk = desk
        self.__mood = mood

    # --- what is asked ---

    def __len__(self) -> int:
        return len(self.outlook.decision.options)

    @cached_property
    def __sight(self) -> tuple[View, Prompt]:
        return self.__desk.worded(self.seat, self.id)

    @property
    def view(self) -> View:
        """The table as the seat sees it: a head that all titles share, and the title's board."""
        return self.__sight[0]

    @property
    def text(self) -> str:
        """The question in English."""
        return self.__sight[1].text

    @property
    def asked(self) -> wire.Decision:
        """The question as views have it: kind, reason, and how many may be chosen."""
        decision = self.view.decision
        assert decision is not None
        return decision

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The answers that are offered, in the order of their places."""
        told = zip(self.__sight[1].options, self.asked.options, strict=True)
        return tuple(
            Option(place, name, one.kind, one.source, one.target, one.value)
            for place, (name, one) in enumerate(told)
        )

    @cached_property
    def __foretold(self) -> Prompt:
        return self.__desk.foretold(self.seat, self.id)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """For each option what surely comes of it, empty where nothing is sure: some work."""
        return self.__foretold.outcomes or ("",) * len(self)

    @property
    def warnings(self) -> tuple[str, ...]:
        """For each option what of one's own game it ruins, empty where nothing: some work."""
        return self.__foretold.ruins or ("",) * len(self)

    @property
    def can_go_back(self) -> bool:
        """Whether the answer before, inside one choice of several parts, can be taken back."""
        return self.outlook.decision.may_step_back()

    @property
    def chance(self) -> random.Random:
        """Chance of the seat's own: the same for the same question of the same game."""
        return random.Random(f"{self.__mood}.{self.seat}.{self.id}")  # noqa: S311  (no secret)

    # --- answering ---

    def place_of(self, answer: Answer) -> int:
        """
        The place of the option that is meant, by its place, its name, the beginning of it, or it.

        Raises Trouble that names near options.
        """
        if isinstance(answer, Option):
            answer = answer.place if answer in self.options else answer.name
        if isinstance(answer, int):
            if 0 <= answer < len(self):
                return answer
            do = f"answer with a place from 0 to {len(self) - 1}, or with a name"
            raise Trouble(f"There is no option {answer}.", f"{len(self)} are offered", do, USAGE)
        return self.__named(answer)

    def __named(self, answer: str) -> int:
        wanted = answer.casefold().strip()
        names = [option.name.casefold() for option in self.options]
        found = [place for place, name in enumerate(names) if name == wanted]
        if not found and wanted:
            found = [place for place, name in enumerate(names) if name.startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            which = "; ".join(str(self.options[place]) for place in found)
            what = f"{answer!r} is the name of {len(found)} options."
            raise Trouble(what, f"they are {which}", "answer with the place of one", USAGE)
        near = _near(names, wanted)
        meant = "; ".join(repr(self.options[place].name) for place in near)
        offered = "; ".join(map(str, self.options))
        do = f"perhaps one of these is meant: {meant}" if near else f"offered are: {offered}"
        why = f"the question is: {self.text}"
        raise Trouble(f"No option is called {answer!r}.", why, do, USAGE)

    def answer(self, answer: Answer) -> None:
        """
        Play an answer on: by place, by name, or the option itself.

        Raises Trouble, and then changes nothing.
        """
        self.__desk.hand_in(self.seat, self.id, self.place_of(answer))

    def back(self) -> None:
        """Take back the answer before, inside one choice of several parts. Raises Trouble."""
        if not self.can_go_back:
            do = "`undo` of the game takes an answer back"
            raise Trouble("There is nothing to step back from.", "a choice begins here", do, USAGE)
        self.__desk.hand_in(self.seat, self.id, BACK)

    # --- showing ---

    def __str__(self) -> str:
        return "\n".join([self.text, *(f"  {option}" for option in self.options)])

    def _repr_html_(self) -> str:
        """The question for a notebook."""
        return pages.question(self.text, [option.name for option in self.options])

    def __repr__(self) -> str:
        return f"<question {self.id} to seat {self.seat}: {self.text!r}, {len(self)} options>"


def mood_of(seed: bytes) -> str:
    """What the chance of those who answer comes from: the same for a game, and no dice of it."""
    return blake2b(seed, digest_size=8, person=b"answers").hexdigest()


def _near(names: Sequence[str], wanted: str) -> list[int]:
    """The places of names that may be meant, the likeliest first."""
    once = [name for name, count in Counter(names).items() if count]
    found = NearNames(once).like(wanted, MEANT)
    within = [name for name in once if wanted and wanted in name and name not in found]
    return [names.index(name) for name in (*found, *within)][:MEANT]

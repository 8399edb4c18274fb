"""Doors: a node is said by who has words for its class, or refused."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from dejarik.kernel.program import Node
from dejarik.speech.doors import Door, NoWords
from dejarik.speech.voice import Voice


@dataclass(frozen=True)
class Greeting(Node):
    """A node with a word in it."""

    word: str


@dataclass(frozen=True)
class Shout(Greeting):
    """A sort of greeting."""


def test_a_node_is_said_by_who_speaks_of_its_class() -> None:
    """Also where only its parent has words."""
    door = Door[str]("src/somewhere")

    @door.register
    def _greeting(node: Greeting, voice: Voice) -> str:
        return f"{node.word} to {voice.they}"

    assert "hello to you" == door(Greeting("hello"), Voice())
    assert "hey to you" == door(Shout("hey"), Voice())
    assert _greeting is door.registry[Greeting]


def test_a_node_without_words_is_refused() -> None:
    """The complaint names its class and the file of its family."""
    door = Door[str]("src/somewhere")

    with pytest.raises(
        NoWords, match=r"no English words for Greeting; .* src/somewhere/test_doors"
    ):
        door(Greeting("hello"), Voice())


def test_two_games_have_doors_of_their_own() -> None:
    """What one says of a node the other need not say."""
    first, second = Door[str]("src/first"), Door[str]("src/second")
    first.register(_politely)

    assert "good day" == first(Greeting("hello"), Voice())
    with pytest.raises(NoWords):
        second(Greeting("hello"), Voice())


def _politely(node: Greeting, voice: Voice) -> str:
    return "good day"

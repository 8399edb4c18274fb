"""The second title in the laboratory: fuzzed, traced and met by bots, as the first one is."""

import json

import pytest

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.lab import arena, fuzz, traces
from dejarik.laws.laboratory import Laboratory
from dejarik.titles import registry
from examples.toy import state as t
from tests.titles.both import BOTH
from tests.titles.toy.game import ToyGame
from tests.titles.toy.laboratory.answers import LABORATORY

IS_A_LABORATORY: Laboratory = LABORATORY
"""What mypy has to say about it."""


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the programs know both titles."""
    monkeypatch.setitem(
        registry.LABORATORIES, "toy", "tests.titles.toy.laboratory.answers:LABORATORY"
    )
    for program in (fuzz, arena, traces):
        monkeypatch.setattr(program, "TITLES", BOTH)


def test_the_toy_is_fuzzed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every law is asked, none is broken, and every kind of event has happened."""
    assert 0 == fuzz.main(["60", "--title", "toy", "--jobs", "1"])

    shown = capsys.readouterr().out.splitlines()
    said = json.loads(shown[-1])
    assert (60, 0) == (said["games"], said["violations"])
    assert {"cards conserved", "determinize", "explained", "leak", "sealed order"} <= {
        *said["asked"]
    }
    assert [] == shown[:-1]


class Forgetful(ToyGame):
    """A broken copy: a card that is discarded lies nowhere."""

    def change(self, s: State, event: Event) -> bool:
        changed = super().change(s, event)
        if event.kind == t.DISCARDED:
            t.toy(s).piles[event.seat].pop()
        return changed


def test_what_is_broken_is_told_with_the_way_to_see_it_again() -> None:
    """By the law, and by the command."""
    subject = fuzz.usual("toy")
    report = fuzz.fuzz_games(1, [0, 1], subject, Forgetful())

    assert 2 == len(report.violations)
    assert "cards conserved: a card lies nowhere or twice" in report.violations[0]
    assert report.violations[0].endswith("fuzz 1 --seed 1 --game 0 --title toy")


def test_bots_meet_over_the_toy() -> None:
    """As over any game."""
    fixture = arena.Fixture("random", "random", 0, "x", cpu=False, title="toy")

    assert arena.play(fixture).answers > 4

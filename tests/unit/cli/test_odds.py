"""Odds in the terminal, and the bots one can play against."""

import io
import json
from collections.abc import Callable

import pytest

from dejarik.cli.main import main
from dejarik.cli.session import YOU, Session
from dejarik.cli.thinking import EVERY, Thinking
from dejarik.games.destiny.model.state import IN_POOL, table_of


def odds_lines(session: Session, words: str) -> list[str]:
    """What is said of them, without the margin."""
    return [line[1:] for line in session.obey("odds", words)]


def test_odds_of_every_card_that_is_ready(session: Session) -> None:
    """Rey and Poe have two dice each; nothing else of theirs could be activated."""
    lines = odds_lines(session, "")
    heads = [line for line in lines if line.endswith("your pool has:")]
    assert [
        "Activate Rey, then your pool has:",
        "Activate Poe Dameron, then your pool has:",
    ] == heads


def test_odds_of_one_card_by_name(session: Session) -> None:
    """Two dice with one blank side each: at least one blank in eleven of thirty-six cases."""
    lines = odds_lines(session, "rey")
    assert "Activate Rey, then your pool has:" == lines[0]
    assert "  blank    mean 0.33   1+ 30.6%  2+ 2.8%" == lines[-1]


def test_odds_of_a_reroll_are_those_of_dice_in_the_pool(session: Session) -> None:
    """Without any there is nothing to ask; a name takes only dice of that card."""
    assert "There are no such dice." in odds_lines(session, "reroll")[0]
    t = table_of(session.play.state)
    for die in t.dice.values():
        if die.owner == YOU:
            die.zone = IN_POOL
            t.players[YOU].pool.append(die.id)
    assert odds_lines(session, "reroll")[0].startswith("Reroll 4 dice (Rey, Rey, Poe Dameron,")
    assert "Focus 2 dice (Rey, Rey), then your pool has:" == odds_lines(session, "focus rey")[0]
    assert any("surely" in line for line in odds_lines(session, "focus rey"))
    assert "There are no such dice." in odds_lines(session, "reroll kylo")[0]


def test_odds_can_be_typed_at_any_prompt(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    """Also at the mulligan."""
    typing("odds", "quit")
    assert 0 == main(["play", "--seed", "x"])
    assert "Activate Rey, then your pool has:" in capsys.readouterr().out


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_one_plays_against_any_bot_and_a_saved_game_knows_which(
    bot: str, typing: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    """It answers within its time and is named."""
    typing("1", "quit")
    assert 0 == main(["play", "--seed", "x", "--against", bot, "--think", "0.05"])
    assert f"Two-Player Game, villains of the {bot} bot" in capsys.readouterr().out


def test_an_automatic_game_is_played_by_the_bot_that_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And says so."""
    assert 0 == main(["play", "--auto", "--seed", "x", "--against", "random", "--json"])
    assert "random" == json.loads(capsys.readouterr().out)["bot"]
    with pytest.raises(SystemExit):
        main(["play", "--against", "nobody"])


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


def test_a_bot_is_seen_thinking_on_a_terminal_only() -> None:
    """A wheel turns while time passes, and is gone when it answers."""
    for stream, seen in ((Terminal(), True), (io.StringIO(), False)):
        thinking = Thinking(stream)
        thinking.began -= 2 * EVERY
        thinking()
        assert seen == ("The bot thinks" in stream.getvalue())
        thinking.end()
        assert seen == stream.getvalue().endswith("\r")

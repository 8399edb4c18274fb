"""
The bot against itself, for demonstrations and tests.

What belongs here: `dejarik play --auto`. What does not: a person's game (`play`).
"""

import secrets
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from dejarik.cli.game_wanted import game_wanted
from dejarik.cli.screen import log_lines, paint_for
from dejarik.cli.session import Opponent, audience_of
from dejarik.hosting.title import Title
from dejarik.kernel.play import Play
from dejarik.kernel.wire import digest
from dejarik.play import saves
from dejarik.play.log import retell
from dejarik.play.starting import new_journal


def run_auto(args: Namespace) -> int:
    """Let the bot play all sides and show the game to a spectator."""
    chosen, decks, lists, terms = game_wanted(args)
    seed = args.seed or secrets.token_hex(4)
    labels = _labels(chosen.title, decks)
    game = chosen.title.game_in(terms.edition)
    play = Play(game, new_journal(chosen, lists, seed, labels, terms, lab=True))
    bot = Opponent(args.against, args.bot_seed or seed, args.think)
    while game.pending(play.state):
        decision = game.pending(play.state)[0]
        choice = bot.answer(game, play.state, decision)
        play.answer(decision.seat, decision.id, choice)
    if args.save:
        saves.write(play.journal, Path(args.save))
    audience = audience_of(chosen.terminal, play.journal)
    told, state = retell(game, play.journal, audience)
    view = audience.view(state)
    if args.json:
        data = {
            "seed": seed,
            "bot": args.against,
            "bot_seed": args.bot_seed or seed,
            "decks": list(labels),
            "edition": terms.edition,
            "format": terms.format,
            "options": dict(terms.options),
            "ranking": view.outcome,
            "reason": view.outcome_reason,
            **audience.counts(view),
            "answers": play.position(),
            "state": digest(game.dump(play.state)),
        }
        print(msgspec.json.encode(data).decode())
        return 0
    lines = [line for line in told if not line.minor]
    board = audience.board(view, paint_for(sys.stdout))
    print("\n".join([*log_lines(lines, len(lines)), *board]))
    print(audience.result(view))
    return 0


def _labels(title: Title, decks: Sequence[str]) -> tuple[str, ...]:
    """What the seats are called: by their decks, with numbers where two are alike."""
    names = decks or ["bot"] * title.seats[0]
    if len(set(names)) == len(names):
        return tuple(names)
    return tuple(f"{name}-{place}" for place, name in enumerate(names, 1))

"""
The bot against itself, for demonstrations and tests.

What belongs here: `dejarik play --auto`. What does not: a person's game (`play`).
"""

import secrets
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from dejarik.cli import saves
from dejarik.cli.decks import deck_named
from dejarik.cli.screen import Screen, paint_for
from dejarik.cli.session import Opponent, names_for, new_journal
from dejarik.kernel.play import Play
from dejarik.kernel.wire import digest
from dejarik.titles.destiny import games
from dejarik.titles.destiny.chronicle import retell


def run_auto(args: Namespace) -> int:
    """Let the bot play both sides and show the game to a spectator."""
    decks = (deck_named(args.deck), deck_named(args.their_deck))
    seed = args.seed or secrets.token_hex(4)
    labels = (args.deck, args.their_deck)
    if args.deck == args.their_deck:
        labels = (f"{args.deck}-1", f"{args.their_deck}-2")
    game = games.destiny(args.edition)
    play = Play(game, new_journal(decks, seed, labels, args.edition))
    bot = Opponent(args.against, args.bot_seed or seed, args.think)
    while game.pending(play.state):
        decision = game.pending(play.state)[0]
        choice = bot.answer(game, play.state, decision)
        play.answer(decision.seat, decision.id, choice)
    if args.save:
        saves.write(play.journal, Path(args.save))
    names = names_for(play.journal)
    chronicle, state = retell(game, play.journal, names)
    view = chronicle.view(state)
    if args.json:
        data = {
            "seed": seed,
            "bot": args.against,
            "bot_seed": args.bot_seed or seed,
            "decks": list(labels),
            "edition": args.edition,
            "ranking": view.outcome,
            "reason": view.outcome_reason,
            "rounds": view.round,
            "answers": play.position(),
            "state": digest(game.dump(play.state)),
        }
        print(msgspec.json.encode(data).decode())
        return 0
    screen = Screen(names, paint_for(sys.stdout))
    lines = [line for line in chronicle.lines if not line.minor]
    print("\n".join([*screen.log(lines, len(lines)), *screen.board(view)]))
    print(chronicle.words(view).outcome())
    return 0

"""
The door of the terminal: `dejarik play`, `card`, `replay`, `verify`, `bug`, `decks`, `report`.

What belongs here: arguments and exit codes (0 done, 1 failed, 2 called wrongly).
What does not: what the programs do. They are imported only when they run, because help
must come at once.
"""

import gc
import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from dejarik.cli.service_programs import SERVICE, add_service, with_settings
from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.hosting.titles import UnknownTitle
from dejarik.titles import registry

LANGUAGE: Final = "en"
"""What is spoken here; titles know which languages there are."""
BOTS: Final = ("novice", "regular", "veteran", "master", "random", "greedy", "search")
USUAL_BOT: Final = "random"
THINK: Final = 0.5

RARELY: Final = (50_000, 20, 100)
"""
How rarely lost objects are looked for, in the collector's thresholds.

What a program loads stays; with the usual ones, looking at it took a quarter of the time in which
`serve` loads its games.
"""


class Version(Action):
    """Says which release is installed; looked up only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, **others: str | None) -> None:
        super().__init__(option_strings, dest, nargs=0, default=SUPPRESS, help=others.get("help"))

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """Print it and end."""
        from importlib.metadata import version

        print(f"dejarik {version('dejarik')}")
        parser.exit()


def build_parser() -> ArgumentParser:
    """Every argument of every program."""
    parser = ArgumentParser("dejarik", description="Star Wars games with every rule enforced.")
    parser.add_argument("--version", action=Version, help="say which release this is, and end")
    programs = parser.add_subparsers(dest="program", required=True, metavar="PROGRAM")
    _add_play(programs.add_parser("play", help="play a game against a bot"))
    card = programs.add_parser("card", help="show a card: facts and text")
    card.add_argument("card", metavar="CODE", help="a card's code, or part of its title")
    _add_title(card, registry.TITLES.default)
    _add_edition(card)
    card.add_argument("--json", action="store_true", help="print it as JSON, with its program")
    card.set_defaults(run=_card)
    replay = programs.add_parser("replay", help="play a saved game again and show its log")
    replay.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    replay.add_argument("--to", type=int, metavar="N", help="stop after entry N of the journal")
    replay.add_argument("--json", action="store_true", help="print the log as JSON")
    replay.set_defaults(run=_replay)
    verify = programs.add_parser("verify", help="check that a game was fair, by its receipt")
    verify.add_argument("place", metavar="FILE|URL", help="the receipt of a game that is over")
    verify.add_argument("--json", action="store_true", help="print findings and draws as JSON")
    verify.set_defaults(run=_verify)
    bug = programs.add_parser("bug", help="print a failing test for a reported fault")
    bug.add_argument(
        "file", metavar="FILE", type=Path, help="a report, a saved game, or a game's id"
    )
    bug.add_argument("--database", metavar="URL", help="FILE is the id of a game in this database")
    bug.add_argument("--note", metavar="TEXT", help="FILE is a saved game; this is what is wrong")
    bug.set_defaults(run=_bug)
    _add_decks(programs.add_parser("decks", help="list the decks that have names; check others"))
    add_service(programs)
    _add_report(programs.add_parser("report", help="what is implemented and proven"))
    return parser


def _add_title(parser: ArgumentParser, default: str | None, left_out: str = "") -> None:
    """The game that is meant; with none, whoever runs the program finds out."""
    ids = registry.TITLES.ids
    parser.add_argument(
        "--title",
        choices=ids,
        default=default,
        help=f"the game: {', '.join(ids)}; {left_out or registry.TITLES.default} if left out",
    )


def _add_edition(parser: ArgumentParser) -> None:
    """Which there are is known once the title is."""
    parser.add_argument(
        "--edition",
        metavar="NAME",
        help="the edition of the rules, one that the game has; the newest if left out",
    )


def _add_decks(parser: ArgumentParser) -> None:
    _add_title(parser, registry.TITLES.default)
    parser.set_defaults(run=_decks)
    parts = parser.add_subparsers(metavar="PART", help="without one: the decks that have names")
    check = parts.add_parser("check", help="is a deck list legal? 0 if it is, 1 if not")
    check.add_argument("file", metavar="FILE", type=Path, help="a deck list: JSON or plain lines")
    check.add_argument(
        "--format",
        metavar="CODE",
        help="a format, as `dejarik decks` names them; the bare rules if left out",
    )
    # What was said before `check` stands unless it is said again.
    _add_title(check, SUPPRESS)
    _add_edition(check)
    check.add_argument("--json", action="store_true", help="print the reasons as JSON")
    check.set_defaults(run=_check)


def _add_play(parser: ArgumentParser) -> None:
    parser.description = "Play against a bot; inside, `help` lists the commands."
    _add_title(parser, None, "the one that has the deck, or the one you choose")
    parser.add_argument(
        "--deck",
        metavar="NAME",
        help="your deck, one that `dejarik decks` lists; one to begin with if left out",
    )
    parser.add_argument(
        "--their-deck", metavar="NAME", help="the bot's deck; one against yours if left out"
    )
    _add_edition(parser)
    parser.add_argument(
        "--format",
        metavar="CODE",
        help="a format of the game, and decks of it; that of the decks if left out",
    )
    parser.add_argument(
        "--options",
        dest="list_options",
        action="store_true",
        help="list what the game lets you choose besides, such as --map and --mission",
    )
    parser.add_argument(
        "--against",
        default=USUAL_BOT,
        choices=BOTS,
        metavar="BOT",
        help=f"who plays it: {', '.join(BOTS)}; {USUAL_BOT} if left out",
    )
    parser.add_argument(
        "--think",
        type=float,
        default=THINK,
        metavar="SECONDS",
        help=f"how long the searching bot may think about an answer; {THINK} if left out",
    )
    parser.add_argument(
        "--seed", metavar="TEXT", help="the game's chance; the same text, the same dice"
    )
    parser.add_argument(
        "--bot-seed", metavar="TEXT", help="the bot's mood; the game's seed if left out"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--auto", action="store_true", help="let the bot play both sides")
    parser.add_argument("--json", action="store_true", help="with --auto: print the result as JSON")
    parser.set_defaults(run=_play, parser=parser)


def _add_report(parser: ArgumentParser) -> None:
    reports = parser.add_subparsers(dest="report", required=True, metavar="REPORT")
    rulings = reports.add_parser("rulings", help="the rulings that tests prove, part by part")
    rulings.set_defaults(run=_report_rulings)
    cards = reports.add_parser("cards", help="the cards that can be played, set by set")
    cards.set_defaults(run=_report_cards)
    both = reports.add_parser("all", help="rulings and cards, by one run of the tests")
    both.set_defaults(run=_report_all)
    for report in (rulings, both):
        report.add_argument("--ids", action="store_true", help="list those without test and reason")
    for report in (cards, both):
        report.add_argument(
            "--texts", type=Path, metavar="DIR", help="a copy of the community's card data"
        )
    for report in (rulings, cards):
        report.add_argument("--no-tests", action="store_true", help="do not run the tests")
    for report in (rulings, cards, both):
        _add_title(report, registry.TITLES.default)
        report.add_argument("--json", action="store_true", help="print it as JSON")
        report.add_argument(
            "--root", type=Path, metavar="DIR", help="the checkout; the one you are in if left out"
        )


def _play(args: Namespace) -> int:
    from dejarik.cli.play import run_play

    return run_play(args)


def _report_rulings(args: Namespace) -> int:
    from dejarik.cli.report import report_rulings

    tests = not args.no_tests
    return report_rulings(args.title, args.root, as_json=args.json, ids=args.ids, tests=tests)


def _report_cards(args: Namespace) -> int:
    from dejarik.cli.report_cards import report_cards

    tests = not args.no_tests
    return report_cards(args.title, args.root, args.texts, as_json=args.json, tests=tests)


def _report_all(args: Namespace) -> int:
    from dejarik.cli.report_cards import report_all

    return report_all(args.title, args.root, args.texts, as_json=args.json, ids=args.ids)


def _card(args: Namespace) -> int:
    from dejarik.cli.card import show_card

    return show_card(args.title, args.card, args.edition, args.json)


def _replay(args: Namespace) -> int:
    from dejarik.cli.replay import show_replay

    return show_replay(args.file, args.to, args.json)


def _verify(args: Namespace) -> int:
    from dejarik.cli.verify import show_verify

    return show_verify(args.place, args.json)


def _bug(args: Namespace) -> int:
    from dejarik.cli.bug import show_bug

    return show_bug(args.file, args.note, args.database)


def _check(args: Namespace) -> int:
    from dejarik.cli.check import show_check

    return show_check(args.title, args.file, args.format, args.edition, args.json)


def _decks(args: Namespace) -> int:
    from dejarik.cli.deck_table import show_decks

    return show_decks(args.title, LANGUAGE)


def _tell(trouble: Trouble) -> int:
    from dejarik.hosting.terminal_text import laid_out

    print("\n".join(laid_out(str(trouble))), file=sys.stderr)
    return trouble.code


def _say_what_can_be_said() -> None:
    """A sign that the output has no code for becomes a question mark, not the end."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one program; the exit code says how it went."""
    gc.set_threshold(*RARELY)
    _say_what_can_be_said()
    parser = build_parser()
    args, others = parser.parse_known_args(arguments)
    if others and args.program != "play":
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    args.own_options = others
    if args.program == "play" and args.json and not args.auto:
        args.parser.error(
            "--json goes with --auto: a game with a person has no result to print yet"
        )
    if args.program == "play" and args.resume and args.auto:
        args.parser.error("--resume goes on with a person's game; leave --auto out")
    if args.program == "play" and args.resume and args.title:
        args.parser.error("--resume goes on with the game that is saved; leave --title out")
    if args.program == "play" and args.resume and others:
        args.parser.error(f"--resume goes on as it was begun; leave {' '.join(others)} out")
    try:
        if args.program in SERVICE:
            args = with_settings(parser, arguments, args)
        code = args.run(args)
    except Trouble as trouble:
        return _tell(trouble)
    except UnknownTitle as error:
        what = f"This cannot be done for {error.wanted}."
        do = f"choose one of: {', '.join(error.known)}"
        return _tell(Trouble(what, "it has no part for it", do, USAGE))
    except BrokenPipeError:
        return FAILURE
    assert isinstance(code, int)
    return code


if __name__ == "__main__":
    sys.exit(main())

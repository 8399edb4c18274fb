"""
The door of the terminal: `dejarik play`, `card`, `replay`, `verify`, `bug`, `decks`, `report`.

What belongs here: arguments and exit codes (0 done, 1 failed, 2 called wrongly).
What does not: what the programs do. They are imported only when they run, because help
must come at once.
"""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.hosting.titles import UnknownTitle
from dejarik.titles import registry

LANGUAGE: Final = "en"
"""What is spoken here; titles know which languages there are."""
BOTS: Final = ("random", "greedy", "search")
THINK: Final = 0.5
PORT: Final = 8421
SERVICE: Final = frozenset({"admin", "serve", "waiting", "work"})
"""The programs that may need secrets."""
BOT_PACE: Final = 700
"""How many milliseconds lie between what people see of a bot, unless a host wants otherwise."""


def build_parser() -> ArgumentParser:
    """Every argument of every program."""
    parser = ArgumentParser("dejarik", description="Star Wars games with every rule enforced.")
    programs = parser.add_subparsers(dest="program", required=True, metavar="PROGRAM")
    _add_play(programs.add_parser("play", help="play a game against a bot"))
    card = programs.add_parser("card", help="show a card: facts, text, program")
    card.add_argument("card", metavar="CODE", help="a card's code, or part of its title")
    _add_title(card, registry.TITLES.default)
    _add_edition(card)
    card.add_argument("--json", action="store_true", help="print it as JSON")
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
    _add_serve(programs.add_parser("serve", help="host tables for people anywhere"))
    config = programs.add_parser("config", help="check the settings of a service")
    parts = config.add_subparsers(dest="part", required=True, metavar="PART")
    check = parts.add_parser("check", help="show what is in force, and what is wrong with it")
    _add_config(check)
    check.add_argument("--json", action="store_true", help="print it as JSON")
    check.set_defaults(run=_config_check)
    work = programs.add_parser("work", help="think for the bots of a service")
    work.add_argument("--nats", metavar="URL", required=True, help="NATS, as for `serve`")
    work.add_argument("--thinkers", type=int, default=1, help="how many think at once")
    work.set_defaults(run=_work)
    admin = programs.add_parser("admin", help="make somebody the administrator of a service")
    admin.add_argument("name", metavar="NAME", help="the account; a new one if there is none")
    admin.add_argument(
        "--database", metavar="URL", required=True, help="sqlite:/// or postgresql://"
    )
    admin.set_defaults(run=_admin)
    waiting = programs.add_parser("waiting", help="list games that wait for another release")
    waiting.add_argument(
        "--database", metavar="URL", required=True, help="sqlite:/// or postgresql://"
    )
    waiting.add_argument("--end", metavar="GAME", default="", help="end one, without a winner")
    waiting.set_defaults(run=_waiting)
    key = programs.add_parser("push-key", help="make a private key for web push")
    key.set_defaults(run=_push_key)
    _add_report(programs.add_parser("report", help="what is implemented and proven"))
    return parser


def _add_title(parser: ArgumentParser, default: str | None) -> None:
    """The game that is meant; with none, whoever runs the program finds out."""
    ids = registry.TITLES.ids
    parser.add_argument(
        "--title",
        choices=ids,
        default=default,
        help=f"the game: {', '.join(ids)}; {registry.TITLES.default} if left out",
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
    _add_title(parser, None)
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
        "--against",
        default=BOTS[0],
        choices=BOTS,
        metavar="BOT",
        help=f"who plays it: {', '.join(BOTS)}; {BOTS[0]} if left out",
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


def _add_serve(parser: ArgumentParser) -> None:
    parser.description = "Run one process of the service. Several share a database and NATS."
    _add_config(parser)
    parser.add_argument("--sqlite", metavar="FILE", help="a club in one process: its database")
    parser.add_argument("--database", metavar="URL", help="postgresql://… for several processes")
    parser.add_argument("--nats", metavar="URL", help="nats://…; without it news stay in here")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port; {PORT} if left out")
    parser.add_argument(
        "--url", metavar="URL", help="ws://… or wss://…, where clients reach just this process"
    )
    parser.add_argument(
        "--own-url", metavar="URL", help="http://HOST:PORT, where other processes reach this one"
    )
    parser.add_argument("--instance", metavar="NAME", help="what this process is called")
    parser.add_argument("--bots", type=int, default=1, help="how many bots may think at once here")
    parser.add_argument(
        "--bot-pace",
        type=int,
        default=BOT_PACE,
        metavar="MS",
        help="how long at least between what people see of a bot; 0 as fast as it thinks",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For is believed, or its network; may be given again",
    )
    parser.add_argument(
        "--connections", type=int, default=400, help="how many one address may have to this process"
    )
    _add_notices(parser)
    parser.add_argument(
        "--no-migrate", action="store_true", help="do not bring the database up to date first"
    )
    parser.set_defaults(run=_serve)


def _add_config(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--config",
        metavar="FILE",
        help="settings as TOML, by their names here; DEJARIK_CONFIG if left out. An argument is "
        "stronger than DEJARIK_NAME in the environment, and that than the file",
    )


def _add_notices(parser: ArgumentParser) -> None:
    """How people are told who are not looking; secrets come from the environment."""
    parser.add_argument("--site", metavar="URL", help="https://…, where people open the page")
    parser.add_argument(
        "--push-contact",
        metavar="ADDRESS",
        help="how push services reach you: a mail address or https://…; the key is in "
        "DEJARIK_PUSH_KEY",
    )
    parser.add_argument(
        "--push-service",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a push service in your own network; may be given again",
    )
    parser.add_argument("--mail-server", metavar="HOST:PORT", help="the server that takes mail")
    parser.add_argument("--mail-from", metavar="ADDRESS", help="whom mail comes from")
    parser.add_argument(
        "--mail-security",
        choices=("starttls", "tls", "none"),
        default="starttls",
        help="how it is reached; starttls if left out",
    )
    parser.add_argument(
        "--mail-user", metavar="NAME", help="who signs in there, with DEJARIK_MAIL_PASSWORD"
    )


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


def _serve(args: Namespace) -> int:
    from dejarik.cli.serve import run_serve

    return run_serve(args, args.secrets)


def _config_check(args: Namespace) -> int:
    from dejarik.cli.config_check import show_config
    from dejarik.cli.settings import settings_of

    return show_config(args, settings_of(_program(build_parser(), "serve")))


def _work(args: Namespace) -> int:
    from dejarik.cli.staff import run_work

    return run_work(args)


def _waiting(args: Namespace) -> int:
    from dejarik.cli.staff import show_waiting

    return show_waiting(args)


def _admin(args: Namespace) -> int:
    from dejarik.cli.staff import make_admin

    return make_admin(args)


def _push_key(args: Namespace) -> int:
    from dejarik.cli.notice_settings import print_push_key

    return print_push_key(args)


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


def _program(parser: ArgumentParser, name: str) -> ArgumentParser:
    """The parser of one program."""
    (programs,) = (one for one in parser._actions if one.dest == "program")  # noqa: SLF001
    assert isinstance(programs.choices, dict)
    found = programs.choices[name]
    assert isinstance(found, ArgumentParser)
    return found


def _with_settings(
    parser: ArgumentParser, arguments: Sequence[str] | None, args: Namespace
) -> Namespace:
    """The arguments again, over what a file and the environment say of them. Raises Trouble."""
    from dejarik.cli.settings import find, secrets_in, settings_of

    program = _program(parser, args.program)
    if args.program != "serve":
        program.set_defaults(secrets=secrets_in(os.environ))
    else:
        file = Path(args.config) if args.config else None
        found = find(file, os.environ, settings_of(program))
        found.demand()
        program.set_defaults(**found.values, secrets=found.secrets)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one program; the exit code says how it went."""
    parser = build_parser()
    args = parser.parse_args(arguments)
    if args.program == "play" and args.json and not args.auto:
        args.parser.error(
            "--json goes with --auto: a game with a person has no result to print yet"
        )
    if args.program == "play" and args.resume and args.auto:
        args.parser.error("--resume goes on with a person's game; leave --auto out")
    if args.program == "play" and args.resume and args.title:
        args.parser.error("--resume goes on with the game that is saved; leave --title out")
    try:
        if args.program in SERVICE:
            args = _with_settings(parser, arguments, args)
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

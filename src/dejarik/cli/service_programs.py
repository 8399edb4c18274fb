"""
The programs for whoever runs a service, `serve` and `doctor` among them.

What belongs here: their arguments, and settings that come from elsewhere under them.
What does not: what they do. They are imported only when they run, because help must come at once.
"""

import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PORT: Final = 8421
SETTINGS: Final = frozenset({"backup", "doctor", "restore", "serve"})
"""The programs that find the settings of a service in its file and the environment."""
SERVICE: Final = SETTINGS | {"admin", "bans", "demo", "invitations", "waiting", "work"}
"""The programs that may need secrets."""
TRACES_PERCENT: Final = 1
BOT_PACE: Final = 700
"""How many milliseconds lie between what people see of a bot, unless a host wants otherwise."""


def add_service(programs: "_SubParsersAction[ArgumentParser]") -> None:
    """The arguments of each of these programs."""
    serve = programs.add_parser("serve", help="host tables for people anywhere")
    _add_serve(serve)
    serve.add_argument("--open", action="store_true", help="open the page in a browser, too")
    config = programs.add_parser("config", help="check the settings of a service")
    parts = config.add_subparsers(dest="part", required=True, metavar="PART")
    check = parts.add_parser("check", help="show what is in force, and what is wrong with it")
    _add_config(check)
    check.add_argument("--json", action="store_true", help="print it as JSON")
    check.set_defaults(run=_config_check, serve=serve)
    doctor = programs.add_parser("doctor", help="say what is wrong with a service")
    _add_serve(doctor)
    doctor.description = "Check everything a process needs; called with the settings of serve."
    doctor.add_argument("--backups", metavar="FOLDER", help="where backups are kept")
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    doctor.set_defaults(run=_doctor)
    work = programs.add_parser("work", help="think for the bots of a service")
    work.add_argument("--nats", metavar="URL", required=True, help="NATS, as for `serve`")
    work.add_argument("--thinkers", type=int, default=1, help="how many think at once")
    _add_metrics(work)
    work.set_defaults(run=_work)
    admin = programs.add_parser("admin", help="make somebody the administrator of a service")
    admin.add_argument(
        "name", metavar="NAME", nargs="?", help="the account; a new one if there is none"
    )
    admin.add_argument(
        "--link", action="store_true", help="print a link that makes the first one, once"
    )
    _add_database(admin)
    admin.set_defaults(run=_admin)
    _add_copies(programs)
    _add_bans(programs)
    _add_invitations(programs)
    waiting = programs.add_parser("waiting", help="list games that wait for another release")
    _add_database(waiting)
    waiting.add_argument("--end", metavar="GAME", default="", help="end one, without a winner")
    waiting.set_defaults(run=_waiting)
    demo = programs.add_parser("demo", help="count or remove the demo people and games of a club")
    _add_database(demo)
    demo.add_argument("--remove", action="store_true", help="take all of them away")
    demo.add_argument("--json", action="store_true", help="print the counts as JSON")
    demo.set_defaults(run=_demo)
    key = programs.add_parser("push-key", help="make a private key for web push")
    key.set_defaults(run=_push_key)


def _add_copies(programs: "_SubParsersAction[ArgumentParser]") -> None:
    backup = programs.add_parser("backup", help="copy a club's file, served or not, and check it")
    backup.description = "Copy the file of a club while it is played on, and look the copy through."
    backup.add_argument(
        "into", metavar="PLACE", nargs="?", default="", help="a new file, or a folder; this one"
    )
    backup.set_defaults(run=_backup)
    restore = programs.add_parser("restore", help="put a copy of a club back into its place")
    restore.description = (
        "Put a copy back. It is looked through first, nothing is done while a server has the file, "
        "and what was there is kept beside it."
    )
    restore.add_argument("copy", metavar="COPY", help="what `dejarik backup` made")
    restore.set_defaults(run=_restore)
    for one in (backup, restore):
        _add_config(one)
        one.add_argument("--sqlite", metavar="FILE", help="the club's file; as `serve` finds it")
        one.add_argument("--json", action="store_true", help="print what was done as JSON")


def _add_bans(programs: "_SubParsersAction[ArgumentParser]") -> None:
    bans = programs.add_parser("bans", help="list and change who is kept out of a service")
    _add_database(bans)
    one = bans.add_mutually_exclusive_group()
    one.add_argument("--network", default="", help="ban an address, or a network such as IP/24")
    one.add_argument("--lift", metavar="BAN", default="", help="end a ban, by its number")
    bans.add_argument("--days", type=int, default=7, help="for how long; 7 if left out")
    bans.add_argument("--reason", default="", help="why; people in that network read it")
    bans.add_argument(
        "--everybody", action="store_true", help="let nobody but staff sign in from there"
    )
    bans.set_defaults(run=_bans)


def _add_invitations(programs: "_SubParsersAction[ArgumentParser]") -> None:
    invitations = programs.add_parser("invitations", help="list and change invitations")
    _add_database(invitations)
    one = invitations.add_mutually_exclusive_group()
    one.add_argument("--make", action="store_true", help="make one, and print its address")
    one.add_argument("--revoke", metavar="INVITATION", default="", help="end one, by its number")
    invitations.add_argument("--uses", type=int, default=1, help="for how many people; 1")
    invitations.add_argument("--days", type=int, default=14, help="for how many days; 14")
    invitations.set_defaults(run=_invitations)


def _add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:/// or postgresql://; the club of `dejarik serve` if left out",
    )


def _add_serve(parser: ArgumentParser) -> None:
    parser.description = "Run one process of the service. Several share a database and NATS."
    _add_config(parser)
    parser.add_argument(
        "--sqlite",
        metavar="FILE",
        help="a club in one process: its database; a file of this user if left out",
    )
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
    _add_bots(parser)
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For is believed, or its network; may be given again",
    )
    parser.add_argument(
        "--pool-size",
        type=int,
        default=8,
        help="connections to PostgreSQL at most, beside the one that the journal has for itself",
    )
    parser.add_argument(
        "--connections", type=int, default=400, help="how many one address may have to this process"
    )
    parser.add_argument(
        "--demo",
        action="store_true",
        help="fill an empty club with people and games that say they are a demo",
    )
    _add_notices(parser)
    _add_house(parser)
    _add_sign_up(parser)
    _add_metrics(parser)
    _add_traces(parser)
    parser.add_argument(
        "--no-migrate", action="store_true", help="do not bring the database up to date first"
    )
    parser.set_defaults(run=_serve)


def _add_bots(parser: ArgumentParser) -> None:
    parser.add_argument("--bots", type=int, default=1, help="how many bots may think at once here")
    parser.add_argument(
        "--bot-pace",
        type=int,
        default=BOT_PACE,
        metavar="MS",
        help="how long at least between what people see of a bot; 0 as fast as it thinks",
    )


def _add_config(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--config",
        metavar="FILE",
        help="settings as TOML, by their names here; DEJARIK_CONFIG if left out. An argument is "
        "stronger than DEJARIK_NAME in the environment, and that than the file",
    )


def _add_metrics(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="where Prometheus reads metrics, or a port of this machine alone; nowhere if left out",
    )


def _add_traces(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--traces",
        metavar="URL",
        help="a collector of OpenTelemetry, http://…/v1/traces; needs dejarik[telemetry]",
    )
    parser.add_argument(
        "--traces-percent",
        type=int,
        default=TRACES_PERCENT,
        metavar="N",
        help="how many of a hundred clicks are traced",
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


def _add_house(parser: ArgumentParser) -> None:
    """What people are told about the server itself."""
    parser.add_argument(
        "--house-rules",
        metavar="FILE",
        help="how to behave here, as Markdown; ours if left out",
    )
    parser.add_argument(
        "--privacy", metavar="FILE", help="what is kept of people, as Markdown; ours if left out"
    )
    parser.add_argument(
        "--contact",
        metavar="ADDRESS",
        help="how people reach whoever runs this: a mail address or https://…",
    )


def _add_sign_up(parser: ArgumentParser) -> None:
    """Who may become somebody here."""
    parser.add_argument(
        "--registration",
        choices=("open", "invitation", "closed"),
        default="open",
        help="who may make an account: anybody, whoever has an invitation, nobody",
    )
    parser.add_argument(
        "--guests",
        choices=("allowed", "silent", "off"),
        default="silent",
        help="people without an account: all they may do, all but writing to others, nothing",
    )
    parser.add_argument(
        "--inviters",
        choices=("staff", "players"),
        default="staff",
        help="who makes invitations: moderators and administrators, or everybody with an account",
    )
    parser.add_argument(
        "--proof-of-work",
        type=int,
        default=0,
        metavar="BITS",
        help="what a new guest or account costs its browser: 0 is nothing, 18 about a second",
    )


def _serve(args: Namespace) -> int:
    from dejarik.cli.serving import run_serve

    return run_serve(args, args.secrets)


def _config_check(args: Namespace) -> int:
    from dejarik.cli.config_check import show_config
    from dejarik.cli.settings import settings_of

    return show_config(args, settings_of(args.serve))


def _doctor(args: Namespace) -> int:
    from dejarik.cli.doctor import show_doctor

    return show_doctor(args, os.environ)


def _backup(args: Namespace) -> int:
    from dejarik.cli.backup import show_backup

    return show_backup(args)


def _restore(args: Namespace) -> int:
    from dejarik.cli.backup import show_restore

    return show_restore(args)


def _work(args: Namespace) -> int:
    from dejarik.cli.staff import run_work

    return run_work(args)


def _waiting(args: Namespace) -> int:
    from dejarik.cli.staff import show_waiting

    return show_waiting(args)


def _bans(args: Namespace) -> int:
    from dejarik.cli.sign_up_programs import show_bans

    return show_bans(args)


def _invitations(args: Namespace) -> int:
    from dejarik.cli.sign_up_programs import show_invitations

    return show_invitations(args)


def _admin(args: Namespace) -> int:
    from dejarik.cli.first_admin import make_admin

    return make_admin(args)


def _demo(args: Namespace) -> int:
    from dejarik.cli.demo import show_demo

    return show_demo(args)


def _push_key(args: Namespace) -> int:
    from dejarik.cli.notice_settings import print_push_key

    return print_push_key(args)


def program_of(parser: ArgumentParser, name: str) -> ArgumentParser:
    """The parser of one program."""
    (programs,) = (one for one in parser._actions if one.dest == "program")  # noqa: SLF001
    assert isinstance(programs.choices, dict)
    found = programs.choices[name]
    assert isinstance(found, ArgumentParser)
    return found


def with_settings(
    parser: ArgumentParser, arguments: Sequence[str] | None, args: Namespace
) -> Namespace:
    """The arguments again, over what a file and the environment say of them. Raises Trouble."""
    from dejarik.cli.settings import find, secrets_in, settings_of

    program = program_of(parser, args.program)
    if args.program not in SETTINGS:
        program.set_defaults(secrets=secrets_in(os.environ))
    else:
        file = Path(args.config) if args.config else None
        found = find(file, os.environ, settings_of(program_of(parser, "serve")))
        if args.program != "doctor":
            found.demand()
        # The doctor tells what is wrong with them among everything else.
        told = {"secrets": found.secrets, "complaints": found.complaints}
        program.set_defaults(**found.values, **told)
    return parser.parse_args(arguments)

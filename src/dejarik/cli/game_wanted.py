"""
The game that a person asks for: its title, edition, format, decks, and what else can be chosen.

What belongs here: from arguments to terms and lists. What does not: the decks themselves
(`play.deck_names`) and playing.

What a title lets people choose is typed as options of its own, `--KEY CHOICE`; they are read here
and not by the parser, which must not load a title to give help.
"""

from argparse import Namespace
from collections.abc import Sequence

from dejarik.cli.title_choice import title_wanted
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.hosting import options
from dejarik.hosting.decks import Terms
from dejarik.hosting.terminal_text import wrapped
from dejarik.hosting.title import Title
from dejarik.play.deck_names import deck_named, decks_wanted
from dejarik.play.terms import Wanted, format_for, format_named
from dejarik.play.title_choice import edition_in


def game_wanted(args: Namespace) -> Wanted:
    """The game that was asked for. Raises Trouble when there is none such."""
    chosen = title_wanted(args.title, args.deck or args.their_deck)
    title = chosen.title
    edition = edition_in(title, args.edition)
    within = None if args.format is None else format_named(title.decks, args.format)
    names = decks_wanted(chosen, args.deck, args.their_deck, within)
    found = [deck_named(title, name, edition) for name in names]
    format_code = format_for(title, args.format, edition, found)
    picked = choices_wanted(title, args.own_options, format_code, edition)
    lists = tuple(deck.listed for deck in found)
    return Wanted(chosen, names, lists, Terms(format_code, edition, picked))


def choices_wanted(
    title: Title, typed: Sequence[str], format_code: str, edition: str
) -> dict[str, str]:
    """What is chosen for every option of a title, from what was typed. Raises Trouble."""
    wanted: dict[str, str] = {}
    words = list(typed)
    while words:
        name, has_value, value = words.pop(0).partition("=")
        if not name.startswith("--") or not (has_value or words):
            raise Trouble(f"{name!r} is not understood.", _has(title), "try --options", USAGE)
        wanted[name.removeprefix("--")] = value if has_value else words.pop(0)
    try:
        return options.chosen_in_full(title.options, wanted, format_code, edition)
    except options.UnknownChoice as error:
        what = error.what.replace("option '", "option '--")
        known = ", ".join(error.known) or "nothing"
        do = "the same command with --options lists everything"
        raise Trouble(what, f"there is to choose: {known}", do, USAGE) from error


def _has(title: Title) -> str:
    keys = ", ".join(f"--{option.key}" for option in title.options)
    return f"{title.name()} has {keys or 'no options'} of its own"


def show_options(args: Namespace) -> int:
    """The program `dejarik play --options`: what this game lets one choose."""
    title = title_wanted(args.title).title
    print(f"What can be chosen for {title.name()}:")
    print("\n".join(option_lines(title)))
    return 0


def option_lines(title: Title) -> list[str]:
    """Formats, editions, and the options of a title's own, with their choices."""
    lines = [" --format", *_rows([(one.code, one.name) for one in title.decks.formats()])]
    lines += [" --edition", *_rows([(one, "") for one in title.editions])]
    for option in title.options:
        lines.append(f" --{option.key}: {option.name.lower()}; {option.usual} if left out")
        for choice in option.choices:
            given = [f"{key} {' or '.join(known)}" for key, known in (choice.given or {}).items()]
            where = f" (with {', '.join(given)})" if given else ""
            lines += _rows([(choice.key, f"{choice.name}{where}")])
    return lines


def _rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    return [
        line for key, words in rows for line in wrapped(f"{key}  {words}".rstrip(), "   ", "      ")
    ]

"""
Beginning a game, and going on with one that was saved.

What belongs here: from names to a table. What does not: finding what names mean (`terms`,
`deck_names`, `bots`), and playing (`table`).
"""

import secrets
from collections.abc import Sequence
from pathlib import Path

from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.play import saves
from dejarik.play.bots import Bot, Player, bot_in, player
from dejarik.play.hearing import YOUR_NAME
from dejarik.play.table import Table
from dejarik.play.terms import Deck, Wanted, game_meant
from dejarik.play.title_choice import Chosen, title_meant, title_of


def start(
    title: str | Chosen,
    *decks: Deck,
    seed: int | str | None = None,
    players: Sequence[Player] = (),
    **options: str,
) -> Table:
    """
    Begin a game: `play.start("destiny", "guardians", "sith", seed=7)`.

    `decks` are one for each seat, one that the others are found for, or none for the usual ones;
    `players` say for each seat who answers: a bot, its name, a function, or None for yourself, as
    all do that are left out. `options` are `format`, `edition`, and what the title lets one choose
    besides, such as a `map`. The same seed gives the same dice, and without one they are new.
    Raises Trouble for what there is not.
    """
    wanted = game_meant(title_meant(title), decks, options)
    text = secrets.token_hex(4) if seed is None else str(seed)
    sitting = seated(players, seats_of(wanted), text)
    names = tuple(_seat_name(one, seat) for seat, one in enumerate(sitting))
    lab = None not in sitting
    journal = new_journal(wanted.chosen, wanted.lists, text, names, wanted.terms, lab=lab)
    game = wanted.chosen.title.game_in(wanted.terms.edition)
    return Table(wanted.chosen, Play(game, journal), sitting)


def load(path: str | Path, players: Sequence[Player] | None = None) -> Table:
    """
    Go on with a saved game, one of `dejarik play` too; its bots sit where they sat.

    Functions are not saved: with `players` it is said anew who answers where. Raises Trouble.
    """
    source = Path(path)
    journal = saves.read(source)
    play = saves.resume(journal, source)
    chosen = title_of(journal)
    names = chosen.terminal.called(journal.setup())
    if players is None:
        return Table(chosen, play, [bot_in(name) for name in names])
    return Table(chosen, play, seated(players, len(names), journal.seed.hex()))


def new_journal(
    chosen: Chosen,
    lists: Sequence[Payload],
    seed: str,
    names: Sequence[str],
    terms: Terms,
    *,
    lab: bool,
) -> Journal:
    """An empty journal for a game of these lists on these terms; `lab` if only bots play."""
    setup = chosen.terminal.setup(lists, names, terms, lab=lab)
    return Journal(chosen.title.release(setup), setup, seed_from(seed))


def seats_of(wanted: Wanted) -> int:
    """How many play."""
    return len(wanted.lists) or wanted.chosen.title.seats[0]


def seated(players: Sequence[Player], seats: int, seed: str) -> list[Bot | None]:
    """Who answers in each seat. Raises Trouble when there are more of them than seats."""
    if len(players) > seats:
        do = f"name {seats} of them at most"
        raise Trouble(f"{len(players)} cannot sit here.", f"there are {seats} seats", do, USAGE)
    given = [player(one) for one in players]
    sitting = [None if one is None else one.seated(seed) for one in given]
    return [*sitting, *[None] * (seats - len(sitting))]


def _seat_name(one: Bot | None, seat: int) -> str:
    """How a journal names who sits there."""
    if one is not None:
        return one.seat_name()
    return YOUR_NAME if seat == 0 else f"Player {seat + 1}"

"""
Opening a game: a committed seed, a nonce from each seat, and then the first decision.

What belongs here: making the stored game and starting it. What does not: who meets whom
(`lobby`), and the arithmetic of seeds (`hosting.play.fairness`).
"""

import secrets
from collections.abc import Sequence

import msgspec

from dejarik.hosting.play.fairness import NO_NONCE, commitment, game_seed
from dejarik.hosting.play.hosted_wire import Hosted, read_hosted, write_hosted
from dejarik.hosting.titles import Titles
from dejarik.kernel.chance import SEED_BYTES
from dejarik.kernel.play import begin
from dejarik.kernel.release import pack_release
from dejarik.kernel.wire import decode, encode
from dejarik.service.ids import new_game_id
from dejarik.service.ports import Beginning, Journal, Now, StoredGame, Taken
from dejarik.service.tables.seat_names import without_names
from dejarik.service.tables.timekeeping import takes_days


async def open_game(
    title: str,
    titles: Titles,
    setup: dict[str, object],
    hosted: Hosted,
    journal: Journal,
    now: Now,
    game_id: str = "",
) -> tuple[str, str]:
    """
    Store a new game that waits for its nonces: its id, and the commitment to publish.

    Raises ValueError when the setup cannot be played here, Taken when there is a game of
    the id that was asked for.
    """
    release = titles.named(title).release(setup)
    seed = secrets.token_bytes(SEED_BYTES)
    began = now()
    game = StoredGame(
        id=game_id or new_game_id(began),
        title=title,
        release=encode(pack_release(release)),
        setup=encode(setup),
        settings=write_hosted(hosted),
        server_seed=seed,
        nonces=b"",
        seed=b"",
        began=began,
        played_by=titles.release_name(),
        deadline=None if takes_days(hosted.settings.clock) else 0,
    )
    await journal.create(without_names(game, titles))
    return game.id, commitment(seed)


async def start_game(game: str, nonces: Sequence[bytes], journal: Journal, titles: Titles) -> None:
    """
    Fix the seed from what every seat has added; bots add nothing.

    It is begun by the release of this process, whichever has opened it. A game that has been
    started before stays as it is. Raises ValueError when a person's nonce is missing.
    """
    stored = await journal.load(game)
    hosted = read_hosted(stored.settings)
    if len(nonces) != len(hosted.seats):
        message = f"there are {len(hosted.seats)} seats and {len(nonces)} nonces"
        raise ValueError(message)
    for number, (seat, nonce) in enumerate(zip(hosted.seats, nonces, strict=True)):
        if (nonce == NO_NONCE) != bool(seat.bot):
            message = f"seat {number} {'adds no' if seat.bot else 'must add a'} nonce"
            raise ValueError(message)
    seed = game_seed(stored.server_seed, game, nonces)
    written = msgspec.json.encode([nonce.hex() for nonce in nonces])
    try:
        await journal.start(game, written, seed, beginning(stored, seed, titles))
    except Taken:
        return


def beginning(stored: StoredGame, seed: bytes, titles: Titles) -> Beginning:
    """What a game begins with here: its first state is made once, and its hash is kept."""
    title, setup = titles.named(stored.title), decode(stored.setup)
    assert isinstance(setup, dict)
    release = title.release(setup)
    start = begin(title.game(setup), release, setup, seed).journal.start_hash
    return Beginning(encode(pack_release(release)), titles.release_name(), start)

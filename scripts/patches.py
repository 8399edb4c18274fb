"""
Write changes of views and what they lead to, for the page's patching to be tried on.

    python -m scripts.patches

What belongs here: playing a few games by chance and keeping their changes. The views
after them are kept as digests, so that the file stays small.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from dejarik.hosting.play.deltas import difference
from dejarik.hosting.play.room import Room
from dejarik.hosting.wire import News
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE

TARGET: Final = Path(__file__).parents[1] / "web" / "tests" / "data" / "patches.json"
GAMES: Final = 2
STEPS: Final = 60
PAIRS: Final = 150
AUDIENCES: Final = (NOBODY, 0, 1)


def main() -> None:
    """Write the file."""
    chance = random.Random("patches")
    data = {
        "games": [game for number in range(GAMES) for game in _game(number, chance)],
        "pairs": [_pair(chance) for _ in range(PAIRS)],
    }
    TARGET.write_text(json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


def _game(number: int, chance: random.Random) -> list[dict[str, Any]]:
    """One game as every audience hears it: the first view, then changes with digests."""
    setup = setup_of(DECKS[number], DECKS[number + 1], ("Ann", "Bob"))
    room = Room(TITLE, Journal(TITLE.release(setup), setup, seed_from(f"patches {number}")))
    told: dict[int, dict[str, Any]] = {
        seat: {"first": _plain(room.attend(seat).view), "steps": []} for seat in AUDIENCES
    }
    for _ in range(STEPS):
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        for seat, news in step.news.items():
            assert isinstance(news, News)
            after = _digest(_plain(room.game.view(room.state, seat)))
            told[seat]["steps"].append([_plain(news.delta), after])
    return list(told.values())


def _pair(chance: random.Random) -> dict[str, Any]:
    """Any two pieces of plain data and the change between them."""
    old, new = _data(chance, 4), _data(chance, 4)
    return {"old": old, "new": new, "delta": _plain(difference(old, new))}


def _data(chance: random.Random, depth: int) -> Any:  # noqa: ANN401  (any JSON)
    kind = chance.randrange(5 if depth else 2)
    if kind == 0:
        return chance.choice([None, True, 0, 1, "a", ""])
    if kind == 1:
        return chance.randrange(9)
    rows = range(chance.randrange(4))
    if kind == 2:
        return [_data(chance, depth - 1) for _ in rows]
    return {chance.choice("abc"): _data(chance, depth - 1) for _ in rows}


def _plain(data: object) -> Any:  # noqa: ANN401  (any JSON)
    return msgspec.json.decode(msgspec.json.encode(data))


def _digest(data: object) -> str:
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    main()

"""
Attacks: what clients could send that must not be taken.

What belongs here: the messages, by what is wrong with them and who sends them.
What does not: sending them, and judging what comes of it (`wire_fuzz`).

A second tab of a player could play: it sends only what would be wrong from the player.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from dejarik.service.wire import LARGEST_MESSAGE
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated

Payload = str | bytes

KINDS: Final = (
    "answer",
    "concede",
    "offer_draw",
    "answer_draw",
    "ask_undo",
    "answer_undo",
    "explain",
    "why",
    "odds",
    "card",
    "say",
    "refresh",
    "bug",
    "ping",
    "hello",
)
WILD: Final[tuple[object, ...]] = (
    -2,
    -1,
    2**31 + 1,
    2**53 + 1,
    2**63,
    2**200,
    1e308,
    0.5,
    True,
    None,
    "1",
    [],
    {},
)
FLOOD: Final = 150
WATCHING: Final = -1
"""The session of somebody who may only watch: the last."""


@dataclass(frozen=True)
class Target:
    """A table in play, one of its processes, and its players as they stand now."""

    url: str
    table: Seated
    players: Sequence[Player]

    def hello(self, seat: int) -> str:
        """What somebody says first, by seat."""
        said = {"table": self.table.game, "session": self.table.sessions[seat]}
        return json.dumps({"type": "hello", **said})

    def answer(self, seat: int, behind: int = 0) -> dict[str, object]:
        """An answer that the player in a seat could give now, or could have given."""
        player = self.players[seat]
        asked = player.view["decision"] if player.view is not None else None
        decision = asked["id"] if asked is not None else 256
        version = max(0, player.version - behind)
        return {"type": "answer", "ref": 1, "version": version, "decision": decision, "choice": 0}


@dataclass(frozen=True)
class Attack:
    """A kind of attack: what is sent over one connection."""

    name: str
    payloads: Callable[[random.Random, Target], list[Payload]]


def _garbage(chance: random.Random) -> Payload:
    """Something that is no message."""
    kind = chance.choice(KINDS)
    valid = json.dumps({"type": kind, "ref": 3, "accept": True, "question": "claim"})
    shapes: list[Payload] = [
        "",
        "null",
        "[]",
        "{}",
        '"answer"',
        "1e999",
        valid[: chance.randrange(1, len(valid))],
        valid.replace('"', "'"),
        '{"type":"answer","type":"concede"}',
        json.dumps({"type": chance.choice(KINDS), "unknown": 1}),
        json.dumps({"type": "never heard of", "ref": 1}),
        json.dumps({"type": chance.choice(KINDS), "ref": chance.choice(WILD)}),
        "[" * chance.randrange(10, LARGEST_MESSAGE),
        '{"a":' * chance.randrange(10, 1_600),
        '{"type":"say","text":"\\ud800"}',
        "\u0000" * 5,
        chance.randbytes(chance.randrange(1, 200)),
        b"\xff\xfe\x00",
    ]
    return chance.choice(shapes)


def _malformed(chance: random.Random, target: Target) -> list[Payload]:
    seat = chance.randrange(len(target.table.sessions))
    return [target.hello(seat), *(_garbage(chance) for _ in range(chance.randrange(1, 20)))]


def _without_hello(chance: random.Random, target: Target) -> list[Payload]:
    first = chance.choice([json.dumps(target.answer(0)), '{"type":"concede"}', _garbage(chance)])
    return [first, target.hello(0)]


def _bad_hello(chance: random.Random, target: Target) -> list[Payload]:
    sessions = ("", "x" * 100, "x" * 101, "\u0000", "ä☃" * 20, target.table.sessions[0][:-1])
    tables = (target.table.game, "nowhere", "", "../..", "x" * 41, "\u0000")
    hello = {
        "type": "hello",
        "table": chance.choice(tables),
        "session": chance.choice(sessions),
        "have": chance.choice((-1, 0, 10**6)),
    }
    return [json.dumps(hello), json.dumps(target.answer(0)), '{"type":"concede"}']


def _hello_again(chance: random.Random, target: Target) -> list[Payload]:
    seat = chance.randrange(len(target.table.sessions))
    return [target.hello(WATCHING), target.hello(seat), '{"type":"concede"}']


def _oversized(chance: random.Random, target: Target) -> list[Payload]:
    size = chance.choice((LARGEST_MESSAGE + 1, 2 * LARGEST_MESSAGE + 1, 200_000))
    text = json.dumps({"type": "say", "text": "x" * size})
    return [
        target.hello(chance.randrange(len(target.table.sessions))),
        text if chance.random() < 0.5 else text.encode(),
    ]


def _binary(chance: random.Random, target: Target) -> list[Payload]:
    """Bytes in place of text: whoever watches may send a message in either."""
    answer = json.dumps(target.answer(chance.randrange(len(target.players)))).encode()
    return [target.hello(WATCHING).encode(), answer, b'{"type":"concede"}', chance.randbytes(300)]


def _not_the_seat(chance: random.Random, target: Target) -> list[Payload]:
    """A spectator who does everything that a player may do."""
    wishes: list[dict[str, object]] = [
        target.answer(chance.randrange(len(target.players))),
        {"type": "concede"},
        {"type": "offer_draw"},
        {"type": "answer_draw", "accept": True},
        {"type": "ask_undo", "version": target.players[0].version},
        {"type": "answer_undo", "accept": True, "always": True},
        {"type": "explain", "question": "claim"},
        {"type": "odds", "question": "activate:10000"},
        {"type": "bug", "note": "mine"},
    ]
    chance.shuffle(wishes)
    return [target.hello(WATCHING), *map(json.dumps, wishes)]


def _other_seat(chance: random.Random, target: Target) -> list[Payload]:
    """A player who answers what the other one is asked."""
    seat = chance.randrange(len(target.players))
    foreign = {**target.answer(seat - 1), "version": max(0, target.players[seat].version)}
    own = target.players[seat].view
    if own is None or own["decision"] is not None:
        # It could be one's own question as well.
        foreign["decision"] = 2**40
    # While it travels the game goes on: another's question may become one's own.
    return [target.hello(seat), json.dumps({**foreign, "choice": 99_999})]


def _stale(chance: random.Random, target: Target) -> list[Payload]:
    seat = chance.randrange(len(target.players))
    passed = [behind for behind in (1, 2, 10) if target.players[seat].version >= behind]
    answers = [target.answer(seat, behind) for behind in passed]
    undo = {"type": "ask_undo", "version": 10**6}
    return [target.hello(seat), *map(json.dumps, answers), json.dumps(undo)]


def _repeated(chance: random.Random, target: Target) -> list[Payload]:
    """What the player has sent and been acknowledged, once more."""
    seat = chance.randrange(len(target.players))
    done = list(target.players[seat].account.acknowledged.values())[-5:]
    again = [
        {"type": "answer", "version": one.version, "decision": one.decision, "choice": one.choice}
        for one in done
    ]
    return [target.hello(seat), *(json.dumps(one) for one in again for _ in range(2))]


def _wild(chance: random.Random, target: Target) -> list[Payload]:
    seat = chance.randrange(len(target.players))
    payloads: list[Payload] = [target.hello(seat)]
    for name in ("version", "decision", "choice"):
        wild = {**target.answer(seat), "decision": 2**53, name: chance.choice(WILD)}
        payloads.append(json.dumps(wild))
    number = chance.choice(("9" * 150, "0", "18446744073709551616"))
    for kind in ("explain", "odds"):
        topic = chance.choice(("cost", "health", "value", "play", "resolve", "activate", "focus"))
        payloads.append(json.dumps({"type": kind, "question": f"{topic}:{number}"}))
    payloads.append(json.dumps({"type": "why", "line": chance.choice((0, 2**53, 2**60))}))
    payloads.append(json.dumps({"type": "card", "code": chance.choice(("99999", "@", "x" * 13))}))
    return payloads


def _flood(chance: random.Random, target: Target) -> list[Payload]:
    message = chance.choice(('{"type":"ping"}', '{"type":"refresh"}', '{"type":"concede","x":1}'))
    return [target.hello(chance.randrange(len(target.table.sessions))), *[message] * FLOOD]


ATTACKS: Final = (
    Attack("malformed", _malformed),
    Attack("without hello", _without_hello),
    Attack("bad hello", _bad_hello),
    Attack("hello again", _hello_again),
    Attack("oversized", _oversized),
    Attack("binary", _binary),
    Attack("not the seat", _not_the_seat),
    Attack("other seat", _other_seat),
    Attack("stale", _stale),
    Attack("repeated", _repeated),
    Attack("wild", _wild),
    Attack("flood", _flood),
)

"""The shapes in which the lobby is asked: everything in them has a limit."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import inspect

from dejarik.service.lobby import deck_wire, lobby_wire
from dejarik.service.lobby.deck_wire import Asked

REQUESTS = sorted(Asked.__subclasses__(), key=lambda request: request.__name__)

OFFER = (
    b'{"terms": {"format": "INF"}, "deck": {"kind": "own", "id": "abc"},'
    b' "settings": {"clock": %s, "undo": "never"}}'
)


def unlimited(kind: inspect.Type, where: str) -> Iterator[str]:
    """Every part of a type that could be as large as a client likes, or hold what nobody knows."""
    if isinstance(kind, inspect.StrType) and kind.max_length is None:
        yield f"{where}: no longest"
    if isinstance(kind, inspect.IntType) and (kind.ge is None or kind.le is None):
        yield f"{where}: no least or no most"
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from unlimited(each, where)
    if isinstance(kind, inspect.StructType):
        if not kind.forbid_unknown_fields:
            yield f"{where}: takes unknown fields"
        for field in kind.fields:
            yield from unlimited(field.type, f"{where}.{field.name}")
    if isinstance(kind, inspect.DictType):
        if kind.max_length is None:
            yield f"{where}: no longest"
        yield from unlimited(kind.key_type, where)
        yield from unlimited(kind.value_type, where)
    known = (
        inspect.DictType,
        inspect.StrType,
        inspect.IntType,
        inspect.UnionType,
        inspect.StructType,
        inspect.BoolType,
        inspect.NoneType,
        inspect.LiteralType,
    )
    if not isinstance(kind, known):
        yield f"{where}: {kind} is not looked into"


@pytest.mark.parametrize("request_type", REQUESTS, ids=lambda each: each.__name__)
def test_every_request_has_limits(request_type: type[Asked]) -> None:
    """Texts have a longest, numbers a least and a most, unknown fields are refused, all the way."""
    found = unlimited(inspect.type_info(request_type), request_type.__name__)

    assert [] == list(found)


@pytest.mark.parametrize(
    ("request_type", "sent"),
    [
        (deck_wire.StoreDeck, b'{"name": "x", "text": "1 Rey"}'),
        (deck_wire.StoreDeck, b'{"name": "x", "text": "1 Rey", "format": "STD", "owner": "y"}'),
        (deck_wire.CheckDeck, b'{"text": "' + b"x" * 20_001 + b'", "format": "STD"}'),
        (deck_wire.NamedDeck, b'{"id": "a\\u0000"}'),
        (deck_wire.NamedDeck, b'{"id": "abc\\n"}'),
        (lobby_wire.SitDown, b'{"table": "t", "deck": {"kind": "stolen", "id": "x"}}'),
        (lobby_wire.BotSeat, b'{"bot": "search:1e9"}'),
        (lobby_wire.BotSeat, b'{"bot": "search#100000000"}'),
        (lobby_wire.AddNonce, b'{"table": "t", "nonce": "abcd"}'),
        (lobby_wire.AddNonce, b'{"table": "t", "nonce": "' + b"abc" * 11 + b'"}'),
        (lobby_wire.Fork, b'{"game": "g", "seq": -1}'),
        (lobby_wire.Listen, b'{"after": 1e30}'),
        (lobby_wire.SpeakUp, b'{"text": ""}'),
        (lobby_wire.OfferSeek, OFFER % b'{"kind": "chess", "minutes": 0}'),
        (lobby_wire.OfferSeek, OFFER % b'{"kind": "chess", "minutes": 5, "days": 5}'),
        (lobby_wire.OfferSeek, OFFER % b'{"kind": "sundial"}'),
    ],
)
def test_what_does_not_fit_is_not_understood(request_type: type[Asked], sent: bytes) -> None:
    """Missing, unknown, wrong or too large: nothing of it reaches a handler."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=request_type)


def test_a_request_as_a_client_sends_it_is_understood() -> None:
    """With the choices it names, and the usual ones for the rest."""
    sent = OFFER % b'{"kind": "correspondence", "days": 3}'
    found = msgspec.json.decode(sent, type=lobby_wire.OfferSeek)

    assert ("INF", "", "") == (found.terms.format, found.terms.edition, found.terms.title)
    assert (True, 0, "never") == (
        found.settings.spectators,
        found.settings.delay,
        found.settings.undo,
    )

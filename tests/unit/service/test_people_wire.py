"""The shapes in which handlers for people are asked: everything in them has a limit."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import inspect

from dejarik.service.notices import notices_wire
from dejarik.service.people import people_wire as wire

REQUESTS = sorted(wire.Request.__subclasses__(), key=lambda request: request.__name__)


def unlimited(kind: inspect.Type, where: str) -> Iterator[str]:
    """Every part of a type that could be as large as a client likes."""
    if isinstance(kind, inspect.StrType | inspect.DictType) and kind.max_length is None:
        yield f"{where}: no longest"
    if isinstance(kind, inspect.IntType) and (kind.ge is None or kind.le is None):
        yield f"{where}: no least or no most"
    if isinstance(kind, inspect.DictType):
        yield from unlimited(kind.key_type, f"{where} key")
        yield from unlimited(kind.value_type, f"{where} value")
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from unlimited(each, where)


@pytest.mark.parametrize("request_type", REQUESTS, ids=lambda each: each.__name__)
def test_every_request_has_limits(request_type: type[wire.Request]) -> None:
    """Texts and lists have a longest, numbers a least and a most; unknown fields are refused."""
    info = inspect.type_info(request_type)
    assert isinstance(info, inspect.StructType)

    assert info.forbid_unknown_fields
    assert [] == [fault for field in info.fields for fault in unlimited(field.type, field.name)]


@pytest.mark.parametrize(
    ("request_type", "sent"),
    [
        (wire.LogIn, b'{"name": "Han"}'),
        (wire.LogIn, b'{"name": "Han", "password": "x", "role": "administrator"}'),
        (wire.LogIn, b'{"name": "Han", "password": 7}'),
        (wire.Register, b'{"name": "Han", "password": "' + b"x" * 401 + b'"}'),
        (wire.OnePerson, b'{"account": "a b"}'),
        (wire.OnePerson, b'{"account": "a\\u0000"}'),
        (wire.OnePerson, b'{"account": "abc\\n"}'),
        (wire.Mute, b'{"account": "abc", "minutes": 0, "reason": "x"}'),
        (wire.Mute, b'{"account": "abc", "minutes": 1e99, "reason": "x"}'),
        (wire.SetRole, b'{"account": "abc", "role": "guest"}'),
        (wire.SaveSettings, b'{"settings": {"Big Name": 1}}'),
        (wire.SaveSettings, b'{"settings": {"list": [1]}}'),
    ],
)
def test_what_does_not_fit_is_not_understood(request_type: type[wire.Request], sent: bytes) -> None:
    """Missing, unknown, wrong or too large: nothing of it reaches a handler."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=request_type)


@pytest.mark.parametrize("endpoint", ["https://push.example/\x00", "https://push.example/\n", " "])
def test_a_push_endpoint_has_no_signs_that_no_address_has(endpoint: str) -> None:
    """PostgreSQL would not even take some of them."""
    asked = {"endpoint": endpoint}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(asked), type=notices_wire.Unsubscribe)

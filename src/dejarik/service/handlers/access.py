"""
Access: what a route says of who may ask it, for the guard and for the description.

What belongs here: open and closed routes, and the scope of keys. What does not: who asks
(`sign_in`).
"""

from collections.abc import Mapping
from typing import Any, Final

from dejarik.service.handlers.sign_in import SCOPE, must_be_signed_in
from dejarik.service.scopes import Scope

Security = list[dict[str, list[str]]]
OPEN: Final[Security] = [{}]


def closed(scope: Scope | None, told: Mapping[str, Any]) -> dict[str, Any]:
    """For people who are signed in, and for keys of this scope; `told` are further options."""
    security: Security = [{"cookie": []}, {"bearer": []}]
    if scope is not None:
        security.append({"key": [scope.value]})
    opt = {**told, SCOPE: scope}
    return {"guards": [must_be_signed_in], "security": security, "opt": opt}


def access(scope: Scope | None, told: Mapping[str, Any], *, is_open: bool) -> dict[str, Any]:
    """For anybody, or closed."""
    return {"security": OPEN, "opt": dict(told)} if is_open else closed(scope, told)

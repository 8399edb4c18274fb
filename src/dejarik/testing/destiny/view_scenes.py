"""
Scenes: tables where something is asked that no game of implemented cards leads to yet.

What belongs here: a table for each such reason, and real cards that stand in for synthetic
ones in what is shown of it. What does not: writing views down (`stored_views`).
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from dejarik.games.destiny.model.facts import Card
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts

Answers = tuple[str, ...]
Scene = Callable[[], tuple[Tabletop, int, Answers]]
"""Lays a table; who is asked at last, and the answers that lead there."""

SYNTHETIC: Final = re.compile(r'"(T\d+)"')


def _which_special() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01045 01036", "01010 01002", hand="01054")
    t.upgrade("01065", on="01045")
    t.upgrade("T72", on="their 01010")
    t.show("01065", "Sp")
    return t, YOU, ("resolve special",)


def _indirect_damage() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036 01045", "01010 01002 01003", their_hand="01070")
    t.support("T14")
    t.show("T14", "2ID")
    return t, THEM, ("resolve indirect",)


def _which_die() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036 01045", "01010", hand="T233")
    for host, side in (("01036", "1R"), ("01036", "Sp")):
        upgrade = t.upgrade("T200", on=host)
        die = t.state.dice[upgrade.dice[0]]
        die.zone, die.seat, die.side = 1, YOU, t.side_number(die, side)
        t.state.players[YOU].pool.append(die.id)
    return t, YOU, ("play T233", "T200")


def _which_symbol() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01037", "01010", hand="T38")
    t.support("T218")
    t.show("01037", "1Sh")
    return t, YOU, ("play T38",)


def _resilience() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036", "T120*3 01010", hand="T122")
    for side in ("1MD", "2RD", "1Sh"):
        t.show("their T120", side)
    t.show("their 01010", "2MD")
    return t, YOU, ("play T122",)


def _die_to_set_aside() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036", "01010", their_hand="T321")
    t.upgrade("T21", on="01036")
    t.support("T13")
    t.make_elite("T21")
    t.show("T21", "1R")
    return t, YOU, ("pass", "play T321")


def _subtype() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036 01045", "01010", hand="T370")
    return t, YOU, ("play T370",)


def _symbol() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01001 01002", "01036", hand="22020")
    t.show("01001", "2RD")
    t.show("their 01036", "-")
    return t, YOU, ("play 22020",)


def _number() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01010", "01036 01045", hand="19013")
    t.show("their 01045", "2RD")
    return t, YOU, ("play 19013",)


def _which_action() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01036 01045", "01010 01002")
    t.upgrade("24066", on="01036")
    t.support("25025")
    t.support("23065")
    t.show("24066", "1R")
    return t, YOU, ("resolve resource", "yes", "25025")


def _from_hand() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01027 01045", "01010 01002", hand="01105 23063 01102")
    t.copy("01027").damage = 3
    t.show("01045", "1Sh")
    return t, YOU, ("play 01105", "01027")


def _title() -> tuple[Tabletop, int, Answers]:
    t = Tabletop("01001 01002", "01036", hand="11033")
    return t, YOU, ("play 11033",)


SCENES: Final[dict[str, Scene]] = {
    "which_special": _which_special,
    "indirect_damage": _indirect_damage,
    "which_die": _which_die,
    "which_symbol": _which_symbol,
    "resilience": _resilience,
    "die_to_set_aside": _die_to_set_aside,
    "subtype": _subtype,
    "symbol": _symbol,
    "number": _number,
    "which_action": _which_action,
    "title": _title,
    "from_hand": _from_hand,
}


@cache
def stand_ins() -> dict[str, Card]:
    """For each synthetic card a real one of its type, with or without a die as it is."""
    real = [card for code, card in sorted(files.facts().items()) if code in card_texts()]
    found: dict[str, Card] = {}
    for code, card in sorted(synthetic_facts().items()):
        alike = [
            one for one in real if one.type == card.type and bool(one.sides) == bool(card.sides)
        ] or [one for one in real if one.type == card.type]
        if alike:
            found[code] = alike[len(found) % len(alike)]
    return found


def without_synthetic(encoded: bytes) -> bytes:
    """What was encoded, with the codes of real cards in place of synthetic ones."""

    def real(match: re.Match[str]) -> str:
        return f'"{stand_ins()[match[1]].code}"'

    return SYNTHETIC.sub(real, encoded.decode()).encode()

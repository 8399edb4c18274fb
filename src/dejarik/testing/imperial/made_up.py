"""
Made-up cards for tests of the rules: each written in a line, none of them printed.

A description is words of the form `ranged, dice blue green, defence white, health 5`; what is
left out is as plain as possible.
"""

from dejarik.games.imperial.model.facts import (
    COLOURS,
    GROUP,
    IMPERIAL,
    RANGED,
    SKIRMISH,
    UPGRADE,
    Command,
    Deployment,
    Effect,
    Restriction,
    Surge,
)

NO_RESTRICTION = Restriction("none")
ANY_FIGURE = Restriction("any")


def dice(names: str) -> tuple[int, ...]:
    """Dice by the names of their colours."""
    return tuple(COLOURS.index(name) for name in names.split())


def effects(words: str) -> tuple[Effect, ...]:
    """Effects such as `damage 1 + pierce 2 + stun`."""
    found: list[Effect] = []
    for part in filter(None, words.split("+")):
        word, *amount = part.split()
        found.append(Effect(word, int(amount[0]) if amount else 1))
    return tuple(found)


def deployment(code: str, words: str = "", *, kind: str = GROUP) -> Deployment:
    """
    A Deployment card: `melee, dice red red, health 5, surges damage 1; stun, box pierce 1`.

    Surges are divided by semicolons; `2: damage 3` costs two. `keywords`, `traits` (divided by
    semicolons) and `size 1x2` are lists, the others numbers.
    """
    said: dict[str, str] = {}
    for part in filter(None, (one.strip() for one in words.split(","))):
        key, _, value = part.partition(" ")
        said[key] = value.strip()
    short, long = said.get("size", "1x1").split("x")
    surges = [_surge(one) for one in said.get("surges", "").split(";") if one.strip()]
    number = {key: int(said.get(key, default)) for key, default in _NUMBERS.items()}
    traits = tuple(filter(None, (one.strip() for one in said.get("traits", "").split(";"))))
    return Deployment(
        code,
        kind,
        said.get("name", code.title()),
        "",
        said.get("side", IMPERIAL),
        traits,
        elite="elite" in said,
        unique="unique" in said,
        modes=(SKIRMISH,),
        cost=number["cost"],
        reinforce=number["reinforce"],
        group=number["group"],
        health=number["health"],
        speed=number["speed"],
        size=(0, 0) if kind == UPGRADE else (int(short), int(long)),
        attack="melee" if "melee" in said else RANGED,
        attack_dice=dice(said.get("dice", "blue")),
        defence_dice=dice(said.get("defence", "")),
        box=effects(said.get("box", "")),
        keywords=tuple(said.get("keywords", "").split()),
        habitats=(),
        surges=tuple(surges),
        restriction=NO_RESTRICTION,
        set_code="",
        also_in=(),
        other_codes=(),
        version="",
        witness="",
    )


_NUMBERS = {"cost": "3", "reinforce": "1", "group": "1", "health": "9", "speed": "4"}


def _surge(text: str) -> Surge:
    cost, colon, rest = text.partition(":")
    return Surge(int(cost), effects(rest)) if colon else Surge(1, effects(text))


def command(code: str, restriction: Restriction = NO_RESTRICTION, limit: int = 2) -> Command:
    """A Command card without a cost."""
    return Command(code, code.title(), 0, limit, restriction, "", (), "", "")

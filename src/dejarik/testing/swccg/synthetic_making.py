"""
Making up cards beside the synthetic ones, each in a line: its numbers and the parts of its text.

The first word of a code says whose card it is. A game with such cards has the synthetic ones too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.definitions import Printed
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model.definition import ABSENT, SIDE_NAMES, Definition
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.games.swccg.model.texts import DeployRule, SiteText, WeaponText
from dejarik.testing.swccg.synthetic import LAYOUTS, WARRIOR, basic_definitions, basic_programs

if TYPE_CHECKING:
    from dejarik.games.swccg.model.texts import Filter
    from dejarik.kernel.program import Node, Op

Made = tuple[Definition, tuple["Node", ...]]

BEARER: Final = DeployRule((nouns.Yours(), nouns.OfType(kinds.CHARACTER)), 0)
ANYONE: Final = (nouns.OfType(kinds.CHARACTER),)


def _card(code: str, kind: int, destiny: int) -> Definition:
    side = SIDE_NAMES.index(code.split(" ", maxsplit=1)[0])
    made = Definition(0, code, code, side, kind)
    made.destiny = destiny
    return made


def character(
    code: str,
    numbers: tuple[int, int, int] = (1, 1, 2),
    *parts: Node,
    icons: tuple[str, ...] = (WARRIOR,),
    kind: str = "alien",
    destiny: int = 1,
) -> Made:
    """A character that deploys for 1: power, ability (ABSENT for none), forfeit."""
    made = _card(code, kinds.CHARACTER, destiny)
    made.deploy = 1
    made.power, made.ability, made.forfeit = numbers
    made.icons = frozenset(icons)
    made.kinds = frozenset({kind})
    return made, parts


def effect(code: str, *parts: Node, destiny: int = 5) -> Made:
    """An Effect, which goes on a location for nothing unless its parts say otherwise."""
    rules = [one for one in parts if isinstance(one, DeployRule)]
    return _card(code, kinds.EFFECT, destiny), parts if rules else (
        DeployRule((nouns.IsPlace(),), 0),
        *parts,
    )


def interrupt(code: str, *parts: Node, lost: bool = False, destiny: int = 3) -> Made:
    """An interrupt, Used unless it is Lost."""
    made = _card(code, kinds.INTERRUPT, destiny)
    made.goes_lost = lost
    return made, parts


def weapon(
    code: str, fires: Op, *parts: Node, cost: int = 0, at: tuple[Filter, ...] = ANYONE
) -> Made:
    """A weapon for any character of one's own."""
    return _card(code, kinds.WEAPON, 2), (BEARER, WeaponText(at, cost, fires), *parts)


def device(code: str, *parts: Node) -> Made:
    """A device for any character of one's own."""
    return _card(code, kinds.DEVICE, 2), (BEARER, *parts)


def site(
    code: str,
    title: str,
    icons: tuple[int, int],
    *,
    dark: tuple[Node, ...] = (),
    light: tuple[Node, ...] = (),
) -> Made:
    """An exterior site with so many icons of Dark and of Light, and what it says to each."""
    made = _card(code, kinds.LOCATION, 0)
    made.title = title
    made.strip = title.partition(":")[0]
    made.icons_of = list(icons)
    made.site_kinds = frozenset({kinds.EXTERIOR})
    made.layout_kind = kinds.EXTERIOR
    return made, (SiteText(kinds.DARK, dark), SiteText(kinds.LIGHT, light))


def numbers(made: Made, **values: int) -> Made:
    """The same card with other numbers: destiny, deploy, armor, maneuver, dots."""
    for name, value in values.items():
        setattr(made[0], name, value)
    return made


def game_with(*made: Made) -> CustomizableCardGame:
    """A game of the synthetic cards and these."""
    definitions, programs = basic_definitions(), basic_programs()
    for definition, parts in made:
        definitions.append(definition)
        programs[definition.code] = parts
    return CustomizableCardGame(Printed(definitions, programs, LAYOUTS), ADVANCED)


NO_ABILITY: Final = ABSENT
"""What a droid has instead of ability."""

"""
Cards made up for tests: the plainest of each kind, and one for each shape of text.

Codes are the words that tests use; titles differ from them only where a rule asks about titles.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.definitions import Printed
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import OPPONENT, Text, UseText
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DARK, LIGHT, Definition
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.games.swccg.model.layouts import BUFFER, Group, Layout
from dejarik.games.swccg.model.texts import DeployRule, Ongoing, WeaponText
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

WARRIOR: Final = "warrior"


def _character(
    code: str, side: int, numbers: tuple[int, int, int, int], destiny: int, *kind: str
) -> Definition:
    made = Definition(0, code, code, side, kinds.CHARACTER)
    made.deploy, made.power, made.ability, made.forfeit = numbers
    made.destiny = destiny
    made.kinds = frozenset(kind)
    made.icons = frozenset({WARRIOR}) if "droid" not in kind else frozenset()
    return made


def _plain(code: str, side: int, kind: int, destiny: int) -> Definition:
    made = Definition(0, code, code, side, kind)
    made.destiny = destiny
    return made


def _site(code: str, side: int, title: str, icons: tuple[int, int], *kind: str) -> Definition:
    made = Definition(0, code, title, side, kinds.LOCATION)
    made.strip = title.partition(":")[0]
    made.dots = 0
    made.icons_of = list(icons)
    made.site_kinds = frozenset(one for one in kind if one != kinds.DOCKING_BAY)
    made.kinds = frozenset(kind)
    made.layout_kind = BUFFER if kinds.DOCKING_BAY in kind else kinds.EXTERIOR
    return made


def _unique(made: Definition, persona: str = "") -> Definition:
    made.dots = 1
    made.persona = persona
    return made


def _lost(made: Definition) -> Definition:
    made.goes_lost = True
    return made


def basic_definitions() -> list[Definition]:
    """The plain cards of both sides, without programs."""
    found: list[Definition] = []
    for side, name in ((DARK, "dark"), (LIGHT, "light")):
        found += [
            _character(f"{name} trooper", side, (1, 1, 1, 2), 1, "trooper"),
            _unique(_character(f"{name} hero", side, (4, 5, 4, 6), 4, "jedi"), f"{name} hero"),
            _character(f"{name} droid", side, (1, 1, kinds.ABSENT, 3), 3, "droid"),
            _character(f"{name} leader", side, (2, 2, 2, 3), 2, "leader"),
            _plain(f"{name} rifle", side, kinds.WEAPON, 2),
            _plain(f"{name} charm", side, kinds.EFFECT, 5),
            _plain(f"{name} sense", side, kinds.INTERRUPT, 5),
            _plain(f"{name} rage", side, kinds.INTERRUPT, 4),
            _lost(_plain(f"{name} last word", side, kinds.INTERRUPT, 3)),
            _site(f"{name} street", side, "Town: Street", (1, 1), "exterior"),
            _site(f"{name} square", side, "Town: Square", (2, 1), "exterior"),
            _site(f"{name} gate", side, "Town: Gate", (1, 2), "exterior"),
            _site(
                f"{name} bay", side, "Town: Bay", (1, 0), "interior", "exterior", kinds.DOCKING_BAY
            ),
            _site(
                f"{name} dock",
                side,
                "Moon: Dock",
                (0, 1),
                "interior",
                "exterior",
                kinds.DOCKING_BAY,
            ),
        ]
    return found


def basic_programs() -> dict[str, tuple[Node, ...]]:
    """The programs of the plain cards."""
    found: dict[str, tuple[Node, ...]] = {}
    for name in ("dark", "light"):
        for plain in ("trooper", "hero", "droid", "street", "square", "gate", "bay", "dock"):
            found[f"{name} {plain}"] = ()
        found[f"{name} leader"] = (
            Ongoing(
                Changes(
                    st.POWER,
                    Number(1),
                    (nouns.Yours(), nouns.Is("trooper"), nouns.SamePlace()),
                )
            ),
        )
        found[f"{name} rifle"] = (
            DeployRule((nouns.Yours(), nouns.OfType(kinds.CHARACTER), nouns.HasIcon(WARRIOR)), 1),
            WeaponText((nouns.OfType(kinds.CHARACTER),), 1, HitIfAbove()),
        )
        found[f"{name} charm"] = (
            DeployRule((nouns.IsPlace(),), 1),
            Ongoing(Changes(st.FORFEIT, Number(2), (nouns.Yours(), nouns.SamePlace()))),
        )
        found[f"{name} sense"] = (
            Text((ev.PLAYING,), ev.RESPOND, UseText(1, Cancel(), True), OPPONENT),
        )
        found[f"{name} rage"] = (
            Text(
                (ev.SEGMENT,),
                ev.TOP,
                UseText(
                    0,
                    For((Changes(st.POWER, Number(2), (nouns.Chosen(),)),), durations.THIS_BATTLE),
                    True,
                ),
                targets=((nouns.Yours(), nouns.OfType(kinds.CHARACTER)),),
            ),
        )
        found[f"{name} last word"] = (
            Text((ev.DRAINING,), ev.RESPOND, UseText(2, Cancel(), True), OPPONENT),
        )
    return found


LAYOUTS: Final = {"Town": Layout("Town", (Group(BUFFER), Group(kinds.EXTERIOR)), "made up")}


def synthetic_game() -> CustomizableCardGame:
    """A game of the synthetic cards."""
    return CustomizableCardGame(Printed(basic_definitions(), basic_programs(), LAYOUTS), ADVANCED)


def synthetic_deck(name: str) -> list[str]:
    """Sixty cards of one side."""
    counts = {
        "trooper": 16,
        "hero": 2,
        "droid": 4,
        "leader": 4,
        "rifle": 5,
        "charm": 3,
        "sense": 4,
        "rage": 5,
        "last word": 4,
        "street": 3,
        "square": 3,
        "gate": 3,
        "bay": 2,
        "dock": 2,
    }
    return [f"{name} {card}" for card, count in counts.items() for _ in range(count)]

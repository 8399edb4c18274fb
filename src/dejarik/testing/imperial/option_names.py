"""Options of Imperial Assault in short words, for tests."""

from typing import Final

from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.model.statistics import SYMBOL_NAMES
from dejarik.games.imperial.rules import menu
from dejarik.games.imperial.rules.keywords import Keyword
from dejarik.games.imperial.rules.moving import GO, STEP, STEPWISE
from dejarik.games.imperial.rules.power import PowerToken
from dejarik.games.imperial.rules.surging import GRANTED, SURGE_OPTION
from dejarik.kernel import offers
from dejarik.kernel.decisions import ENTITY, NO, PASS, REACTION, SEAT, STOP, VALUE, YES, Option

PLAIN: Final = {PASS: "pass", STOP: "stop", YES: "yes", NO: "no", STEPWISE: "stepwise"}
WITH_TARGET: Final = {menu.ATTACK_OPTION: "attack", menu.INTERACT_OPTION: "interact"}
ALONE: Final = {menu.MOVE_OPTION: "move", menu.WALK_OPTION: "walk", menu.END_OPTION: "end"}


class Names:
    """Names of options at one table."""

    def __init__(self, s: Battle, figures: dict[str, int]) -> None:
        self.s = s
        self.figures = {number: name for name, number in figures.items()}

    def of(self, option: Option) -> str:
        """An option in words."""
        kind = option.kind
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in ALONE:
            return ALONE[kind]
        if kind in WITH_TARGET:
            return f"{WITH_TARGET[kind]} {self.thing(option.target)}".strip()
        if kind in (GO, STEP):
            turned = "'" if option.value else ""
            return f"{'go' if kind == GO else 'step'} {self.thing(option.target)}{turned}"
        if kind in (VALUE, SEAT):
            return str(option.value)
        if kind == ENTITY:
            return self.thing(option.target)
        if kind == REACTION:
            return self.reaction(option)
        return self.part(option)

    def part(self, option: Option) -> str:
        """Something printed on a card."""
        kind, place = option.kind, option.value
        if kind == menu.COMMAND_OPTION:
            return f"command {self.thing(option.target)}"
        if kind == menu.DISCARD_OPTION:
            return f"discard {CONDITION_NAMES[place]}"
        if kind == menu.SPECIAL_OPTION:
            return f"special {self.s.specials_of(self.s.figure(option.source))[place].name}"
        if kind == menu.USE_OPTION:
            return f"use {self.s.during_of(self.s.figure(option.source))[place].name}"
        assert kind == SURGE_OPTION
        return f"granted surge {place - GRANTED}" if place >= GRANTED else f"surge {place}"

    def reaction(self, option: Option) -> str:
        """Who responds, by which ability if it has a name, to what if there is a choice."""
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        ability = offers.offer_of(self.s, self.s.frames[-1], key).listener.ability
        name = ""
        if isinstance(ability, When) and ability.name:
            name = f": {ability.name}"
        elif isinstance(ability, PowerToken):
            name = f": power {SYMBOL_NAMES[ability.symbol]}"
        elif isinstance(ability, Keyword):
            word = SYMBOL_NAMES.get(ability.symbol) or CONDITION_NAMES[ability.condition]
            name = f": {word}"
        answered = f" for {self.thing(option.target)}" if option.target else ""
        return self.thing(option.source) + name + answered

    def thing(self, number: int) -> str:
        """A thing by its number."""
        s = self.s
        if ids.is_space(number):
            return s.map().names[number - ids.FIRST_SPACE]
        if ids.is_figure(number):
            return self.figures[number]
        if ids.is_group(number):
            group = s.group(number)
            return s.definition(group.card).code
        if ids.is_card(number):
            return s.definition_of_command(number - ids.FIRST_CARD).code
        if ids.is_token(number):
            return self.token(number)
        if ids.is_door(number):
            return s.map().doors[number - ids.FIRST_DOOR].id
        if number >= ids.FIRST_ATTACK_DIE:
            return self.die(number)
        return {ids.MISSION: "mission", 0: ""}.get(number, str(number))

    def token(self, number: int) -> str:
        """A token by its kind, with its space where there are several."""
        token = self.s.token(number)
        alike = [one for one in self.s.tokens if one.kind == token.kind]
        if len(alike) == 1:
            return token.kind
        where = "" if token.space < 0 else f" {self.s.map().names[token.space]}"
        return token.kind + where

    def die(self, number: int) -> str:
        """A die by its colour and its place in its pool."""
        attack = self.s.attacks[-1]
        if number >= ids.FIRST_DEFENCE_DIE:
            pool, place = attack.defence_dice, number - ids.FIRST_DEFENCE_DIE
        else:
            pool, place = attack.attack_dice, number - ids.FIRST_ATTACK_DIE
        return f"{COLOURS[pool[place].colour]} {place + 1}"


def door_named(s: Battle, name: str) -> int:
    """The number of the door with a name; 0 if there is none."""
    found = [ids.FIRST_DOOR + door.number for door in s.map().doors if door.id == name]
    return found[0] if found else 0

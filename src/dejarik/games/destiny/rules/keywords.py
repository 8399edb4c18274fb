"""
Keywords: whether a card has one and how much of it, and the abilities it stands for.

What each keyword does is a program handed to the rulebook, as those of die symbols are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules.ability_index import abilities_of, is_silent
from dejarik.games.destiny.rules.values import (
    KEYWORD,
    KEYWORD_BY_OWN_TEXT,
    KEYWORD_TYPES,
    LEVEL_NAME,
    REDEPLOY,
)
from dejarik.kernel.modifiers import FORBID, contributions
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.destiny.model.edition import Edition
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def keyword_level(t: Table, entity: int, keyword: int) -> int:
    """
    How much of a keyword a card or copy has: the largest that is printed or given.

    It is 0 without the keyword, and as soon as anything takes the keyword away.
    Some keywords belong to one type of card: on another they are nothing, but for a few that its
    own text may give it while it is what it was printed as (docs/rules/destiny/open-questions.md).
    Rulings: arh.part7.keywords.01, arh.part7.keywords.02, arh.part7.redeploy.05, arh.golden.01
    """
    is_own_only = False
    if entity >= FIRST_COPY:
        if is_silent(t, entity):
            return 0
        copy = t.copy(entity)
        is_own_only = KEYWORD_TYPES.get(keyword, copy.type) != copy.type
        if is_own_only and not _may_say_so(t, copy, keyword):
            return 0
    level = _own(t, entity, keyword) if is_own_only else _printed(t, entity, keyword)
    if KEYWORD + keyword not in t.get_index().modifiers:
        return level
    for part in contributions(t, KEYWORD + keyword, entity):
        if part.layer == FORBID:
            return 0
        if is_own_only and part.source != entity:
            continue
        level = max(level, part.amount)
    return level


def waits_for_redeploy(edition: Edition) -> bool:
    """Whether Redeploy comes once the character has fallen."""
    return not edition.redeploys_before_defeat


def awaits_redeploy(t: Table, ref: int) -> bool:
    """Whether an upgrade is not discarded with its character, but asked for afterwards."""
    return waits_for_redeploy(t.rules.edition) and keyword_level(t, ref, REDEPLOY) > 0


def _may_say_so(t: Table, copy: Copy, keyword: int) -> bool:
    """Whether a card of another type has this keyword if its own text says so."""
    printed = t.definition_of(copy).facts.type
    return printed == copy.type and KEYWORD_BY_OWN_TEXT.get(keyword) == printed


def _own(t: Table, ref: int, keyword: int) -> int:
    return t.definition_of(t.copy(ref)).keywords.get(keyword, 0)


def _printed(t: Table, entity: int, keyword: int) -> int:
    if entity < FIRST_COPY:
        return t.definition(entity).keywords.get(keyword, 0)
    copy = t.copy(entity)
    level = 0
    for definition in abilities_of(t, copy):
        level = max(level, definition.keywords.get(keyword, 0))
    return level


@dataclass(frozen=True)
class KeywordAbility(Ability):
    """An ability its holder has only with a keyword, which is asked when the event happens."""

    keyword: int
    ability: Ability

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """The ability's scope, with the level the holder has now."""
        scope = self.ability.catches(s, holder, event)
        if scope is None:
            return None
        level = keyword_level(table_of(s), holder, self.keyword)
        if not level:
            return None
        scope.names[LEVEL_NAME] = [level]
        return scope

    def program(self) -> Op:
        return self.ability.program()

    def is_about_holder(self) -> bool:
        return self.ability.is_about_holder()

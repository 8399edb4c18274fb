"""
What cards in play have in common when they are used, tried for each of them.

A mutant of a text is played against what the true text says, so these tests notice it; that the
text says what is printed is for the second reading to say (as in `test_families`).
"""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.effects.abilities import Action, SetAsideUnless
from dejarik.games.destiny.effects.keywords import Keyword
from dejarik.games.destiny.effects.triggers import Happening, Triggered
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.model.facts import CHARACTER, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import AMBUSH, CHARM
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ops import Pay
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from dejarik.titles.destiny.catalogue.files import facts

TEXTS: dict[str, CardText] = {
    one.code: one for one in written_texts() if one.until == CURRENT and not one.reprint_of
}
LAID = (CHARACTER, SUPPORT, UPGRADE, PLOT)
WHENS = {"activated": d.you_activate_this, "played": d.you_play_this}
"""What a card of yours waits for itself, by the fate it names."""


def answers_to(text: CardText, when: Happening) -> int:
    """How many of its abilities follow such an event, whatever else holds."""
    return sum(
        isinstance(part, Triggered)
        and part.when == when
        and part.band == AFTER
        and part.condition is None
        for part in text.parts
    )


def charms(text: CardText) -> int:
    """How often it has Charm, which follows your own activation too."""
    return sum(isinstance(part, Keyword) and part.keyword == CHARM for part in text.parts)


def laid(code: str, *, poor: bool = False) -> Tabletop:
    """
    A card of yours in play beside two characters and a plain support.

    Poor, you have nothing to pay with: the card is exhausted, and no hand, dice or resources;
    but there is something to do with everything that is theirs.
    """
    kind = facts()[code].type
    team = f"{code} T01 T03" if kind == CHARACTER else "T01 T03"
    hand = "" if poor else "T33 T31"
    t = Tabletop(team, "T02 T06", hand=hand, their_hand="T33", resources=0 if poor else 5)
    t.support("T12")
    if kind == UPGRADE:
        t.upgrade(code, on="T01")
    elif kind != CHARACTER:
        t.support(code)
    if poor:
        t.copy(code).ready = t.copy("T01").ready = False
        t.copy("T01").damage = t.copy("their T02").damage = 3
        t.show("their T02", "2RD")
        t.show("their T06", "1R")
        t.discard_pile("T33", "T12", "T74")
        t.discard_pile("T33", "T12", seat=THEM)
    t.decision()
    return t


ANSWERING = sorted(
    (code, when)
    for code, text in TEXTS.items()
    for when in WHENS
    if facts()[code].type in LAID and answers_to(text, WHENS[when])
)
KEYWORDS = sorted(
    code
    for code, text in TEXTS.items()
    if facts()[code].type in LAID and any(isinstance(part, Keyword) for part in text.parts)
)
ACTING = sorted(
    code
    for code, text in TEXTS.items()
    if facts()[code].type in LAID
    and any(isinstance(part, Action) for part in text.parts)
    and not any(isinstance(part, SetAsideUnless) for part in text.parts)
)
"""But what would not stay beside plain characters."""


def waiting(code: str, when: str, seat: int, label: str) -> int:
    """How many abilities wait when this has happened to a card, through another."""
    t = laid(code)
    before = len(t.state.queue)
    subject, source = t.copy(label).ref, t.copy("T12" if label == code else code).ref
    if when == "played":
        subject, source = t.copy(label).card, subject
    emit(t.state, Event(WHENS[when].kind, seat, subject, source))
    return len(t.state.queue) - before


@card(*dict.fromkeys(code for code, _ in ANSWERING))
def test_an_ability_after_what_you_do_with_it_waits_for_just_that(code: str) -> None:
    """Not for what an opponent does, nor for another card; what it came through does not count."""
    for one, when in ANSWERING:
        if one != code:
            continue
        count = answers_to(TEXTS[code], WHENS[when])
        heard = [one for one in TEXTS[code].parts if isinstance(one, Triggered)]
        if count == sum(WHENS[when].kind in one.when.kinds() for one in heard):
            assert 0 == waiting(code, when, YOU, "T03")
        theirs = waiting(code, when, THEM, code) + (when == "activated") * charms(TEXTS[code])
        assert count == waiting(code, when, YOU, code) - theirs


@card(*KEYWORDS)
def test_a_printed_keyword_is_had_at_its_level(code: str) -> None:
    """Of a card in play; Ambush of the card itself."""
    t = laid(code)
    for part in TEXTS[code].parts:
        if isinstance(part, Keyword):
            copy = t.copy(code)
            holder = copy.card if part.keyword == AMBUSH else copy.ref
            assert part.level == keyword_level(t.state, holder, part.keyword)


QUIET = {"ability_used", "action_taken", "turn_began", "passed"}
"""What happens although nothing is done."""


@card(*ACTING)
def test_an_action_that_is_not_paid_for_does_nothing(code: str) -> None:
    """However much there would be to do."""
    actions = [part for part in TEXTS[code].parts if isinstance(part, Action)]
    for place, part in enumerate(actions):
        t = laid(code, poor=True)
        copy = t.copy(code)
        scope = Scope(YOU, copy.ref)
        if not isinstance(part.effect, Pay) or part.effect.cost.payable(t.state, scope):
            continue
        done = len(t.recorder.records)
        t.answer(f"use {code}" + (f" {place}" if place else ""))
        happened = [one.event for one in t.recorder.records[done:] if one.event is not None]
        assert {ev.EVENT_NAMES[event.kind] for event in happened} <= QUIET
        assert "they: action" == t.asked()


@card(*ACTING)
def test_a_power_action_is_used_once_and_another_again(code: str) -> None:
    """As long as the card is there."""
    actions = [part for part in TEXTS[code].parts if isinstance(part, Action)]
    for place, part in enumerate(actions):
        t = laid(code)
        copy = t.copy(code)
        used = f"use {code}" + (f" {place}" if place else "")
        t.answer(used)
        for _ in range(40):
            if "action" in t.asked():
                break
            t.choose(0)
        if "activate their T02" in t.options():
            t.answer("activate their T02")
        there = t.state.copies.get(copy.ref)
        stays = there is not None and t.state.definition_of(there).facts.code == code
        if stays and t.copy(code) is there and "you: action" == t.asked():
            assert (used in t.options()) != part.power

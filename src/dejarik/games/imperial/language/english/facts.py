"""What is printed beside an ability, in words: who plays a card, and what it lets into an army."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.language.english.deeds import INTRODUCED
from dejarik.games.imperial.language.english.figures import plural, trait_noun
from dejarik.games.imperial.language.english.results import ON_A_CARD
from dejarik.games.imperial.language.english.texts import DICE, PLAYED_BY
from dejarik.games.imperial.model import facts
from dejarik.speech.clause import sentence
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice

SIDES: Final = {
    facts.IMPERIAL: "Imperial",
    facts.REBEL: "Rebel",
    facts.MERCENARY: "Mercenary",
    facts.NEUTRAL: "neutral",
}
_SORTS: Final = {
    facts.UNIQUE: "unique figure",
    facts.NOT_UNIQUE: "figure that is not unique",
}


def deployment_voice(card: facts.Deployment | None) -> Voice:
    """How a Deployment card speaks: of "this figure", or of "this card" if it has none."""
    has_figures = card is None or card.kind != facts.UPGRADE
    voice = Voice(this="this figure" if has_figures else "this card", it="that figure")
    voice.event = "that figure"
    if card is not None:
        voice.names[DICE] = str(card.attack_dice.count(facts.ANY_DIE))
    return voice


def mission_voice() -> Voice:
    """How a mission speaks: what nobody else decides is decided by who has initiative."""
    voice = deployment_voice(None)
    voice.they = "the player with initiative"
    return voice


def command_voice(card: facts.Command) -> Voice:
    """How a Command card speaks: of the figure it is played on, by its name or by its trait."""
    limit = card.restriction
    voice = Voice(this="your figure", it="that figure")
    voice.event = "that figure"
    voice.names[ON_A_CARD] = "yes"
    if limit.kind == facts.BY_SIDE:
        return voice
    if limit.kind == facts.NAME:
        voice.this = listing(limit.values, "or")
        voice.names[PLAYED_BY] = voice.this
        return voice
    side = f"{SIDES[limit.affiliation]} " if limit.affiliation else ""
    things = _things(limit)
    voice.this = f"your {listing(things, 'or')}"
    anyone = not side and limit.kind == facts.ANY_FIGURE
    whichever = "any figure" if anyone else a(side + listing(things, "or"))
    voice.names[PLAYED_BY] = whichever
    voice.names[INTRODUCED] = f"one of your {side}{listing([plural(one) for one in things], 'or')}"
    return voice


def _things(limit: facts.Restriction) -> list[str]:
    if limit.kind == facts.TRAIT:
        return [trait_noun(one) for one in limit.values]
    if limit.kind in (facts.SIZE, facts.KEYWORD):
        return [f"{one} figure" for one in limit.values]
    return [_SORTS.get(limit.kind, "figure")]


def army_words(rule: facts.ArmyRule) -> str:
    """What a card lets into an army, or keeps out of it."""
    if rule.kind == facts.MORE_DECK_POINTS:
        words = f"your Command deck may hold {rule.most} points of cards above the usual limit"
    elif rule.kind == facts.ONLY_UNIQUE:
        words = "your army may have unique Deployment cards only"
    else:
        sort = " ".join([one for one in (SIDES.get(rule.affiliation, ""), rule.trait) if one])
        cards = count(rule.most, f"{sort} Deployment card")
        words = f"up to {cards} of another affiliation may join your army"
        if rule.affiliation:
            words = f"up to {cards} may join your army"
    return sentence(f"army building: {words}")

"""
Cards for a reader: facts, and what a card does in our words.

What belongs here: gathering. What does not: reading files (`files`), what cards do (`texts`) and
the maps (`map_facts`).
"""

from collections.abc import Iterable
from typing import cast

from dejarik.games.imperial.language.english.glossary import GLOSSARY, terms_in
from dejarik.games.imperial.model.facts import (
    COLOURS,
    Command,
    Deployment,
    Effect,
    Restriction,
)
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.texts import names_of, text_of
from dejarik.titles.imperial.catalogue.wire import (
    CardFacts,
    CardKind,
    EffectFacts,
    RestrictionFacts,
    SurgeFacts,
    TermFacts,
)


def cards_of(edition: str) -> tuple[CardFacts, ...]:
    """Every card, deployment cards first, in the order of the data files."""
    deployments = [deployment_facts(one) for one in files.deployments().values()]
    commands = [command_facts(one) for one in files.commands().values()]
    return (*deployments, *commands)


def glossary() -> tuple[TermFacts, ...]:
    """The words that cards take for granted."""
    return tuple(TermFacts(term, meaning) for term, meaning in GLOSSARY.items())


def card_facts(code: str) -> CardFacts:
    """One card. Raises ValueError when there is none."""
    if code in files.deployments():
        return deployment_facts(files.deployments()[code])
    if code in files.commands():
        return command_facts(files.commands()[code])
    message = f"there is no card {code!r} here"
    raise ValueError(message)


def deployment_facts(card: Deployment) -> CardFacts:
    """A deployment card, companion or form."""
    return CardFacts(
        card.code,
        cast("CardKind", card.kind),
        card.name,
        card.set_code,
        card.cost,
        card.title,
        card.affiliation,
        card.traits,
        card.elite,
        card.unique,
        card.modes,
        card.reinforce,
        card.group,
        card.health,
        card.speed,
        card.size,
        card.attack,
        tuple(COLOURS[die] for die in card.attack_dice),
        tuple(COLOURS[die] for die in card.defence_dice),
        _effects(card.box),
        card.keywords,
        tuple(SurgeFacts(one.cost, _effects(one.effects)) for one in card.surges),
        _restriction(card.restriction) if card.is_attachment else None,
        playable=card.code in games.implemented(),
        text=text_of(card.code),
        abilities=names_of(card.code),
        terms=terms_in(text_of(card.code), card.keywords),
    )


def command_facts(card: Command) -> CardFacts:
    """A Command card."""
    return CardFacts(
        card.code,
        "command",
        card.name,
        card.set_code,
        card.cost,
        restriction=_restriction(card.restriction),
        limit=card.limit,
        playable=card.code in games.implemented(),
        text=text_of(card.code),
        terms=terms_in(text_of(card.code)),
    )


def _effects(effects: Iterable[Effect]) -> tuple[EffectFacts, ...]:
    return tuple(EffectFacts(one.word, one.amount) for one in effects)


def _restriction(restriction: Restriction) -> RestrictionFacts:
    return RestrictionFacts(
        restriction.kind, restriction.affiliation, restriction.values, restriction.title
    )

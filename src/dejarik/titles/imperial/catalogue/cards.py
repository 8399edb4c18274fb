"""
Cards for a reader: facts, and what a card does in our words.

What belongs here: gathering. What does not: reading files (`files`) and the maps (`map_facts`).
"""

from collections.abc import Iterable
from typing import Final, cast

from dejarik.games.imperial.model.facts import (
    COLOURS,
    Command,
    Deployment,
    Effect,
    Restriction,
    Surge,
)
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.wire import (
    CardFacts,
    CardKind,
    EffectFacts,
    RestrictionFacts,
    SurgeFacts,
)

KEYWORDS: Final = frozenset({"pierce", "blast", "cleave", "recover"})
CONDITIONS: Final = frozenset({"focus", "hide", "stun", "weaken", "bleed"})
NO_WORDS: Final = "It can be played; its abilities are named here and have no sentences yet."


def cards_of(edition: str) -> tuple[CardFacts, ...]:
    """Every card, deployment cards first, in the order of the data files."""
    deployments = [deployment_facts(one) for one in files.deployments().values()]
    commands = [command_facts(one) for one in files.commands().values()]
    return (*deployments, *commands)


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
    )


def _effects(effects: Iterable[Effect]) -> tuple[EffectFacts, ...]:
    return tuple(EffectFacts(one.word, one.amount) for one in effects)


def _restriction(restriction: Restriction) -> RestrictionFacts:
    return RestrictionFacts(
        restriction.kind, restriction.affiliation, restriction.values, restriction.title
    )


# --- what a card does ---------------------------------------------------------------------


def text_of(code: str) -> tuple[str, ...]:
    """What a card does, line by line; nothing for one that cannot be played."""
    if code not in games.implemented():
        return ()
    lines: list[str] = []
    card = files.deployments().get(code)
    if card is not None:
        lines += [effect_words(one) for one in card.box]
        lines += [surge_words(one) for one in card.surges]
    definition = games.imperial().definitions[games.imperial().numbers[code]]
    lines += [f"Special action: {one.name}." for one in definition.specials]
    names = [getattr(one, "name", "") for one in (*definition.heard, *definition.passives)]
    names += [one.name for one in definition.during]
    lines += [f"Ability: {name}." for name in names if name]
    return (*lines, NO_WORDS)


def surge_words(surge: Surge) -> str:
    """A surge ability: "Surge: +2 damage"."""
    cost = "Surge" if surge.cost == 1 else f"{surge.cost} surges"
    return f"{cost}: {', '.join(effect_words(one) for one in surge.effects)}"


def effect_words(effect: Effect) -> str:
    """A word of a box or surge: "+1 block", "Pierce 2", "Stun"."""
    word = effect.word.replace("_", " ")
    if effect.word in CONDITIONS:
        return word.capitalize()
    if effect.word in KEYWORDS:
        return f"{word.capitalize()} {effect.amount}"
    return f"{effect.amount:+d} {word}"

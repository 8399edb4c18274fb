"""Naming in English: what is chosen to be spoken of later, and what has it."""

from __future__ import annotations

from dejarik.games.destiny.effects import cards
from dejarik.games.destiny.effects import naming as nodes
from dejarik.games.destiny.effects.keywords import PilotOf
from dejarik.games.destiny.effects.selectors import ANYONES, ONE, POOL, It, Pick
from dejarik.games.destiny.language.english.amounts import DONE
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.orders import done_to
from dejarik.games.destiny.language.english.selectors import described
from dejarik.games.destiny.model.events import TO_DISCARD
from dejarik.games.destiny.rules import durations
from dejarik.kernel.choosing import Choose
from dejarik.kernel.program import CHOOSE, Selector
from dejarik.kernel.terms import PLAYER_NAME
from dejarik.speech.clause import STATEMENT, Clause, joined
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@clauses.register
def _choose(node: Choose, voice: Voice) -> list[Clause]:
    verb = "spot" if isinstance(node.what, Pick) and node.what.spotted else "choose"
    return done_to(node.what, verb, _where(node.what, voice), voice, node.name)


def _where(what: Selector, voice: Voice) -> str:
    """Of a die, in whose pool it lies where nothing else says it; a vehicle may have no pilot."""
    if not isinstance(what, Pick):
        return ""
    if any(isinstance(one, PilotOf) for one in what.filters):
        return ", if there is one"
    if (what.zone, what.whose) != (POOL, ANYONES) or what.most != ONE or what.how != CHOOSE:
        return ""
    return "" if described(what, voice).after else " in any pool"


@quality.register
def _of_named_subtype(node: nodes.OfNamedSubtype, voice: Voice) -> Quality:
    subtype = voice.names.get(node.name, "that subtype")
    return Quality(
        after=(f"with {subtype}", f"without {subtype}"),
        said=(f"has {subtype}", f"does not have {subtype}"),
    )


@quality.register
def _is_kept(node: nodes.IsKept, voice: Voice) -> Quality:
    return Quality(before=("chosen", "other than chosen"), said=("was chosen", "was not chosen"))


@clauses.register
def _choose_colour(node: nodes.ChooseColour, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that colour"
    return [Clause("choose a colour")]


@clauses.register
def _choose_player(node: nodes.ChoosePlayer, voice: Voice) -> list[Clause]:
    return [Clause("choose a player")]


@clauses.register
def _each_player(node: nodes.EachPlayer, voice: Voice) -> list[Clause]:
    voice.names[PLAYER_NAME] = "each player"
    found = clauses(node.effect, voice)
    del voice.names[PLAYER_NAME]
    return found


@clauses.register
def _remembering(node: nodes.Remembering, voice: Voice) -> list[Clause]:
    found = clauses(node.effect, voice)
    voice.names[node.name] = voice.it
    if isinstance(node.effect, cards.LeavePlay) and node.effect.zone == TO_DISCARD:
        voice.names[node.name] = voice.it.replace("that ", "the discarded ", 1)
    voice.names[nodes.amount_name(node.name)] = voice.names.get(DONE, "as much as that")
    return found


@amount.register
def _named_amount(node: nodes.NamedAmount, voice: Voice) -> str:
    return voice.names.get(nodes.amount_name(node.name), "as much as that")


@clauses.register
def _choose_subtype(node: nodes.ChooseSubtype, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that subtype"
    return [Clause("name a character subtype")]


@clauses.register
def _choose_any_subtype(node: nodes.ChooseAnySubtype, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that subtype"
    return [Clause("choose a subtype of any kind")]


@quality.register
def _of_named_colour(node: nodes.OfNamedColour, voice: Voice) -> Quality:
    colour = voice.names.get(node.name, "that colour")
    return Quality(
        after=(f"of {colour}", f"not of {colour}"),
        said=(f"has {colour}", f"does not have {colour}"),
    )


@condition.register
def _chosen_is_you(node: nodes.ChosenIsYou, voice: Voice) -> str:
    return "you chose yourself"


@clauses.register
def _choose_any_symbol(node: nodes.ChooseAnySymbol, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "the named symbol"
    return [Clause("name a symbol")]


@clauses.register
def _choose_number_up_to(node: nodes.ChooseNumberUpTo, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "the named number"
    return [Clause(f"name a number up to {node.most}")]


@clauses.register
def _choose_number(node: nodes.ChooseNumber, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "the named number"
    return [Clause("name a number")]


@quality.register
def _showing_named_symbol(node: nodes.ShowingNamedSymbol, voice: Voice) -> Quality:
    symbol = voice.names.get(node.name, "the named symbol")
    return Quality(
        after=(f"showing {symbol}", f"not showing {symbol}"),
        said=(f"shows {symbol}", f"does not show {symbol}"),
    )


@clauses.register
def _choose_title(node: nodes.ChooseTitle, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "the named title"
    return [Clause("name a card title, whichever you like")]


@clauses.register
def _note_titles(node: nodes.NoteTitles, voice: Voice) -> list[Clause]:
    title = "its title" if isinstance(node.cards, It) else f"the title of {noun(node.cards, voice)}"
    text = f"{voice.this} remembers {title}"
    voice.names[node.name] = f"a title that {voice.this} remembers"
    return [Clause(text, STATEMENT)]


@quality.register
def _of_named_title(node: nodes.OfNamedTitle, voice: Voice) -> Quality:
    title = voice.names.get(node.name, f"a title that {voice.this} remembers")
    return Quality(
        after=(f"with {title}", f"without {title}"),
        said=(f"has {title}", f"does not have {title}"),
    )


@amount.register
def _named_number(node: nodes.NamedNumber, voice: Voice) -> str:
    return voice.names.get(node.name, "the named number")


@influence.register
def _kept(node: nodes.Kept, voice: Voice) -> str:
    return f"{voice.this} remembers {voice.names.get(node.name, 'what was chosen')}"


@noun.register
def _what_is_kept(node: nodes.WhatIsKept, voice: Voice) -> str:
    return voice.names.get(node.name, "what was chosen")


@clauses.register
def _choose_subtype_of(node: nodes.ChooseSubtypeOf, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that subtype"
    cards = noun(node.cards, voice).replace("each of your cards", "one of your cards", 1)
    return [Clause(f"choose a subtype of {cards}")]


@influence.register
def _gains_named_subtype(node: nodes.GainsNamedSubtype, voice: Voice) -> str:
    return f"{noun(node.who, voice)} has {voice.names.get(node.name, 'that subtype')} as well"


@clauses.register
def _only_first(node: nodes.OnlyFirst, voice: Voice) -> list[Clause]:
    span = "round" if node.mark.duration == durations.THIS_ROUND else "game"
    found = clauses(node.effect, voice)
    return [Clause(f"{joined(found)} (only the first time in a {span})", STATEMENT)]

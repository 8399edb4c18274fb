"""What is done with dice, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import dice as nodes
from dejarik.games.destiny.effects import die_sides, filters, selectors
from dejarik.games.destiny.language.english.doors import amount, clauses, noun, quality
from dejarik.games.destiny.language.english.facts import symbol_words
from dejarik.games.destiny.language.english.filters import said_of
from dejarik.games.destiny.language.english.orders import done_by, done_to, silently
from dejarik.games.destiny.language.english.selectors import REROLLED, Description
from dejarik.games.destiny.model.facts import BLANK, CHARACTER
from dejarik.kernel.program import ALL
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@noun.register
def _this_die(node: nodes.ThisDie, voice: Voice) -> str:
    return "this die"


@noun.register
def _dice_of(node: nodes.DiceOf, voice: Voice) -> str:
    if isinstance(node.card, selectors.It):
        kind = "dice" if _kind_on(node, voice.it) == "die" else "character dice"
        return f"{'all' if node.how == ALL else 'one'} of its {kind}"
    card = noun(node.card, voice)
    if isinstance(node.card, selectors.Together):
        card = " or ".join(noun(one, voice) for one in node.card.things)
    if node.anywhere:
        return f"a {_kind_on(node, card)} of {card}"
    if card in (
        "the new upgrade",
        "this upgrade",
        "this support",
        "this downgrade",
        "this battlefield",
    ):
        return f"the die on {card}"
    if node.how != ALL and card.startswith("each of "):
        return f"a die on one of {card.removeprefix('each of ')}"
    if node.how != ALL:
        kind = _kind_on(node, card)
        return f"a die that lies on {card}" if kind == "die" else f"a {kind} on {card}"
    return f"the character dice of {card}"


@noun.register
def _just_rolled(node: nodes.JustRolled, voice: Voice) -> str:
    thing = Description(node.filters, voice, "die")
    return f"{a(thing.one())} among those just rolled"


def _kind_on(node: nodes.DiceOf, card: str) -> str:
    """What a die on a card is called: only characters have character dice."""
    if isinstance(node.card, selectors.Pick):
        return "character die" if filters.OfType((CHARACTER,)) in node.card.filters else "die"
    others = ("upgrade", "support", "plot", "weapon", "vehicle", "battlefield", "card of")
    return "die" if any(word in card for word in others) else "character die"


@clauses.register
def _remove_dice(node: nodes.RemoveDice, voice: Voice) -> list[Clause]:
    return done_to(node.dice, "remove", "", voice, node.name)


@clauses.register
def _turn_dice(node: nodes.TurnDice, voice: Voice) -> list[Clause]:
    shows = "without" if node.others else "with" if _showed_none(node) else "showing"
    to = f"a side {shows} {symbol_words(node.symbols)}" if node.symbols else "a different side"
    if node.symbols == (BLANK,) and not node.others:
        to = "a blank side"
    if node.like:
        to = f"show {voice.names.get(node.like, 'the chosen symbol')}"
    each = ", each" if _are_several(node) else ""
    to = to.replace("a different side", "another side than it shows") if each else to
    return done_to(node.dice, "turn", f"{each} to {to}", voice, node.name)


@clauses.register
def _turn_dice_to(node: nodes.TurnDiceTo, voice: Voice) -> list[Clause]:
    it = "each" if _are_several(node) else "it"
    shows = f" so that {it} {said_of(node.to, voice)}"
    return done_to(node.dice, "turn", shows, voice, node.name)


def _showed_none(node: nodes.TurnDice) -> bool:
    """Whether it is said of the dice that they show no such side yet."""
    before = getattr(node.dice, "filters", ())
    return filters.Without(die_sides.Showing(node.symbols)) in before


def _are_several(node: nodes.TurnDice) -> bool:
    return selectors.ONE != getattr(node.dice, "most", selectors.ONE)


@noun.register
def _character_of(node: nodes.CharacterOf, voice: Voice) -> str:
    dice = noun(node.dice, voice)
    return "its character" if dice in ("it", "its card") else f"the character of {dice}"


@clauses.register
def _give_dice(node: nodes.GiveDice, voice: Voice) -> list[Clause]:
    dice = noun(node.dice, voice)
    return [Clause(f"{noun(node.to, voice)} gains {dice}", STATEMENT)]


@noun.register
def _card_of(node: nodes.CardOf, voice: Voice) -> str:
    dice = noun(node.dice, voice)
    if dice == "them":
        return "each card they belong to"
    return "its card" if dice in ("it", "its card") else f"the card of {dice}"


@clauses.register
def _choose_symbol(node: nodes.ChooseSymbol, voice: Voice) -> list[Clause]:
    shown = silently(node.dice, die_sides.ShowingASymbol)
    found = done_to(shown, "choose a symbol showing on", "", voice)
    voice.names[node.name] = "that symbol"
    return found


@clauses.register
def _roll_dice(node: nodes.RollDice, voice: Voice) -> list[Clause]:
    pool = "the pool of its controller" if node.the_pool else f"{voice.their} pool"
    verb, where = ("reroll", "") if node.again else ("roll", f" into {pool}")
    found = done_to(node.dice, verb, where, voice, node.name)
    if node.again and voice.it.startswith("those "):
        voice.it += REROLLED
    return found


@clauses.register
def _place_die(node: nodes.PlaceDie, voice: Voice) -> list[Clause]:
    # Taken up just before, the die is only "it".
    die = "it" if noun(node.die, voice) == voice.it else noun(node.die, voice)
    this = voice.this
    return [Clause(f"place {die} on {this}, where it stays unrolled until {this} leaves play")]


@clauses.register
def _gain_dice(node: nodes.GainDice, voice: Voice) -> list[Clause]:
    return [Clause(f"{voice.this} gains {noun(node.dice, voice)}", STATEMENT)]


@clauses.register
def _split_pool(node: nodes.SplitPool, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "every die in it"
    split = f"split {'your' if amount(node.who, voice) == 'you' else 'their'} dice pool"
    return [*done_by(node.who, f"{split} into two groups", voice), Clause("choose one of them")]


@quality.register
def _with_dice_in_a_pool(node: nodes.WithDiceInAPool, voice: Voice) -> Quality:
    dice = "character dice in a pool"
    return Quality(
        after=(f"with any {dice}", f"with no {dice}"), said=(f"has any {dice}", f"has no {dice}")
    )

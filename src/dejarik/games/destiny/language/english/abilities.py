"""Abilities in English: a line for each part of a card."""

from __future__ import annotations

from dejarik.games.destiny.effects import abilities as nodes
from dejarik.games.destiny.language.english.doors import clauses, condition, influence, noun, part
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.kernel import program
from dejarik.speech.clause import STATEMENT, Clause, joined, sentence, sentences
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count, plural
from dejarik.speech.voice import Voice


@part.register
def _limit_per_host(node: nodes.LimitPerHost, voice: Voice) -> str:
    thing = Description(node.which, voice, "upgrade")
    head = thing.one() if node.most == 1 else plural(thing.one())
    return f"No more than {node.most} {head} on a character."


def effect_clauses(effect: program.Op, voice: Voice) -> list[Clause]:
    """What an ability does; even nothing is said."""
    return clauses(effect, voice) or [Clause("nothing happens", STATEMENT)]


@part.register
def _event_text(node: nodes.EventText, voice: Voice) -> str:
    return sentences(effect_clauses(node.effect, voice))


@part.register
def _special(node: nodes.Special, voice: Voice) -> str:
    return f"Special: {sentences(effect_clauses(node.effect, voice))}"


@part.register
def _action(node: nodes.Action, voice: Voice) -> str:
    label = "Power action" if node.power else "Action"
    who = " Your opponent may use this action too." if node.by_anyone else ""
    if node.by_host:
        who = f" Only the controller of {voice.host} may use this action."
    return f"{label}: {sentences(effect_clauses(node.effect, voice))}{who}"


@part.register
def _claim_text(node: nodes.ClaimText, voice: Voice) -> str:
    return f"Claim: {sentences(effect_clauses(node.effect, voice))}"


@part.register
def _ongoing(node: nodes.Ongoing, voice: Voice) -> str:
    return sentence(influence(node.modifier, voice))


@part.register
def _host_only(node: nodes.HostOnly, voice: Voice) -> str:
    thing = Description(node.host, voice, "character")
    return f"Only on {a(thing.one())}{' of yours' if thing.is_yours else ''}."


@part.register
def _only_if(node: nodes.OnlyIf, voice: Voice) -> str:
    asked = condition(node.condition, voice)
    if asked.startswith("you can spot "):
        return f"Only if {asked.removeprefix('you can spot ')} can be spotted."
    # It is asked while the card is still in hand.
    asked = asked.replace("your hand is larger", f"your hand, {voice.this} included, is larger", 1)
    return f"Only if {asked}."


@part.register
def _enters_with(node: nodes.EntersWith, voice: Voice) -> str:
    brought = [f"{node.damage} damage"] if node.damage else []
    if node.shields:
        brought.append(count(node.shields, "shield"))
    if node.resources:
        brought.append(count(node.resources, "resource"))
    return sentence(f"{voice.this} comes into play with {listing(brought, 'and')}")


@part.register
def _enters_exhausted(_node: nodes.EntersExhausted, voice: Voice) -> str:
    return sentence(f"{voice.this} comes into play exhausted")


@part.register
def _not_readied_in_upkeep(_node: nodes.NotReadiedInUpkeep, voice: Voice) -> str:
    return sentence(f"upkeep does not ready {voice.this}")


@part.register
def _discard_if(node: nodes.DiscardIf, voice: Voice) -> str:
    return sentence(f"as soon as {condition(node.condition, voice)}, discard {voice.this}")


@part.register
def _set_aside_unless(node: nodes.SetAsideUnless, voice: Voice) -> str:
    asked = condition(node.condition, voice)
    found = joined([Clause(f"set aside {voice.this}"), *clauses(node.effect, voice)])
    return sentence(f"{found} unless {asked}")


@part.register
def _has_abilities_of(node: nodes.HasAbilitiesOf, voice: Voice) -> str:
    return sentence(f"{voice.this} also has the abilities of {noun(node.cards, voice)}")


@part.register
def _silences_others(node: nodes.SilencesOthers, voice: Voice) -> str:
    return sentence(f"{noun(node.who, voice)} loses all its abilities except specials")


@part.register
def _from_hand(node: nodes.FromHand, voice: Voice) -> str:
    return f"While this is in your hand: {part(node.ability, voice)}"


@part.register
def _from_discard_pile(node: nodes.FromDiscardPile, voice: Voice) -> str:
    return f"While this lies in your discard pile: {part(node.ability, voice)}"

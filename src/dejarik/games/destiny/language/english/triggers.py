"""Triggers in English: what an ability waits for, and what it does then."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects import triggers as nodes
from dejarik.games.destiny.effects.conditions import Is
from dejarik.games.destiny.effects.die_sides import TurnedTo
from dejarik.games.destiny.effects.hands import DiscardedByEffect
from dejarik.games.destiny.effects.naming import IsKept
from dejarik.games.destiny.effects.selectors import It, ThisCard
from dejarik.games.destiny.language.english.abilities import effect_clauses
from dejarik.games.destiny.language.english.doors import ENGLISH, condition, part
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.games.destiny.rules import history
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, JUST_BEFORE
from dejarik.speech.clause import Clause, sentences
from dejarik.speech.doors import NoWords
from dejarik.speech.persons import third_person
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

# What players do: the verb, and the noun if the ability names none.
_DEEDS: Final = {
    ev.ACTION_TAKEN: ("take", "action of any kind"),
    ev.ACTIVATED: ("activate", "card"),
    ev.ACTIVATION_DUE: ("activate", "card"),
    ev.ATTACHED: ("move", "card"),
    ev.BATTLEFIELD_CLAIMED: ("claim", "battlefield"),
    ev.BATTLEFIELD_TAKEN: ("gain control of", "battlefield"),
    ev.CARD_DISCARDED: ("discard", "card"),
    ev.CARD_PLAYED: ("play", "card"),
    ev.DAMAGE_DEALT: ("deal damage to", "character"),
    ev.DAMAGE_HEALED: ("heal damage on", "character"),
    ev.DICE_ROLLED: ("roll", "die"),
    ev.DIE_REMOVED: ("remove", "die"),
    ev.DIE_RESOLVED: ("resolve", "die"),
    ev.DIE_TURNED: ("turn", "die"),
    ev.EXHAUSTED: ("exhaust", "card"),
    ev.PAYMENT_DUE: ("pay for", "card"),
    ev.DIE_PAYMENT_DUE: ("pay for", "die"),
    ev.ABILITY_USED: ("use a power action of", "card"),
    ev.RESOURCES_REMOVED: ("remove resources lying on", "card in play"),
}

# What happens to things, told of the thing: now, if it would, and the noun.
_FATES: Final = {
    ev.BATTLEFIELD_CLAIMED: ("is claimed", "be claimed", "battlefield"),
    ev.ACTIVATED: ("is activated", "be activated", "card"),
    ev.ACTIVATION_DUE: ("is activated", "be activated", "card"),
    ev.ATTACHED: ("is moved", "be moved", "card"),
    ev.BECAME_ELITE: ("becomes elite", "become elite", "card"),
    ev.CARD_DISCARDED: ("is discarded", "be discarded", "card"),
    ev.CARD_PLAYED: ("is played", "be played", "card"),
    ev.DAMAGE_BLOCKING: ("takes damage that can be blocked", "block damage", "character"),
    ev.DAMAGE_DEALT: ("is dealt damage", "be dealt damage", "character"),
    ev.DAMAGE_HEALED: ("is healed", "be healed", "character"),
    ev.DAMAGE_TAKEN: ("takes any damage", "take any damage", "character"),
    ev.DEFEATED: ("is defeated", "be defeated", "character"),
    ev.DIE_REMOVED: ("is removed", "be removed", "die"),
    ev.DIE_RESOLVED: ("is resolved", "be resolved", "die"),
    ev.DIE_TURNED: ("is turned", "be turned", "die"),
    ev.ENTERED_PLAY: ("enters play", "enter play", "card"),
    ev.EXHAUSTED: ("is exhausted", "be exhausted", "card"),
    ev.FLIPPED: ("is flipped", "be flipped", "card"),
    ev.LEFT_PLAY: ("leaves play", "leave play", "card"),
    ev.PILOTING_BEGAN: ("begins to pilot", "begin to pilot", "character"),
    ev.READIED: ("is readied", "be readied", "card"),
    ev.SHIELDS_GAINED: ("gains shields", "gain shields", "character"),
    ev.SHIELDS_LOST: ("loses shields", "lose shields", "character"),
}

_SORTED_FATES: Final = {
    (ev.DAMAGE_DEALT, facts.INDIRECT): (
        "is dealt indirect damage",
        "be dealt indirect damage",
        "character",
    ),
    (ev.ACTIVATED, ev.BY_PILOTING): (
        "is activated by piloting",
        "be activated by piloting",
        "card",
    ),
    (ev.LEFT_PLAY, ev.TO_DISCARD): ("is discarded", "be discarded", "card"),
    (ev.DEFEATED, ev.BY_DAMAGE): ("is defeated by damage", "be defeated by damage", "character"),
}

# What players do that needs no further noun, and what of a certain sort is called.
_WHOLE_DEEDS: Final = {
    ev.CARDS_DRAWN: "draw cards",
    ev.RESOURCES_GAINED: "gain resources",
    ev.RESOURCES_LOST: "lose resources",
    ev.RESOURCES_SPENT: "spend resources",
}
_SORTS: Final = {
    (ev.ACTION_TAKEN, ev.REROLL): "use an action to discard a card and reroll",
    (ev.CARD_DISCARDED, ev.FROM_HAND): "discard a card out of their hand",
    (ev.DICE_ROLLED, ev.AGAIN): "reroll dice",
    (ev.PHASE_BEGAN, ACTION): "the action phase begins",
    (ev.PHASE_BEGAN, UPKEEP): "the action phase ends and upkeep begins",
}
_WHERE: Final = {
    (ev.CARD_PLAYED, ev.FROM_DISCARD): " out of your discard pile",
    (ev.DICE_ROLLED, ev.FROM_CARDS): " into your pool",
}
_PAST: Final = {
    "claim": "claimed",
    "deal": "dealt",
    "draw": "drew",
    "gain": "gained",
    "play": "played",
    "remove": "removed",
    "reroll": "rerolled",
    "resolve": "resolved",
    "is": "was",
    "takes": "took",
}
_PARTICIPLES: Final = {
    "deal": "dealt",
    "draw": "drawn",
    "lose": "lost",
    "pay": "paid",
    "spend": "spent",
    "take": "taken",
}
_FIRST: Final = {
    history.THIS_TURN: "the first time in a turn",
    history.THIS_ROUND: "the first time in a round",
    history.THIS_PHASE: "the first time in an action phase",
}

# What becomes of the battlefield: now, and if it would.
_OF_BATTLEFIELD: Final = {
    ev.BATTLEFIELD_CLAIMED: ("is claimed", "would be claimed"),
    ev.BATTLEFIELD_TAKEN: ("changes control", "would change control"),
}

# What is about no thing in particular.
_MOMENTS: Final = {
    ev.CARDS_REVEALED: "any cards of a deck or a hand are revealed",
    ev.ROUND_BEGAN: "a round begins",
    ev.ROUND_ENDED: "a round ends",
    ev.SETUP_DONE: "setup is over",
    ev.HANDS_DUE: "starting hands are drawn",
    ev.TURN_BEGAN: "a turn begins",
}
_BANDS: Final = {AFTER: "after", BEFORE: "before", JUST_BEFORE: "before"}


def happening(when: nodes.Happening, voice: Voice, *, would: bool = False) -> str:
    """An event an ability waits for; that only the first one counts is said before it."""
    if when.by == nodes.BY_HOSTS_CONTROLLER:
        anyone = happening(replace(when, by=nodes.BY_ANYONE), voice, would=would)
        return f"{anyone} by whoever controls {voice.host}"
    if not when.span():
        return _said(when, voice, would=would)
    if when.span() == history.ONE_MOMENT:
        return f"{_said(when, voice, would=would)} (once, however many at one moment)"
    if when.kind == ev.DAMAGE_DEALT and when.by == nodes.BY_YOU:
        anyone = _said(replace(when, by=nodes.BY_ANYONE), voice, would=would)
        return f"{_FIRST[when.span()]} that {anyone} by you"
    return f"{_FIRST[when.span()]} that {_said(when, voice, would=would)}"


def happened(what: nodes.Happening, voice: Voice) -> str:
    """An event that is over."""
    if what.by == nodes.BY_YOU or (what.by == nodes.BY_OPPONENT and what.kind not in _FATES):
        who = "you" if what.by == nodes.BY_YOU else "your opponent"
        deed = _said(replace(what, by=nodes.BY_YOU), voice, would=False).removeprefix("you ")
        verb, _, rest = deed.partition(" ")
        return f"{who} {_PAST[verb]} {rest}"
    words = _said(what, voice, would=False).split()
    return " ".join([_PAST.get(word, word) for word in words])


def _said(when: nodes.Happening, voice: Voice, *, would: bool) -> str:
    if isinstance(when, nodes.RevealedInTheirHand):
        return "you reveal any cards in your opponent’s hand"
    if isinstance(when, nodes.AboutToTakeDamage):
        return f"damage dealt to {_about(when, 'character', voice)} is blocked or taken"
    if isinstance(when, nodes.LeavesTheirHand):
        return f"{_about(when, 'card', voice)} leaves your opponent’s hand for all to see"
    if isinstance(when, nodes.ShownOrDiscarded):
        return "an effect of your opponent reveals or discards it"
    if isinstance(when, nodes.LostToAnother):
        return f"one of your effects makes your opponent {_WHOLE_DEEDS[when.kind]}"
    if when.kind == ev.DICE_HANDLED and when.also is None:
        return _handled(when, voice)
    return _told(when, voice, would=would)


def _deed(when: nodes.Happening, voice: Voice, *, would: bool) -> str:
    """What a certain player does."""
    by_you = when.by == nodes.BY_YOU
    verb, default = _DEEDS[when.kind]
    if (when.kind, when.sort()) == (ev.DAMAGE_DEALT, facts.INDIRECT):
        verb = "deal indirect damage to"
    about = _about(when, default, voice)
    if when.kind in (ev.ATTACHED, ev.CARD_PLAYED):
        about = about.replace(" attached to ", " onto ", 1)
    if verb == "deal indirect damage to" and when.about == (filters.Yours(),):
        about = "yourself"
    if not by_you and when.kind == ev.CARD_DISCARDED and not would:
        return f"{about} of your opponent’s {_FATES[when.kind][0]}"
    if not by_you and when.kind in _FATES and not would:
        return f"{about} {_FATES[when.kind][0]} by your opponent"
    thing = f"{verb} {about}{_WHERE.get((when.kind, when.sort()), '')}"
    if would:
        return f"{'you' if by_you else 'your opponent'} would {thing}"
    return f"you {thing}" if by_you else f"your opponent {third_person(thing)}"


def _told(when: nodes.Happening, voice: Voice, *, would: bool) -> str:
    if when.also is not None:
        return _one_or_other(when, when.also, voice, would=would)
    if when.kind in _MOMENTS and not when.about:
        return _MOMENTS[when.kind]
    whole = _SORTS.get((when.kind, when.sort())) or _WHOLE_DEEDS.get(when.kind)
    if whole is not None and not when.about:
        return _whole_deed(when, whole)
    if when.kind in _DEEDS and when.by in (nodes.BY_YOU, nodes.BY_OPPONENT):
        return _deed(when, voice, would=would)
    if when.kind in _OF_BATTLEFIELD:
        return f"the battlefield {_OF_BATTLEFIELD[when.kind][would]}"
    if when.kind == ev.ACTIVATED and filters.HostOfThis() in when.about and not would:
        return f"an activation of {_about(when, 'card', voice)}"
    if when.kind == ev.DICE_ROLLED and not would:
        again = "re" if when.sort() == ev.AGAIN else ""
        return f"{_about(when, 'die', voice)} is {again}rolled"
    if (when.kind, when.sort()) == (ev.DIE_REMOVED, ev.BY_GUARDIAN):
        return f"a die is removed by Guardian of {_about(when, 'character', voice)}"
    if when.kind not in _FATES:
        raise NoWords(when, ENGLISH, f" of the event {ev.EVENT_NAMES[when.kind]}")
    sort = (when.kind, when.sort())
    fate, infinitive, default = _SORTED_FATES.get(sort, _FATES[when.kind])
    if when.kind == ev.PILOTING_BEGAN and when.role == nodes.SOURCE:
        fate, infinitive, default = "is piloted", "be piloted", "vehicle"
        thing = _about(when, default, voice)
        voice.event = "its pilot"
        return f"{thing} would {infinitive}" if would else f"{thing} {fate}"
    thing = _about(when, default, voice)
    if when.kind == ev.DAMAGE_DEALT and not would:
        return f"{fate.removeprefix('is dealt ')} is dealt to {thing}"
    if when.kind == ev.DEFEATED:
        voice.event = "the defeated character"
        fate += _defeater(when)
    if when.by == nodes.BY_OPPONENT:
        fate += " by your opponent"
    return f"{thing} would {infinitive}" if would else f"{thing} {fate}"


def _beside(second: str) -> str:
    """Told beside what an opponent does: whose hand a card left is who discards it."""
    return second.replace("of your opponent’s is discarded", "is discarded by your opponent")


def _whole_deed(when: nodes.Happening, whole: str) -> str:
    """A deed that is about nothing further."""
    if when.by == nodes.BY_YOU:
        return f"you {whole}"
    if when.by != nodes.BY_OPPONENT:
        return whole
    if (when.kind, when.sort()) == (ev.CARD_DISCARDED, ev.FROM_HAND):
        return "a card is discarded out of your opponent’s hand"
    return f"your opponent {third_person(whole)}"


def _defeater(when: nodes.Happening) -> str:
    """Whose effect defeats a character, if that matters."""
    if not isinstance(when, nodes.DefeatedByOpponent):
        return ""
    yours = filters.Without(filters.Yours()) in when.about
    return " by one of your effects" if yours else " by your opponent"


def _handled(when: nodes.Happening, voice: Voice) -> str:
    """Dice that one effect removes or turns together."""
    verb = "remove" if when.sort() == ev.DIE_REMOVED else "remove or turn"
    theirs = filters.Without(filters.Yours())
    thing = Description(tuple(one for one in when.about if one != theirs), voice, "die")
    voice.it = voice.event = "those dice"
    voice.topic = It()
    dice = f"of your {thing.many()}" if thing.is_yours else thing.many()
    if theirs in when.about:
        dice = f"of your opponent’s {dice}"
    if when.by == nodes.BY_YOU:
        return f"you {verb} any {dice} by one effect"
    return f"your opponent {third_person(verb)} any {dice} by one effect"


def _one_or_other(
    when: nodes.Happening, also: nodes.Happening, voice: Voice, *, would: bool
) -> str:
    """Two events an ability waits for; what both are about is spoken of together."""
    first = _said(replace(when, also=None), voice, would=would)
    both = _either(first, _beside(_said(also, voice, would=would)))
    if when.kind == ev.DICE_HANDLED:
        voice.it = voice.event = "those dice"
    return both


def _either(first: str, second: str) -> str:
    """One event or the other; the words they begin and end with are said once."""
    if first.startswith("an activation of ") and second.endswith(" is defeated"):
        second = f"the defeat of {second.removesuffix(' is defeated')}"
    one, two = first.split(), second.split()
    begin = end = 0
    most = min(len(one), len(two)) - 1
    while begin < most and one[begin] == two[begin]:
        begin += 1
    while end < most - begin and one[-1 - end] == two[-1 - end]:
        end += 1
    middle = [*one[begin : len(one) - end], "or", *two[begin : len(two) - end]]
    return " ".join([*one[:begin], *middle, *one[len(one) - end :]])


def _about(when: nodes.Happening, default: str, voice: Voice) -> str:
    """The thing an event is about."""
    if filters.This() in when.about:
        voice.topic = ThisCard()
        is_vehicle = when.kind == ev.PILOTING_BEGAN and when.role == nodes.SOURCE
        voice.it = voice.event = "its pilot" if is_vehicle else voice.this
        return voice.this
    if filters.HostOfThis() in when.about:
        voice.it = voice.event = voice.host
        return voice.host
    if default == "battlefield":
        return "the battlefield"
    for one in when.about:
        if isinstance(one, IsKept):
            voice.it = voice.event = voice.names.get(one.name, "the chosen card")
            voice.topic = It()
            return voice.it
    theirs = filters.Without(filters.Yours())
    thing = Description(tuple(one for one in when.about if one != theirs), voice, default)
    voice.it = voice.event = thing.that()
    voice.topic = It()
    if thing.is_yours and default == "die" and not thing.is_other:
        return a(thing.one("of yours"))
    if thing.is_yours:
        return f"{'another' if thing.is_other else 'one'} of your {thing.many()}"
    if theirs in when.about:
        return f"one of your opponent’s {thing.many()}"
    if when.kind == ev.DIE_RESOLVED and default == "die" and _is_anybodys(when.about):
        return f"any {thing.one()}"
    return f"another {thing.one()}" if thing.is_other else a(thing.one())


def _is_anybodys(about: tuple[filters.Filter, ...]) -> bool:
    """Whether dice are asked what they are, and not whose or of which card."""
    return any(isinstance(one, (filters.OfSubtype, filters.TitleHas)) for one in about)


@condition.register
def _by_an_effect(node: nodes.ByAnEffect, voice: Voice) -> str:
    return "a card or a die did it"


def is_deed(when: nodes.Happening) -> bool:
    """Whether it is something you do, which can be told as "after doing it"."""
    if when.also is not None or when.by != nodes.BY_YOU or when.span():
        return False
    return when.kind in _DEEDS or when.kind in _WHOLE_DEEDS


@part.register
def _triggered(node: nodes.Triggered, voice: Voice) -> str:
    if node.band not in _BANDS:
        return _replacement(node, voice)
    when = happening(node.when, voice)
    if _is_discard_by_effect(node):
        return _discarded_by_effect(node, voice)
    if is_deed(node.when) and node.band == AFTER:
        # "After you have played", not "after you play": further from the printed words.
        verb, _, rest = when.removeprefix("you ").partition(" ")
        when = f"you have {_participle(verb)} {rest}"
    if when.endswith(" is defeated") and node.when.also is None and not node.when.span():
        when = f"the defeat of {when.removesuffix(' is defeated')}"
    asked = "" if node.condition is None else f" if {condition(node.condition, voice)},"
    found = effect_clauses(node.effect, voice)
    first = found[0].text
    price = f"by exhausting {voice.this}, "
    if first.startswith(price):
        first = f"exhaust {voice.this}; if you do, {first.removeprefix(price)}"
    if is_deed(node.when) and first.startswith(f"you may exhaust {voice.this}"):
        first = first.replace("you may", "you may choose to", 1)
    if node.when.kind == ev.ACTIVATED and first.startswith("you may activate"):
        first = first.replace("you may", "you may also", 1)
    found[0] = Clause(f"{_BANDS[node.band]} {when},{asked} {first}", found[0].kind)
    return sentences(found)


def _is_discard_by_effect(node: nodes.Triggered) -> bool:
    """Whether it waits for a card that an effect discards."""
    when = node.when
    if when.kind != ev.CARD_DISCARDED or when.also is not None or when.about or when.span():
        return False
    return isinstance(node.condition, DiscardedByEffect) and when.by != nodes.BY_YOU


def _discarded_by_effect(node: nodes.Triggered, voice: Voice) -> str:
    """An effect that discards is what acts, and where the card lay is said of the card."""
    found = effect_clauses(node.effect, voice)
    asked = node.condition
    if isinstance(asked, DiscardedByEffect):
        whose = "your opponent’s" if node.when.by == nodes.BY_OPPONENT else "a"
        source = "die or card" if asked.of_a_die else "card"
        zones = "hand or deck" if len(asked.zones) > 1 else "hand"
        when = f"after the effect of a {source} discards a card from {whose} {zones}"
        found[0] = Clause(f"{when}, {found[0].text}", found[0].kind)
    return sentences(found)


def _participle(verb: str) -> str:
    """What has been done: "play" becomes "played"."""
    return _PARTICIPLES.get(verb, f"{verb.removesuffix('e')}ed")


def _replacement(node: nodes.Triggered, voice: Voice) -> str:
    asked = node.condition
    if isinstance(asked, Is) and isinstance(asked.what, ThisCard):
        # A card that may be of another type by then is best called just a card.
        voice.this = "this card"
    when = happening(node.when, voice, would=True)
    while_ = "" if asked is None else f" while {condition(asked, voice)}"
    if isinstance(asked, TurnedTo):
        while_ = condition(asked, voice).removeprefix("it is turned")
    found = effect_clauses(node.effect, voice)
    found[0] = Clause(f"whenever {when}{while_}, {found[0].text}", found[0].kind)
    return sentences(found)

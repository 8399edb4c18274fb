"""Selectors in English: how many, whose, of what quality, what, and where."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import dice, die_sides, filters, joint_choices, status
from dejarik.games.destiny.effects import selectors as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import EVERY_ONE
from dejarik.games.destiny.language.english.doors import amount, noun, quality
from dejarik.games.destiny.language.english.facts import printing_words
from dejarik.games.destiny.model.facts import TYPE_NAMES
from dejarik.kernel import terms
from dejarik.kernel.program import ALL, RANDOM, Selector
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, plural
from dejarik.speech.voice import Voice

# What comes first in front of a noun; other qualities stand between these and the type.
_RANKS: Final[tuple[tuple[type[Filter], ...], ...]] = (
    (die_sides.Showing, status.Ready, status.Elite, filters.Unique),
    (filters.OfColour,),
    (filters.OfAffiliation,),
)
SHOWING: Final = "showing "
SHOWING_A_SYMBOL: Final = "showing a symbol"
NO_SYMBOL_OF: Final = "not showing the symbol shown by a "

REROLLED: Final = " just rerolled"
"""Of dice an effect has rerolled, where one of them is meant afterwards."""
ONE_OF_THEM: Final = "the chosen one"
"""One of several that were spoken of, which may have been taken from among them."""
THEIR_NUMBER: Final = "their number"
"""How many they are of whom the sentence before spoke."""

# Where a card has to be said to come from; the other zones are said otherwise.
ZONES: Final = {
    nodes.HAND: "hand",
    nodes.DISCARD_PILE: "discard pile",
    nodes.HAND_OR_DISCARD_PILE: "hand or discard pile",
}


def _rank(one: Filter) -> int:
    """Where an adjective stands: a blank non-unique red villain trooper character die."""
    if isinstance(one, filters.Without):
        return _rank(one.quality)
    if isinstance(one, filters.AnyOf):
        return max(_rank(inner) for inner in one.qualities)

    if isinstance(one, filters.OfType):
        return len(_RANKS) + 1
    for place, kinds in enumerate(_RANKS):
        if isinstance(one, kinds):
            return place
    return len(_RANKS)


class Description:
    """
    A thing described by filters: its parts of speech, not yet in a row.

    `is_other` and `is_yours` are kept apart, because they change the article.
    """

    def __init__(self, described: tuple[Filter, ...], voice: Voice, head: str) -> None:
        """Sort the filters; `head` is the noun if none of them gives one."""
        self.head: str = head
        self.before: list[str] = []
        self.ranks: list[int] = []
        self.after: list[str] = []
        self.is_other: bool = False
        self.is_yours: bool = False
        for one in described:
            self.add(one, voice)

    def add(self, one: Filter, voice: Voice) -> None:
        """Put one filter into its place."""
        if isinstance(one, filters.Yours):
            self.is_yours = True
        elif isinstance(one, filters.OfType) and self.head != "die":
            self.head = listing([TYPE_NAMES[kind] for kind in reversed(one.types)], "or")
        elif isinstance(one, filters.Titled) and self.head == "card":
            self.head = f"copy of {one.title}"
        elif isinstance(one, filters.Printing) and one.title and self.head == "card":
            self.head = f"copy of {one.title} ({printing_words(one.code)})"
        elif isinstance(one, filters.CopyOfThis) and self.head == "card":
            self.head = f"copy of {voice.this}"
        elif isinstance(one, filters.CopyOf) and isinstance(one.card, nodes.Pick):
            self.after.append(f"sharing its title with {noun(one.card, voice)}")
        elif isinstance(one, filters.CopyOf) and self.head == "card":
            self.head = f"copy of {noun(one.card, voice)}"
        else:
            words = quality(one, voice)
            if words.before[0] == "other":
                self.is_other = True
            elif words.before[0]:
                self.say_before(words.before[0], _rank(one))
            elif words.after[0]:
                self.say_after(words.after[0])

    def say_before(self, adjective: str, rank: int) -> None:
        """Put an adjective where it belongs among the others."""
        place = sum(1 for other in self.ranks if other <= rank)
        self.before.insert(place, adjective)
        self.ranks.insert(place, rank)

    def say_after(self, words: str) -> None:
        """Put a clause behind the noun; what a die shows besides is joined to it."""
        before = self.after[-1] if self.after else ""
        if before == SHOWING_A_SYMBOL and words.startswith(NO_SYMBOL_OF):
            self.after[-1] = f"{before} that no {words.removeprefix(NO_SYMBOL_OF)} shows"
        elif before.startswith(SHOWING) and words.startswith(SHOWING):
            self.after[-1] = f"{before} and {words.removeprefix(SHOWING)}"
        else:
            self.after.append(words)

    def one(self, tail: str = "") -> str:
        """The thing without article."""
        return " ".join([*self.before, self.head, *([tail] if tail else []), *self.after])

    def many(self, tail: str = "") -> str:
        """Several of them."""
        words = " ".join([*self.before, self.several()])
        # Several dice need not be of the same upgrade.
        after = [one.replace("of any upgrade on ", "of upgrades on ", 1) for one in self.after]
        return " ".join([words, *([tail] if tail else []), *after])

    def several(self) -> str:
        """The noun for several."""
        if self.head.startswith("copy of "):
            return self.head.replace("copy", "copies", 1)
        return " or ".join(plural(word) for word in self.head.split(" or "))

    def that(self) -> str:
        """How to speak of it again."""
        away = "set-aside" in self.before or "defeated" in self.before
        # A blank die may show something else by the time it is spoken of again, and so on.
        fleeting = ("blank", "ready", "exhausted")
        adjectives = [] if away else [word for word in self.before if word not in fleeting]
        # Of several sorts, which one it was need not be said again.
        adjectives = [word for word in adjectives if " or " not in word]
        head = "copy" if self.head.startswith("copy of ") else self.head
        return " ".join(["that", *adjectives, head])


def described(pick: nodes.Pick, voice: Voice) -> Description:
    """What a pick describes."""
    found = Description(pick.filters, voice, "die" if pick.zone == nodes.POOL else "card")
    if isinstance(pick, joint_choices.PickTogether):
        found.after += [quality(one, voice).after[0] for one in pick.joint]
    if pick.zone == nodes.ASIDE:
        found.before.insert(0, "set-aside")
    if pick.zone == nodes.DETECTED:
        found.before.insert(0, "detected")
    if pick.zone == nodes.FALLEN:
        found.before.insert(0, "defeated")
        found.head = "character"
    return found


def owner(whose: int, voice: Voice) -> str:
    """Whose, as a possessive; empty for anyone's."""
    if whose == nodes.YOURS:
        return voice.yours
    if whose == nodes.OPPONENTS:
        return voice.opponents
    if whose == nodes.CHOSEN_PLAYERS:
        return f"{voice.names.get(terms.PLAYER_NAME, 'that player')}’s"
    if whose == nodes.OTHER_PLAYERS:
        return "the other player’s"
    return voice.their if whose == nodes.ACTORS else ""


def place(pick: nodes.Pick, head: str, voice: Voice) -> tuple[str, str]:
    """Whose it is, and where: a hand takes the owner to itself."""
    if pick.zone == nodes.TO_PLAY:
        return "", ""
    whose = owner(pick.whose, voice)
    zone = ZONES.get(pick.zone)
    if zone is not None:
        if pick.zone == nodes.HAND_OR_DISCARD_PILE:
            return "", f"from {whose} hand or {whose} discard pile"
        out = "out of" if pick.zone == nodes.DISCARD_PILE else "from"
        return "", f"{out} {whose or 'any'} {zone}"
    if pick.zone == nodes.IN_PLAY and head == "card" and not _is_placed(pick):
        return whose, "in play"
    return whose, ""


def _is_placed(pick: nodes.Pick) -> bool:
    """Whether they must be in play: they are spotted, or it is said on which card they are."""
    return pick.spotted or any(
        isinstance(one, filters.AttachedTo | filters.OnSuch) for one in pick.filters
    )


@noun.register
def _pick(node: nodes.Pick, voice: Voice) -> str:
    return picked(node, voice)


def picked(node: nodes.Pick, voice: Voice) -> str:
    """So many things of a kind, and whose."""
    return _picked(node, voice).replace(" any hand of ", " the hand of ")


def _picked(node: nodes.Pick, voice: Voice) -> str:
    thing = described(node, voice)
    if node.zone == nodes.TOP_OF_DECK:
        return f"the top card of {owner(node.whose, voice) or 'any'} deck"
    whose, where = place(node, thing.head, voice)
    if thing.is_yours:
        whose = voice.yours
    least, most = node.least, node.most
    is_one = nodes.ONE == most and nodes.ONE == least
    if node.how == ALL:
        return _each(thing, whose, where)
    if node.how == RANDOM:
        return a(f"random {thing.one(where)}") if is_one else _random(node, thing, where, voice)
    if is_one:
        # Whose the die of this card is goes without saying.
        own = die_sides.DieOf(nodes.THIS) in node.filters and node.whose != nodes.OPPONENTS
        return a(thing.one(where)) if own else _one(thing, whose, where)
    others = f"other {thing.many(where)}" if thing.is_other else thing.many(where)
    if terms.Number(EVERY_ONE) == most:
        if nodes.ONE == least:
            return f"one or more of {whose} {others}" if whose else f"one or more {others}"
        if where.startswith("from"):
            return f"as many {others} as you like"
        if whose == "your":
            return f"as many of your {others} as you like"
        return f"any number of {whose} {others}".replace("  ", " ")
    number = amount(most, voice)
    if not number[0].isdecimal():
        if least == most and number == THEIR_NUMBER:
            return f"that many {f'of {whose} ' if whose else ''}{others}"
        if least == most:
            return f"as many {f'of {whose} ' if whose else ''}{others} as {number}"
        if whose == "your":
            return f"as many of your {others} as you like, up to {number}"
        return f"a number of {whose} {others} up to {number}".replace("  ", " ")
    up_to = "" if least == most else "up to "
    if whose == "your" and number != "1" and not thing.is_other:
        return f"{up_to}{number} {thing.many(f'of yours {where}'.strip())}"
    if whose:
        return f"{up_to}{number} of {whose} {others}"
    single = f"other {thing.one(where)}" if thing.is_other else thing.one(where)
    return f"{up_to}{number} {single if number == '1' else others}"


def _random(pick: nodes.Pick, thing: Description, where: str, voice: Voice) -> str:
    number = amount(pick.most, voice)
    if number[0].isdecimal():
        return f"{number} random {thing.many(where)}"
    return f"a number of random {thing.many(where)} equal to {number}"


def _each(thing: Description, whose: str, where: str) -> str:
    other = "other " if thing.is_other else ""
    if whose:
        return f"each of {whose} {other}{thing.many(where)}"
    return f"each {other}{thing.one(where)}"


def _one(thing: Description, whose: str, where: str) -> str:
    if where.startswith(("from", "out of")):
        return a(thing.one(where))
    if whose == "your" and thing.head == "die" and thing.after and thing.after[0].startswith("of "):
        return a(f"{thing.one()} in your pool")
    if whose in ("your", "their") and not thing.is_other:
        return a(thing.one(f"of {whose}s {where}".strip()))
    if whose:
        return f"{'another' if thing.is_other else 'one'} of {whose} {thing.many(where)}"
    return f"{'another' if thing.is_other else 'any'} {thing.one(where)}"


def spotted(pick: nodes.Pick, voice: Voice) -> str:
    """Such a thing, as something there may be."""
    thing = described(pick, voice)
    whose, where = place(pick, thing.head, voice)
    if whose and pick.whose != nodes.YOURS and pick.zone == nodes.IN_PLAY and not where:
        where, whose = f"of {whose}", ""
    name = f"another {thing.one(where)}" if thing.is_other else a(thing.one(where))
    return name if pick.whose == nodes.YOURS or not whose else f"{name} of {whose}"


def again(what: Selector, voice: Voice) -> str:
    """How to speak of something once it has been mentioned."""
    if isinstance(what, nodes.Pick):
        thing = described(what, voice)
        if what.zone == nodes.TOP_OF_DECK:
            return thing.that()
        if what.how == ALL or amount(what.most, voice) != "1":
            return f"those {thing.several()}"
        return thing.that()
    if isinstance(what, nodes.Among) and what.how != ALL:
        return ONE_OF_THEM
    if isinstance(what, dice.DiceOf):
        return "those dice" if what.how == ALL else "that die"
    return noun(what, voice)


@noun.register
def _this_card(node: nodes.ThisCard, voice: Voice) -> str:
    return voice.this


@noun.register
def _this_character(node: nodes.ThisCharacter, voice: Voice) -> str:
    return voice.this


@noun.register
def _this_defeated(node: nodes.ThisDefeated, voice: Voice) -> str:
    return voice.this


@noun.register
def _this_as_it_was(node: nodes.ThisAsItWas, voice: Voice) -> str:
    return voice.this


@noun.register
def _host(node: nodes.Host, voice: Voice) -> str:
    return voice.host


@noun.register
def _it(node: nodes.It, voice: Voice) -> str:
    return "them" if voice.it.startswith(("those", "the revealed cards")) else "it"


@noun.register
def _named(node: nodes.Named, voice: Voice) -> str:
    return voice.names.get(node.name, "what was chosen")


@noun.register
def _together(node: nodes.Together, voice: Voice) -> str:
    things = [noun(one, voice) for one in node.things]
    if things[0].startswith("that ") and len(set(things)) == 1:
        return f"each of those {plural(things[0].removeprefix('that '))}"
    return listing(things, "and")


@noun.register
def _among(node: nodes.Among, voice: Voice) -> str:
    things = noun(node.things, voice)
    if node.how != ALL:
        several, of_each, one = things.partition(" of each ")
        things = f"{several} of all {plural(one)}" if of_each and " " not in one else things
        if things == "them" and voice.it.endswith(REROLLED):
            things = voice.it.replace("those ", "the ", 1)
        return f"one of {'those' if things == 'it' else things}"
    thing = Description(node.filters, voice, "die" if things.endswith("dice") else "card")
    if thing.is_other and not thing.before and not thing.after:
        return f"the others of {things}"
    if things.startswith("those ") and len(thing.after) == 1 and not thing.before:
        left = thing.after[0].replace(" was ", " were ")
        return f"{things} {left}" if left.startswith("that ") else f"those of them {left}"
    several = thing.many().replace(" or ", " and ").replace(" was ", " were ")
    return f"the {several} among {things}"


@noun.register
def _in_event(node: nodes.InEvent, voice: Voice) -> str:
    return voice.event


def subject(what: Selector, voice: Voice) -> str:
    """What a condition is about: just "it" where nothing else can be meant."""
    if isinstance(what, nodes.It):
        return voice.it.removesuffix(REROLLED)
    if what == voice.topic:
        return "they" if voice.it.startswith("those ") else "it"
    if isinstance(what, nodes.Named):
        return voice.names.get(what.name, "it")
    return noun(what, voice)

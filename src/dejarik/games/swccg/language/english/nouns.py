"""Cards, places and players in English: which ones are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects import nouns as nodes
from dejarik.games.swccg.language.english.doors import Trait, no_words, trait
from dejarik.games.swccg.model.definition import EFFECT, INTERRUPT, LIGHT, TYPE_NAMES
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

if TYPE_CHECKING:
    from dejarik.games.swccg.model.texts import Filter

YOUR: Final = "your"
OPPONENTS: Final = "your opponent’s"
CARD: Final = "card"
CHARACTER: Final = "character"
BEARER: Final = "its bearer"
SIDE: Final = "side"
"""Where a voice keeps which side of the Force the card is of."""
CHOSEN: Final = "chosen"
"""Where a voice keeps, with their places behind, what things are called that were chosen."""

_PLURALS: Final = {"spy": "spies", "thief": "thieves", "Talz": "Talz"}
_PROPER: Final = {
    "imperial": "Imperial",
    "jawa": "Jawa",
    "rebel": "Rebel",
    "rebel trooper": "Rebel trooper",
    "talz": "Talz",
    "tusken raider": "Tusken Raider",
}
_WITH_ARTICLE: Final = frozenset({"Death Star"})


def kind_noun(name: str) -> str:
    """A subtype or characteristic as a noun."""
    return _PROPER.get(name, name)


def type_noun(kind: int) -> str:
    """A type of card as a noun."""
    name = TYPE_NAMES[kind]
    return name.capitalize() if kind in (EFFECT, INTERRUPT) else name


def system_name(system: str) -> str:
    """A system inside a sentence: "the Death Star"."""
    return f"the {system}" if system in _WITH_ARTICLE else system


def plural(thing: str) -> str:
    """Several such cards."""
    return _PLURALS.get(thing, f"{thing}s")


def chosen_name(place: int, voice: Voice) -> str:
    """What was chosen, by its place."""
    return voice.names.get(f"{CHOSEN}{place}", "that card")


class Description:
    """Things by their filters, as words before and behind a noun."""

    def __init__(self, filters: tuple[Filter, ...], voice: Voice, thing: str = CARD) -> None:
        owners = (nodes.Yours, nodes.HighestAbility)
        self.owner: str = ""
        if any(isinstance(one, owners) for one in filters):
            self.owner = YOUR
        elif any(isinstance(one, nodes.Opponents) for one in filters):
            self.owner = OPPONENTS
        self.other: bool = any(isinstance(one, nodes.Another) for one in filters)
        self.nouns: list[str] = [thing]
        self.is_name: bool = False
        self.before: list[str] = []
        self.behind: list[str] = []
        self.where: str = ""
        for one in filters:
            if not isinstance(one, nodes.Yours | nodes.Opponents | nodes.Another):
                self._take(one, voice)

    def _take(self, one: Filter, voice: Voice) -> None:
        found = trait(one, voice)
        if isinstance(one, nodes.AnyOf) and not found.where[0]:
            self.nouns = [trait(each, voice).noun for each in one.filters]
            self.is_name = found.is_name
        elif found.noun and self.nouns[0] in (CARD, CHARACTER):
            self.nouns = [found.noun]
            self.is_name = found.is_name
        self.before += [found.before[0]] if found.before[0] else []
        self.behind += [found.behind[0]] if found.behind[0] else []
        self.where = found.where[0] or self.where

    def _head(self, joined: str) -> str:
        return " ".join([*self.before, joined, *self._behind()])

    def _behind(self) -> list[str]:
        return [" and ".join(self.behind).replace(" and that is ", " and ")] if self.behind else []

    def _placed(self, words: str) -> str:
        tail = "".join(self._behind())
        if self.where and tail.startswith(("that ", "who ")):
            return f"{words.removesuffix(tail)}{self.where} {tail}"
        return f"{words} {self.where}".strip()

    def things(self, last: str = "or") -> str:
        """Several of them, without owner and place: "non-unique Tusken Raiders"."""
        return self._head(listing([plural(one) for one in self.nouns], last))

    def thing(self) -> str:
        """One of them without article: "non-unique Tusken Raider"."""
        return self._head(listing(self.nouns, "or"))

    def again(self) -> str:
        """What one of them is called once it has been named."""
        return self.nouns[0] if self.is_name else f"that {listing(self.nouns, 'or')}"

    def one_anywhere(self) -> str:
        """One of them, wherever it is: "one of your characters"."""
        if self.is_name:
            return f"{self.owner} {self.thing()}".strip()
        if self.other:
            return f"another {self.thing()}"
        return f"one of {self.owner} {self.things()}" if self.owner else a(self.thing())

    def one(self) -> str:
        """One of them, and where: "one of your opponent’s characters there"."""
        return self._placed(self.one_anywhere())

    def each(self) -> str:
        """All of them, one by one: "each of your Jawas here"; names in a row."""
        if self.is_name:
            return self._placed(listing(self.nouns))
        if self.owner:
            return self._placed(f"each of {self.owner} {self.things('and')}")
        return self._placed(f"each {'other ' * self.other}{self.thing()}")

    def many(self) -> str:
        """All of them together: "your opponent’s characters there"."""
        return self._placed(f"{self.owner} {self.things('and')}".strip())

    def are_there(self, at_least: int) -> str:
        """So many of them are on table, or wherever they are wanted."""
        where = self.where or "on table"
        if not self.owner:
            if at_least == 1:
                return f"{self.one_anywhere()} is {where}"
            return f"{at_least} or more {self.things()} are {where}"
        count = f"{at_least} or more {self.things()}" if at_least > 1 else self._any()
        return f"{has(self.owner)} {count} {where}"

    def are_fewer(self, than: int) -> str:
        """Fewer than so many of them are on table."""
        where = self.where or "on table"
        if not self.owner:
            return f"fewer than {than} {self.things()} are {where}"
        return f"{has(self.owner)} fewer than {than} {self.things()} {where}"

    def _any(self) -> str:
        return self.thing() if self.is_name else a(self.thing())


def has(owner: str) -> str:
    """Who has something: "you have", "your opponent has"."""
    return "you have" if owner == YOUR else "your opponent has"


def said_of(filters: tuple[Filter, ...], voice: Voice) -> str:
    """Filters as something said of one thing."""
    return listing([trait(one, voice).said[0] for one in filters])


def _named(name: str) -> Trait:
    said = (f"is {name}", f"is not {name}")
    return Trait(name, behind=("", f"other than {name}"), said=said, is_name=True)


def _kind(name: str) -> Trait:
    said = (f"is {a(name)}", f"is not {a(name)}")
    return Trait(name, behind=("", f"that is not {a(name)}"), said=said)


def _place(words: str) -> Trait:
    return Trait(where=(words, f"not {words}"), said=(f"is {words}", f"is not {words}"))


@trait.register
def _yours(node: nodes.Yours, voice: Voice) -> Trait:
    return Trait(said=("is yours", "is not yours"))


@trait.register
def _opponents(node: nodes.Opponents, voice: Voice) -> Trait:
    return Trait(said=("is your opponent’s", "is not your opponent’s"))


@trait.register
def _this(node: nodes.This, voice: Voice) -> Trait:
    return _named(voice.this)


@trait.register
def _bearer(node: nodes.Bearer, voice: Voice) -> Trait:
    return _named(BEARER)


@trait.register
def _of_type(node: nodes.OfType, voice: Voice) -> Trait:
    return _kind(type_noun(node.kind))


@trait.register
def _is(node: nodes.Is, voice: Voice) -> Trait:
    return _kind(kind_noun(node.name))


@trait.register
def _has_icon(node: nodes.HasIcon, voice: Voice) -> Trait:
    if node.name != nodes.WARRIOR:
        raise no_words(node, f" with the icon {node.name}")
    return _kind(node.name)


@trait.register
def _unique(node: nodes.Unique, voice: Voice) -> Trait:
    return Trait(before=("unique", "non-unique"), said=("is unique", "is not unique"))


@trait.register
def _titled(node: nodes.Titled, voice: Voice) -> Trait:
    return _named(node.title)


@trait.register
def _of_persona(node: nodes.OfPersona, voice: Voice) -> Trait:
    return _named(node.persona)


@trait.register
def _ability_over(node: nodes.AbilityOver, voice: Voice) -> Trait:
    more = f"ability above {node.number}"
    return Trait(behind=(f"with {more}", f"without {more}"), said=(f"has {more}", f"has no {more}"))


@trait.register
def _same_place(node: nodes.SamePlace, voice: Voice) -> Trait:
    return _place("here")


@trait.register
def _adjacent_place(node: nodes.AdjacentPlace, voice: Voice) -> Trait:
    return _place("at an adjacent site")


@trait.register
def _on_system(node: nodes.OnSystem, voice: Voice) -> Trait:
    return _place(f"on {system_name(node.system)}")


@trait.register
def _is_place(node: nodes.IsPlace, voice: Voice) -> Trait:
    return _kind("location")


@trait.register
def _without(node: nodes.Without, voice: Voice) -> Trait:
    inner = trait(node.what, voice)
    return Trait(
        before=inner.before[::-1],
        behind=inner.behind[::-1],
        where=inner.where[::-1],
        said=inner.said[::-1],
    )


@trait.register
def _chosen(node: nodes.Chosen, voice: Voice) -> Trait:
    return _named(chosen_name(node.place, voice))


@trait.register
def _of_own_faction(node: nodes.OfOwnFaction, voice: Voice) -> Trait:
    return _kind("Rebel" if voice.names.get(SIDE) == str(LIGHT) else "Imperial")


@trait.register
def _any_of(node: nodes.AnyOf, voice: Voice) -> Trait:
    found = [trait(one, voice) for one in node.filters]
    said = (
        listing([one.said[0] for one in found], "or"),
        listing([one.said[1] for one in found]),
    )
    where = listing([one.where[0] for one in found if one.where[0]], "or")
    if where:
        return Trait(where=(where, f"neither {where.replace(' or ', ' nor ')}"), said=said)
    is_name = all(one.is_name for one in found)
    return Trait(listing([one.noun for one in found], "or"), said=said, is_name=is_name)


@trait.register
def _another(node: nodes.Another, voice: Voice) -> Trait:
    return Trait(said=(f"is not {voice.this}", f"is {voice.this}"))


@trait.register
def _is_mine(node: nodes.IsMine, voice: Voice) -> Trait:
    return _kind("mine")


@trait.register
def _your_seat(node: nodes.YourSeat, voice: Voice) -> Trait:
    return _named("you")


@trait.register
def _other_seat(node: nodes.OtherSeat, voice: Voice) -> Trait:
    return _named("your opponent")


@trait.register
def _either_seat(node: nodes.EitherSeat, voice: Voice) -> Trait:
    return _named("each player")


@trait.register
def _carried_by(node: nodes.CarriedBy, voice: Voice) -> Trait:
    inner = Description(node.filters, voice)
    bearer = inner.one()
    return Trait(
        behind=(f"carried by {bearer}", f"not carried by {bearer}"),
        said=(f"is carried by {bearer}", f"is not carried by {bearer}"),
    )


@trait.register
def _carrying(node: nodes.Carrying, voice: Voice) -> Trait:
    load = Description(node.filters, voice).one()
    return Trait(
        behind=(f"that carries {load}", f"that does not carry {load}"),
        said=(f"carries {load}", f"does not carry {load}"),
    )


@trait.register
def _there_with_it(node: nodes.ThereWithIt, voice: Voice) -> Trait:
    return _place("there")


@trait.register
def _has_ability(node: nodes.HasAbility, voice: Voice) -> Trait:
    return Trait(
        behind=("that has ability", "without ability"),
        said=("has ability", "has no ability"),
    )


@trait.register
def _highest_ability(node: nodes.HighestAbility, voice: Voice) -> Trait:
    best = "with the highest ability"
    return Trait(CHARACTER, behind=(best, f"not {best}"), said=(f"is {best}", f"is not {best}"))


@trait.register
def _not_immune_to(node: nodes.NotImmuneTo, voice: Voice) -> Trait:
    immune = f"immune to {node.title}"
    return Trait(
        behind=(f"that is not {immune}", f"that is {immune}"),
        said=(f"is not {immune}", f"is {immune}"),
    )

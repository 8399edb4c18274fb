"""Unlikely Heroes, more blue cards in play: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.table import number_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Asajj's Ginivex-Class Starfighter


def starfighter(team: str, theirs: str = "T02") -> Tabletop:
    """Asajj stands where "A" is said: a character that shows her card."""
    t = Tabletop(team.replace("A", "T05"), theirs.replace("A", "T05"))
    for seat in (YOU, THEM):
        for ref in t.state.players[seat].play:
            copy = t.state.copies[ref]
            if t.state.definition_of(copy).facts.code == "T05":
                copy.face = t.game.numbers["18001"]
    t.support("18009")
    return t


@card("18009")
@pytest.mark.parametrize(("team", "theirs", "rolled"), [("A*2 T01", "T02", 1), ("T01", "A", 0)])
def test_the_starfighter_rolls_a_die_of_asajj(team: str, theirs: str, rolled: int) -> None:
    """One of hers, if she is yours."""
    t = starfighter(team, theirs)

    t.answer("use 18009")
    if rolled:
        assert 2 == len(t.options())
        t.choose(0)

    assert ("they: action", rolled) == (t.asked(), len(t.pool()))
    assert all(one.startswith(("T05", "18001")) for one in t.pool())
    assert 1 == t.events("ability_used")[0].amount


# Water Of Life


@card("18015")
@pytest.mark.parametrize(("witch", "stays"), [("T01", True), ("T12", True), ("their T02", False)])
def test_a_witch_keeps_the_water_of_life_flowing(witch: str, stays: bool) -> None:
    """Anyone heals one; with a witch of yours the die is rerolled."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("18015", on="T03")
    t.support("T12")
    t.copy(witch).subtypes = ["witch"]
    for label in ("T01", "T03", "their T02"):
        t.copy(label).damage = 2
    t.show("18015", "Sp")
    t.next_roll("18015", "1F")

    t.answer("resolve special")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, ["18015 1F"] * stays) == (t.copy("their T02").damage, t.pool())


# DoctorInput Padawan


def padawan(side: str) -> Tabletop:
    """The padawan's die shows this; another die shows a shield."""
    t = Tabletop("18048 T01", "T02", deck="T33 T31", their_deck="T34 T31")
    t.show("18048", side)
    t.show("T01", "1Sh")
    return t


@card("18048")
@pytest.mark.parametrize(("who", "piles"), [("you", (["T33"], [])), ("they", ([], ["T34"]))])
def test_the_padawan_discards_from_a_deck(who: str, piles: tuple[list[str], list[str]]) -> None:
    """The top card of either, after a shield."""
    t = padawan("2Sh")

    t.answer("resolve shield", "die 18048 2Sh", "T01")
    assert ("you: may", 1) == (t.asked(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["you", "they"] == t.options()
    t.answer(who)

    assert piles == (t.discards(), t.discards(THEM))


@card("18048")
def test_the_padawan_may_leave_the_decks_alone() -> None:
    """Nothing is discarded."""
    t = padawan("2Sh")

    t.answer("resolve shield", "die 18048 2Sh", "T01", "no")

    assert ([], []) == (t.discards(), t.discards(THEM))


@card("18048")
def test_only_shields_of_the_padawan_count() -> None:
    """Not another side, another die, or their resolving it."""
    t = padawan("1R")
    t.answer("resolve resource")
    assert "they: action" == t.asked()

    t = padawan("2Sh")
    t.answer("resolve shield", "die T01 1Sh", "T01")
    assert "you: die_to_resolve" == t.asked()

    t = Tabletop("18048", "T02")
    t.lend(t.show("18048", "1Sh"))
    t.answer("pass", "resolve shield", "their T02")
    assert "you: action" == t.asked()


# Plo Koon


def plo_koon(shields: int = 1, resources: int = 9) -> Tabletop:
    """Pilots and others with shields, and vehicles in hand."""
    t = Tabletop("18049 T05 T01 T67", "T05", hand="T11 18026 T12", resources=resources)
    t.state.players[THEM].hand.append(t.state.players[THEM].deck.pop())
    t.state.knowledge.identity[t.state.players[THEM].hand[0]] = number_of(t.game, "T11")
    t.discard_pile("T11")
    for label in ("18049", "T05", "T01", "their T05"):
        t.copy(label).shields = shields
    return t


@card("18049")
def test_plo_koon_gives_a_pilots_shield_for_a_cheaper_vehicle() -> None:
    """One of your pilots with shields; a vehicle from your hand, for one less."""
    t = plo_koon(resources=3)

    t.answer("use 18049")
    assert ["18049", "T05"] == t.options()
    t.answer("T05")
    assert ["card T11", "card 18026"] == t.options()
    t.answer("card 18026")

    assert (0, 0) == (t.copy("T05").shields, t.resources())
    assert "18026" in t.in_play()
    assert 1 == t.events("ability_used")[0].amount


@card("18049")
def test_plo_koon_offers_what_can_be_paid() -> None:
    """For one less, not for two."""
    t = plo_koon(resources=2)

    t.answer("use 18049", "T05")

    assert ["card T11"] == t.options()


@card("18049")
def test_without_a_shield_there_is_no_cheaper_vehicle() -> None:
    """Nothing can be given for it."""
    t = plo_koon(shields=0)

    t.answer("use 18049")

    assert ("they: action", 3) == (t.asked(), len(t.hand()))


@card("18049")
def test_plo_koon_pilots() -> None:
    """A vehicle of yours."""
    t = Tabletop("18049", "T02")
    t.support("T11")

    t.answer("activate 18049")

    assert ["T11", "stop"] == t.options()


# Sentinel Lightsaber


@card("18058")
@pytest.mark.parametrize("given", [True, False])
def test_the_sentinel_lightsaber_may_bring_a_shield(given: bool) -> None:
    """For anyone, when it has been played."""
    t = Tabletop("T01 T03", "T02", hand="18058")

    t.answer("play 18058", "T01")
    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer("yes" if given else "no")
    if given:
        assert ["T01", "T03", "their T02"] == t.options()
        t.answer("their T02")

    assert ("they: action", int(given)) == (t.asked(), t.copy("their T02").shields)


@card("18058")
def test_another_upgrade_brings_no_shield() -> None:
    """Only this one does."""
    t = Tabletop("T01", "T02", hand="T22")
    t.upgrade("18058", on="T01")

    t.answer("play T22", "no")

    assert "they: action" == t.asked()


def sentinel(ready: bool = True) -> Tabletop:
    """Its special is resolved, with dice that show shields in the pools."""
    t = Tabletop("T01 T03", "T02", resources=0)
    t.upgrade("18058", on="T01").ready = ready
    t.support("T13")
    t.show("18058", "Sp")
    t.show("T01", "1Sh")
    t.show("T03", "1R")
    t.show("T13", "2Sh")
    t.support("T11")
    dear = t.show("T11", "1Sh")
    dear.face, dear.side = t.game.numbers["24058"], 3
    t.show("their T02", "1Sh")
    t.next_roll("18058", "1MD")
    t.answer("resolve special")
    return t


@card("18058")
def test_the_sentinel_resolves_a_shield_that_stays() -> None:
    """One of yours; the lightsaber is exhausted, and its die rerolled."""
    t = sentinel()

    assert ["die T01 1Sh", "die T13 2Sh"] == t.options()
    t.answer("die T13 2Sh", "T03")

    assert (2, False) == (t.copy("T03").shields, t.copy("18058").ready)
    assert ["18058 1MD", "T01 1Sh", "T03 1R", "T13 2Sh"] == t.pool()[:-1]


@card("18058")
def test_an_exhausted_sentinel_is_only_rerolled() -> None:
    """It cannot be exhausted again."""
    t = sentinel(ready=False)

    assert ("they: action", "18058 1MD") == (t.asked(), t.pool()[0])

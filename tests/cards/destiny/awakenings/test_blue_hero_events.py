"""Awakenings, blue hero events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Anticipate


def anticipate() -> Tabletop:
    """Anticipate in hand; dice of both players, among them a modifier and one with a cost."""
    t = Tabletop("T01", "T02 T04", hand="01114", resources=2, their_resources=0)
    t.support("T70", seat=THEM)
    t.support("T13", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T04", "+1MD")
    t.show("their T70", "2R1")
    t.show("their T13", "2R")
    return t


@card("01114")
def test_anticipate_removes_what_an_opponent_does_not_resolve() -> None:
    """They choose what and in which order, of all symbols; costs are paid. It costs two."""
    t = anticipate()

    t.copy("T01").shields = 1
    t.answer("play 01114")
    assert ("they: die_to_resolve", ["their die T02 2RD", "their die T13 2R", "stop"]) == (
        t.asked(),
        t.options(),
    )
    t.answer("their die T13 2R")
    assert ["their die T02 2RD", "their die T70 2R1", "stop"] == t.options()
    t.answer("their die T02 2RD", "T01")
    assert ["their die T70 2R1", "stop"] == t.options()
    t.answer("stop")

    assert (2, 1, 0) == (t.resources(THEM), t.copy("T01").damage, t.resources())
    assert ("they: action", ["T01 1MD"], []) == (t.asked(), t.pool(), t.pool(THEM))
    removed = [event.subject for event in t.events("die_removed")]
    assert ["T04 +1MD", "T70 2R1"] == [t.label(one).removeprefix("their die ") for one in removed]


@card("01114")
def test_anticipate_may_find_an_opponent_who_resolves_nothing() -> None:
    """Any number is also none; then all their dice are removed."""
    t = anticipate()

    t.answer("play 01114", "stop")

    assert ("they: action", ["T01 1MD"], []) == (t.asked(), t.pool(), t.pool(THEM))
    assert 0 == t.resources(THEM)


@card("01114")
def test_anticipate_leaves_a_resolved_die_that_stays_in_its_pool() -> None:
    """It was resolved, and is rerolled instead of returning to its card."""
    t = Tabletop("T01", "T02", hand="01114")
    t.upgrade("04006", on="their T02")
    t.show("their 04006", "Sp")
    t.show("their T02", "1MD")
    t.next_roll("their 04006", "-")

    t.answer("play 01114", "their die 04006 Sp", "stop")

    assert ["04006 -"] == t.pool(THEM)


# Force Misdirection


def force_misdirection() -> Tabletop:
    """Force Misdirection in hand; blue and other dice of yours, and dice of the opponent."""
    t = Tabletop("T01 T02 T04", "T05 T06*2 T08", hand="01116", resources=1)
    t.show("T01", "2RD")
    t.show("T02", "1MD")
    t.show("T04", "-")
    t.support("T296")
    t.show("T296", "+1*")
    t.show("their T05", "+1MD")
    t.show("their T06", "1MD")
    t.show("their T06", "2RD")
    t.show("their T08", "-")
    return t


@card("01116")
def test_force_misdirection_removes_all_dice_of_an_opponent_with_a_symbol_of_yours() -> None:
    """On a blue die of yours, where a bare number is none; modifiers show it too. It costs one."""
    t = force_misdirection()

    t.answer("play 01116")
    assert ["die T02 1MD", "die T04 -"] == t.options()
    t.answer("die T02 1MD")

    assert ["T01 2RD", "T02 1MD", "T04 -", "T296 +1*"] == t.pool()
    assert (["T06 2RD", "T08 -"], 0) == (t.pool(THEM), t.resources())
    assert ("they: action", ["01116"]) == (t.asked(), t.discards())


@card("01116")
def test_force_misdirection_may_name_the_blank() -> None:
    """A blank is a symbol."""
    t = force_misdirection()

    t.answer("play 01116", "die T04 -")

    assert ["T05 +1MD", "T06 1MD", "T06 2RD"] == t.pool(THEM)


@card("01116")
def test_force_misdirection_does_nothing_without_a_blue_die() -> None:
    """Blue dice of the opponent do not help."""
    t = Tabletop("T01", "T02", hand="01116")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")

    t.answer("play 01116")

    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))


# Heroism


def heroism(yours: str = "T01 T02 T03") -> Tabletop:
    """Heroism in hand; dice of both players show damage of every kind."""
    t = Tabletop(yours, "T04 T06", hand="01117", resources=0)
    t.support("T16")
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T04", "2RD")
    t.show("their T06", "+1MD")
    t.show("their T14", "2ID")
    return t


@card("01117")
def test_heroism_takes_the_damage_of_a_die_and_removes_it() -> None:
    """A die of the opponent, with any damage; a unique character of yours. It costs nothing."""
    t = heroism()
    t.copy("T03").shields = 1

    t.answer("play 01117")
    assert ["their die T04 2RD", "their die T06 +1MD", "their die T14 2ID"] == t.options()
    t.answer("their die T04 2RD")
    assert ["T02", "T03"] == t.options()
    t.answer("T03")

    assert (0, 1) == (t.copy("T03").shields, t.copy("T03").damage)
    assert (["T01 1MD"], ["T06 +1MD", "T14 2ID"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", ["01117"]) == (t.asked(), t.discards())


@card("01117")
def test_heroism_removes_the_die_although_its_damage_is_more_than_it_takes() -> None:
    """The character falls, and all of the damage was dealt."""
    t = heroism()
    t.copy("T03").damage = t.state.definition_of(t.copy("T03")).facts.health - 1

    t.answer("play 01117", "their die T04 2RD", "T03")

    assert (["T01", "T02", "T16"], ["T06 +1MD", "T14 2ID"]) == (t.in_play(), t.pool(THEM))


@card("01117")
def test_heroism_removes_nothing_without_a_unique_character() -> None:
    """Nobody is dealt the damage, and only then the die would go."""
    t = heroism("T01")

    t.answer("play 01117", "their die T04 2RD")

    assert ("they: action", 0) == (t.asked(), t.copy("T01").damage)
    assert ["T04 2RD", "T06 +1MD", "T14 2ID"] == t.pool(THEM)


@card("01117")
def test_heroism_removes_no_die_that_deals_no_damage() -> None:
    """X is nothing while you have no blank: no damage is dealt."""
    t = Tabletop("T02 T03", "T04", hand="01117")
    t.support("T206", seat=THEM)
    t.show("their T206", "XRD")

    t.answer("play 01117", "T02")

    assert ("they: action", 0, ["T206 XRD"]) == (t.asked(), t.copy("T02").damage, t.pool(THEM))


@card("01117")
def test_heroism_asks_nothing_without_such_a_die() -> None:
    """Your own dice do not count."""
    t = Tabletop("T02 T03", "T04", hand="01117")
    t.show("T02", "1MD")
    t.show("their T04", "1R")

    t.answer("play 01117")

    assert ("they: action", ["01117"]) == (t.asked(), t.discards())


# Noble Sacrifice


@card("01118")
def test_noble_sacrifice_defeats_a_blue_character_of_yours_to_exhaust_a_character() -> None:
    """Yours and blue; then any character that is left. It costs nothing."""
    t = Tabletop("T01 T02 T04", "T05 T06", hand="01118", resources=0)
    t.upgrade("T200", on="T01")
    t.support("T11", seat=THEM)

    t.answer("play 01118")
    assert ["T02", "T04"] == t.options()
    t.answer("T04")
    assert ["T01", "T02", "their T05", "their T06"] == t.options()
    t.answer("their T06")

    assert (["T01", "T02", "T200"], "they: action") == (t.in_play(), t.asked())
    ready = [t.copy(one).ready for one in ("T01", "T02", "their T05", "their T06")]
    assert [True, True, True, False] == ready


@card("01118")
def test_noble_sacrifice_exhausts_nobody_without_a_blue_character() -> None:
    """A blue character of the opponent is not yours to give."""
    t = Tabletop("T01", "T02 T06", hand="01118")

    t.answer("play 01118")

    assert ("they: action", True, True) == (
        t.asked(),
        t.copy("their T02").ready,
        t.copy("their T06").ready,
    )
    assert (["T01"], ["01118"]) == (t.in_play(), t.discards())


@card("01118")
def test_noble_sacrifice_exhausts_nobody_if_the_character_is_saved() -> None:
    """An upgrade heals the character instead: nobody was defeated, and that was the price."""
    t = Tabletop("T01 T02", "T05 T06", hand="01118")
    t.upgrade("T500", on="T02")

    t.answer("play 01118")

    assert ("they: action", ["T01", "T02"]) == (t.asked(), t.in_play())
    assert (True, True) == (t.copy("their T05").ready, t.copy("their T06").ready)


# Patience


def patience() -> Tabletop:
    """Patience in hand, and dice of both players."""
    t = Tabletop("T01 T02 T03", "T04", hand="01119", resources=1, their_deck="T21 T12 T33 T34")
    t.show("T01", "1MD")
    t.show("T02", "-")
    t.show("T03", "+1MD")
    t.show("their T04", "2RD")
    return t


@card("01119")
def test_patience_discards_as_many_cards_as_dice_are_removed() -> None:
    """Your dice, whatever they show; the opponent's deck, from the top. It costs one."""
    t = patience()

    t.answer("play 01119")
    assert ["die T01 1MD", "die T02 -", "die T03 +1MD", "stop"] == t.options()
    t.answer("die T01 1MD", "die T03 +1MD", "stop")

    assert (["T02 -"], ["T04 2RD"]) == (t.pool(), t.pool(THEM))
    assert (["T21", "T12"], ["01119"], 0) == (t.discards(THEM), t.discards(), t.resources())


@card("01119")
def test_patience_may_remove_no_die() -> None:
    """Then no card is discarded."""
    t = patience()

    t.answer("play 01119", "stop")

    assert ("they: action", 3, []) == (t.asked(), len(t.pool()), t.discards(THEM))


@card("01119")
def test_patience_removes_all_your_dice() -> None:
    """As many cards go as there are."""
    t = patience()

    t.answer("play 01119", "die T01 1MD", "die T02 -", "die T03 +1MD")

    assert ([], ["T21", "T12", "T33"]) == (t.pool(), t.discards(THEM))


# Return of the Jedi


@card("01120")
def test_return_of_the_jedi_takes_a_blue_event_out_of_your_discard_pile() -> None:
    """Into your hand; no other colour, no other type, no other pile. It costs one."""
    t = Tabletop(hand="01120 T33", resources=1)
    t.discard_pile("T31", "01117", "T34", "01041", "01118")
    t.discard_pile("T33", seat=THEM)

    t.answer("play 01120")
    assert ["card 01117", "card 01118"] == t.options()
    t.answer("card 01118")

    assert (["T33", "01118"], 0) == (t.hand(), t.resources())
    assert ["T31", "01117", "T34", "01041", "01120"] == t.discards()


@card("01120")
def test_return_of_the_jedi_does_not_find_itself() -> None:
    """It is discarded only when it is done."""
    t = Tabletop(hand="01120")
    t.discard_pile("T31")

    t.answer("play 01120")

    assert ("they: action", [], ["T31", "01120"]) == (t.asked(), t.hand(), t.discards())


# Riposte


def riposte(hand: str = "01121") -> Tabletop:
    """Riposte in hand; shields on both sides, and not on everyone."""
    t = Tabletop("T01 T03", "T02", hand=hand, resources=0)
    t.support("T12")
    t.copy("T01").shields = 3
    t.copy("their T02").shields = 1
    return t


@card("01121")
def test_riposte_turns_shields_of_your_character_into_damage() -> None:
    """As many as you say, of one of yours; the damage is ordinary. It costs nothing."""
    t = riposte()

    t.answer("play 01121")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")
    assert ["how_much 0", "how_much 1", "how_much 2", "how_much 3"] == t.options()
    t.answer("how_much 2")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, 0, 1) == (
        t.copy("T01").shields,
        t.copy("their T02").shields,
        t.copy("their T02").damage,
    )
    assert "they: action" == t.asked()


@card("01121")
def test_riposte_may_remove_no_shield() -> None:
    """Then nobody is dealt damage, and no character is asked for."""
    t = riposte()

    t.answer("play 01121", "T01", "how_much 0")

    assert ("they: action", 3) == (t.asked(), t.copy("T01").shields)
    assert [] == t.events("damage_dealt")


@card("01121")
def test_riposte_finds_no_shields_on_a_character_without() -> None:
    """It may be chosen, to no effect."""
    t = riposte()

    t.answer("play 01121", "T03")

    assert ("they: action", 3, []) == (t.asked(), t.copy("T01").shields, t.events("damage_dealt"))


# Willpower


def willpower() -> Tabletop:
    """Willpower in hand; exhausted and ready characters, with and without damage."""
    t = Tabletop("T01 T02 T03 T05", "T04 T06 T08", hand="01122", resources=1)
    for one in ("T01", "T02", "T03", "their T04", "their T06"):
        t.copy(one).ready = False
    for one in ("T01", "T03", "T05", "their T06", "their T08"):
        t.copy(one).damage = 2
    t.copy("their T04").shields = 2
    t.support("T12").ready = False
    return t


@card("01122")
def test_willpower_moves_damage_between_exhausted_characters() -> None:
    """From one of yours to one of the opponent, past shields. It costs one."""
    t = willpower()

    t.answer("play 01122")
    assert ["T01", "T02", "T03"] == t.options()
    t.answer("T03")
    assert ["their T04", "their T06"] == t.options()
    t.answer("their T04")

    assert (1, 1, 2) == (
        t.copy("T03").damage,
        t.copy("their T04").damage,
        t.copy("their T04").shields,
    )
    assert ("they: action", 0) == (t.asked(), t.resources())


@card("01122")
def test_willpower_finds_nothing_on_an_undamaged_character() -> None:
    """Nothing is moved from another one in its place."""
    t = willpower()

    t.answer("play 01122", "T02", "their T06")

    assert ("they: action", 2, 2) == (t.asked(), t.copy("T01").damage, t.copy("their T06").damage)


@card("01122")
def test_willpower_moves_nothing_to_ready_characters() -> None:
    """The damage stays where it is."""
    t = willpower()
    t.copy("their T04").ready = t.copy("their T06").ready = True

    t.answer("play 01122")
    t.answer("T01")

    assert ("they: action", 2, 2) == (t.asked(), t.copy("T01").damage, t.copy("T03").damage)

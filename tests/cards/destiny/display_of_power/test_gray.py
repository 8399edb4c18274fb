"""Display of Power, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# NED-B


@card("22083")
def test_ned_b_is_set_aside_to_give_two_shields() -> None:
    """To any character; the support is gone before it is asked whom they go to."""
    t = Tabletop("T01 T03")
    t.support("22083")
    t.support("T11")

    t.answer("use 22083")
    assert (["22083"], ["T01", "T03", "T11"]) == (t.aside(), t.in_play())
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 0) == (t.copy("their T02").shields, t.copy("T01").shields)


# Jedi Temple


def temple(card_played: str) -> Tabletop:
    """Four dice in the pools, and this card of the hand played at the Jedi Temple."""
    t = Tabletop("T01*2", "T02*2", hand="T34 T31 T23", their_hand="T33", resources=3)
    t.discard_pile("T22")
    t.battlefield("22091")
    for label, side in (("T01", "1MD"), ("T01", "2RD"), ("their T02", "1R"), ("their T02", "-")):
        t.show(label, side)
    t.answer("use 22091")
    assert ["card T34", "card T31", "card T23"] == t.options()
    t.answer(card_played)
    return t


@card("22091")
@ruling("arh.clar.dop.17")
def test_the_jedi_temple_rerolls_as_many_dice_as_the_card_costs() -> None:
    """Played from the hand, at its cost; the card itself waits until all of this is done."""
    t = temple("card T23")

    assert (0, "you: choose") == (t.resources(), t.asked())
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 2RD", "their die T02 1R", "their die T02 -")
    assert 3 == t.events("dice_rolled")[0].amount
    assert (["T01", "their T02"], ["T01"]) == (t.options(), t.in_play())
    t.answer("their T02")

    assert (1, ["T01", "T23"]) == (t.copy("their T02").shields, t.in_play())
    assert 1 == t.events("ability_used")[0].amount


@card("22091")
def test_the_jedi_temple_rerolls_nothing_for_a_free_card() -> None:
    """The shield is given all the same."""
    t = temple("card T31")

    assert (["T01", "their T02"], []) == (t.options(), t.events("dice_rolled"))


@card("22091")
def test_the_jedi_temple_gives_a_shield_without_a_card() -> None:
    """An empty hand plays nothing."""
    t = Tabletop("T01", "T02")
    t.battlefield("22091")
    t.show("T01", "1MD")

    t.answer("use 22091")

    assert (["T01", "their T02"], []) == (t.options(), t.events("dice_rolled"))


@card("22091")
def test_the_jedi_temple_plays_only_what_can_be_paid_for() -> None:
    """A card that costs too much is not offered, and without one no die is rerolled."""
    t = Tabletop("T01", "T02", hand="T23 T34", resources=2)
    t.battlefield("22091")
    t.show("T01", "1MD")

    t.answer("use 22091")

    assert ["card T34"] == t.options()


# Guarded


def guarded(guards: int = 1) -> Tabletop:
    """The event in hand, guards and others in play, and dice of both players."""
    t = Tabletop("T01", "T02 T06", hand="22109", resources=1)
    t.support("T11")
    t.support("22040", seat=THEM)
    for _ in range(guards):
        t.support("22040")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    if guards:
        t.next_roll("22040", "-")
    return t


@card("22109")
def test_guarded_activates_a_guard_rerolls_and_removes() -> None:
    """Any die of theirs is rerolled; what it shows then may be removed, if it is damage."""
    t = guarded()
    t.support("T14", seat=THEM)
    t.show("their T14", "2ID")
    t.support("T13", seat=THEM)
    t.show("their T13", "2Sh")
    t.next_roll("their T02", "+1MD")

    t.answer("play 22109")
    assert (False, ["T01 1MD", "22040 -"]) == (t.copy("22040").ready, t.pool())
    others = ["their die T06 2RD", "their die T14 2ID"]
    assert ["their die T02 1R", *others, "their die T13 2Sh"] == t.options()
    t.answer("their die T02 1R")
    assert ["their die T02 +1MD", *others] == t.options()
    t.answer("their die T06 2RD")

    # The guard's own ability waits until the event is done.
    assert ["no", "yes"] == t.options()
    assert ["T02 +1MD", "T14 2ID", "T13 2Sh"] == t.pool(THEM)


@card("22109")
def test_one_of_two_guards_is_activated() -> None:
    """Whichever you like, and not both."""
    t = guarded(guards=2)

    t.answer("play 22109")
    assert ["22040", "22040"] == t.options()
    t.answer("22040")

    assert ["their die T02 1R", "their die T06 2RD"] == t.options()
    assert [False, True] == [
        t.state.copies[ref].ready for ref in t.state.players[0].play if t.label(ref) == "22040"
    ]


@card("22109")
def test_guarded_does_nothing_without_a_guard_to_activate() -> None:
    """Theirs is not yours; nothing is rerolled and nothing removed."""
    t = guarded(guards=0)

    t.answer("play 22109")

    assert "they: action" == t.asked()
    assert [] == t.events("dice_rolled")
    assert ["T02 1R", "T06 2RD"] == t.pool(THEM)


@card("22109")
def test_guarded_removes_nothing_if_no_die_was_rerolled() -> None:
    """Without a die of theirs the guard is still activated."""
    t = Tabletop("T01", "T02", hand="22109")
    t.support("22040")
    t.show("T01", "1MD")
    t.next_roll("22040", "2RD")

    t.answer("play 22109")

    assert ("they: action", ["T01 1MD", "22040 2RD"]) == (t.asked(), t.pool())


@card("22109")
def test_an_exhausted_guard_cannot_be_activated() -> None:
    """Then nothing happens."""
    t = guarded()
    t.copy("22040").ready = False

    t.answer("play 22109")

    assert ("they: action", ["T02 1R", "T06 2RD"]) == (t.asked(), t.pool(THEM))


# Mimic


@card("22110")
def test_mimic_removes_a_die_of_a_subtype_one_has() -> None:
    """Of any card of yours in play; then an action is left."""
    t = Tabletop("T04 T01", "T04 T06", hand="22110")
    t.support("T11")
    t.support("T11", seat=THEM)
    for label in ("their T04", "their T06", "their T11", "T04"):
        t.show(label, "1R")

    t.answer("play 22110")
    assert ("you: subtype", ["sith", "vehicle"]) == (t.asked(), t.options())
    t.answer("vehicle")

    assert (["T04 1R", "T06 1R"], ["T04 1R"]) == (t.pool(THEM), t.pool())
    assert "you: additional_action" == t.asked()


@card("22110")
def test_mimic_chooses_among_dice_of_that_subtype() -> None:
    """One of theirs; without a subtype of one's own nothing is named."""
    t = Tabletop("T04", "T04*2", hand="22110")
    t.show("their T04", "1R")
    t.show("their T04", "2RD")
    t.show("T04", "1MD")
    t.answer("play 22110", "sith")
    assert ["their die T04 1R", "their die T04 2RD"] == t.options()
    t.answer("their die T04 1R")
    assert "you: additional_action" == t.asked()

    t = Tabletop("T01", "T04", hand="22110")
    t.show("their T04", "1R")
    t.answer("play 22110")
    assert ("you: additional_action", ["T04 1R"]) == (t.asked(), t.pool(THEM))


# Outwit


def outwit(downgrades: str) -> Tabletop:
    """Two characters of yours, with these downgrades of theirs on the first, and a support."""
    t = Tabletop("T02 T03", "T04", hand="22111")
    t.support("T11")
    for code in downgrades.split():
        t.downgrade(code, on="T02", by=THEM)
    t.downgrade("T310", on="T03", by=THEM)
    t.upgrade("T22", on="T02")
    return t


@card("22111")
def test_outwit_activates_a_character_and_discards_a_downgrade_on_it() -> None:
    """That is worth an action, which may be declined; downgrades elsewhere stay."""
    t = outwit("T310 T312")

    t.answer("play 22111")
    assert ["T02", "T03"] == t.options()
    t.answer("T02")
    assert (False, True) == (t.copy("T02").ready, t.copy("T03").ready)
    assert ["their T310", "their T312"] == t.options()
    t.answer("their T312")

    assert (["T312"], "you: additional_action") == (t.discards(THEM), t.asked())
    t.answer("pass")
    assert "they: action" == t.asked()


@card("22111")
def test_without_a_downgrade_there_is_no_further_action() -> None:
    """The character is activated all the same."""
    t = outwit("")

    t.answer("play 22111", "T02")

    assert ("they: action", False) == (t.asked(), t.copy("T02").ready)
    assert [] == t.discards(THEM)


@card("22111")
def test_without_a_ready_character_no_downgrade_is_discarded() -> None:
    """Theirs and the support are not your characters."""
    t = outwit("T310")
    t.copy("T02").ready = t.copy("T03").ready = False

    t.answer("play 22111")

    assert ("they: action", []) == (t.asked(), t.discards(THEM))


# Wuher


@card("22114")
def test_wuhers_special_does_two_of_three_things() -> None:
    """Any character is healed of one damage, any droid die is removed, a resource is gained."""
    t = Tabletop("T01", "T02", resources=0)
    t.support("22114")
    t.support("04026", seat=THEM)
    t.support("04003")
    t.copy("T01").damage = t.copy("their T02").damage = 3
    t.show("22114", "Sp")
    t.show("T01", "1MD")
    t.show("04003", "2RD")
    t.show("their 04026", "1R")

    t.answer("resolve special")
    assert ["either 0", "either 1", "either 2"] == t.options()
    t.answer("either 1")
    assert ["either 0", "either 2"] == t.options()
    t.answer("either 0")
    assert ["die 04003 2RD", "their die 04026 1R"] == t.options()
    t.answer("their die 04026 1R")
    assert ["T01", "their T02"] == t.options()
    t.answer("T01")

    assert (2, 3, 0) == (t.copy("T01").damage, t.copy("their T02").damage, t.resources())
    assert (["T01 1MD", "04003 2RD"], []) == (t.pool(), t.pool(THEM))


@card("22114")
def test_wuhers_third_choice_is_one_resource() -> None:
    """Chosen before the others, it comes first."""
    t = Tabletop("T01", resources=0)
    t.support("22114")
    t.show("22114", "Sp")

    t.answer("resolve special", "either 2", "either 1")

    assert (1, "they: action") == (t.resources(), t.asked())


@card("22114")
def test_wuher_has_charm() -> None:
    """After he is activated a charm token may be placed on any character."""
    t = Tabletop("T01")
    t.support("22114")

    t.answer("activate 22114", "yes", "their T02")

    assert (1, "they: action") == (t.copy("their T02").charms, t.asked())


# Max Rebo


def max_rebo(charms: int = 1) -> Tabletop:
    """Charm tokens on a character of each player, and dice."""
    t = Tabletop("22108 T01*2 T03", "T06 T02", resources=0)
    t.support("T11").charms = 3
    t.copy("T01").charms = charms
    t.copy("their T06").charms = charms
    t.show("T01", "2RD")
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("their T06", "1MD")
    return t


@card("22108")
def test_max_rebo_removes_a_charm_token_to_resolve_a_die_as_shields() -> None:
    """One of who had the token; it stays in the pool. Once a round."""
    t = max_rebo()
    t.answer("use 22108")
    assert ["T01", "their T06"] == t.options()
    t.answer("T01")
    assert ["die T01 2RD", "die T01 1MD"] == t.options()
    t.answer("die T01 2RD")
    assert ["22108", "T01", "T03", "their T06", "their T02"] == t.options()
    t.answer("T03")
    assert (2, 0, 3) == (t.copy("T03").shields, t.copy("T01").charms, len(t.pool()))
    t.answer("pass")
    assert "use 22108" not in t.options()


@card("22108")
def test_max_rebo_may_use_a_die_of_theirs_and_takes_a_single_token() -> None:
    """It stays in their pool."""
    t = max_rebo(charms=3)
    t.answer("use 22108", "their T06", "T03")
    assert (1, 2, ["T06 1MD"]) == (t.copy("T03").shields, t.copy("their T06").charms, t.pool(THEM))


@card("22108")
def test_without_a_charm_token_max_rebo_resolves_nothing() -> None:
    """Nobody is chosen."""
    t = max_rebo(charms=0)
    t.answer("use 22108")
    assert ("they: action", 3) == (t.asked(), len(t.pool()))


@card("22108")
def test_max_rebo_pays_what_the_die_costs_and_charms() -> None:
    """A side that cannot be paid for stays; he places a token after you activate him."""
    t = Tabletop("22108 T83", "T02", resources=0)
    t.copy("T83").charms = 1
    t.show("T83", "2R1")
    t.answer("use 22108")
    assert (0, 0, "they: action") == (t.copy("T83").shields, t.copy("T83").charms, t.asked())
    t = Tabletop("22108", "T02")
    t.answer("activate 22108", "yes", "their T02")
    assert 1 == t.copy("their T02").charms

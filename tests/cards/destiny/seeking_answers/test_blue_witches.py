"""Seeking Answers, blue cards of villains and heroes: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("21001")
def test_a_cultist_takes_damage_of_a_sith() -> None:
    """Up to two of any Sith with damage; nobody else's, and once a round."""
    t = Tabletop("21001 T04 T01", "T62")
    for label in ("T04", "T01", "their T62"):
        t.copy(label).damage = 2

    t.answer("use 21001")
    assert ["T04", "their T62"] == t.options()
    t.answer("T04")
    assert "you: how_much" == t.asked()
    t.answer("how_much 1")

    assert (1, 1) == (t.copy("T04").damage, t.copy("21001").damage)
    t.pass_turn()
    assert "use 21001" not in t.options()


@card("21001")
def test_a_cultist_falls_with_a_blow() -> None:
    """Two indirect damage to the opponent before it is defeated, whoever did it."""
    t = Tabletop("21001 T01", "T07 T02")
    t.copy("21001").damage = 4
    t.show("their T07", "3MD")
    t.pass_turn()

    t.answer("resolve melee", "21001")
    assert ["their T07", "their T02"] == t.options()
    assert "21001" in t.in_play()
    t.answer("their T02", "their T02")

    assert (2, ["T01"]) == (t.copy("their T02").damage, t.in_play())


@card("21003")
def test_mother_talzin_heals_by_odd_dice() -> None:
    """One damage for each of her dice that shows an odd value; others are not counted."""
    t = Tabletop("21003*2 T01", "T02")
    t.copy("21003").damage = 5
    t.show("T01", "1MD")
    t.next_roll("21003", "3MD")
    t.answer("activate 21003")

    odd = [one for one in t.pool() if one.startswith("21003") and one[6] in "13"]
    assert odd
    assert 5 - len(odd) == t.copy("21003").damage


@card("21003")
def test_mother_talzin_resolves_an_odd_die_and_rerolls_it() -> None:
    """A character die of yours; it stays in the pool with what it then shows."""
    t = Tabletop("21003 T01 T05", "T02", resources=0)
    t.support("T11")
    t.show("21003", "1R")
    t.show("T01", "2RD")
    t.show("T05", "1R")
    t.show("T11", "1R")
    t.show("their T02", "1R")
    t.next_roll("21003", "2Sh")

    t.answer("use 21003")
    assert ["die 21003 1R", "die T05 1R"] == t.options()
    t.answer("die 21003 1R")

    assert (1, ["21003 2Sh", "T01 2RD", "T05 1R", "T11 1R"]) == (t.resources(), t.pool())


@ruling("arh.clar.sa.10")
@card("21003")
def test_mother_talzin_loses_the_die_where_nothing_is_rerolled() -> None:
    """What cannot be rerolled is removed after all."""
    t = Tabletop("21003 T01", "T02", resources=0)
    t.support("21010")
    t.show("21003", "1R")

    t.answer("use 21003")

    assert (1, []) == (t.resources(), t.pool())


@card("21011")
def test_the_night_buzzard_lets_kylo_ren_pilot() -> None:
    """Yours, and nobody else."""
    t = Tabletop("01011 T01", "T02")
    t.support("21011")
    t.support("T12")

    t.answer("activate T01", "pass", "activate 01011")
    assert ["21011", "stop"] == t.options()


@card("21011")
def test_the_night_buzzard_deals_more_for_a_wound() -> None:
    """One indirect damage to yourself, one more of its damage; or not."""
    for answer, own, dealt in (("yes", 1, 3), ("no", 0, 2)):
        t = Tabletop("T01", "T02")
        t.support("21011")
        t.show("21011", "2RD")
        t.answer("resolve ranged", answer, "their T02")
        assert (own, dealt) == (t.copy("T01").damage, t.copy("their T02").damage)


@card("21012")
def test_an_ichor_sword_may_be_rolled_at_once() -> None:
    """For a card of an odd cost out of your hand."""
    t = Tabletop("T01", "T02", hand="21012 T33 T32 T31")

    t.answer("play 21012")
    t.answer("yes")
    assert ["card T33", "card T32"] == t.options()
    t.answer("card T32")

    assert ["T33", "T31"] == t.hand()
    assert 1 == len(t.pool())


@card("21012")
def test_an_ichor_sword_stays_on_the_table_without_a_price() -> None:
    """With no card of an odd cost nothing is rolled."""
    t = Tabletop("T01", "T02", hand="21012 T31")

    t.answer("play 21012")
    if "yes" in t.options():
        t.answer("yes")

    assert [] == t.pool()
    assert ["T31"] == t.hand()


@card("21012")
def test_an_ichor_sword_leaves_a_witch_that_falls() -> None:
    """Any other character takes it along."""
    for witch in (True, False):
        t = Tabletop("T07 T01", "T02 T03")
        if witch:
            t.copy("T07").subtypes.append("witch")
        t.upgrade("21012", on="T07")
        t.show("their T02", "2RD")
        t.pass_turn()
        t.answer("resolve ranged", "T07")
        assert ("you: may" == t.asked()) is witch


@card("21048")
def test_lukes_offer_plays_a_weapon_for_less() -> None:
    """Out of your hand or your discard pile."""
    t = Tabletop("T01", "T02", hand="21048 T74 T22", resources=1)
    t.discard_pile("01054", "T22")
    t.discard_pile("T74", seat=THEM)

    t.answer("play 21048")
    t.choose(0)
    assert ["card T74", "card 01054"] == t.options()
    t.answer("card 01054")

    assert (1, ["T01", "01054"]) == (t.resources(), t.in_play())


@card("21048")
def test_lukes_offer_gives_shields() -> None:
    """One, or two if you have a yellow character; theirs does not count."""
    for yours, theirs, shields in (("T01", "T03", 1), ("T01 T03", "T02", 2)):
        t = Tabletop(yours, theirs, hand="21048")
        t.answer("play 21048")
        t.choose(1)
        assert [*yours.split(), f"their {theirs}"] == t.options()
        t.answer("T01")
        assert shields == t.copy("T01").shields


@card("21052")
@ruling("arh.errata.55")
def test_greed_grows_with_what_they_gain() -> None:
    """As much as they gained in the action phase; what you gain is not counted."""
    t = Tabletop("T01", "T02 T03")
    t.support("21052")
    t.support("T13", seat=THEM)
    t.show("their T13", "2R")
    t.show("T01", "1R")

    t.answer("resolve resource")
    assert 0 == t.copy("21052").resources
    t.answer("resolve resource")
    assert 2 == t.copy("21052").resources
    t.answer("pass")
    t.pass_turn()
    t.keep_hands()

    assert (2, 2) == (t.state.round, t.copy("21052").resources)


@card("21052")
@ruling("arh.clar.sa.04")
def test_greed_grows_with_whatever_makes_them_richer() -> None:
    """A card of yours that gives both a resource counts as their gaining one."""
    t = Tabletop("T01", "T02", hand="03142", their_resources=0)
    t.support("21052")

    t.answer("play 03142")

    assert (1, 1) == (t.copy("21052").resources, t.resources(THEM))


@card("21052")
@ruling("arh.errata.56")
def test_greed_readies_a_blue_character() -> None:
    """For five of its resources and four of yours; then it is set aside."""
    t = Tabletop("T02 T01", "T04", resources=4)
    greed = t.support("21052")
    greed.resources = 6
    for label in ("T02", "T01", "their T04"):
        t.copy(label).ready = False

    t.answer("use 21052")
    assert ["T02", "their T04"] == t.options()
    t.answer("T02")

    assert (True, 0, ["21052"]) == (t.copy("T02").ready, t.resources(), t.aside())


@card("21052")
def test_greed_readies_nobody_for_less() -> None:
    """Four resources on it, or three of your own, are not enough; it is set aside all the same."""
    for on_it, own in ((4, 4), (5, 3)):
        t = Tabletop("T02", "T04", resources=own)
        t.support("21052").resources = on_it
        t.copy("T02").ready = False
        t.answer("use 21052")
        assert (False, own, ["21052"]) == (t.copy("T02").ready, t.resources(), t.aside())

"""Display of Power, blue characters, supports and upgrades: what each offers and does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import activated_by, only_your_activation_counts

# Scythe


@card("22012")
def test_scythe_turns_one_die_to_a_blank_and_another_as_you_like() -> None:
    """Any die the first time, an Inquisitor's or a Sith's the second."""
    t = Tabletop("25001 T01", "T04 T02")
    t.support("22012")
    t.show("22012", "Sp")
    for label in ("25001", "T01", "their T04", "their T02"):
        t.show(label, "1R")

    t.answer("resolve special")
    four = ["die 25001 1R", "die T01 1R", "their die T04 1R", "their die T02 1R"]
    assert four == [one for one in t.options() if "22012" not in one]
    t.answer("their die T02 1R")
    assert ["die 25001 1R", "their die T04 1R"] == t.options()
    t.answer("die 25001 1R")
    assert ["1MD", "2MD", "1Dr", "1Sh", "-"] == t.options()
    t.answer("2MD")

    assert (["25001 2MD", "T01 1R"], ["T04 1R", "T02 -"]) == (t.pool(), t.pool(THEM))


@card("22012")
def test_scythe_turns_a_die_to_a_blank_where_there_is_no_sith() -> None:
    """The second sentence finds nothing."""
    t = Tabletop("T01", "T02")
    t.support("22012")
    t.show("22012", "Sp")
    t.show("their T02", "1R")

    t.answer("resolve special", "their die T02 1R")

    assert ("they: action", ["T02 -"]) == (t.asked(), t.pool(THEM))


# Kanan Jarrus


def kanan(answer: str = "", resources: int = 3) -> Tabletop:
    """Kanan's special is resolved, with a card of each colour on top."""
    t = Tabletop("22043 T01", "T02", deck="T33 T34 T32 T31", hand="T31", resources=resources)
    t.show("22043", "Sp")
    t.show("their T02", "1R")
    t.answer("resolve special")
    shown = t.events("cards_revealed")[0]
    assert (3, 0, "you: may") == (shown.amount, shown.detail, t.asked())
    if answer:
        t.answer("yes")
        assert ["card T33", "card T34", "card T32"] == t.options()
        t.answer(answer)
    return t


@card("22043")
def test_kanan_gives_shields_for_a_blue_card() -> None:
    """Two; the card itself resolves once his special is done."""
    t = kanan("card T33")

    assert (["22043", "T01", "their T02"], 2) == (t.options(), t.resources())
    t.answer("22043")

    assert (2, ["T33"], "they: action") == (t.copy("22043").shields, t.discards(), t.asked())
    assert ["T31", "T32"] == t.codes(t.state.players[YOU].deck)


@card("22043")
def test_kanan_deals_damage_for_a_red_card() -> None:
    """Two, to any character; it can be blocked."""
    t = kanan("card T34")
    t.copy("22043").shields = 1

    assert ["22043", "T01", "their T02"] == t.options()
    t.answer("22043")

    assert (1, "they: action") == (t.copy("22043").damage, t.asked())


@card("22043")
@pytest.mark.parametrize(("answer", "side"), [("yes", "2RD"), ("no", "1R")])
def test_kanan_may_turn_a_die_for_a_yellow_card(answer: str, side: str) -> None:
    """Any die."""
    t = kanan("card T32")
    t.upgrade("T21", on="22043")
    t.show("T21", "1R")

    assert ("you: may", 0) == (t.asked(), t.resources())
    t.answer(answer)
    if answer == "yes":
        assert ["die T21 1R", "their die T02 1R"] == t.options()[-2:]
        t.answer("their die T02 1R", "2RD")

    assert [f"T02 {side}"] == t.pool(THEM)


@card("22043")
def test_kanan_may_play_nothing() -> None:
    """Then nothing else happens, and the cards stay where they are."""
    t = kanan()

    t.answer("no")

    assert ("they: action", 4, 0) == (
        t.asked(),
        len(t.state.players[YOU].deck),
        t.copy("22043").shields,
    )


@card("22043")
def test_kanan_offers_only_what_can_be_paid() -> None:
    """All of it is seen by everyone, so nobody is asked in vain."""
    t = Tabletop("22043", "T02", deck="T33 T34 T32", resources=0)
    t.show("22043", "Sp")

    t.answer("resolve special")

    assert "they: action" == t.asked()


# Luke Skywalker


def luke(their_side: str = "1R") -> Tabletop:
    """Luke with two upgrades, one of them exhausted, another on his friend."""
    t = Tabletop("22044*2 T03", "T02 T06")
    for code, host in (("T22", "22044"), ("T24", "22044"), ("T25", "T03")):
        t.upgrade(code, on=host)
    t.upgrade("T23", on="their T02")
    t.downgrade("T310", on="22044", by=THEM)
    t.show("their T02", their_side)
    t.show("their T06", "1R")
    return t


@card("22044")
@pytest.mark.parametrize("shown", ["2RD", "+1MD"])
def test_where_a_die_shows_damage_luke_turns_a_die_of_theirs(shown: str) -> None:
    """Any of them, to any other side, once he is activated."""
    t = luke(shown)
    t.next_roll("22044", "1R")

    t.answer("activate 22044")
    assert [f"their die T02 {shown}", "their die T06 1R"] == t.options()
    assert 1 == len(t.events("activated"))
    t.answer("their die T06 1R", "-")

    assert [f"T02 {shown}", "T06 -"] == t.pool(THEM)


@card("22044")
def test_your_own_damage_is_reason_enough_for_luke() -> None:
    """Indirect damage too; only he himself need not be asked about."""
    t, theirs = luke(), luke()
    for one in (t, theirs):
        one.support("T66")
        one.show("T66", "2ID")

    only_your_activation_counts(t, theirs, "22044")


@card("22044")
def test_where_no_die_shows_damage_luke_turns_none() -> None:
    """A resource and a focus are none."""
    t = luke()
    t.show("22044", "2F")

    assert "you: action" == activated_by(t, 0, "22044").asked()


@card("22044")
def test_lukes_special_exhausts_an_upgrade_on_him_for_damage_or_shields() -> None:
    """Two of either, to or for anybody; then the die may be rerolled in the pool."""
    t = luke()
    t.show("22044", "Sp")

    t.answer("resolve special")
    assert ["T22", "T24"] == t.options()
    t.answer("T24")
    assert (False, True) == (t.copy("T24").ready, t.copy("T22").ready)
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["22044", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T02")
    assert ["no", "yes"] == t.options()
    t.next_roll("22044", "2F")
    t.answer("yes")

    assert (2, ["22044 2F"]) == (t.copy("their T02").damage, t.pool())


@card("22044")
def test_lukes_shields_and_a_die_that_goes_back() -> None:
    """The exhausted upgrade is not offered, so the other one goes without a question."""
    t = luke()
    t.copy("T22").ready = False
    t.show("22044", "Sp")

    t.answer("resolve special", "either 1")
    assert ["22044", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T02", "no")

    assert (2, [], False) == (t.copy("their T02").shields, t.pool(), t.copy("T24").ready)


@card("22044")
def test_without_a_ready_upgrade_lukes_die_may_still_be_rerolled() -> None:
    """The sentences are independent; damage of his can be blocked."""
    t = luke()
    t.copy("T22").ready = t.copy("T24").ready = False
    t.show("22044", "Sp")

    t.answer("resolve special")

    assert (["no", "yes"], "you: may") == (t.options(), t.asked())


@card("22044")
def test_the_damage_of_lukes_special_can_be_blocked() -> None:
    """Shields help against it."""
    t = luke()
    t.copy("their T02").shields = 1
    t.show("22044", "Sp")

    t.answer("resolve special", "T22", "either 0", "their T02", "no")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


# Obi-Wan Kenobi


@card("22045")
def test_obi_wan_may_guard_against_two_dice() -> None:
    """He takes the damage of both, and both are removed."""
    t = Tabletop("22045", "T02 T06 T10")
    for label, side in (("T02", "1MD"), ("T06", "2RD"), ("T10", "1MD")):
        t.show(f"their {label}", side)

    t.answer("activate 22045", "their die T02 1MD", "their die T06 2RD")

    assert (3, ["T10 1MD"]) == (t.copy("22045").damage, t.pool(THEM))


@card("22045")
@pytest.mark.parametrize(
    ("side", "kinds"), [("2Dc", ["discard", "melee"]), ("2Sh", ["shield"]), ("1R", ["resource"])]
)
def test_obi_wans_discard_may_be_melee_damage(side: str, kinds: list[str]) -> None:
    """No other side of his, and nobody else's discard."""
    t = Tabletop("22045 T03", "T02")
    t.show("22045", side)
    expected = [f"resolve {kind}" for kind in kinds]
    assert expected == sorted(one for one in t.options() if one.startswith("resolve"))

    t = Tabletop("22045 T07", "T02")
    t.show("T07", "2Dc")
    assert "resolve melee" not in t.options()


@card("22045")
def test_obi_wan_shields_anybody_and_rerolls_any_number_of_their_dice() -> None:
    """Character and upgrade dice of that character, and of no other."""
    t = Tabletop("22045 T03", "T02*2 T06")
    t.upgrade("T21", on="their T02")
    t.support("T11", seat=THEM)
    t.show("22045", "1R")
    for label in ("T02", "T02", "T06", "T21"):
        t.show(f"their {label}", "1R")

    t.answer("use 22045")
    assert ["22045", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T02")
    assert 1 == t.copy("their T02").shields
    assert [*["their die T02 1R"] * 2, "their die T21 1R", "stop"] == t.options()
    t.answer("their die T02 1R", "their die T21 1R", "stop")

    rolled = [[t.label(die).split()[2] for die in event.items] for event in t.events("dice_rolled")]
    assert ([["T02", "T21"]], "they: action") == (rolled, t.asked())
    t.answer("pass")
    assert "use 22045" not in t.options()


@card("22045")
def test_obi_wan_need_not_reroll() -> None:
    """None is a number."""
    t = Tabletop("22045 T03", "T02")
    t.show("T03", "1R")

    t.answer("use 22045", "T03", "stop")

    assert (1, ["T03 1R"]) == (t.copy("T03").shields, t.pool())


# The Daughter


def daughter() -> Tabletop:
    """The Daughter and charmed characters on both sides."""
    t = Tabletop("22046 T03", "T02 T06", deck="T31 T33", their_deck="T34 T35")
    t.copy("T03").charms = 1
    t.copy("their T02").charms = 2
    for label in ("T03", "their T02", "their T06"):
        t.copy(label).damage = 3
    return t


@card("22046")
def test_a_charm_token_makes_its_controller_discard_a_card_and_may_heal() -> None:
    """Of whoever controls the character; one damage from that same character."""
    t = daughter()

    t.answer("use 22046")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, ["T34"], []) == (t.copy("their T02").charms, t.discards(THEM), t.discards())
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert (2, 3) == (t.copy("their T02").damage, t.copy("T03").damage)
    t.answer("pass")
    assert "use 22046" not in t.options()


@card("22046")
def test_a_charm_token_of_yours_costs_you_a_card() -> None:
    """And nothing need be healed."""
    t = daughter()

    t.answer("use 22046", "T03", "no")

    assert (["T31"], [], 3, 0) == (
        t.discards(),
        t.discards(THEM),
        t.copy("T03").damage,
        t.copy("T03").charms,
    )


@card("22046")
def test_without_a_charm_token_nothing_is_discarded() -> None:
    """Nor healed."""
    t = Tabletop("22046", "T02")
    t.copy("22046").damage = 1

    t.answer("use 22046")

    assert ("they: action", [], []) == (t.asked(), t.discards(), t.discards(THEM))


@card("22046")
def test_after_you_play_a_blue_ability_one_damage_may_be_healed() -> None:
    """From anybody."""
    t = daughter()
    t.state.players[0].hand.append(t._spare(0, "01014"))

    t.answer("play 01014")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")
    assert ["22046", "T03", "their T02", "their T06"] == t.options()
    t.answer("T03")

    assert 2 == t.copy("T03").damage


@card("22046")
@pytest.mark.parametrize("answers", ["play 01033|22046", "play 01041", "play 22053|22046"])
def test_other_cards_heal_nothing(answers: str) -> None:
    """A red ability and blue upgrades that are none."""
    t = daughter()
    t.state.players[0].hand.append(t._spare(0, answers[5:10]))

    t.answer(*answers.split("|"))

    assert "they: action" == t.asked()


@card("22046")
def test_their_blue_abilities_heal_nothing() -> None:
    """Only what you play counts."""
    t = daughter()
    t.state.players[THEM].hand.append(t._spare(THEM, "01014"))

    t.answer("pass", "play 01014")

    assert "you: action" == t.asked()


@card("22046")
def test_the_daughter_has_charm() -> None:
    """After she is activated."""
    t = daughter()

    t.answer("activate 22046", "yes", "T03")

    assert 2 == t.copy("T03").charms

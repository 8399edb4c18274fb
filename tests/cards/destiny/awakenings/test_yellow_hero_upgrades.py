"""Awakenings, yellow hero upgrades: what each offers, and what it does."""

from dejarik.games.destiny.model.state import IN_POOL, Die
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Diplomatic Immunity


def immunity(side: str = "3Sh", team: str = "T06 T01") -> Tabletop:
    """Diplomatic Immunity showing shields, with more characters on both sides."""
    t = Tabletop(team, "T02", their_hand="T38")
    t.upgrade("01050", on="T06")
    t.show("01050", side)
    return t


def shields(t: Tabletop) -> list[int]:
    """The shields of your characters and of the opponent's."""
    return [t.copy(one).shields for one in ("T06", "T01", "their T02")]


@card("01050")
def test_diplomatic_immunity_distributes_its_shields_over_your_characters() -> None:
    """One by one, on characters of yours only; there is room for three on each."""
    t = immunity()

    t.answer("resolve shield")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ("you: shields", ["T06", "T01"]) == (t.asked(), t.options())
    t.answer("T06", "T06", "T01")

    assert ([2, 1, 0], "they: action") == (shields(t), t.asked())


@card("01050")
def test_diplomatic_immunity_can_still_shield_one_character() -> None:
    """Whoever does not distribute gives them to any one character, as with any die."""
    t = immunity()

    t.answer("resolve shield", "no")
    assert ("you: choose", ["T06", "T01", "their T02"]) == (t.asked(), t.options())
    t.answer("their T02")

    assert ([0, 0, 3], "they: action") == (shields(t), t.asked())


@card("01050")
def test_diplomatic_immunity_asks_nothing_where_nothing_can_be_distributed() -> None:
    """A single shield, or a single character."""
    t = immunity("1Sh")
    t.answer("resolve shield")
    assert "you: choose" == t.asked()

    t = immunity(team="T06")
    t.answer("resolve shield")
    assert ("you: choose", ["T06", "their T02"]) == (t.asked(), t.options())


@card("01050")
def test_diplomatic_immunity_speaks_of_its_own_die_only() -> None:
    """Shields of another die go to one character."""
    t = immunity()
    t.support("T13")
    t.show("T13", "2Sh")

    t.answer("resolve shield", "die T13 2Sh")

    assert ("you: choose", ["T06", "T01", "their T02"]) == (t.asked(), t.options())


@card("01050")
def test_diplomatic_immunity_gives_an_opponent_no_choice() -> None:
    """They resolve the die through a card: it is for your characters, not for theirs."""
    t = immunity()
    t.support("T08", seat=THEM)

    t.answer("pass", "play T38")

    assert "they: choose" == t.asked()


@card("01050")
@ruling("arh.part7.inherent.02")
def test_diplomatic_immunity_is_not_inherent_to_its_die() -> None:
    """Without the card in play its die gives shields like any other."""
    t = Tabletop("T06 T01", "T02")
    t.discard_pile("01050")
    die = Die(t.state.next_die, t.state.players[YOU].discard[0], YOU, 0)
    die.zone, die.side = IN_POOL, 3
    t.state.dice[die.id] = die
    t.state.players[YOU].pool.append(die.id)

    t.answer("resolve shield")

    assert "you: choose" == t.asked()


# DL-44 Heavy Blaster Pistol


@card("01051")
def test_dl_44_lets_the_opponent_remove_one_of_their_dice() -> None:
    """Before the additional action; the opponent chooses, and among their dice only."""
    t = Tabletop("T06", "T02 T03", hand="01051", resources=3)
    t.show("T06", "1MD")
    t.show("their T02", "1MD")
    t.show("their T03", "2RD")

    t.answer("play 01051")
    assert "they: choose" == t.asked()
    assert ["their die T02 1MD", "their die T03 2RD"] == t.options()
    t.answer("their die T03 2RD")

    assert (["T06 1MD"], ["T02 1MD"], 0) == (t.pool(), t.pool(THEM), t.resources())
    assert "you: additional_action" == t.asked()
    assert t.events("card_played")[0].serial < t.events("die_removed")[0].serial


@card("01051")
def test_dl_44_asks_nothing_of_an_opponent_without_a_choice() -> None:
    """The only die goes; without one the additional action comes at once."""
    t = Tabletop("T06", "T02", hand="01051")
    t.show("their T02", "1MD")
    t.answer("play 01051")
    assert ([], "you: additional_action") == (t.pool(THEM), t.asked())

    t = Tabletop("T06", "T02", hand="01051")
    t.show("T06", "1MD")
    t.answer("play 01051")
    assert (["T06 1MD"], "you: additional_action") == (t.pool(), t.asked())


@card("01051")
def test_dl_44_removes_a_die_only_when_it_is_the_card_played() -> None:
    """Playing something else beside it removes nothing."""
    t = Tabletop("T06", "T02", hand="T31")
    t.upgrade("01051", on="T06")
    t.show("their T02", "1MD")

    t.answer("play T31")

    assert (["T02 1MD"], "they: action") == (t.pool(THEM), t.asked())


# Infiltrate


def infiltrate() -> Tabletop:
    """Infiltrate showing a special, and three dice of theirs."""
    t = Tabletop("T06", "T02 T03 T08")
    t.upgrade("01052", on="T06")
    t.show("01052", "Sp")
    t.show("T06", "1MD")
    for label in ("T02", "T03", "T08"):
        t.show(f"their {label}", "2RD")
        t.next_roll(f"their {label}", "-")
    return t


@card("01052")
def test_infiltrate_rerolls_up_to_two_of_an_opponents_dice() -> None:
    """Only theirs are offered, and the third stays as it is."""
    t = infiltrate()

    t.answer("resolve special")
    dice = ["their die T02 2RD", "their die T03 2RD", "their die T08 2RD"]
    assert ("you: choose", [*dice, "stop"]) == (t.asked(), t.options())
    t.answer(dice[0])
    assert [*dice[1:], "stop"] == t.options()
    t.answer(dice[2])

    assert (["T02 -", "T03 2RD", "T08 -"], ["T06 1MD"]) == (t.pool(THEM), t.pool())
    assert "they: action" == t.asked()


@card("01052")
def test_infiltrate_may_reroll_one_die_or_none() -> None:
    """Up to two is also fewer."""
    for chosen in (["their die T03 2RD"], []):
        t = infiltrate()
        t.answer("resolve special", *chosen, "stop")

        assert ["T02 2RD", "T08 2RD"] == [t.pool(THEM)[place] for place in (0, 2)]
        assert ("T03 -" if chosen else "T03 2RD", "they: action") == (t.pool(THEM)[1], t.asked())


@card("01052")
def test_infiltrate_rerolls_nothing_without_a_die_of_theirs() -> None:
    """Nothing is asked; its own die is resolved."""
    t = Tabletop("T06", "T02")
    t.upgrade("01052", on="T06")
    t.show("01052", "Sp")
    t.show("T06", "1MD")

    t.answer("resolve special")

    assert (["T06 1MD"], "they: action") == (t.pool(), t.asked())


# Second Chance


def second_chance(*hosts: str) -> Tabletop:
    """A Second Chance on each of these hosts; two characters on each side, no shields."""
    t = Tabletop("T06 T01", "T02 T03", hand="T39 T39")
    for host in hosts:
        t.upgrade("01137", on=host)
    return t


@card("01137")
def test_second_chance_is_played_on_a_yellow_character() -> None:
    """Not on one of another colour, nor on an opponent's."""
    t = Tabletop("T01 T03 T02 T06", "T06", hand="01137", resources=3)

    t.answer("play 01137")
    assert ["T03", "T06"] == t.options()
    t.answer("T06")

    assert (0, "they: action") == (t.resources(), t.asked())


@card("01137")
@ruling("arh.part7.replacement.04", "arh.clar.aw.23")
def test_second_chance_heals_five_damage_in_place_of_a_defeat() -> None:
    """Damage beyond the health is ignored, and the character was never defeated."""
    t = second_chance("T06")
    health = t.state.definition_of(t.copy("T06")).facts.health
    t.copy("T06").damage = health - 1
    t.support("T17")

    t.answer("play T39", "T06")

    assert (health - 5, ["01137", "T39"]) == (t.copy("T06").damage, t.discards())
    assert (["T06", "T01", "T17"], []) == (t.in_play(), t.events("defeated"))
    assert (["T39"], "they: action") == (t.hand(), t.asked())


@card("01137")
def test_second_chance_saves_nobody_but_its_character() -> None:
    """Another character falls beside it."""
    t = second_chance("T06")
    t.copy("T01").damage = 7

    t.answer("play T39", "T01")

    assert (["T06", "01137"], 1) == (t.in_play(), len(t.events("defeated")))


@card("01137")
def test_second_chance_saves_its_character_once() -> None:
    """It is discarded, and the next defeat is one."""
    t = second_chance("T06")
    t.copy("T06").damage = 7
    t.answer("play T39", "T06", "pass")
    t.copy("T06").damage = 7

    t.answer("play T39", "T06")

    assert (["T01"], 1) == (t.in_play(), len(t.events("defeated")))


@card("01137")
@ruling("arh.clar.aw.22")
def test_of_two_second_chances_only_one_is_used() -> None:
    """Which one comes first makes no difference; the other stays attached."""
    t = second_chance("T06", "T06")
    t.copy("T06").damage = 7

    t.answer("play T39", "T06")
    assert ("you: order", ["first 01137", "first 01137"]) == (t.asked(), t.options())
    t.choose(1)

    assert ["T06", "T01", "01137"] == t.in_play()
    assert (["01137", "T39"], []) == (t.discards(), t.events("defeated"))


@card("01137")
@ruling("arh.part7.replacement.06")
def test_second_chance_goes_before_what_interrupts_a_defeat() -> None:
    """An ability before the defeat has nothing to interrupt any more."""
    t = second_chance("T06")
    t.support("T502")
    t.copy("T06").damage = 7
    before = t.resources()

    t.answer("play T39", "T06")

    assert (before, ["T06", "T01", "T502"]) == (t.resources(), t.in_play())


@card("01137")
def test_second_chance_saves_from_a_defeat_without_damage() -> None:
    """Whatever defeats its character: as much is healed as there is, even nothing."""
    for damage in (3, 0):
        t = Tabletop("T01", "T06 T02", resources=5)
        t.upgrade("01023", on="T01")
        t.upgrade("01137", on="their T06")
        t.copy("their T06").damage = damage
        t.show("01023", "Sp")

        t.answer("resolve special", "yes", "their T06", "pass", "pass")

        assert (["T06", "T02"], 0) == (t.in_play(THEM), t.copy("their T06").damage)
        assert (["01137"], []) == (t.discards(THEM), t.events("defeated"))


@card("01137")
def test_second_chance_saves_from_damage_that_was_moved() -> None:
    """Nobody was dealt it, but it would defeat the character all the same."""
    t = Tabletop("T06 T01", "T02", hand="01128")
    t.upgrade("01137", on="T06")
    health = t.state.definition_of(t.copy("T06")).facts.health
    t.copy("T06").damage = health - 2
    t.copy("T01").damage = 2

    t.answer("play 01128", "T01", "how_much 2")

    assert (health - 5, 0) == (t.copy("T06").damage, t.copy("T01").damage)
    assert (["01137", "01128"], []) == (t.discards(), t.events("defeated"))

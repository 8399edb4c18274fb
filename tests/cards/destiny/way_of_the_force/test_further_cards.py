"""Way of the Force, further cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("07021")
def test_general_grievous_strikes_with_four_weapons() -> None:
    """Dice of weapons on him in your pool; three are too few, others do not count."""
    for shown, dealt in ((4, 4), (3, 0)):
        t = Tabletop("07021 T01", "T02 T03")
        for code in ("01008", "01054", "01055", "02007")[:shown]:
            t.upgrade(code, on="07021")
            t.show(code, "-")
        t.upgrade("01024", on="T01")
        t.show("01024", "-")
        if not dealt:
            t.upgrade("T21", on="07021")
            t.show("T21", "-")
        t.show("T01", "-")
        t.copy("their T02").shields = 1
        t.answer("use 07021")
        if dealt:
            assert ["07021", "T01", "their T02", "their T03"] == t.options()
            t.answer("their T02")
        assert (max(0, dealt - 1), "they: action") == (t.copy("their T02").damage, t.asked())


@card("07021")
def test_general_grievous_carries_four_upgrades_and_any_weapon() -> None:
    """One more than others, and a weapon whatever restricts it."""
    t = Tabletop("07021 T01", "T02", hand="01041 T24", resources=9)
    for code in ("T21", "T22", "T24"):
        t.upgrade(code, on="07021")

    t.answer("play 01041", "no")

    assert 4 == len(t.copy("07021").attached)


@card("07021")
def test_general_grievous_carries_no_other_restricted_card_and_no_fifth() -> None:
    """An ability for blue characters is not for him; a fifth upgrade is too many."""
    t = Tabletop("07021", "T02", hand="07118", resources=9)
    assert "play 07118" not in t.options()

    t = Tabletop("07021", "T02", hand="T22")
    for code in ("T21", "T26", "T24", "T25"):
        t.upgrade(code, on="07021")
    t.answer("play T22", "no")
    assert "you: too_many_upgrades" == t.asked()


@card("07069")
def test_the_lightning_rod_shields_with_luke_skywalker() -> None:
    """Its melee damage may be resolved as shields; not on anybody else."""
    for host, offered in (("01035", True), ("T01", False)):
        t = Tabletop("01035 T01", "T02")
        t.upgrade("07069", on=host)
        t.show("07069", "2MD")
        assert ("resolve shield" in t.options()) is offered
    t = Tabletop("01035 T01", "T02")
    t.upgrade("07069", on="01035")
    t.upgrade("T21", on="01035")
    t.show("07069", "2MD")
    t.show("T21", "1MD")
    t.show("T01", "1R")
    t.answer("resolve shield", "01035")

    assert (2, ["T21 1MD", "T01 1R"]) == (t.copy("01035").shields, t.pool())


@card("07069")
def test_the_lightning_rod_shows_resources_as_they_are() -> None:
    """Only melee damage is treated otherwise."""
    t = Tabletop("01035", "T02")
    t.upgrade("07069", on="01035")
    t.show("07069", "1R")

    assert "resolve shield" not in t.options()


@card("07081")
def test_a_long_term_plan_saves_up_or_strikes() -> None:
    """For its exhaustion a resource on it, or a die of yours worth so much more."""
    t = Tabletop("T01 T03", "T02")
    t.support("07081")
    t.copy("07081").resources = 2
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("their T02", "2RD")
    t.answer("use 07081")
    t.choose(1)
    assert ["die T01 1MD", "die T03 2RD"] == t.options()
    t.answer("die T01 1MD", "their T02")
    assert (3, False, 2) == (
        t.copy("their T02").damage,
        t.copy("07081").ready,
        t.copy("07081").resources,
    )
    t.copy("07081").ready = True
    t.answer("pass", "use 07081")
    t.choose(0)

    assert (3, ["T03 2RD"]) == (t.copy("07081").resources, t.pool())


@card("07081")
def test_a_long_term_plan_pays_for_the_die() -> None:
    """One that is too dear is not offered; shields block."""
    t = Tabletop("T83 T01", "T02", resources=0)
    t.support("07081")
    t.show("T83", "2MD1")
    t.show("T01", "1MD")
    t.copy("their T02").shields = 1

    t.answer("use 07081")
    t.choose(1)
    t.answer("their T02")

    assert (0, ["T83 2MD1"]) == (t.copy("their T02").damage, t.pool())


@card("07084")
def test_suppressive_fire_takes_a_die_of_who_is_activated() -> None:
    """Any character, whoever activates it; for a resource and the support."""
    t = Tabletop("T01", "T02 T03", resources=1)
    t.support("07084")
    t.show("their T03", "1R")
    t.pass_turn()

    t.answer("activate their T02")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert (["07084"], 0, ["T03 1R"]) == (t.discards(), t.resources(), t.pool(THEM))
    assert [1] == [event.amount for event in t.events("resources_spent")]


@card("07084")
def test_suppressive_fire_waits_for_characters_and_needs_a_resource() -> None:
    """After they are activated, yours too; not for a support."""
    queues: list[int] = []
    for label, seat in (("T11", YOU), ("T03", YOU), ("their T02", THEM)):
        t = Tabletop("T03", "T02")
        t.support("07084")
        t.support("T11")
        t.decision()
        emit(t.state, Event(ev.ACTIVATED, seat, t.copy(label).ref))
        queues.append(len(t.state.queue))
    assert [0, 1, 1] == queues
    t = Tabletop("T01", "T02", resources=0)
    t.support("07084")
    t.pass_turn()
    t.answer("activate their T02")
    assert ("you: action", ["T01", "07084"]) == (t.asked(), t.in_play())


@card("07084")
def test_suppressive_fire_takes_one_die_of_several() -> None:
    """You choose which."""
    t = Tabletop("T01", "T02*2 T03", resources=1)
    t.support("07084")
    t.pass_turn()

    t.answer("activate their T02", "yes")
    assert 2 == len(t.options())
    t.choose(0)

    assert 1 == len(t.pool(THEM))


@card("07084")
def test_suppressive_fire_may_hit_your_own() -> None:
    """Any character is any."""
    t = Tabletop("T03 T01", "T02", resources=1)
    t.support("07084")

    t.answer("activate T03", "yes")

    assert ([], ["07084"]) == (t.pool(), t.discards())


@card("07102")
def test_anakins_podracer_discards_from_a_deck() -> None:
    """After its die, from yours or theirs; or not."""
    t = Tabletop("T01", "07088", their_hand="T33")
    t.support("07102")
    t.show("07102", "1Sh")
    t.answer("resolve shield", "T01")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["you", "they"] == t.options()
    t.answer("you")

    assert (["T31"], [], ["T33"]) == (t.discards(), t.discards(THEM), t.hand(THEM))


@card("07102")
def test_anakins_podracer_takes_a_card_with_him() -> None:
    """A random one of their hand, or one of a deck all the same."""
    for place, theirs in ((0, ["T31"]), (1, ["T33"])):
        t = Tabletop("07088", "T02", hand="T32 T32 T32 T32", their_hand="T33 T33")
        t.support("07102")
        t.discard_pile("T34", "T34", "T34")
        t.show("07102", "2Sh")
        t.answer("resolve shield", "07088", "yes")
        t.choose(place)
        if place == 0:
            t.answer("they")
        assert (3, theirs, 4) == (len(t.discards()), t.discards(THEM), len(t.hand()))
    t = Tabletop("07088", "T02")
    t.support("07102")
    t.show("07102", "2Sh")
    t.answer("resolve shield", "07088", "yes")
    t.choose(0)
    t.answer("you")
    assert (["T31"], []) == (t.discards(), t.discards(THEM))


@card("07102")
def test_anakins_podracer_takes_a_card_of_their_hand_only() -> None:
    """Not of a pile, and not of yours, however the chance falls."""
    for seed in ("one", "two", "three"):
        own = "T32 T32 T32 T32 T32 T32"
        t = Tabletop("07088", "T02", hand=own, their_hand="T33", seed=seed)
        t.support("07102")
        t.discard_pile("T34", "T34", "T34", "T34", "T34", "T34", seat=THEM)
        t.show("07102", "2Sh")
        t.answer("resolve shield", "07088", "yes")
        t.choose(1)
        assert ([], 7) == (t.hand(THEM), len(t.discards(THEM)))


@card("07102")
def test_anakins_podracer_empties_the_deck_you_choose() -> None:
    """Theirs, without him."""
    t = Tabletop("T01", "T02")
    t.support("07102")
    t.show("07102", "1Sh")

    t.answer("resolve shield", "T01", "yes", "they")

    assert ([], ["T31"]) == (t.discards(), t.discards(THEM))


@card("07102")
def test_anakins_podracer_waits_until_you_have_resolved_it() -> None:
    """Not if they have."""
    queues: list[int] = []
    for seat in (YOU, THEM):
        t = Tabletop("T01", "T02")
        t.support("07102")
        die = t.show("07102", "1Sh")
        t.decision()
        emit(t.state, Event(ev.DIE_RESOLVED, seat, die.id, t.copy("07102").ref, 1))
        queues.append(len(t.state.queue))

    assert [1, 0] == queues


@card("07102")
def test_anakins_podracer_waits_for_its_own_die() -> None:
    """Resolved by you, alone or with another; not for other dice."""
    t = Tabletop("T01", "T02")
    t.support("07102")
    t.show("07102", "+1R")
    t.show("T01", "1R")
    t.answer("resolve resource", "die 07102 +1R")
    assert ["no", "yes"] == t.options()

    t = Tabletop("T01", "T02")
    t.support("07102")
    t.show("T01", "1R")
    t.answer("resolve resource")
    assert "they: action" == t.asked()


@card("07115")
def test_built_to_last_pays_for_a_unique_upgrade() -> None:
    """While it is ready, after the upgrade; not for another card."""
    t = Tabletop("T01 T07", "T02", hand="T25 T22 T16", resources=9)
    t.support("07115")
    t.answer("play T22", "T01", "pass", "play T16", "pass", "play T25", "T07")
    assert (["no", "yes"], "T25" in t.in_play()) == (t.options(), True)
    before = t.resources()
    t.answer("yes")

    assert (before + 1, False) == (t.resources(), t.copy("07115").ready)


@card("07115")
def test_built_to_last_waits_for_what_you_have_played() -> None:
    """Not for what they play; exhausted it pays nothing."""
    queues: list[int] = []
    for seat in (YOU, THEM):
        t = Tabletop("T01", "T02")
        t.support("07115")
        upgrade = t.upgrade("T25", on="T01")
        t.decision()
        emit(t.state, Event(ev.CARD_PLAYED, seat, upgrade.card, upgrade.ref))
        queues.append(len(t.state.queue))
    assert [1, 0] == queues

    t = Tabletop("T01", "T02", hand="T25", resources=3)
    t.support("07115").ready = False
    t.answer("play T25")
    assert ("they: action", 2) == (t.asked(), t.resources())


@card("07115")
def test_built_to_last_lets_unique_upgrades_redeploy() -> None:
    """Yours, and no others."""
    for code, asked in (("T25", "you: may"), ("T22", "they: action")):
        t = Tabletop("T07 T01", "T02")
        t.support("07115")
        t.upgrade(code, on="T07")
        t.support("T11")
        t.show("T11", "2RD")
        t.answer("resolve ranged", "T07")
        assert asked == t.asked()
    t = Tabletop("T01", "T07 T02")
    t.support("07115")
    t.upgrade("T25", on="their T07")
    t.support("T11")
    t.show("T11", "2RD")
    t.answer("resolve ranged", "their T07")
    assert "they: action" == t.asked()


@card("07117")
def test_the_dagger_of_mortis_takes_a_shield_before_it_strikes() -> None:
    """From a blue character of anybody to its own; or not."""
    t = Tabletop("T01 T02", "T04 T03")
    t.upgrade("07117", on="T01")
    t.show("07117", "2MD")
    for label in ("T02", "their T04", "their T03"):
        t.copy(label).shields = 2

    t.answer("resolve melee")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["T02", "their T04"] == t.options()
    t.answer("their T04", "their T04")

    shields = [t.copy(label).shields for label in ("T01", "T02", "their T04")]
    assert ([1, 2, 0], 1) == (shields, t.copy("their T04").damage)


@card("07117")
def test_the_dagger_of_mortis_joins_and_shows_other_things() -> None:
    """As a modifier it is resolved too; another symbol, another die or their turn is nothing."""
    t = Tabletop("T01 T02", "T04")
    t.upgrade("07117", on="T01")
    t.copy("T02").shields = 1
    t.show("07117", "+3MD")
    t.show("T01", "1MD")
    t.answer("resolve melee", "die 07117 +3MD")
    if "stop" in t.options():
        t.answer("stop")
    assert ["no", "yes"] == t.options()

    t = Tabletop("T01 T02", "T04")
    t.upgrade("07117", on="T01")
    t.copy("T02").shields = 1
    t.show("07117", "1R")
    t.show("T01", "1MD")
    t.answer("resolve melee")
    assert "you: choose" == t.asked()
    t.answer("their T04", "pass", "resolve resource")
    assert "they: action" == t.asked()

    t = Tabletop("T01 T02", "T04")
    t.upgrade("07117", on="T01")
    t.copy("T02").shields = 1
    die = t.show("07117", "2MD")
    t.decision()
    before = len(t.state.frames)
    emit(t.state, Event(ev.DIE_RESOLVING, THEM, die.id, t.copy("07117").ref, 2))
    assert before == len(t.state.frames)


@card("07158")
def test_the_comm_tower_resolves_a_die() -> None:
    """Worth one more with a plot of yours; it is paid for, and shields block."""
    for seat, dealt in ((YOU, 2), (THEM, 1)):
        t = Tabletop("T01 T83", "T02", resources=0)
        t.battlefield("07158")
        t.support("T51", seat=seat)
        t.show("T01", "2RD")
        t.show("T83", "2MD1")
        t.show("their T02", "1R")
        t.copy("their T02").shields = 1
        t.answer("claim", "yes", "their T02")
        assert (dealt, ["T83 2MD1"]) == (t.copy("their T02").damage, t.pool())


@card("07158")
def test_the_comm_tower_lets_you_choose_the_die() -> None:
    """One of yours, with a plot or without."""
    for plots in ("T51", ""):
        t = Tabletop("T01 T03", "T02")
        t.battlefield("07158")
        for plot in plots.split():
            t.support(plot)
        t.show("T01", "2RD")
        t.show("T03", "1R")
        t.answer("claim", "yes")
        assert ["die T01 2RD", "die T03 1R"] == t.options()
        t.answer("die T03 1R")
        assert ["T01 2RD"] == t.pool()

"""What the editions of the rules have otherwise: the same table, and another answer.

Each difference is a small game told in a few words: as ours has it and with its parameter
set otherwise, then in the older editions themselves.
"""

from collections.abc import Callable

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model.edition import edition_named
from dejarik.games.destiny.model.facts import BATTLEFIELD
from dejarik.games.destiny.seen.views import view_of
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.games import current_game, edition_with, game_in
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling

Story = Callable[..., object]
Switches = dict[str, int] | None


def both(story: Story, name: str) -> list[object]:
    """How a story goes in the current edition, and with one parameter set otherwise."""
    otherwise = not getattr(edition_named("arh"), name)
    return [story(), story(edition={name: otherwise})]


def test_characters_may_have_no_subtypes() -> None:
    """An upgrade keeps its own."""
    found = []
    for switches in ({}, {"character_subtypes": False}):
        game = game_in(**switches)
        numbers = [game.numbers[code] for code in ("T606", "T140")]
        found.append([game.definitions[number].facts.subtypes for number in numbers])

    assert [[("bounty-hunter",), ("mod",)], [(), ("mod",)]] == found


# --- guardian ---


def guarded(side: str = "2MD", edition: Switches = None) -> object:
    """What a guardian did with an opponent's die, when it was asked."""
    t = Tabletop("T100", "T02 T106*5", edition=edition or {})
    t.show("their T106", side)
    t.answer("activate T100")
    rolled = len(t.events("dice_rolled"))
    assert [f"their die T106 {side}", "stop"] == t.options()
    t.answer(f"their die T106 {side}")
    told = sorted(
        (event.serial, name)
        for name in ("die_removed", "damage_dealt", "activated")
        for event in t.events(name)
    )
    return rolled, [name for _, name in told], t.pool(THEM)


GUARDED_AFTER: object = (1, ["activated", "damage_dealt", "die_removed"], [])
GUARDED_BEFORE: object = (0, ["die_removed", "damage_dealt", "activated"], [])


def test_guardian_comes_after_the_activation_or_before() -> None:
    """With the damage first, or with the die first."""
    assert [GUARDED_AFTER, GUARDED_BEFORE] == both(guarded, "guardian_after_activation")


@ruling("ffg17.part7.guardian.01")
def test_a_guardian_used_to_step_in_before_it_was_activated() -> None:
    """Against any kind of damage."""
    assert GUARDED_BEFORE == guarded() == guarded("3RD") == guarded("1ID")


@ruling("launch.part7.guardian.01")
def test_a_guardian_first_stepped_in_against_ranged_and_melee_dice() -> None:
    """Before its activation; it need not, and a shield of theirs is no damage."""
    assert GUARDED_BEFORE == guarded() == guarded("3RD")
    t = Tabletop("T100", "T02 T106*5")
    t.show("their T106", "1Sh")
    t.answer("activate T100")
    assert ("they: action", ["T106 1Sh"]) == (t.asked(), t.pool(THEM))


# --- upgrades ---


def fourth_upgrade(free: bool = False, edition: Switches = None) -> object:
    """What is asked when a fourth upgrade is played on a card, and what is on it then."""
    t = Tabletop("T01", "T02", hand="T408 T22" if free else "T22", edition=edition or {})
    for code in ("T23", "T24", "T25"):
        t.upgrade(code, on="T01")
    t.answer(*["play T408", "card T22"] if free else ["play T22"])
    asked, options = t.asked(), t.options()
    t.answer(options[-1])
    if t.asked() == "you: too_many_upgrades":
        t.answer("T23")
    return asked, options, len(t.copy("T01").attached)


SHED = ("you: replace_upgrade", ["T23", "T24", "T25", "no"], 3)
FULL = ("you: replace_upgrade", ["T23", "T24", "T25"], 3)


def test_a_full_card_can_be_played_on_or_not() -> None:
    """It sheds one afterwards, or one must be replaced."""
    assert [SHED, FULL] == both(fourth_upgrade, "full_cards_take_upgrades")


@ruling("launch.part1.upgrades.01")
def test_at_first_a_fourth_upgrade_had_to_replace_one() -> None:
    """For free as well, and as often as one is played."""
    assert FULL == fourth_upgrade() == fourth_upgrade(free=True)
    t = Tabletop("T01", "T02", hand="T22 T22", resources=0)
    t.upgrade("T23", on="T01")
    t.answer("play T22", "T23", "pass", "play T22")
    assert ("you: replace_upgrade", ["T22", "no"]) == (t.asked(), t.options())


@ruling("arh.part1.upgrades.08")
@only_in("launch")
def test_a_card_that_came_to_have_four_upgrades_shed_one_at_first_too() -> None:
    """One is moved onto a full character, and its controller says which goes."""
    t = Tabletop("T01 T03", "T02", hand="T302")
    for code in ("T22", "T23", "T24"):
        t.upgrade(code, on="T01")
    t.upgrade("T25", on="T03")
    t.answer("play T302", "T25", "T01")
    assert ["T22", "T23", "T24", "T25"] == t.options()
    t.answer("T23")
    assert (3, ["T302", "T23"]) == (len(t.copy("T01").attached), sorted(t.discards(), reverse=True))


@ruling("ffg17.part1.upgrades.01", "ffg17.part5.play.08", "ffg17.part5.play.09")
def test_making_room_is_not_replacing() -> None:
    """The fourth costs what it costs, and the round's replacement is still to be had."""
    if not current_game().edition.full_cards_take_upgrades:
        return
    t = Tabletop("T01", "T02", hand="T25 T24", resources=2)
    for code in ("T23", "T22", "T22"):
        t.upgrade(code, on="T01")
    t.answer("play T25", "no", "T22", "pass")
    assert 1 == t.resources()
    t.answer("play T24")
    assert "you: replace_upgrade" == t.asked()
    t.answer("T23")
    assert (1, ["T22", "T23"]) == (t.resources(), sorted(t.discards()))


# --- what is played ---


def event_inside(edition: Switches = None) -> object:
    """Which came first: the event played by an event, or the rest of that one."""
    t = Tabletop("T01", "T02", hand="T450 T33", edition=edition or {})
    t.answer("play T450", "card T33")
    names = ("resources_gained", "cards_drawn")
    return [name for _, name in sorted((event.serial, n) for n in names for event in t.events(n))]


def test_an_event_played_by_an_event_waits_or_not() -> None:
    """The rest of the outer one comes first, or last."""
    waits = ["resources_gained", "cards_drawn"]
    assert [waits, waits[::-1]] == both(event_inside, "events_wait")


@ruling("launch.part7.queue.01")
def test_at_first_the_queue_was_for_after_abilities_alone() -> None:
    """An event played by an event comes at once; what follows an activation waits for all of it."""
    assert ["cards_drawn", "resources_gained"] == event_inside()
    t = Tabletop("T01 T08", "T02", hand="T43")
    t.answer("activate T01")
    assert ("you: order", 5, 1) == (t.asked(), t.resources(), len(t.hand()))
    t.answer(t.options()[0])
    assert (6, 2) == (t.resources(), len(t.hand()))


def for_free(edition: Switches = None) -> object:
    """What a card for three resources costs when it is free, and what noticed its cost."""
    t = Tabletop(hand="T408 T32", resources=0, edition=edition or {})
    t.support("T412")
    t.answer("play T408", "card T32")
    costs = [event.amount for event in t.events("cost_set")]
    return costs, t.resources(), [event.amount for event in t.events("resources_spent")]


def test_for_free_the_cost_is_nothing_or_is_not_paid() -> None:
    """Nobody pays either way."""
    assert [([0, 0], 0, []), ([0, 3], 0, [])] == both(for_free, "free_is_zero")


@ruling("ffg17.part8.free.01")
def test_for_free_meant_only_that_nobody_pays() -> None:
    """The cost of three stays three."""
    assert ([0, 3], 0, []) == for_free()


def spotting_nothing(edition: Switches = None) -> object:
    """What is gained by an event that could have turned a die, had there been a blue character."""
    t = Tabletop("T01", "T02", hand="T455", edition=edition or {})
    t.show("T01", "1MD")
    t.answer("play T455")
    return t.asked(), t.resources()


def test_who_spots_nothing_loses_an_effect_or_the_whole_card() -> None:
    """The other sentence of the event gains one."""
    lost = [("they: action", 6), ("they: action", 5)]
    assert lost == both(spotting_nothing, "spot_is_for_its_effect")


@ruling("arh.part8.spotting.04")
def test_who_spots_nothing_loses_only_the_effect_that_asked_for_it() -> None:
    """The other sentence of the event gains one."""
    assert ("they: action", 6) == spotting_nothing()


@ruling("ffg17.part8.spotting.01")
def test_a_card_that_spotted_nothing_did_nothing() -> None:
    """With a blue character it does both."""
    assert ("they: action", 5) == spotting_nothing()
    t = Tabletop("T02", "T01", hand="T455")
    t.show("T02", "1MD")
    t.answer("play T455", "1R")
    assert (["T02 1R"], 6) == (t.pool(), t.resources())


@ruling("ffg17.part8.spotting.01")
def test_a_card_that_spotted_nothing_did_nothing_before_a_then_either() -> None:
    """Spotted once, before anything is done: with a blue character all of it happens."""
    for team, cards, resources in (("T01", 0, 5), ("T02", 1, 8)):
        t = Tabletop(team, "T04", hand="T473")
        t.answer("play T473")
        assert (cards, resources) == (len(t.hand()), t.resources())


def resolved_through_a_card(edition: Switches = None) -> object:
    """The dice an event may resolve that does not say whose."""
    t = Tabletop("T01 T03", "T02", hand="T38", edition=edition or {})
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.answer("play T38")
    return t.options()


def test_a_die_is_anyones_or_ones_own() -> None:
    """Where an effect does not say whose."""
    own = ["die T01 1R", "die T03 1R"]
    assert [[*own, "their die T02 1R"], own] == both(
        resolved_through_a_card, "anyones_dice_resolve"
    )


@ruling("ffg17.part3.pool.01")
def test_players_used_to_resolve_only_dice_of_their_own_pool() -> None:
    """By an action that is; nothing of an opponent's is offered."""
    t = Tabletop("T01", "T02")
    t.show("T01", "1R")
    t.show("their T02", "1MD")
    assert ["activate T01", "resolve resource", "claim", "pass"] == t.options()


@ruling("ffg17.part3.pool.01")
@only_in("launch")
def test_at_first_no_effect_resolved_an_opponents_die_unless_it_said_so() -> None:
    """Two of yours are offered, theirs is not."""
    assert ["die T01 1R", "die T03 1R"] == resolved_through_a_card()


# --- turns ---


def declined(edition: Switches = None) -> object:
    """The passes, and the round, when an additional action is declined and the opponent passes."""
    t = Tabletop("T01", "T02", hand="T35", edition=edition or {})
    t.answer("play T35", "pass", "pass")
    return len(t.events("passed")), t.state.round


def test_declining_an_additional_action_is_no_pass_or_is_one() -> None:
    """As a pass it lets the opponent's end the phase."""
    assert [(1, 1), (2, 2)] == both(declined, "declining_is_passing")


@ruling("launch.part5.extra.01")
def test_a_granted_action_not_taken_was_a_pass() -> None:
    """With the opponent's pass the phase is over."""
    assert (2, 2) == declined()


# --- dice without their cards ---


def spread(edition: Switches = None) -> object:
    """What Poe Dameron's player is asked about the shields of a discarded Diplomatic Immunity."""
    t = Tabletop("01029 T03", "T02", hand="01050", edition=edition or {})
    t.show("01029", "Sp")
    t.answer("resolve special", "card 01050", "3Sh")
    return t.asked()


def test_what_lets_a_die_distribute_shields_is_its_cards_or_its_own() -> None:
    """One character is chosen for all of them, or they may be distributed."""
    assert ["you: choose", "you: may"] == both(spread, "spreading_is_inherent")


@ruling("ffg17.part7.inherent.02")
def test_shields_used_to_be_distributed_without_the_card() -> None:
    """Only the card of the die says that they can be."""
    assert "you: may" == spread()


# --- what leaves ---


def matched(edition: Switches = None) -> object:
    """Who says which die belongs to the one of two like upgrades that an opponent discards."""
    t = Tabletop("T01 T03", "T02", their_hand="T224", edition=edition or {})
    for side in ("1R", "Sp"):
        upgrade = t.upgrade("T200", on="T01")
        die = t.state.dice[upgrade.dice[0]]
        die.zone, die.seat, die.side = 1, YOU, t.side_number(die, side)
        t.state.players[YOU].pool.append(die.id)
    t.answer("pass", "play T224", "T200")
    return t.asked()


def test_which_of_two_like_dice_goes_is_said_by_who_resolves_or_who_loses_it() -> None:
    """The opponent, or you."""
    assert ["they: which_die", "you: which_die"] == both(matched, "resolver_matches")


@ruling("launch.part2.leaving.02")
def test_who_lost_an_upgrade_said_which_die_went() -> None:
    """Though the opponent discards it."""
    assert "you: which_die" == matched()


def lost(edition: Switches = None) -> object:
    """Which set-aside characters a card finds after one has fallen, and whom T380 brings back."""
    t = Tabletop("T01 T03", "T02", hand="T39 T380", edition=edition or {})
    t.copy("T03").damage = 7
    t.answer("play T39", "T03", "pass")
    aside = d.such(d.a_set_aside_card, d.character).find(t.state, Scope(YOU, 0))
    t.answer("play T380")
    return t.codes(aside), t.in_play()


def test_what_fell_is_set_aside_or_out_of_the_game() -> None:
    """Only a card that speaks of the defeated finds what is out of it."""
    back = ["T01", "T03"]
    assert [(["T03"], back), ([], back)] == both(lost, "what_fell_is_set_aside")


@ruling("launch.part6.defeated.01")
def test_the_fallen_were_out_of_the_game() -> None:
    """With all their dice, also those of their upgrades, which are discarded."""
    assert ([], ["T01", "T03"]) == lost()
    t = Tabletop("T01 T03", "T02", hand="T39")
    t.upgrade("T200", on="T03")
    t.show("T03", "1R")
    t.show("T200", "1R")
    t.copy("T03").damage = 7
    t.answer("play T39", "T03")
    assert ([], ["T01"], ["T200", "T39"]) == (t.pool(), t.in_play(), sorted(t.discards()))


@ruling("launch.part2.leaving.01")
def test_a_die_was_out_until_its_card_was_back() -> None:
    """The upgrade is returned and played again, and its die is on it again."""
    t = Tabletop("T03", "T02", hand="T228")
    t.upgrade("T200", on="T03")
    t.show("T200", "1R")
    t.answer("play T228")
    assert ([], ["T200"]) == (t.pool(), t.hand())
    t.answer("pass", "play T200")
    assert 1 == len(t.copy("T200").dice)


@ruling("launch.part5.setup.01")
def test_the_battlefield_passed_over_is_not_in_play() -> None:
    """Only the chosen one is, and nothing but a card that speaks of the other finds it."""
    t = Tabletop("T01", "T02", hand="T381")
    t.answer("play T381")
    battlefields = [one for one in t.state.copies.values() if one.type == BATTLEFIELD]
    assert ([t.state.battlefield], ["T01"]) == ([one.ref for one in battlefields], t.in_play())


def without_characters(event: str, edition: Switches = None) -> object:
    """Who has won when the opponent's last character is none any more, or has fallen."""
    t = Tabletop("T01", "T02", hand=event, edition=edition or {})
    t.support("T12", seat=THEM)
    t.copy("their T02").damage = 6
    t.answer(f"play {event}", "their T02")
    return t.winner()


def test_without_characters_one_has_lost_or_only_when_all_have_fallen() -> None:
    """The last one becomes a support."""
    for event, otherwise in (("T360", None), ("T39", YOU)):

        def story(event: str = event, edition: Switches = None) -> object:
            return without_characters(event, edition)

        assert [YOU, otherwise] == both(story, "lost_without_defeat")


@ruling("ffg17.part5.winning.01", "ffg17.part6.defeated.01", "ffg17.part6.damage.01")
def test_the_game_was_lost_when_all_characters_had_fallen() -> None:
    """With damage that equals the health, at once; and not before."""
    assert (YOU, None) == (without_characters("T39"), without_characters("T360"))
    t = Tabletop("T01", "T02 T06", hand="T39")
    t.copy("their T02").damage = 6
    t.answer("play T39", "their T02")
    assert (None, ["T06"]) == (t.winner(), t.in_play(THEM))


def redeployed(answer: str, edition: Switches = None) -> object:
    """Whether the character had fallen when Redeploy was asked, and where the upgrade went."""
    t = Tabletop("T07", "T01 T02 T03", edition=edition or {})
    t.show("T07", "3MD")
    t.upgrade("T104", on="their T01")
    t.copy("their T01").damage = 5
    t.answer("resolve melee", "their T01")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    fallen = len(t.events("defeated"))
    t.answer(answer)
    if answer == "yes":
        assert ["their T02", "their T03"] == t.options()
        t.answer("their T03")
    return fallen, t.in_play(THEM), t.discards(THEM)


def test_redeploy_comes_before_its_character_falls_or_after() -> None:
    """Either way it may go to another character, or is discarded."""
    for answer, play, pile in (
        ("yes", ["T02", "T03", "T104"], []),
        ("no", ["T02", "T03"], ["T104"]),
    ):

        def story(answer: str = answer, edition: Switches = None) -> object:
            return redeployed(answer, edition)

        expected = [(0, play, pile), (1, play, pile)]
        assert expected == both(story, "redeploys_before_defeat")


@ruling("launch.part7.redeploy.01")
def test_an_upgrade_redeployed_once_its_character_had_fallen() -> None:
    """Or was discarded after all."""
    assert (1, ["T02", "T03", "T104"], []) == redeployed("yes")
    assert (1, ["T02", "T03"], ["T104"]) == redeployed("no")


# --- before the game ---


def set_aside(**switches: int) -> object:
    """What an opponent sees of a card set aside before the game."""
    game = game_in(**switches)
    seat: dict[str, object] = {"team": [{"code": "T01"}], "battlefield": "T41", "deck": ["T31"]}
    setup: dict[str, object] = {"seats": [{**seat, "aside": ["T12"]}, seat]}
    s = game.start({**setup, "edition": game.edition.name}, bytes(32))
    return [card.code for card in view_of(s, THEM).players[YOU].aside]  # type: ignore[arg-type]


def test_cards_set_aside_are_hidden_or_open() -> None:
    """From the opponent; their owner knows them anyway."""
    assert (["T41", ""], ["T41", "T12"]) == (set_aside(), set_aside(aside_is_hidden=False))


@ruling("ffg17.part3.setaside.02")
def test_cards_set_aside_used_to_lie_open() -> None:
    """To everyone."""
    assert ["T41", "T12"] == set_aside()


def test_cards_may_be_set_aside_before_the_game_or_only_dice() -> None:
    """The list says so, whoever speaks of the card."""
    brought = listed("T600 T602 T631", "T624*2", aside="T602", extra_dice="T600")
    only_dice = edition_with(cards_are_set_aside=False)
    for edition, complaint in ((None, False), (only_dice, True)):
        found = faults(brought, edition=edition)
        assert complaint == ("no_cards_aside T602" in found)


@ruling("launch.part3.setaside.01")
def test_at_first_only_dice_were_set_aside() -> None:
    """A spare die is fine, a card is not."""
    assert ["no_cards_aside T12"] == faults(listed("T600", aside="T12"))
    assert [] == faults(listed("T600", extra_dice="T600"))

"""Awakenings, yellow cards: what each offers, and what it does."""

from dejarik.games.destiny.model.state import IN_POOL, Die
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Crime Lord


def crime_lord(resources: int = 5, deck: str = "T31 T31 T31 T31 T31") -> Tabletop:
    """A yellow character whose Crime Lord shows its special, facing two characters."""
    t = Tabletop("T06 T01", "T02 T07", deck=deck, resources=resources, their_resources=9)
    t.upgrade("01023", on="T06")
    t.support("T11")
    t.upgrade("T21", on="their T02")
    t.show("01023", "Sp")
    return t


def serials(t: Tabletop, *names: str) -> list[int]:
    """When the last event of each name happened."""
    return [t.events(name)[-1].serial for name in names]


@card("01023")
def test_crime_lord_is_played_on_a_yellow_character() -> None:
    """Not on one of another colour, nor on an opponent's."""
    t = Tabletop("T01 T03 T02 T06", "T06", hand="01023")

    t.answer("play 01023")

    assert ["T03", "T06"] == t.options()


@card("01023")
def test_crime_lord_cannot_be_played_without_a_yellow_character() -> None:
    """An opponent's yellow character does not help."""
    t = Tabletop("T01 T02", "T06", hand="01023")

    assert ["activate T01", "activate T02", "reroll", "claim", "pass"] == t.options()


@card("01023")
def test_crime_lord_chooses_any_character_for_five_resources() -> None:
    """Characters of both players and nothing else; nobody is defeated yet."""
    t = crime_lord(resources=6)

    t.answer("resolve special")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert "you: choose" == t.asked()
    assert ["T06", "T01", "their T02", "their T07"] == t.options()
    t.answer("their T02")

    assert (1, 9) == (t.resources(), t.resources(THEM))
    assert [5] == [event.amount for event in t.events("resources_spent")]
    assert "they: action" == t.asked()
    assert ["T02", "T07", "T21"] == t.in_play(THEM)


@card("01023")
def test_crime_lords_price_need_not_be_paid() -> None:
    """The die is resolved, and the resources stay; nobody is chosen."""
    t = crime_lord(resources=6)

    t.answer("resolve special", "no")
    assert ("they: action", 6, []) == (t.asked(), t.resources(), t.pool())
    t.answer("pass", "pass")

    assert ([], 1) == (t.events("defeated"), len(t.events("die_resolved")))


@card("01023")
@ruling("arh.part7.delayed.02")
def test_crime_lord_defeats_the_chosen_character_before_the_round_ends() -> None:
    """After all of upkeep, and still inside the round."""
    t = crime_lord()

    t.answer("resolve special", "yes", "their T02", "pass", "pass")

    assert ["T07"] == t.in_play(THEM)
    assert [THEM, YOU] == [event.seat for event in t.events("passed")]
    times = serials(t, "cards_drawn", "defeated", "round_ended")
    assert times == sorted(times)


@card("01023")
def test_crime_lord_does_nothing_for_four_resources() -> None:
    """The die is resolved, but nothing is spent and nobody is chosen."""
    t = crime_lord(resources=4)

    t.answer("resolve special")
    assert "they: action" == t.asked()
    t.answer("pass", "pass")

    assert 4 + 2 == t.resources()
    assert [] == t.events("defeated")
    assert ([], 1) == (t.pool(), len(t.events("die_resolved")))


@card("01023")
def test_crime_lord_can_choose_its_own_character() -> None:
    """The mark does not ask whose character it is."""
    t = crime_lord()

    t.answer("resolve special", "yes", "T06", "pass", "pass")

    assert (["T01", "T11"], ["01023"]) == (t.in_play(), t.discards())


@card("01023")
@ruling("arh.clar.aw.06")
def test_crime_lords_mark_outlives_crime_lord() -> None:
    """Its character is defeated in the same round, and the marked one still falls."""
    t = crime_lord()
    t.copy("T06").damage = 7
    t.show("their T07", "3MD")

    t.answer("resolve special", "yes", "their T02", "resolve melee", "T06")
    assert ["T01", "T11"] == t.in_play()
    t.answer("pass", "pass")

    assert ["T07"] == t.in_play(THEM)


@card("01023")
@ruling("arh.clar.aw.07")
def test_crime_lord_wins_before_an_empty_deck_loses() -> None:
    """The last opposing character falls before hands and decks are counted."""
    t = Tabletop("T06", "T02", deck="")
    t.upgrade("01023", on="T06")
    t.show("01023", "Sp")

    t.answer("resolve special", "yes", "their T02", "pass", "pass")

    assert YOU == t.winner()


@card("01023")
@ruling("ffg17.clar.aw.02")
def test_hands_and_decks_used_to_be_counted_before_crime_lord_struck() -> None:
    """Whose last character was to fall has won by then."""
    t = Tabletop("T06", "T02", deck="")
    t.upgrade("01023", on="T06")
    t.show("01023", "Sp")

    t.answer("resolve special", "yes", "their T02", "pass", "pass")

    assert (THEM, []) == (t.winner(), t.events("defeated"))


@card("01023")
@ruling("ffg17.part7.delayed.01")
def test_crime_lord_used_to_strike_once_the_round_was_over() -> None:
    """With cards left the chosen character falls behind upkeep, ahead of the next round."""
    t = crime_lord()

    t.answer("resolve special", "yes", "their T02", "pass", "pass")

    assert (["T07"], "you: action") == (t.in_play(THEM), t.asked())
    times = [*serials(t, "cards_drawn", "defeated"), t.events("round_began")[-1].serial]
    assert times == sorted(times)


@card("01023")
def test_crime_lords_mark_on_a_fallen_character_does_nothing() -> None:
    """Who was defeated before is not defeated again, nor is anyone else."""
    t = crime_lord()
    t.show("T01", "1MD")

    t.answer("resolve special", "yes", "their T07", "pass", "resolve melee", "their T07")
    t.answer("pass", "pass")

    assert 1 == len(t.events("defeated"))
    assert ["T02", "T21"] == t.in_play(THEM)


@card("01023")
def test_crime_lords_mark_ends_with_its_round() -> None:
    """It falls once; a second round passes without another defeat."""
    t = crime_lord()

    t.answer("resolve special", "yes", "their T02", "pass", "pass")
    t.answer("pass", "pass", "stop", "stop")

    assert 1 == len(t.events("defeated"))


@card("01023")
@ruling("arh.faq.18")
def test_crime_lords_die_needs_no_card_in_play() -> None:
    """A die that was rolled in from a discarded card has its special all the same."""
    t = Tabletop("T01", "T02 T07")
    t.discard_pile("01023")
    die = Die(t.state.next_die, t.state.players[YOU].discard[0], YOU, 0)
    die.zone, die.side = IN_POOL, 4
    t.state.dice[die.id] = die
    t.state.players[YOU].pool.append(die.id)

    t.answer("resolve special", "yes", "their T02", "pass", "pass")

    assert ["T07"] == t.in_play(THEM)


# Millennium Falcon


def falcon(team: str = "T02", hand: str = "", discards: str = "") -> Tabletop:
    """A Falcon that shows its special, and no resources; an opponent with yellow events."""
    t = Tabletop(team, "T01", hand=hand, their_hand="T32", deck="T31 T32 T31", resources=0)
    t.support("01049")
    t.discard_pile(*discards.split())
    t.discard_pile("T32", seat=THEM)
    t.show("01049", "Sp")
    return t


@card("01049")
def test_the_falcon_offers_yellow_events_of_hand_and_discard_pile() -> None:
    """Not other colours, not a yellow upgrade, not the deck, not an opponent's."""
    t = falcon("T06 T02", hand="T33 T32 01065", discards="T31 T73 01023")

    t.answer("resolve special")

    assert "you: choose" == t.asked()
    assert ["card T32", "card T73"] == t.options()
    t.answer("card T32")
    assert ("they: action", 1) == (t.asked(), len(t.events("card_played")))


@card("01049")
def test_the_falcon_plays_an_event_from_hand_for_free() -> None:
    """It costs three, there is nothing to pay with, and it is discarded afterwards."""
    t = falcon(hand="T32 T33")

    t.answer("resolve special", "card T32")

    assert "they: action" == t.asked()
    assert ["T33", "T31", "T32"] == t.hand()
    assert ["T32"] == t.discards()
    assert (0, []) == (t.resources(), t.events("resources_spent"))


@card("01049")
def test_the_falcon_plays_an_event_from_the_discard_pile() -> None:
    """It takes effect and comes back to the discard pile; the hand stays."""
    t = falcon(hand="T33", discards="T73 T31")

    t.answer("resolve special", "card T73")

    assert (3, ["T33"]) == (t.resources(), t.hand())
    assert ["T31", "T73"] == t.discards()


@card("01049")
def test_the_falcons_event_waits_until_the_special_is_over() -> None:
    """It is played at once, but takes effect only when the die has been resolved."""
    t = falcon(hand="T33", discards="T73")

    t.answer("resolve special", "card T73")

    times = serials(t, "play_started", "die_resolved", "resources_gained", "card_played")
    assert times == sorted(times)
    assert [YOU] == [event.seat for event in t.events("card_played")]


@card("01049")
def test_the_falcon_obeys_play_restrictions() -> None:
    """Without a blue character the restricted event is no choice, in hand or discard pile."""
    t = falcon("T06", hand="T73 T32", discards="T73")

    t.answer("resolve special")

    assert ["card T32"] == t.options()


@card("01049")
def test_the_falcon_asks_even_if_nothing_in_hand_fits() -> None:
    """The question would otherwise tell what is in the hand; only stopping is left."""
    t = falcon("T06", hand="T33 T73 01065", discards="T31")

    t.answer("resolve special")
    assert "you: choose" == t.asked()
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", []) == (t.asked(), t.events("card_played"))


@card("01049")
def test_the_falcon_has_no_question_for_an_empty_hand() -> None:
    """The one event in the discard pile is played without a choice."""
    t = falcon(discards="T73 T31")

    t.answer("resolve special")

    assert ("they: action", 3) == (t.asked(), t.resources())


@card("01049")
def test_the_falcon_does_nothing_without_a_yellow_event() -> None:
    """With an empty hand there is nothing to choose; the die is resolved all the same."""
    t = falcon(discards="T31 T33 01065")

    t.answer("resolve special")

    assert "they: action" == t.asked()
    assert ([], 1) == (t.events("card_played"), len(t.events("die_resolved")))


# Cunning


def cunning() -> Tabletop:
    """Cunning showing its special among many cards, some of them with specials of their own."""
    t = Tabletop("T06 T01", "T02 T07", hand="T21", deck="T31", their_resources=0)
    t.upgrade("01065", on="T06")
    t.support("T13")
    t.support("T11")
    t.discard_pile("T13")
    t.upgrade("T72", on="their T02")
    t.upgrade("T71", on="their T07")
    t.show("01065", "Sp")
    return t


@card("01065")
def test_cunning_is_played_on_a_yellow_character() -> None:
    """Not on one of another colour, nor on an opponent's."""
    t = Tabletop("T01 T03 T02 T06", "T06", hand="01065")

    t.answer("play 01065")

    assert ["T03", "T06"] == t.options()


@card("01065")
def test_cunning_cannot_be_played_without_a_yellow_character() -> None:
    """An opponent's yellow character does not help."""
    t = Tabletop("T01 T02", "T06", hand="01065")

    assert ["activate T01", "activate T02", "reroll", "claim", "pass"] == t.options()


@card("01065")
def test_cunning_offers_every_other_card_in_play_with_a_special() -> None:
    """Both players' cards of any type; not itself, not a hand or discard pile."""
    t = cunning()

    t.answer("resolve special")

    assert "you: choose" == t.asked()
    assert ["T13", "their T07", "their T72", "their T71"] == t.options()


@card("01065")
def test_cunning_uses_your_own_card() -> None:
    """The other die is not touched; only Cunning's is resolved."""
    t = cunning()
    t.show("T13", "2R")

    t.answer("resolve special", "T13")

    assert ["T21", "T31"] == t.hand()
    assert ["T13 2R"] == t.pool()


@card("01065")
def test_cunning_uses_an_opponents_card_as_yours() -> None:
    """You gain what the opponent would have gained."""
    t = cunning()

    t.answer("resolve special", "their T07")

    assert (8, 0) == (t.resources(), t.resources(THEM))


@card("01065")
def test_cunning_lets_you_choose_among_several_specials() -> None:
    """Of a card with two, either may be used."""
    t = cunning()

    t.answer("resolve special", "their T72")
    assert "you: which_special" == t.asked()
    assert ["which_special 0", "which_special 1"] == t.options()
    t.answer("which_special 1")

    assert (6, 0) == (t.resources(), t.copy("their T02").shields)


@card("01065")
def test_cunning_leaves_a_card_on_its_own_host() -> None:
    """The attached character is the one that card is on, not the one Cunning is on."""
    t = cunning()

    t.answer("resolve special", "their T72", "which_special 0")

    assert (1, 0) == (t.copy("their T02").shields, t.copy("T06").shields)


@card("01065")
@ruling("arh.faq.22")
def test_cunning_turns_an_opponents_grenade_on_them() -> None:
    """Their characters are dealt the damage and their upgrade is discarded, Cunning stays."""
    t = cunning()

    t.answer("resolve special", "their T71")

    assert ["T02", "T72"] == t.in_play(THEM)
    assert (2, 0) == (t.copy("their T02").damage, t.copy("T01").damage)
    assert (["T71"], ["T13"]) == (t.discards(THEM), t.discards())
    assert ["T06", "T01", "01065", "T13", "T11"] == t.in_play()


@card("01065")
def test_cunning_has_no_question_for_a_single_special() -> None:
    """What is left is used at once."""
    t = Tabletop("T06", "T07", hand="T21", resources=0)
    t.upgrade("01065", on="T06")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert ("they: action", 3) == (t.asked(), t.resources())


@card("01065")
def test_cunning_does_nothing_without_another_special() -> None:
    """Its own does not count; the die is resolved all the same."""
    t = Tabletop("T06", "T02", hand="T21")
    t.upgrade("01065", on="T06")
    t.support("T11")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert "they: action" == t.asked()
    assert 1 == len(t.events("die_resolved"))


@card("01065")
def test_two_cunnings_cannot_call_each_other_forever() -> None:
    """The second one finds nothing but the first, which already waits for it."""
    t = Tabletop("T06", "T02")
    t.upgrade("01065", on="T06")
    t.upgrade("01065", on="T06")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert ("they: action", 1) == (t.asked(), len(t.events("die_resolved")))


@card("01065")
def test_cunning_through_another_cunning_offers_the_rest() -> None:
    """The opponent's Cunning is used as yours; neither of the two is offered again."""
    t = Tabletop("T06", "T03 T07", resources=0)
    t.upgrade("01065", on="T06")
    t.support("T13")
    t.upgrade("01065", on="their T03")
    t.show("01065", "Sp")

    t.answer("resolve special", "their 01065")
    assert ["T13", "their T07"] == t.options()
    t.answer("their T07")

    assert 3 == t.resources()

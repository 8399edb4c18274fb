"""Setup: from two lists to the first turn."""

import pytest

from dejarik.games.destiny.model.events import EVENT_NAMES
from dejarik.games.destiny.model.state import ON_CARD, table_of
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.flow.setup import ROLL_OFF
from dejarik.games.destiny.wire import SeatView
from dejarik.kernel.chance import seed_from
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing.destiny.games import game_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling

DECK = ["T31"] * 30
MIXED = [code for code in ("T11", "T12", "T13", "T21", "T22", "T23") for _ in range(5)]
YOUR_FIELD, THEIR_FIELD = "card T41", "their card T42"


def seat(team: str, battlefield: str, deck: list[str]) -> dict[str, object]:
    """What one player brings; `T01*2` has two dice."""
    members = [one.partition("*") for one in team.split()]
    return {
        "team": [{"code": code, "dice": int(dice or "1")} for code, _, dice in members],
        "battlefield": battlefield,
        "deck": deck,
    }


class NewGame(Tabletop):
    """A game stopped at the mulligans; with a number, mixed decks dealt by this number."""

    def __init__(
        self, yours: str = "T01*2", theirs: str = "T02 T03", deal: int = 0, **edition: int
    ) -> None:
        self.game = game_in(**edition)
        self.recorder = ListRecorder()
        deck, seed = (MIXED, f"deal {deal}") if deal else (DECK, "setup")
        seats = [seat(yours, "T41", deck), seat(theirs, "T42", deck)]
        setup: dict[str, object] = {"seats": seats, "edition": self.game.edition.name}
        self.state = table_of(self.game.start(setup, seed_from(seed), self.recorder))
        self.started = True

    def rolls(self, *sides: int) -> None:
        """Dictate the roll-off: a side for each die on the table, in order."""
        for number, side in zip(sorted(self.state.dice), sides, strict=True):
            self.state.chance.dictate(ROLL, number, side)

    def keep(self) -> None:
        """Nobody puts a card back."""
        self.answer("stop", seat=YOU)
        self.answer("stop", seat=THEM)

    def seen_in_play(self) -> list[list[str]]:
        """What lies before each player, as each of them sees it: twice the same."""
        shown: list[list[list[str]]] = []
        for viewer in (YOU, THEM):
            seen = self.game.view(self.state, viewer)
            assert isinstance(seen, SeatView)
            for copy in self.state.copies.values():
                assert self.state.knowledge.knows(viewer, copy.card)
            shown.append([[copy.code for copy in side.play] for side in seen.players])
        assert shown[0] == shown[1]
        return shown[0]


@ruling("arh.part5.setup.02", "arh.part1.characters.03", "arh.part4.team.06")
def test_characters_begin_in_play_with_the_dice_bought_for_them() -> None:
    """Face up; two dice for the elite one, one each for the others, all on their cards."""
    t = NewGame()

    assert [["T01"], ["T02", "T03"]] == t.seen_in_play()
    dice = [t.copy(one).dice for one in ("T01", "their T02", "their T03")]
    assert [2, 1, 1] == [len(own) for own in dice]
    assert {ON_CARD} == {t.state.dice[number].zone for own in dice for number in own}


@ruling("arh.part5.setup.01")
def test_the_steps_of_setup_come_in_their_order() -> None:
    """Team, decks, mulligans, resources, roll-off, battlefield, shields, what follows setup."""
    t = NewGame("T01*2 12081")
    t.rolls(1, 1, 0, 0)
    t.answer("card T31", "stop", seat=YOU)
    t.answer("stop", seat=THEM)
    t.answer(YOUR_FIELD, "their T02", "their T02")

    told = [record.event for record in t.recorder.records if record.event is not None]
    names = [EVENT_NAMES[event.kind] for event in told]
    steps = [name for place, name in enumerate(names) if names[place - 1 : place] != [name]]
    assert ["entered_play", "deck_shuffled", "cards_drawn"] == steps[:3]
    assert [
        *("cards_put_back", "deck_shuffled", "cards_drawn"),
        *("resources_gained", "dice_rolled", "battlefield_chosen", "entered_play"),
        *("die_returned", "shields_gained", "setup_done", "shields_gained", "round_began"),
    ] == steps[steps.index("cards_put_back") : steps.index("round_began") + 1]


@ruling("arh.part5.setup.04")
def test_battlefields_lie_aside_face_up_until_one_is_chosen() -> None:
    """Both seats see both, and neither is in play."""
    t = NewGame()

    for seat in (YOU, THEM):
        seen = t.game.view(t.state, seat)
        assert isinstance(seen, SeatView)
        assert [["T41"], ["T42"]] == [[one.code for one in side.aside] for side in seen.players]
    assert 0 == t.state.battlefield


@ruling("arh.faq.01")
def test_both_players_may_bring_the_same() -> None:
    """The same characters, a unique one among them, and the same deck."""
    t = NewGame("T02", "T02")
    t.rolls(1, 0)

    t.keep()

    assert (["T02"], ["T02"]) == (t.in_play(), t.in_play(THEM))
    assert "you: battlefield" == t.asked()


def test_who_is_still_to_be_placed_lies_set_aside() -> None:
    """A team nobody may build: while one of two unique copies is given up, the rest waits."""
    t = NewGame("T02 T02 T01", "T03")

    assert "you: one_of_two_copies" == t.asked()
    assert (["T02", "T02"], []) == (t.in_play(), t.in_play(THEM))
    assert (["T01"], ["T03"]) == (t.aside(), t.aside(THEM))


@ruling("arh.part5.setup.03", "arh.part1.plots.03")
def test_a_plot_begins_in_play() -> None:
    """It lies beside the characters, face up."""
    t = NewGame("T01 T51")

    assert [["T01", "T51"], ["T02", "T03"]] == t.seen_in_play()


@ruling("arh.part5.setup.05")
def test_everyone_draws_five_of_a_shuffled_deck() -> None:
    """Each deck is shuffled before its cards are drawn."""
    t = NewGame()

    for player in t.state.players:
        assert (5, 25) == (len(player.hand), len(player.deck))
    shuffled, drawn = t.events("deck_shuffled"), t.events("cards_drawn")
    assert [YOU, THEM] == [event.seat for event in shuffled]
    assert [(YOU, 5), (THEM, 5)] == [(event.seat, event.amount) for event in drawn]
    for deck, hand in zip(shuffled, drawn, strict=True):
        assert deck.serial < hand.serial


@ruling("arh.part5.setup.05")
def test_the_hand_is_dealt_by_chance_from_the_whole_deck() -> None:
    """Thirty cards of six kinds: other shuffles deal other hands and leave the other cards."""
    hands: set[str] = set()
    for deal in (1, 2, 3):
        t = NewGame(deal=deal)
        assert sorted(MIXED) == sorted(t.hand() + t.codes(t.state.players[YOU].deck))
        hands |= {" ".join(t.hand()), " ".join(t.hand(THEM))}

    assert 6 == len(hands)


@ruling("arh.part5.setup.06")
def test_any_number_of_cards_is_put_back_once_for_as_many_new_ones() -> None:
    """None, two or all go back, as many come, and no second chance is offered."""
    for count in (0, 2, 5):
        t = NewGame()
        assert [*["card T31"] * 5, "stop"] == t.options(YOU)

        t.answer(*["card T31"] * count, *["stop"] * (count < 5), seat=YOU)
        t.answer("stop", seat=THEM)

        put_back = [(one.seat, one.amount) for one in t.events("cards_put_back")]
        assert ([(YOU, count)] if count else []) == put_back
        assert (5, 25) == (len(t.hand()), len(t.state.players[YOU].deck))
        assert "mulligan" not in t.asked()


@ruling("arh.part5.setup.06")
def test_cards_put_back_are_shuffled_in_before_new_ones_are_drawn() -> None:
    """Whoever puts all five back gets others out of the thirty, not the same again."""
    t = NewGame(deal=1)
    before = t.hand()

    for card in before:
        t.answer(f"card {card}", seat=YOU)
    t.answer("stop", seat=THEM)

    assert sorted(before) != sorted(t.hand())
    back, drawn = t.events("cards_put_back")[0], t.events("cards_drawn")[-1]
    shuffled = t.events("deck_shuffled")[-1]
    assert (YOU, True) == (shuffled.seat, back.serial < shuffled.serial < drawn.serial)


@ruling("arh.part5.setup.07")
def test_mulligans_are_chosen_at_the_same_time() -> None:
    """Both are asked, in any order, and nothing happens before both have answered."""
    t = NewGame()

    assert [YOU, THEM] == [one.seat for one in t.game.pending(t.state)]
    t.answer("their card T31", "stop", seat=THEM)
    assert [] == t.events("cards_put_back")
    t.answer("stop", seat=YOU)

    assert [1] == [event.amount for event in t.events("cards_put_back")]


@ruling("arh.part5.setup.08")
def test_everyone_begins_with_two_resources() -> None:
    """They come after the mulligans."""
    t = NewGame()
    assert (0, 0) == (t.resources(), t.resources(THEM))

    t.keep()

    assert (2, 2) == (t.resources(), t.resources(THEM))


@ruling("arh.part5.setup.09")
def test_the_higher_total_wins_the_roll_off() -> None:
    """Two ranged and a modifier of one beat one and one."""
    t = NewGame()
    t.rolls(1, 4, 0, 0)

    t.keep()

    assert "you: battlefield" == t.asked()


@ruling("arh.part5.setup.12")
@pytest.mark.parametrize(
    ("sides", "asked"), [((1, 1, 0, 0), "you: battlefield"), ((0, 0, 1, 1), "they: battlefield")]
)
@pytest.mark.parametrize(
    ("field", "used", "unused"), [(YOUR_FIELD, "T41", "T42"), (THEIR_FIELD, "T42", "T41")]
)
def test_the_higher_total_chooses_either_battlefield(
    sides: tuple[int, ...], asked: str, field: str, used: str, unused: str
) -> None:
    """One's own or the other's: the one that is named is used, and the other is not."""
    t = NewGame()
    t.rolls(*sides)

    t.keep()
    assert (asked, [YOUR_FIELD, THEIR_FIELD]) == (t.asked(), t.options())
    t.answer(field)

    aside = [card for player in t.state.players for card in player.aside]
    assert [used] == t.codes([t.state.copies[t.state.battlefield].card])
    assert [unused] == t.codes(aside)


@ruling("arh.part5.setup.09")
def test_the_values_of_all_character_dice_are_added_up() -> None:
    """Three times one beat two and a blank; of a support in the team no die is rolled."""
    t = NewGame("T01*2 T13", "T02 T03 T04")
    t.rolls(1, 5, 0, 0, 0, 0)

    t.keep()

    assert "they: battlefield" == t.asked()
    assert ["T01 2RD", "T01 -"] == t.pool()
    assert ["T02 1MD", "T03 1MD", "T04 1MD"] == t.pool(THEM)


@ruling("arh.part5.setup.09", "arh.part2.value.02")
def test_blanks_count_nothing_in_the_roll_off() -> None:
    """Two blanks lose against one and a blank."""
    t = NewGame()
    t.rolls(5, 5, 0, 5)

    t.keep()

    assert "they: battlefield" == t.asked()


@ruling("arh.part5.setup.10")
def test_a_tied_roll_off_is_rolled_again() -> None:
    """One and one against two and nothing, then two and two against one and one."""
    t = NewGame()
    t.rolls(0, 0, 1, 5)
    t.rolls(1, 1, 0, 0)

    t.keep()

    assert 4 == len(t.events("dice_rolled"))
    assert "you: battlefield" == t.asked()


@ruling("arh.part5.setup.11")
def test_chance_decides_a_roll_off_nobody_can_win() -> None:
    """Nobody has a die."""
    for chosen, asked in ((0, "you: battlefield"), (1, "they: battlefield")):
        t = NewGame("T01*0", "T02*0")
        for copy in t.state.copies.values():
            copy.dice = []
        t.state.dice = {}
        t.state.chance.dictate(ROLL_OFF, 0, chosen)

        t.keep()

        assert asked == t.asked()


@ruling("arh.part5.setup.13", "arh.part5.setup.14", "arh.part3.setaside.09")
def test_the_owner_of_the_chosen_battlefield_controls_it() -> None:
    """Whoever won the roll; the other battlefield is set aside."""
    t = NewGame()
    t.rolls(1, 1, 0, 0)

    t.keep()
    t.answer(THEIR_FIELD)

    battlefield = t.state.copies[t.state.battlefield]
    assert ("T42", THEM) == (t.codes([battlefield.card])[0], battlefield.controller)
    assert (["T41"], []) == tuple(t.codes(one.aside) for one in t.state.players)


@ruling("arh.part5.setup.15")
def test_who_does_not_get_the_battlefield_distributes_two_shields() -> None:
    """Split between two characters, or both on one."""
    for second, shields in (("their T02", (2, 0)), ("their T03", (1, 1))):
        t = NewGame()
        t.rolls(1, 1, 0, 0)

        t.keep()
        t.answer(YOUR_FIELD)
        assert ["their T02", "their T03"] == t.options()
        t.answer("their T02", second)

        assert shields == (t.copy("their T02").shields, t.copy("their T03").shields)
        assert 0 == t.copy("T01").shields


@ruling("arh.part5.setup.15")
def test_who_chooses_the_other_battlefield_gets_the_shields() -> None:
    """They go to whose battlefield is not used, also after a won roll."""
    t = NewGame("T01*2 T06")
    t.rolls(1, 1, 1, 0, 0)

    t.keep()
    t.answer(THEIR_FIELD)
    assert ("you: shields", ["T01", "T06"]) == (t.asked(), t.options())
    t.answer("T01", "T06")

    assert ("they: action", 1, 1) == (t.asked(), t.copy("T01").shields, t.copy("T06").shields)


@ruling("arh.part5.setup.16")
def test_dice_return_to_their_cards_after_the_roll_off() -> None:
    """Both pools are empty when the first turn begins."""
    t = NewGame()
    t.rolls(1, 1, 0, 0)

    t.keep()
    assert ["T01 2RD", "T01 2RD"] == t.pool()
    t.answer(YOUR_FIELD, "their T02", "their T02")

    assert ([], []) == (t.pool(), t.pool(THEM))


@ruling("arh.part5.setup.18")
def test_abilities_after_setup_trigger_before_the_first_turn() -> None:
    """The plot has its shields when the first action is asked for."""
    t = NewGame("T01*2 12081")
    t.rolls(1, 1, 0, 0)

    t.keep()
    t.answer(YOUR_FIELD, "their T02", "their T02")

    assert "you: action" == t.asked()
    assert 20 == t.copy("12081").shields


@ruling("arh.part5.actionphase.01", "arh.part1.battlefields.04", "arh.part1.battlefields.02")
def test_the_battlefields_controller_has_the_first_turn() -> None:
    """Though the other player won the roll."""
    t = NewGame()
    t.rolls(1, 1, 0, 0)

    t.keep()
    t.answer(THEIR_FIELD)

    assert "they: action" == t.asked()


@pytest.mark.parametrize(("edition", "asked"), [({}, "you"), ({"plus_in_roll_off": False}, "they")])
def test_plus_sides_count_in_the_roll_off(edition: dict[str, int], asked: str) -> None:
    """One and a plus of one against one and nothing; an edition may leave the plus out."""
    t = NewGame("T01*2", "T02 T03", **edition)
    t.rolls(0, 4, 0, 5)
    for die, side in zip(sorted(t.state.dice), (5, 5, 0, 0), strict=True):
        t.state.chance.dictate(ROLL, die, side)

    t.keep()

    assert f"{asked}: battlefield" == t.asked()


@pytest.mark.parametrize("shields", [2, 1])
def test_the_player_without_their_battlefield_gets_the_editions_shields(shields: int) -> None:
    """On their only character."""
    t = NewGame("T01", "T02", **({} if shields == 2 else {"loser_shields": shields}))
    t.rolls(1, 0)
    t.keep()
    t.answer(YOUR_FIELD)

    assert (0, shields) == (t.copy("T01").shields, t.copy("their T02").shields)

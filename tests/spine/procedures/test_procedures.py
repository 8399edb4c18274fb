"""Attacks, interrupts, paths and sealed choices on the kernel, with only a timing policy."""

from dejarik.kernel.modifiers import modified
from tests.spine.procedures import pieces
from tests.spine.procedures.play import GAME, PASSES, Play, attack, end, move, play, use

# --- windows in order -----------------------------------------------------------------


def test_each_window_asks_the_attacker_before_the_defender() -> None:
    """All questions of one attack in order, though others on the table have abilities too."""
    cards = (["snap", "cover"], ["cover", "ambush"])
    game = Play({"scout": 3, "scout'": 4, "guard": 2}, {"guard": 8, "hunter": 9}, cards)
    game.choose((0, 0, 101, 0))
    assert (0, [attack(101, 104), attack(101, 105), move(101), end(101)]) == game.asked()
    game.dictate(101, 104, (1, 1, 0))

    game.choose(attack(101, 104))
    asked = [game.asked()]
    for _ in range(3):
        game.choose(PASSES)
        asked.append(game.asked())

    assert [
        (0, [use(101, 0), use(101, 1), PASSES]),
        (0, [play(0), PASSES]),
        (1, [use(104), play(2), PASSES]),
        (1, [use(104), PASSES]),
    ] == asked
    game.choose(PASSES)
    assert 2 == game.figure(104).damage
    assert (0, [move(101), end(101)]) == game.asked()


def test_an_ability_is_used_once_in_a_window_and_its_neighbour_stays() -> None:
    """After one of two abilities of a figure only the other is left; after both, no question."""
    game = Play({"scout": 3}, {"guard": 8})
    game.choose(attack(101, 102))
    assert (0, [use(101, 0), use(101, 1), PASSES]) == game.asked()

    game.dictate(101, 102, (0, 0, 0))
    game.choose(use(101, 0))
    assert (0, [use(101, 1), PASSES]) == game.asked()
    game.choose(use(101, 1))

    assert (1, [use(102), PASSES]) == game.asked()
    assert 3 == modified(game.s, pieces.HITS, 1, 0)
    assert 1 == game.figure(101).tokens


def test_what_is_declined_is_gone() -> None:
    """The defender's answer does not bring the attacker back into the window."""
    game = Play({"scout": 3}, {"guard": 8}, (["snap"], ["cover"]))
    game.choose(attack(101, 102))
    game.dictate(101, 102, (3, 0, 0))
    game.choose(PASSES, PASSES)

    assert (1, [use(102), play(1), PASSES]) == game.asked()
    game.choose(use(102))
    assert (1, [play(1), PASSES]) == game.asked()
    game.choose(PASSES)

    assert (1, [use(102), PASSES]) == game.asked()
    game.choose(PASSES)
    assert 2 == game.figure(102).damage


def test_a_seat_with_cards_is_asked_whatever_they_are() -> None:
    """A hand without a fitting card gets the same question, with nothing to do but pass."""
    for card, options in (("snap", [play(0), PASSES]), ("cover", [PASSES])):
        game = Play({"guard": 3}, {"runner": 8}, ([card], []))
        game.choose(attack(101, 102))
        assert (0, options) == game.asked()


def test_a_position_in_the_options_tells_nothing_of_hidden_cards() -> None:
    """A seat gets the same options and view whatever the other seat holds."""
    seen = []
    for card in ("snap", "cover", "ambush"):
        game = Play({"scout": 3}, {"guard": 8}, ([card, card], ["cover"]))
        game.dictate(101, 102, (3, 0, 0))
        game.choose(attack(101, 102), PASSES, PASSES)
        assert (1, [use(102), play(2), PASSES]) == game.asked()
        seen.append(GAME.view(game.s, 1))
    assert seen[0] == seen[1] == seen[2]


# --- a whole attack inside a window of another ----------------------------------------


def test_an_interrupt_that_defeats_the_attacker_drops_the_paused_damage() -> None:
    """The outer attack never deals its damage; what was paid for both stays paid."""
    game = Play({"scout": 3, "scout'": 20}, {"guard": 8, "hunter": 16})
    game.choose((0, 0, 101, 0), attack(101, 103))
    game.dictate(101, 103, (3, 3, 0))
    game.dictate(103, 101, (3, 0, 0))
    game.choose(use(101, 1), PASSES, PASSES)
    assert (1, [use(103), PASSES]) == game.asked()

    game.choose(use(103))

    assert [(103, 101, 3)] == [(e.source, e.subject, e.amount) for e in game.events(pieces.DAMAGE)]
    assert pieces.OFF_BOARD == game.figure(101).space
    assert 0 == game.figure(103).damage
    assert [1, 1] == [game.figure(101).tokens, game.figure(103).tokens]
    assert [2, 1] == [e.detail for e in game.events(pieces.ATTACK_ENDED)]
    assert ([], []) == (game.s.attacks, game.s.lasting)
    assert (1, [(0, 0, 103, 0), (0, 0, 104, 0)]) == game.asked()


def test_an_interrupt_that_leaves_both_standing_lets_the_attack_go_on() -> None:
    """The paused damage happens after the nested attack, with its own amount."""
    game = Play({"scout": 3}, {"guard": 8})
    game.choose(attack(101, 102))
    game.dictate(101, 102, (2, 1, 0))
    game.dictate(102, 101, (1, 0, 0))

    game.choose(PASSES, PASSES, use(102))

    damage = [(e.source, e.subject, e.amount) for e in game.events(pieces.DAMAGE)]
    assert [(102, 101, 1), (101, 102, 3)] == damage
    assert (0, [move(101), end(101)]) == game.asked()


def test_an_interrupt_in_the_first_window_stops_the_roll() -> None:
    """An attacker defeated while declaring never rolls, and the target is not asked again."""
    game = Play({"scout": 3, "guard": 1}, {"hunter": 8})
    game.choose((0, 0, 101, 0), attack(101, 103), PASSES)
    game.dictate(103, 101, (3, 3, 0))
    assert (1, [use(103), PASSES]) == game.asked()

    game.choose(use(103), PASSES)

    assert [103] == [e.source for e in game.events(pieces.ROLLED)]
    assert 2 == game.figure(101).tokens
    assert (1, [move(103), end(103)]) == game.asked()


def test_modifiers_belong_to_their_own_attack() -> None:
    """More hits in the outer attack are none in the nested one, and survive its end."""
    game = Play({"scout": 3}, {"hunter": 8}, (["cover"], []))
    game.choose(attack(101, 102), use(101, 0), PASSES)
    game.dictate(102, 101, (1, 0, 0))
    game.dictate(101, 102, (1, 0, 0))
    game.choose(use(102))
    assert (1, [use(102), PASSES]) == game.asked()
    assert [1, 0] == [modified(game.s, pieces.HITS, number, 0) for number in (1, 2)]

    game.choose(PASSES)
    assert (0, [play(0), PASSES]) == game.asked()
    game.choose(PASSES)
    # The nested attack is over; the attacker is asked in the outer one.
    assert (0, [PASSES]) == game.asked()
    game.choose(PASSES)

    assert [(102, 1), (101, 2)] == [(e.source, e.amount) for e in game.events(pieces.DAMAGE)]
    assert [] == game.s.lasting


def test_the_same_ability_is_offered_anew_in_a_nested_attack() -> None:
    """Two guards strike back at each other three attacks deep, until the tokens are gone."""
    game = Play({"guard": 3}, {"guard": 8})
    for _ in range(3):
        game.dictate(101, 102, (1, 0, 0))
        game.dictate(102, 101, (1, 0, 0))
    game.choose(attack(101, 102), PASSES, use(102), PASSES, use(101), PASSES)
    assert (1, [use(102), PASSES]) == game.asked()
    assert [1, 2, 3] == [one.id for one in game.s.attacks]

    game.choose(use(102), PASSES)

    assert (0, [use(101), PASSES]) == game.asked()
    game.choose(PASSES)
    damage = [(e.detail, e.subject) for e in game.events(pieces.DAMAGE)]
    assert [(4, 101), (3, 102), (2, 101), (1, 102)] == damage


def test_a_die_is_rerolled_once_by_choice() -> None:
    """The attacker picks one die by its place; the new face counts."""
    game = Play({"hunter": 3}, {"runner": 8, "hunter": 9})
    game.dictate(101, 102, (0, 1, 0))
    game.choose(attack(101, 102))
    assert (0, [use(101), PASSES]) == game.asked()
    game.choose(use(101))
    assert (0, [(4, 101, 0, 0), (4, 101, 0, 1)]) == game.asked()

    game.s.chance.dictate(pieces.ATTACK_DIE, 101, 5)
    game.choose((4, 101, 0, 0))

    assert [4] == [e.amount for e in game.events(pieces.DAMAGE)]


def test_a_defeat_is_caused_by_the_damage_of_the_nested_attack() -> None:
    """From the defeat the causes lead over the damage to the answer that struck back."""
    game = Play({"scout": 3, "scout'": 20}, {"guard": 8})
    game.dictate(101, 103, (3, 3, 0))
    game.dictate(103, 101, (3, 0, 0))
    game.choose((0, 0, 101, 0), attack(101, 103), PASSES, PASSES, use(103))

    (damage,) = game.events(pieces.DAMAGE)
    (defeat,) = game.events(pieces.DEFEATED)
    answers = [one for one in game.recorder.records if one.event is None]
    assert damage.serial == defeat.cause
    assert answers[-1].serial == damage.cause

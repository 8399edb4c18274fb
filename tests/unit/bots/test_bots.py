"""What bots answer: from what their seat may know, and always the same for the same seed."""

import random
from collections.abc import Callable

import pytest

from dejarik.bots import search_bot
from dejarik.bots.budget import Budget
from dejarik.bots.greed import play_move
from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import Outlook, outlooks, standings
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.roster import Bot, UnknownBot, bot_named, seconds_in
from dejarik.bots.search_bot import Manner, Search, SearchBot
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.laws.hidden import another_world, views_equal
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of

Maker = Callable[[str], Bot]

GAME = games.destiny()
SETUP = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)


def played(answers: int) -> State:
    """A game after some random answers."""
    s = GAME.start(SETUP, seed_from("bots"))
    bot = RandomBot("bots")
    for _ in range(answers):
        decision = GAME.pending(s)[0]
        GAME.apply(s, decision.seat, decision.id, bot.answer(decision))
    return s


def pools(s: State) -> list[list[int]]:
    """The cards that could lie in each other's place for all anyone knows: each one's own."""
    t = table_of(s)
    cards = range(1, len(t.knowledge.identity))
    return [[card for card in cards if t.owner_of(card) == seat] for seat in range(2)]


def searching(seed: str, steps: int = 60) -> Bot:
    """A searching bot that is the same on every machine."""
    return SearchBot(seed, Budget(steps=steps))


@pytest.mark.parametrize("maker", [searching, GreedyBot])
@pytest.mark.parametrize("answers", [0, 12, 30, 47])
def test_hidden_cards_and_coming_chance_change_no_answer(answers: int, maker: Maker) -> None:
    """Two games look alike to a seat and differ in hands, deck order and dice to come."""
    s = played(answers)
    for outlook in outlooks(GAME, s):
        seat = outlook.decision.seat
        other = another_world(GAME, s, seat, pools(s))
        assert views_equal(GAME, s, other, seat)
        assert GAME.dump(s) != GAME.dump(other)
        [alike] = [one for one in outlooks(GAME, other) if one.decision.seat == seat]

        for seed in ("a", "b", "c"):
            assert maker(seed).choose(outlook) == maker(seed).choose(alike)


def test_an_outlook_gives_imagined_games_only() -> None:
    """Deck order, the other hand and coming dice are new; what the seat sees stays."""
    s = played(30)
    outlook = outlooks(GAME, s)[0]
    seat = outlook.decision.seat

    first, second = outlook.imagine("one"), outlook.imagine("two")

    assert views_equal(GAME, s, first, seat)
    assert views_equal(GAME, first, second, seat)
    identities = {tuple(one.knowledge.identity) for one in (s, first, second)}
    assert 3 == len(identities)
    assert 3 == len({one.chance.seed for one in (s, first, second)})
    public = {name for name in dir(outlook) if not name.startswith("_")}
    assert {"game", "decision", "imagine"} == public


def test_imagined_games_offer_the_same_options() -> None:
    """So the place of an option means the same in all of them."""
    s = GAME.start(SETUP, seed_from("options"))
    bot = RandomBot("options")
    while asked := outlooks(GAME, s):
        for outlook in asked:
            keys = [option.key() for option in outlook.decision.options]
            assert keys == keys_in(outlook, outlook.imagine("x"))
        decision = asked[0].decision
        GAME.apply(s, decision.seat, decision.id, bot.answer(decision))


def keys_in(outlook: Outlook, imagined: State) -> list[tuple[int, int, int, int]]:
    """The options of the same question in an imagined game."""
    [decision] = [one for one in GAME.pending(imagined) if one.seat == outlook.decision.seat]
    return [option.key() for option in decision.options]


def test_thinking_leaves_the_game_as_it_is() -> None:
    """Not a byte changes, whoever thinks."""
    s = played(20)
    before = GAME.dump(s)
    for outlook in outlooks(GAME, s):
        searching("still").choose(outlook)
        GreedyBot("still").choose(outlook)
    assert before == GAME.dump(s)


def test_options_are_played_on_equally_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the first question's options ends the own move and the others do not."""
    [outlook] = [one for one in outlooks(GAME, played(0)) if one.decision.seat == 0]
    search = Search(outlook, Budget(steps=10_000), Manner(), random.Random("far"))
    asked: list[int] = []

    def watched(game: Game, s: State, budget: Budget, chance: random.Random) -> None:
        asked.append(game.pending(s)[0].seat)
        play_move(game, s, budget, chance)

    monkeypatch.setattr(search_bot, "play_move", watched)
    for place in range(len(outlook.decision.options)):
        search.play_on(search.after(search.imagine(), place), 2)
        assert [1, 0] == asked
        asked.clear()


def test_the_same_option_leads_to_the_same_in_the_same_round() -> None:
    """So two options differ by themselves alone, not by what players try out on the way."""
    outlook = outlooks(GAME, played(30))[0]
    search = Search(outlook, Budget(steps=100_000), Manner(), random.Random("round"))
    values: list[float] = []
    for _ in range(4):
        s = search.imagine()
        first, again = (search.play_on(search.after(s, 0), 4) for _ in range(2))
        assert first == again
        values.append(first)
    assert len(values) == len(set(values))


def test_what_is_left_after_the_first_rounds_is_played_on_twice_as_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """First two moves for each option, then four."""
    outlook = outlooks(GAME, played(30))[0]
    search = Search(outlook, Budget(steps=100_000), Manner(moves=2, halving=3), random.Random("on"))
    moves: list[int] = []

    def watched(_: State, count: int) -> float:
        moves.append(count)
        return 0.5

    monkeypatch.setattr(search, "play_on", watched)
    search.look()
    width = len(search.left)
    for _ in range(5):
        search.play_round()
    assert [2] * 3 * width + [4] * 2 * width == moves


@pytest.mark.parametrize("answers", [0, 12])
def test_what_looks_hopeless_is_not_played_on(answers: int) -> None:
    """Where only the best is left, or to choose no more, nothing else takes time."""
    outlook = outlooks(GAME, played(answers))[0]
    lefts = []
    for hopeless in (1.0, 0.0):
        manner = Manner(hopeless=hopeless)
        search = Search(outlook, Budget(steps=100_000), manner, random.Random("hopeless"))
        search.look()
        lefts.append([one.place for one in search.left if not one.rests])
    assert len(lefts[0]) > 1
    assert lefts[0][:1] == lefts[1]


def test_an_outcome_counts_as_such() -> None:
    """Won is 1 and lost is 0; before that the game evaluates."""
    s = played(10)
    assert 1.0 == pytest.approx(sum(standings(GAME, s)))
    GAME.concede(s, 0)
    assert [0.0, 1.0] == standings(GAME, s)


def test_bots_have_names_that_may_say_how_long_they_think() -> None:
    """By seconds or by steps; anything else is refused."""
    assert isinstance(bot_named("greedy", 1), GreedyBot)
    assert isinstance(bot_named("random", 1), RandomBot)
    assert 0.25 == seconds_in("search:0.25")
    assert 0.0 == seconds_in("search#40")
    for name in ("deep", "search:", "search:-1", "search#x", "greedy:1"):
        with pytest.raises(UnknownBot, match="there are novice, regular, veteran, master, random"):
            bot_named(name, 1)


def test_an_imagined_game_counts_once_all_options_had_their_turn() -> None:
    """Whose time is up in the second game answers as after the first, not what comes first."""
    firsts: set[int] = set()
    for answers in (12, 30, 47):
        outlook = outlooks(GAME, played(answers))[0]
        whole = Budget(steps=10_000)
        first = GreedyBot("turn", whole, imagined=1).choose(outlook)
        firsts.add(first)
        cut_short = Budget(steps=whole.taken + whole.taken // 2)
        assert first == GreedyBot("turn", cut_short).choose(outlook)
    assert firsts - {0}

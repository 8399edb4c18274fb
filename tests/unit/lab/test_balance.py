"""Ready decks against each other: who meets whom, and which of them fall out."""

from dejarik.lab.balance import Duel, Standing, duels, failures, play, table_of
from dejarik.titles.registry import laboratory_of

TITLE = "imperial-assault"


def standing(won: int, games: int) -> Standing:
    """A deck that won some of its games against another."""
    found = Standing()
    for number in range(games):
        found.add("other", float(number < won))
    return found


def test_everyone_meets_everyone_from_both_seats() -> None:
    """Two games of each pair, the second with seats swapped."""
    names = laboratory_of(TITLE).ready_decks()
    planned = duels(TITLE, 2, "random")

    assert len(names) * (len(names) - 1) == len(planned)
    assert len(planned) == len({(one.first, one.second) for one in planned})


def test_both_missions_are_played_from_both_seats() -> None:
    """Seats change with every game, the mission with every second one."""
    laboratory = laboratory_of(TITLE)
    missions = [
        laboratory.duel_setup("vader", "walker", one.number // 2)["mission"]
        for one in duels(TITLE, 4, "random")[::15]
    ]
    assert ["A", "A", "B", "B"] == missions


def test_a_game_is_won_by_one_of_them() -> None:
    """Played by bots to its end."""
    duel = Duel(TITLE, "vader", "han-and-luke", 0, "random")
    assert play(duel)[1] in (0.0, 1.0)


def test_a_deck_falls_out_when_the_games_leave_no_doubt() -> None:
    """Ninety of a hundred are too many, eighty-six may be chance; the same for few."""
    found = {
        "much": standing(95, 100),
        "perhaps": standing(86, 100),
        "even": standing(50, 100),
        "little": standing(5, 100),
    }
    assert ["little", "much"] == [line.split()[0] for line in failures(found)]
    assert "95.0%" in table_of(found)[3]

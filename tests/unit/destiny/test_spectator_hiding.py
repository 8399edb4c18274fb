"""What is drawn anew for someone who only watches."""

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.seen.views import view_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.titles.destiny import games
from dejarik.titles.destiny.laboratory.random_decks import collection_of, random_setup


def test_a_spectators_sample_looks_to_it_like_the_real_table() -> None:
    """Neither player's knowledge becomes public, and the real hands do not matter."""
    game = games.destiny()
    table = table_of(game.start(random_setup(collection_of(game), 1), seed_from("watched")))
    other = table_of(game.clone(table))
    hand = other.players[0].hand
    identity = other.knowledge.identity
    identity[hand[0]], identity[hand[1]] = identity[hand[1]], identity[hand[0]]

    drawn = game.determinize(table, NOBODY, seed_from("sample"))

    assert view_of(table, NOBODY) == view_of(table_of(drawn), NOBODY)
    assert game.dump(drawn) == game.dump(game.determinize(other, NOBODY, seed_from("sample")))

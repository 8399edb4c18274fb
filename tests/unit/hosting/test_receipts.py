"""Receipts: an honest one has no findings, and a forged one of each kind is caught."""

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from dejarik.hosting.play.fairness import game_seed
from dejarik.hosting.play.receipt_wire import Receipt, read_receipt, write_receipt
from dejarik.hosting.play.receipts import (
    check,
    end_of,
    entries_hash,
    full_receipt,
    is_over,
    journal_of,
    open_receipt,
)
from dejarik.kernel.chance import SWIFT
from dejarik.kernel.play import Play, begin
from dejarik.kernel.release import Release, WrongRelease
from examples.toy.game import Toy

GAME = Toy()
RELEASE = Release("toy", 3, "1.2", {"01001": "aa"})
SERVER = bytes(range(32))
NONCES = (b"a" * 16, b"b" * 16)


def played(setup: dict[str, object], seed: bytes) -> Play:
    """A whole game, with one answer taken back."""
    play = begin(GAME, RELEASE, setup, seed)
    chooser = Random("receipts")
    while GAME.pending(play.state):
        decision = chooser.choice(GAME.pending(play.state))
        play.answer(decision.seat, decision.id, chooser.randrange(len(decision.options)))
        if play.position() == 12:
            play.return_to(play.position() - 1)
    return play


@cache
def receipt(generator: int = 0) -> Receipt:
    """The receipt of a game, as it comes from the wire."""
    setup: dict[str, object] = {"generator": generator}
    play = played(setup, game_seed(SERVER, "t1", NONCES))
    made = full_receipt("t1", SERVER, NONCES, play.journal, end_of(GAME, play.state))
    return read_receipt(write_receipt(made))


def changed_answer(honest: Receipt) -> Receipt:
    """The last answer but two is another option."""
    entries = [[*entry] for entry in honest.entries]
    place = max(n for n, entry in enumerate(entries[:-2]) if entry[0] == 0 and entry[3] > 0)
    entries[place][3] -= 1
    return replace(honest, entries=entries)


def without(honest: Receipt, place: int) -> Receipt:
    """One entry is missing."""
    entries = [entry for number, entry in enumerate(honest.entries) if number != place]
    return replace(honest, entries=entries)


def other_end(honest: Receipt) -> Receipt:
    """Another side is first, or those that were level are not."""
    assert honest.end is not None
    end = replace(
        honest.end, ranking=[[1], [0]] if honest.end.ranking == [[0], [1]] else [[0], [1]]
    )
    return replace(honest, end=end)


def test_an_honest_receipt_has_no_findings() -> None:
    """Every draw is listed: the shuffles at the start, the dice where they fell."""
    found = check(receipt(), GAME, RELEASE)

    assert [] == found.findings
    assert {0} < {draw.entry for draw in found.draws}
    assert sum(draw.times for draw in found.draws) > len(found.draws)


FORGERIES: dict[str, tuple[Callable[[Receipt], Receipt], str]] = {
    "server seed": (lambda r: replace(r, server_seed="07" * 32), "committed to"),
    "seed": (lambda r: replace(r, seed="07" * 32), "does not follow"),
    "nonce": (lambda r: replace(r, nonces=["61" * 16, "63" * 16]), "does not follow"),
    "short nonce": (lambda r: replace(r, nonces=["61" * 16, "63"]), "nonce no client sends"),
    "table": (lambda r: replace(r, table="t2"), "does not follow"),
    "commitment": (lambda r: replace(r, commitment="07" * 32), "committed to"),
    "answer": (changed_answer, "their hash differs"),
    "first entry": (lambda r: without(r, 0), "their hash differs"),
    "an entry": (lambda r: without(r, 8), "their hash differs"),
    "last entry": (lambda r: without(r, len(r.entries) - 1), "not over"),
    "end": (other_end, "the receipt says otherwise"),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_receipt_is_caught(what: str) -> None:
    """Another seed, answer, nonce, table or end, and entries that were dropped."""
    forge, finding = FORGERIES[what]
    found = check(forge(receipt()), GAME, RELEASE)

    assert [] != [one for one in found.findings if finding in one]


@pytest.mark.parametrize("what", ["answer", "first entry", "an entry", "last entry"])
def test_the_hash_over_the_entries_is_not_the_only_guard(what: str) -> None:
    """Who changes the entries and that hash with them is caught by playing again."""
    forged = FORGERIES[what][0](receipt())
    hash_ = entries_hash(journal_of(forged).entries)
    found = check(replace(forged, journal=hash_), GAME, RELEASE)

    assert 1 == len(found.findings)
    assert "their hash differs" not in found.findings[0]


def test_chance_that_can_be_foreseen_is_not_fair() -> None:
    """The generator of the laboratory has no place at a table."""
    found = check(receipt(SWIFT), GAME, RELEASE)

    assert ["The game was set up with chance that can be foreseen."] == found.findings


def test_while_a_game_goes_on_its_receipt_tells_no_secret() -> None:
    """Neither the seeds nor decks nor answers are in it."""
    early = open_receipt("t1", SERVER, NONCES)

    assert receipt().commitment == early.commitment
    assert {"commitment", "table", "nonces"} == set(msgspec.json.decode(write_receipt(early)))
    assert not is_over(early)
    assert is_over(receipt())
    with pytest.raises(ValueError, match="not over"):
        check(early, GAME, RELEASE)


OTHER_RULES = Release("toy", 3, "1.3", {"01001": "aa"})


def test_other_rules_that_come_to_the_same_find_a_receipt_fair() -> None:
    """Whatever has changed since, this game was not concerned."""
    assert [] == check(receipt(), GAME, OTHER_RULES).findings


def test_other_rules_that_come_to_something_else_cannot_judge() -> None:
    """A receipt of another release is then neither fair nor unfair here."""
    with pytest.raises(WrongRelease, match=r"rules 1.2, here 1.3; In play, entry"):
        check(changed_answer(receipt()), GAME, OTHER_RULES)


def test_rules_of_another_game_cannot_judge() -> None:
    """Whatever they come to."""
    with pytest.raises(WrongRelease, match="of the game toy, the rules are of chess"):
        check(receipt(), GAME, Release("chess", 3, "1.2", {}))


@pytest.mark.parametrize("data", [b"", b"{}", b'{"commitment": "zz"}', b"[1]"])
def test_what_is_no_receipt_is_refused(data: bytes) -> None:
    """With the field that is wrong."""
    with pytest.raises(ValueError, match="no receipt"):
        read_receipt(data)

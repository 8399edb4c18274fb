"""
Receipts: making one of a game, and checking one by playing the game again.

What belongs here: what a receipt says at which time, and every way in which it can be
wrong, in words. What does not: files and addresses, and what a draw means in some game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from dejarik.hosting.play.fairness import commitment, game_seed, read_nonce
from dejarik.hosting.play.receipt_wire import EndForm, Receipt, ReleaseForm
from dejarik.kernel.chance import KEYED, SEED_BYTES, drawn_for
from dejarik.kernel.entries import Entry
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import unpack_entry
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.release import Release, WrongRelease, differences
from dejarik.kernel.replaying import Diverged, carry_on
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest, encode

Words = Callable[[State, int, int], str]
"""What has come of drawing for a purpose and an object, in a game's own words."""

AT_THE_START: Final = 0


def silent(s: State, purpose: int, obj: int) -> str:
    """The words of a game that has none for its draws."""
    return f"purpose {purpose}, object {obj}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance drawn for a purpose and object: after which entry, from which count, how often."""

    entry: int
    purpose: int
    object: int
    first: int
    times: int
    result: str


@dataclass(slots=True)
class Examined:
    """What checking a receipt has found: it is fair if there are no findings."""

    findings: list[str] = field(default_factory=list)
    draws: list[Drawn] = field(default_factory=list)


# --- making ---------------------------------------------------------------------------


def open_receipt(table: str, server_seed: bytes, nonces: Sequence[bytes]) -> Receipt:
    """What may be published while a game goes on: decks and answers are not yet among it."""
    return Receipt(commitment(server_seed), table, [nonce.hex() for nonce in nonces])


def full_receipt(
    table: str, server_seed: bytes, nonces: Sequence[bytes], journal: Journal, end: EndForm
) -> Receipt:
    """What is published of a game that is over."""
    release = journal.release
    return Receipt(
        commitment(server_seed),
        table,
        [nonce.hex() for nonce in nonces],
        server_seed.hex(),
        journal.seed.hex(),
        ReleaseForm(release.game, release.schema, release.rules, dict(release.programs)),
        journal.setup(),
        [entry.pack() for entry in journal.entries],
        entries_hash(journal.entries),
        end,
    )


def end_of(game: Game, s: State) -> EndForm:
    """
    How a game ended.

    Raises ValueError when it has not.
    """
    outcome = game.outcome(s)
    if outcome is None:
        message = "the game is not over: its receipt has no end yet"
        raise ValueError(message)
    return EndForm([[*level] for level in outcome.ranking], outcome.reason, digest(game.dump(s)))


def entries_hash(entries: Sequence[Entry]) -> str:
    """One hash over all entries, those that were taken back included."""
    return blake2b(encode([entry.pack() for entry in entries]), digest_size=32).hexdigest()


# --- checking -------------------------------------------------------------------------


def is_over(receipt: Receipt) -> bool:
    """Whether a receipt tells enough to be checked."""
    return bool(receipt.server_seed and receipt.release is not None and receipt.end is not None)


def journal_of(receipt: Receipt) -> Journal:
    """
    The journal a receipt claims.

    Raises ValueError when it does not hold one.
    """
    form = receipt.release
    if form is None:
        message = "the receipt is of a game that is not over; it holds no journal yet"
        raise ValueError(message)
    release = Release(form.game, form.schema, form.rules, form.programs)
    journal = Journal(release, receipt.setup, bytes.fromhex(receipt.seed))
    for place, packed in enumerate(receipt.entries):
        journal.append(unpack_entry(packed, f"entry {place + 1}"))
    return journal


def check(receipt: Receipt, game: Game, release: Release, words: Words = silent) -> Examined:
    """
    Recompute everything a receipt claims; what differs is a finding.

    Raises WrongRelease when other rules played it and these come to something else, ValueError
    when there is nothing to play.
    """
    journal = journal_of(receipt)
    others = differences(journal.release, release)
    if journal.release.game != release.game:
        raise WrongRelease("; ".join(others))
    found = Examined()
    _check_seed(receipt, found)
    if receipt.journal != entries_hash(journal.entries):
        found.findings.append(
            "The entries are not those the receipt was made of: their hash differs. "
            "One was changed, added or dropped."
        )
    before = len(found.findings)
    _check_play(receipt, game, journal, words, found)
    if others and len(found.findings) > before:
        # Rules that are not those it was played by prove nothing against a receipt.
        raise WrongRelease("; ".join([*others, *found.findings[before:]]))
    return found


def _check_seed(receipt: Receipt, found: Examined) -> None:
    server_seed = bytes.fromhex(receipt.server_seed)
    if commitment(server_seed) != receipt.commitment:
        found.findings.append(
            "The server seed is not the one the server committed to: "
            f"its hash is {commitment(server_seed)}, published was {receipt.commitment}."
        )
    if len(server_seed) != SEED_BYTES:
        found.findings.append(f"The server seed has {len(server_seed)} bytes, not {SEED_BYTES}.")
        return
    nonces = [bytes.fromhex(nonce) for nonce in receipt.nonces]
    for seat, nonce in enumerate(receipt.nonces):
        try:
            if nonce:
                read_nonce(nonce)
        except ValueError as error:
            found.findings.append(f"Seat {seat} has a nonce no client sends: {error}.")
    derived = game_seed(server_seed, receipt.table, nonces)
    if derived.hex() != receipt.seed:
        found.findings.append(
            "The seed of the game does not follow from server seed, table and nonces: "
            f"they give {derived.hex()}, played was {receipt.seed or 'none'}."
        )


def _check_play(
    receipt: Receipt, game: Game, journal: Journal, words: Words, found: Examined
) -> None:
    """Play the journal again, every shuffle and roll from the seed, and compare what came."""
    try:
        s = game.start(journal.setup(), journal.seed)
    except ValueError as error:
        found.findings.append(f"The game cannot be set up as the receipt says: {error}.")
        return
    if s.chance.generator != KEYED or s.chance.dictated:
        found.findings.append("The game was set up with chance that can be foreseen.")
    listing = Listing(words, found.draws)
    listing.look(s)
    if s.seats != len(receipt.nonces):
        found.findings.append(
            f"The game has {s.seats} seats, the receipt {len(receipt.nonces)} nonces."
        )
    for entry in journal.effective():
        listing.entry = entry.number
        try:
            carry_on(game, s, journal.release, entry, listing)
        except Diverged as error:
            found.findings.append(f"In play, {error}.")
            return
        listing.look(s)
    comparable = journal.release.schema == game.schema
    _check_end(receipt, game, s, found, comparable=comparable)


def _check_end(
    receipt: Receipt, game: Game, s: State, found: Examined, *, comparable: bool
) -> None:
    """Compare the end; the hash of the last state only where states are packed alike."""
    claimed = receipt.end
    if game.outcome(s) is None:
        found.findings.append("After the last entry the game is not over.")
        return
    end = end_of(game, s)
    if claimed is None or (end.ranking, end.reason) != (claimed.ranking, claimed.reason):
        found.findings.append(
            f"The game ends with the ranking {end.ranking} ({end.reason}), "
            "and the receipt says otherwise."
        )
    elif comparable and end.state != claimed.state:
        found.findings.append(
            f"The last state has the hash {end.state}, the receipt says {claimed.state}."
        )


class Listing(Recorder):
    """Hears a game being played and lists every draw, by how the counts of chance have moved."""

    def __init__(self, words: Words, draws: list[Drawn]) -> None:
        self.words = words
        self.draws = draws
        self.entry = AT_THE_START
        self.counts: dict[int, int] = {}

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        """An answer alone draws nothing."""

    def happened(self, s: State, event: Event) -> None:
        self.look(s)

    def look(self, s: State) -> None:
        """List what has been drawn since the last look."""
        counts = s.chance.counts
        if counts == self.counts:
            return
        for key in sorted(counts):
            first, now = self.counts.get(key, 0), counts[key]
            if now > first:
                purpose, obj = drawn_for(key)
                result = self.words(s, purpose, obj)
                self.draws.append(Drawn(self.entry, purpose, obj, first, now - first, result))
        self.counts = counts.copy()

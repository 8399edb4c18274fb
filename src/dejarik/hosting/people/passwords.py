"""
Rules for passwords: which are too easy to guess.

What belongs here: questions about a password alone, and the name that it is for.
What does not: hashing, storing, comparing (the service).

There is no list of common passwords. They are made of few cheap pieces: a well-known word, a run
along the keyboard or the alphabet, one sign repeated, a year. So the pieces are counted.
"""

import re
import unicodedata
from typing import Final

SHORTEST: Final = 10
LONGEST: Final = 200
LEAST_PIECES: Final = 6
"""A word or a run is one piece, and so is any sign that belongs to neither."""
LEAST_SIGNS: Final = 5
"""So many different signs are in it at least."""
DIGITS_ALONE: Final = 16
"""So long is a password of digits alone at least."""
READ: Final = 64
"""So much of it is looked at."""

_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "1234567890",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "!@#$%^&*()",
    '!"§$%&/()=',
    "qazwsxedcrfvtgbyhnujmikolp",
    "147258369",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
)
_RUNS: Final = tuple(row for straight in _ROWS for row in (straight, straight[::-1]))

_WELL_KNOWN: Final = """
    abc access admin amanda amor andrew angel anthony april ashley august austin babygirl bailey
    banana baseball basketball batman biteme buster change changeme charlie cheese chelsea
    chocolate computer cookie corvette daniel darth december default dejarik destiny diamond
    dragon eagle empire falcon family father ferrari flower football force freedom friend friends
    george ginger guest hannah harley hello hockey holiday horse hunter iloveyou internet
    january jedi jennifer jessica jesus jordan joshua july june juventus killer kitty lakers
    letmein liverpool login lord love lovely loveme lover lucky maggie manchester market master
    matrix matthew me melissa mercedes merlin michael michelle minecraft mine money monkey
    mother mustang my naruto nathan nicole november october orange pass passwd password
    passwort peanut pepper player please pokemon princess purple qwerty rachel ranger rebel
    robert root samsung samantha samurai secret september service shadow sith skywalker snoopy
    soccer solo spider spring star starwars steelers summer sunshine super superman sweet taylor
    temp test the thomas thunder tigger trustno turtle user vader welcome whatever william
    winner winter wizard wookiee wars yankees yoda you
"""
_WORDS: Final = frozenset(_WELL_KNOWN.split())
_YEAR: Final = re.compile(r"(?:19|20)\d\d")
_SAME: Final = re.compile(r"(.)\1*", re.DOTALL)
# Signs that stand for the letter they look like; 1 stands for two.
_LEET: Final = (str.maketrans("@4301!5$7", "aaeoiisst"), str.maketrans("@4301!5$7", "aaeolisst"))


def password_fault(password: str, name: str = "") -> str | None:
    """Why this password is refused, as a sentence; nothing if it is good enough."""
    if not SHORTEST <= len(password) <= LONGEST:
        return f"A password has {SHORTEST} to {LONGEST} characters; this one has {len(password)}."
    if password.isdigit() and len(password) < DIGITS_ALONE:
        return f"A password of digits alone has at least {DIGITS_ALONE} of them."
    if len(set(password.casefold())) < LEAST_SIGNS or _is_repeated(password):
        return "This password repeats a few characters."
    if cheapest(password, name) < LEAST_PIECES:
        return "This password is a common word or a run of keys with little added."
    return None


def prepared(password: str) -> bytes:
    """What is hashed: the same however the keyboard put the accents together."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def cheapest(password: str, name: str = "") -> int:
    """Of how many pieces it is made, read in the way that needs fewest."""
    # No good password is cheap for so long, and counting takes longer the more is counted.
    plain = password.casefold()[:READ]
    words = _WORDS | {name.casefold()} - {""}
    # 1q2w3e4r: two runs, one sign of each in turn.
    woven = _pieces(plain[::2], words) + _pieces(plain[1::2], words)
    return min(_pieces(plain, words), woven)


def _pieces(text: str, words: frozenset[str]) -> int:
    """The fewest pieces that the text can be cut into."""
    readings = (text, *(text.translate(leet) for leet in _LEET))
    longest = max(map(len, words))
    fewest = [0] * (len(text) + 1)
    for start in range(len(text) - 1, -1, -1):
        ends = [
            start + length
            for length in range(2, min(longest, len(text) - start) + 1)
            if any(reading[start : start + length] in words for reading in readings)
        ]
        ends += _ends_of_runs(text, start)
        fewest[start] = 1 + min(fewest[end] for end in ends)
    return fewest[0]


def _ends_of_runs(text: str, start: int) -> list[int]:
    """Where a year, one sign repeated, or a run that starts here may end."""
    same = _SAME.match(text, start)
    assert same is not None
    ends = [start + 1, same.end()]
    if _YEAR.match(text, start):
        ends.append(start + 4)
    ends += [start + _along(text, start, row) for row in _RUNS]
    return ends


def _along(text: str, start: int, row: str) -> int:
    """How many signs from here follow each other in a row of keys; two are one by chance."""
    if text[start : start + 3] not in row:
        return 1
    place, length = row.index(text[start : start + 3]), 1
    while row[place : place + length + 1] == text[start : start + length + 1]:
        if start + length >= len(text) or place + length >= len(row):
            break
        length += 1
    return length


def _is_repeated(password: str) -> bool:
    """Whether it is one short piece over and over."""
    return any(
        (password[:size] * len(password)).startswith(password)
        for size in range(1, len(password) // 2 + 1)
        if size < LEAST_PIECES
    )

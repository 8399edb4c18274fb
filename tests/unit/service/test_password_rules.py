"""Rules for passwords: which are too easy to guess."""

import time
from itertools import product

import pytest

from dejarik.service.people.password_rules import LONGEST, password_fault
from dejarik.service.people.passwords import prepared

WORDS = """
    password passw0rd P@ssw0rd qwerty letmein welcome iloveyou dragon monkey football baseball
    princess sunshine superman starwars skywalker master shadow trustno1 secret
"""
ENDINGS = "123 1234 12345 123456 1234567890 ! 123! 2024 1977 1 11 abc 321 !!! qwerty"
COMMON = [
    made
    for word, ending in product(WORDS.split(), ENDINGS.split())
    for made in (word + ending, word.capitalize() + ending, ending + word)
    if len(made) >= 10
]


def test_hundreds_of_common_passwords_are_refused() -> None:
    """A well-known word with a run, a year or a few signs around it is no password."""
    assert 300 < len(COMMON)
    assert [] == [password for password in COMMON if password_fault(password) is None]


@pytest.mark.parametrize(
    "password",
    [
        "1234567890",
        "1111111111",
        "0987654321",
        "qwertyuiop",
        "asdfghjkl;",
        "zxcvbnm,./",
        "1q2w3e4r5t",
        "q1w2e3r4t5y6",
        "1qaz2wsx3edc",
        "qazwsxedc123",
        "abcdefghij",
        "abcabcabcabc",
        "passwordpassword",
        "aaaaabbbbb",
        "19770525",
        "short",
        "31415926535",
        "x" * (LONGEST + 1),
    ],
)
def test_runs_repeats_and_wrong_lengths_are_refused(password: str) -> None:
    """The keyboard, the alphabet, one sign over and over, too few or too many."""
    assert password_fault(password) is not None


@pytest.mark.parametrize(
    "password",
    [
        "correct-horse-battery",
        "kettle7Qmoon",
        "Größenwahn im März",
        "9f3k2!vbqx",
        "three porgs in the pantry",
        "8250917392640571",
        "пароль для корабля",
    ],
)
def test_a_password_that_takes_guessing(password: str) -> None:
    """Several words, or signs that follow no row."""
    assert password_fault(password) is None


def test_the_name_is_no_password() -> None:
    """A name is a cheap piece in the password of whoever has it, not in another's."""
    assert password_fault("Lando-Calrissian7", name="lando-calrissian") is not None
    assert password_fault("Lando-Calrissian7", name="chewie") is None


def test_judging_takes_no_longer_than_hashing() -> None:
    """Not even where every sign may stand for several letters, over the longest password."""
    began = time.process_time()

    assert password_fault("4@8(369!1|0$5+7%2" * 11) is None
    assert 1.0 > time.process_time() - began


def test_accents_typed_in_two_ways_are_one_password() -> None:
    """A letter with its accent and a letter followed by it hash alike; nothing raises."""
    assert prepared("Mu\u0308nchen") == prepared("M\u00fcnchen")
    assert b"\xed\xa0\x80" == prepared("\ud800")

"""
Tokens: secrets that are handed out once, and what is kept of them.

What does not belong here: what a token opens (`sessions`, `administration`).
"""

import hashlib

from dejarik.service.ids import random_name


def new_token() -> str:
    """A secret of 256 bits. It is told once and never stored."""
    return random_name(32)


def hash_of(token: str) -> str:
    """
    What is stored of a token. A plain hash is enough: nobody can guess 256 bits.

    How long a database looks for it tells nothing: whoever tries tokens does not choose hashes.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()

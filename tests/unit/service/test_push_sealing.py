"""Sealing push messages: the example of the standard, our signature, and what is refused."""

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from dejarik.service.adapters.push_sealing import (
    LONGEST,
    Signer,
    new_key,
    padded,
    read_recipient,
    seal,
    seal_with,
    unpadded,
)

THEIR_KEY = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OUR_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
    "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
    "WGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, appendix A."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key from its number."""
    return ec.derive_private_key(int.from_bytes(padded(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out() -> None:
    """Byte for byte, with its key and its salt."""
    recipient = read_recipient(THEIR_KEY, AUTH)
    text = b"When I grow up, I want to be a watermelon"

    assert SEALED == unpadded(seal_with(text, recipient, private(OUR_KEY), padded(SALT)))


def test_no_two_messages_look_alike() -> None:
    """Every message has a key and a salt of its own."""
    recipient = read_recipient(THEIR_KEY, AUTH)

    assert seal(b"x", recipient)[:86] != seal(b"x", recipient)[:86]


def test_a_message_that_is_too_long_is_refused() -> None:
    """Push services would refuse it too, but not so clearly."""
    recipient = read_recipient(THEIR_KEY, AUTH)
    assert seal(b"x" * LONGEST, recipient)
    with pytest.raises(ValueError, match="at most"):
        seal(b"x" * (LONGEST + 1), recipient)


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        (THEIR_KEY, "AAAA"),
        (THEIR_KEY, ""),
        ("AAAA", AUTH),
        ("", AUTH),
        ("B" * 87, AUTH),
        (THEIR_KEY[:-4] + "AAAA", AUTH),
        (THEIR_KEY + "A", AUTH),
    ],
)
def test_other_keys_are_refused(key: str, auth: str) -> None:
    """No point of the curve, or a secret of another length."""
    with pytest.raises(ValueError, match=r".+"):
        read_recipient(key, auth)


def test_the_signature_says_who_we_are() -> None:
    """For one push service, for half a day, signed by the key browsers were given."""
    signer = Signer(new_key(), "mailto:host@example.org")
    header = signer.authorization("https://push.example.org", 1_000_000_000)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")

    assert signer.public == key
    assert {"typ": "JWT", "alg": "ES256"} == json.loads(padded(head))
    assert {
        "aud": "https://push.example.org",
        "exp": 1_000_000 + 12 * 60 * 60,
        "sub": "mailto:host@example.org",
    } == json.loads(padded(claims))
    raw = padded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(key))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(pair, f"{head}.x".encode(), ec.ECDSA(hashes.SHA256()))

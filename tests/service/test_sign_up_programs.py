"""The commands about bans and invitations, as whoever has the machine types them."""

import re

import pytest

from dejarik.cli.main import main
from dejarik.service.config import SignUpSettings
from dejarik.testing.application import PASSWORD, application

WHY = "Floods of guests."


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints, once it has done what it was told."""
    assert 0 == main([*words])
    return capsys.readouterr().out


def test_a_network_is_banned_listed_and_lifted(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever process runs knows it with the next who comes."""
    where = ("--database", database_url)
    assert "Nobody is kept out.\n" == said(capsys, "bans", *where)
    ban = ("--network", "198.51.100.7/24", "--days", "2", "--reason", WHY)
    made = said(capsys, "bans", *where, *ban)
    assert "Nobody new comes from 198.51.100.0/24 until" in made
    listed = said(capsys, "bans", *where)
    assert re.search(r"198\.51\.100\.0/24, until .* by the command line\n  Floods", listed)
    found = listed.partition(":")[0]
    assert f"The ban {found} has ended.\n" == said(capsys, "bans", *where, "--lift", found)
    assert "Nobody is kept out.\n" == said(capsys, "bans", *where)


@pytest.mark.parametrize(
    "words",
    [
        ("bans", "--network", "0.0.0.0/0", "--reason", WHY),
        ("bans", "--network", "198.51.100.0/24"),
        ("bans", "--network", "198.51.100.0/24", "--days", "0", "--reason", WHY),
        ("bans", "--lift", "nothing"),
        ("invitations", "--make", "--uses", "0"),
        ("invitations", "--make", "--days", "91"),
        ("invitations", "--revoke", "nothing"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: tuple[str, ...], sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what is wrong and what to do; nothing is changed."""
    assert 0 != main([words[0], "--database", sqlite_url, *words[1:]])
    assert "" != capsys.readouterr().err


def test_an_invitation_is_made_used_listed_and_revoked(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its link is printed once; whoever has it makes an account."""
    where = ("--database", sqlite_url)
    made = said(capsys, "invitations", *where, "--make", "--uses", "2")
    code = made.partition("#")[2].partition("\n")[0]
    with application(sqlite_url, sign_up=SignUpSettings("invitation")) as place:
        body = {"name": "Han", "password": PASSWORD, "invitation": code}
        place.nobody.told("/api/people/register", body)
    capsys.readouterr()
    listed = said(capsys, "invitations", *where)
    assert "by the command line, used 1 of 2" in listed
    assert code not in listed
    number = listed.partition(":")[0]
    said(capsys, "invitations", *where, "--revoke", number)
    assert "There is no invitation.\n" == said(capsys, "invitations", *where)

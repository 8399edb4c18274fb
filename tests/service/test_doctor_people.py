"""What the doctor says of who may come in."""

import asyncio
import time

import pytest

from dejarik.service.config import HouseSettings, SignUpSettings
from dejarik.service.doctor.findings import State
from dejarik.service.doctor.people_checks import addresses, is_public, sign_up
from dejarik.service.people.ban_store import NetworkStore
from dejarik.service.people.roles import Role
from dejarik.testing.lobbies import lobby_on
from dejarik.testing.people import Opens, crowd
from tests.service.examined import patient

PUBLIC = "https://play.example.org"
OPEN = SignUpSettings(guests="allowed")
SHUT = SignUpSettings("invitation", "off")


@pytest.mark.parametrize(
    ("page", "public"),
    [
        (PUBLIC, True),
        ("http://93.184.216.34:8421", True),
        ("http://127.0.0.1:8421", False),
        ("http://192.168.1.7", False),
        ("http://[fd00::1]:8421", False),
        ("http://localhost:8421", False),
        ("http://club.local", False),
        ("", False),
    ],
)
def test_addresses_that_anybody_reaches(page: str, public: bool) -> None:
    """Those of the own machine, house and names that end at home are not."""
    assert public == is_public(page)


def test_an_open_public_server_without_anybody_to_look_after_it(
    database: Opens, database_url: str
) -> None:
    """It is warned of, with what to do; staff and a contact make it right, or closing it."""

    async def main() -> None:
        open_one = patient(database_url, site=PUBLIC, sign_up=OPEN)
        found = await sign_up(open_one)
        assert State.WARNING is found.state
        assert "dejarik admin NAME" in found.do
        assert "--contact" in found.do
        assert State.FINE is (await sign_up(patient(database_url, sign_up=OPEN))).state
        shut = patient(database_url, site=PUBLIC, sign_up=SHUT)
        assert State.FINE is (await sign_up(shut)).state
        async with crowd(database) as people:
            await people.player("Mon", Role.MODERATOR)
        found = await sign_up(open_one)
        assert "dejarik admin NAME" not in found.do
        house = HouseSettings(contact="mailto:keeper@example.org")
        kept = patient(database_url, site=PUBLIC, sign_up=OPEN, house=house)
        assert State.FINE is (await sign_up(kept)).state

    asyncio.run(main())


def test_no_database_yet_is_no_staff() -> None:
    """The first start of a public server is warned of as well."""
    found = asyncio.run(sign_up(patient(site=PUBLIC, sign_up=OPEN)))
    assert State.WARNING is found.state


@pytest.mark.parametrize(("alone", "state"), [(2, State.FINE), (1, State.WARNING)])
def test_a_proxy_that_hides_addresses_is_warned_of(
    database: Opens, database_url: str, alone: int, state: State
) -> None:
    """Of twenty people of a day all but one come from one network; two others make it right."""

    async def main() -> None:
        found = await addresses(patient(database_url))
        assert (State.FINE, True) == (found.state, "too few" in found.what)
        now = time.time_ns() // 1_000_000
        async with lobby_on(database) as lobby:
            for number in range(20):
                one = await lobby.person(f"P{number}")
                network = f"alone {number}" if number < alone else "the proxy"
                await NetworkStore(lobby.database).note(one.id, network, now, 3)
        found = await addresses(patient(database_url))
        assert state is found.state
        assert state is State.FINE or "--trusted-proxy" in found.do

    asyncio.run(main())

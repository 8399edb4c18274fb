"""Settings of NATS: whose password is taken from the environment, and what is refused."""

import pytest

from dejarik.cli.nats_settings import nats_from
from dejarik.cli.trouble import Trouble
from dejarik.service.config import Config, NatsSettings

WITH_PASSWORD = {"DEJARIK_NATS_PASSWORD": "hush\n"}


def test_a_user_has_a_password() -> None:
    """It comes from the environment and is never shown."""
    found = nats_from("nats://dejarik@h:4222", WITH_PASSWORD)

    assert NatsSettings("nats://dejarik@h:4222", "hush") == found
    assert "hush" not in repr(Config("sqlite:///x", "p0", "ws://x", nats=found))


def test_without_a_user_there_is_no_password() -> None:
    """One that lies around changes nothing."""
    assert NatsSettings("nats://h:4222") == nats_from("nats://h:4222", WITH_PASSWORD)


@pytest.mark.parametrize(
    ("url", "environment"),
    [("nats://dejarik@h", {}), ("nats://dejarik:hush@h", WITH_PASSWORD)],
    ids=["missing", "for everybody to read"],
)
def test_a_password_is_there_and_hidden(url: str, environment: dict[str, str]) -> None:
    """In the environment, and nowhere else."""
    with pytest.raises(Trouble, match="password of NATS") as raised:
        nats_from(url, environment)

    assert "hush" not in str(raised.value)

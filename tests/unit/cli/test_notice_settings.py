"""Settings of notices: what is read from arguments and environment, and what is refused."""

from argparse import Namespace

import pytest

from dejarik.cli.main import build_parser
from dejarik.cli.notice_settings import mail_from, push_from
from dejarik.cli.trouble import Trouble
from dejarik.service.adapters.push_sealing import new_key
from dejarik.service.config import Config, MailSettings, PushSettings

KEY = new_key()
WITH_KEY = {"DEJARIK_PUSH_KEY": f"{KEY}\n"}
WITH_PASSWORD = {"DEJARIK_MAIL_PASSWORD": "hush"}
MAIL = ("--mail-server", "mail.example.org", "--mail-from", "table@example.org")
CONTACT = ("--push-contact", "host@example.org")


def arguments(*given: str) -> Namespace:
    """Return what `dejarik serve` reads from these."""
    return build_parser().parse_args(["serve", "--sqlite", "x", *given])


def test_without_settings_nobody_is_told() -> None:
    """A password that lies around changes nothing."""
    assert push_from(arguments(), {}) is None
    assert mail_from(arguments(), WITH_PASSWORD) is None


def test_a_key_and_a_contact_make_push() -> None:
    """The key is never shown."""
    found = push_from(arguments(*CONTACT, "--push-service", "http://10.0.0.7:8080"), WITH_KEY)

    assert (
        PushSettings(KEY, "mailto:host@example.org", frozenset({"http://10.0.0.7:8080"})) == found
    )
    assert KEY not in repr(Config("sqlite:///x", "p0", "ws://x", push=found))


@pytest.mark.parametrize(
    ("security", "port"), [("starttls", 587), ("tls", 465), ("none", 25)], ids=str
)
def test_a_server_has_the_usual_port_of_its_security(security: str, port: int) -> None:
    """Unless it is named with another one."""
    safe = ("--mail-security", security)
    usual = mail_from(arguments(*MAIL, *safe), WITH_PASSWORD)
    named = mail_from(arguments("--mail-server", "h:2525", *MAIL[2:], *safe), {})

    assert (port, 2525) == (usual and usual.port, named and named.port)


def test_a_user_has_a_password() -> None:
    """It comes from the environment and is never shown."""
    found = mail_from(arguments(*MAIL, "--mail-user", "ada"), WITH_PASSWORD)

    expected = MailSettings("mail.example.org", 587, "table@example.org", "starttls", "ada", "hush")
    assert expected == found
    assert "hush" not in repr(Config("sqlite:///x", "p0", "ws://x", mail=found))


@pytest.mark.parametrize(
    ("given", "environment", "why"),
    [
        (CONTACT, {}, "only --push-contact was given"),
        ((), WITH_KEY, "only DEJARIK_PUSH_KEY was given"),
        (CONTACT, {"DEJARIK_PUSH_KEY": KEY[:-4]}, "is not whole"),
        (CONTACT, {"DEJARIK_PUSH_KEY": "A" * 43}, "was not made by"),
        (("--push-contact", "host"), WITH_KEY, "no mail address"),
        ((*CONTACT, "--push-service", "http://10.0.0.7/x"), WITH_KEY, "not of the form"),
    ],
)
def test_push_that_cannot_work_is_refused(
    given: tuple[str, ...], environment: dict[str, str], why: str
) -> None:
    """Before anything is served, and without showing a key."""
    with pytest.raises(Trouble, match=why) as trouble:
        push_from(arguments(*given), environment)

    assert KEY[:20] not in str(trouble.value)


@pytest.mark.parametrize(
    ("given", "environment", "why"),
    [
        (MAIL[:2], {}, "no mail address"),
        ((*MAIL, "--mail-user", "ada"), {}, "DEJARIK_MAIL_PASSWORD is empty"),
        (
            (*MAIL, "--mail-user", "ada", "--mail-security", "none"),
            WITH_PASSWORD,
            "starttls or tls",
        ),
        (("--mail-server", "smtp://h", *MAIL[2:]), {}, "not of the form"),
        (("--mail-server", "h:mail", *MAIL[2:]), {}, "not of the form"),
    ],
)
def test_mail_that_cannot_be_sent_is_refused(
    given: tuple[str, ...], environment: dict[str, str], why: str
) -> None:
    """Before anything is served."""
    with pytest.raises(Trouble, match=why):
        mail_from(arguments(*given), environment)


@pytest.mark.parametrize(
    ("url", "site", "page"),
    [
        ("ws://127.0.0.1:8421", "", "http://127.0.0.1:8421"),
        ("wss://play.example.org/p1", "https://play.example.org/", "https://play.example.org"),
    ],
)
def test_the_page_is_where_people_are_led(url: str, site: str, page: str) -> None:
    """Where it was named, else where this process is."""
    assert page == Config("sqlite:///x", "p0", url, site=site).page()

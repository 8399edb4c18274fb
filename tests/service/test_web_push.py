"""Web push to a push service of our own: what it gets, what its answers mean, whom we refuse."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest

from dejarik.service.adapters.push_sealing import Signer, new_key
from dejarik.service.adapters.web_push import WebPush
from dejarik.service.notices.board import Delivery
from dejarik.testing.push_service import Browser, PushService

TARGET = "/send/1"


def sent(service: PushService, browser: Browser) -> Delivery:
    """Send a message through the service."""

    async def main() -> Delivery:
        server = await asyncio.start_server(service.take, "127.0.0.1", 0)
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        signer = Signer(new_key(), "mailto:host@example.org")
        async with server, WebPush(signer, lambda: 1_000, frozenset({origin})) as push:
            return await push.push(browser.at(origin + TARGET), b"it is your turn")

    return asyncio.run(main())


def test_only_the_browser_can_read_what_the_service_got() -> None:
    """Sealed, signed, and kept for a day."""
    service, browser = PushService("201 Created"), Browser()

    assert Delivery.TAKEN == sent(service, browser)
    assert b"it is your turn" == browser.read(service.body)
    assert b"your turn" not in service.body
    assert service.head.startswith(f"post {TARGET} http/1.1")
    for line in ("content-encoding: aes128gcm", "ttl: 86400", "authorization: vapid t="):
        assert f"\r\n{line}" in service.head


@pytest.mark.parametrize(
    ("status", "expected"),
    [
        ("404 Not Found", Delivery.GONE),
        ("410 Gone", Delivery.GONE),
        ("413 Too Large", Delivery.FAILED),
        ("429 Too Many", Delivery.FAILED),
        ("500 Oops", Delivery.FAILED),
        ("307 Elsewhere", Delivery.FAILED),
    ],
)
def test_what_an_answer_means(status: str, expected: Delivery) -> None:
    """Two of them end the subscription, and nobody is led elsewhere."""
    assert expected == sent(PushService(status), Browser())


def pushed(
    lookup: Callable[[str, int], Awaitable[list[str]]], seen: list[httpx.Request]
) -> Delivery:
    """Push to a name that the lookup resolves; requests are seen and go nowhere."""

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(201)

    async def main() -> Delivery:
        signer = Signer(new_key(), "mailto:host@example.org")
        async with WebPush(signer, lambda: 1_000, lookup=lookup) as push:
            await push._client.aclose()
            push._client = httpx.AsyncClient(transport=httpx.MockTransport(answer))
            return await push.push(Browser().at("https://push.example.org/x"), b"hello")

    return asyncio.run(main())


@pytest.mark.parametrize(
    "numbers",
    [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], ["169.254.169.254"], []],
    ids=" ".join,
)
def test_a_name_that_leads_into_our_network_is_not_followed(numbers: list[str]) -> None:
    """One such number among others is enough."""

    async def lookup(host: str, port: int) -> list[str]:
        return numbers

    seen: list[httpx.Request] = []
    assert Delivery.FAILED == pushed(lookup, seen)
    assert [] == seen


@pytest.mark.parametrize(
    ("number", "host"),
    [("93.184.216.34", "93.184.216.34"), ("2606:2800:220:1::1", "2606:2800:220:1::1")],
    ids=["four", "six"],
)
def test_what_was_checked_is_what_is_used(number: str, host: str) -> None:
    """The number goes into the address, the name into certificate and header."""

    async def lookup(name: str, port: int) -> list[str]:
        return [number]

    seen: list[httpx.Request] = []
    assert Delivery.TAKEN == pushed(lookup, seen)
    assert [(host, "https")] == [(one.url.host, one.url.scheme) for one in seen]
    assert "push.example.org" == seen[0].headers["Host"]
    assert "push.example.org" == seen[0].extensions["sni_hostname"]


def test_a_lookup_that_fails_is_a_failure() -> None:
    """Nothing is raised."""

    async def lookup(host: str, port: int) -> list[str]:
        raise OSError

    assert Delivery.FAILED == pushed(lookup, [])

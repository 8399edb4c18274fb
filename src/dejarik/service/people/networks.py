"""
Networks of people: known again, without keeping an address.

What belongs here: what a network is called in the database. What does not: what is kept of it
(`ban_store`), and who is kept out (`bans`).
"""

import hashlib
import hmac
from typing import Final

from dejarik.hosting.people.addresses import network_of, networks_around
from dejarik.service.records.secret_store import SecretStore

SECRET: Final = "networks"
MARK: Final = "#"
"""What a mark begins with; no network that is written out does."""


class NetworkMarks:
    """
    Marks of networks: a hash of each under a secret of the service.

    It keeps an address out of every table, list and export. It hides nothing from whoever has
    the database with the secret in it and tries all addresses there are.
    """

    def __init__(self, secrets: SecretStore) -> None:
        self._secrets = secrets

    async def mark(self, address: str) -> str:
        """What the network of an address is known by; empty for no address. In no transaction."""
        if not address:
            return ""
        secret = await self._secrets.named(SECRET)
        network = network_of(address).encode("utf-8", "surrogatepass")
        return MARK + hmac.new(secret, network, hashlib.sha256).hexdigest()

    async def names(self, address: str) -> list[str]:
        """Everything that a ban may call the network of an address."""
        mark = await self.mark(address)
        return [*networks_around(address), *([mark] if mark else [])]

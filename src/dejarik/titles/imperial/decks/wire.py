"""An army of Imperial Assault as it goes over the wire. Never compiled."""

import msgspec


class Cards(msgspec.Struct, frozen=True):
    """What is in an army, by card codes; upgrades stand among the deployment cards."""

    deployments: tuple[str, ...]
    commands: tuple[str, ...]

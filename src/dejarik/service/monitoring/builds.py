"""Builds: which version this is, and whether its rules were compiled."""

from importlib import metadata
from typing import Final

from dejarik.kernel import machine

COMPILED: Final = "compiled"
PLAIN: Final = "plain"


def version() -> str:
    """The version of the package; `unknown` where it was never installed."""
    try:
        return metadata.version("dejarik")
    except metadata.PackageNotFoundError:
        return "unknown"


def rules_build() -> str:
    """Whether the kernel, and with it the rules, is a compiled one: `compiled` or `plain`."""
    return PLAIN if (machine.__file__ or "").endswith(".py") else COMPILED

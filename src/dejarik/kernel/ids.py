"""
The kinds of number the kernel passes around.

Only names for plain integers live here; a game never mixes them up because each
has its own range (see the game's state module).
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
EntityId: TypeAlias = int
Serial: TypeAlias = int

NOBODY: Final = -1
"""The seat that is no seat: spectators, and effects of the game itself."""

NOTHING: Final = 0
"""The entity that is no entity."""

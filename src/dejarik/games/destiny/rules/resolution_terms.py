"""
In what manner a die is resolved: names in the scope of its resolution.

The symbol's program and specials run in copies of that scope, so they can read them.
"""

from typing import Final

VALUE_NAME: Final = "value"
"""The value it is resolved with."""

SYMBOL_NAME: Final = "symbol"
"""The symbol it is resolved for, once its cost is paid."""

BONUS_NAME: Final = "bonus"
"""What is added to its value."""

WORTH_NAME: Final = "worth"
"""What its value is treated as, before anything changes it."""

AS_NAME: Final = "as"
"""The symbol it is treated as showing."""

FORCED_NAME: Final = "forced"
"""The symbol it is treated as showing because an effect says so, not by choice."""

OPEN_NAME: Final = "open"
"""It may be treated as another symbol by cards that say so: as one of these, or any."""

RESOLVING_NAME: Final = "resolving"
"""In the ability that looks for a die to resolve: what it may be treated as counts."""

ANOTHER_NAME: Final = "another"
"""It is treated as showing another symbol than it does, as whoever resolves it says."""

SPARED_NAME: Final = "free"
"""Its cost in resources is not paid, the damage it costs is taken."""

UNBLOCKABLE_NAME: Final = "unblockable"
"""The damage it deals cannot be blocked."""

STAYS_NAME: Final = "stays"
"""It stays in its pool; 1 if it is rerolled there."""

PLAIN_NAME: Final = "plain"
"""It is treated as if it had no plus."""

OUTCOME_NAME: Final = "outcome"
"""How many resources were gained or lost by it; what follows its resolution knows it too."""

AGAINST_NAME: Final = "against"
"""What alone it may be resolved against."""

CHEAPER_NAME: Final = "cheaper"
"""By how much its cost, of either kind, is lowered; by all of it if it is for free."""

EASED_NAME: Final = "eased"
"""The dice whose cost, of either kind, was lowered before paying: once for each 1."""

AGAIN_NAME: Final = "again"
"""It may be resolved although it has served in this action."""

TOLD_NAME: Final = "told"
"""The ability that resolves it speaks of what came of it, under the names that follow."""

RESOLVED_FOR_NAME: Final = "resolved for"
"""The value it was resolved with."""

REROLLED_NAME: Final = "rerolled"
"""The dice that its symbol has rerolled."""

FELL_NAME: Final = "fell"
"""While it is resolved, how many characters lay defeated before; told is how many fell to it."""

DISCARDED_NAME: Final = "discarded"
"""The cards that its symbol has discarded."""

PICKED_NAME: Final = "picked"
"""Whoever resolves it looks at the hand and picks what it discards."""

STRUCK_NAME: Final = "struck"
"""What its damage was resolved against."""

TWO_NAME: Final = "two"
"""Its damage is resolved against two different characters."""

Manner = dict[str, list[int]]

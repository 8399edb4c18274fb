"""Every op of the rules can be found again when a frame of it was saved."""

import importlib
import pkgutil

from dejarik.games.destiny import rules
from dejarik.games.destiny.rules.programs import RULES_OPS
from dejarik.kernel.program import Op


def test_every_op_of_the_rules_is_registered() -> None:
    """An op that a rule pushes must be in the list, or a game stopped in it could not be saved."""
    registered = {id(op) for op in RULES_OPS.values()}
    missing: list[str] = []
    for found in pkgutil.iter_modules(rules.__path__, f"{rules.__name__}."):
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            own = isinstance(value, Op) and type(value).__module__ == found.name
            if own and id(value) not in registered:
                missing.append(f"{found.name}.{name}")

    assert [] == missing

"""
The words that cards take for granted, each explained in a sentence.

What belongs here: conditions and keywords, and which of them a text speaks of. What does not:
the rules themselves, and words that one card explains.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

GLOSSARY: Final = {
    "Focused": "A Focused figure adds 1 green die to the attack pool of its next attack.",
    "Hidden": "Attacks against a Hidden figure have 2 accuracy less, and its own next attack has"
    " 1 surge more; then it is no longer Hidden.",
    "Stunned": "A Stunned figure can neither attack nor leave its space until it spends an action"
    " to discard Stunned.",
    "Weakened": "A Weakened figure has 1 surge less when it attacks and 1 evade less when it"
    " defends; this goes away when its activation ends.",
    "Bleeding": "A Bleeding figure suffers 1 strain after each of its actions until it spends an"
    " action to discard Bleeding.",
    "Pierce": "The attack ignores as much block as the number says.",
    "Blast": "If the target suffers damage, each other figure adjacent to the target space suffers"
    " the damage that Blast names, friends too.",
    "Cleave": "If the target suffers damage, another hostile figure that could have been the"
    " target suffers the damage that Cleave names.",
    "Recover": "The figure removes as much damage from itself as the number says.",
    "Reach": "Its melee attacks may have targets within 2 spaces that are in line of sight.",
    "Mobile": "A Mobile figure ignores difficult, blocking and impassable terrain and hostile"
    " figures when it moves.",
    "Massive": "A Massive figure ignores terrain and figures as a Mobile one does; whoever stands"
    " where it stops makes room.",
    "strain": "For each strain, the player discards the top card of the Command deck or the figure"
    " suffers 1 damage.",
}
"""What each word means, in the order in which they are listed."""

_FORMS: Final = {
    "Focused": ("Focus", "Focused"),
    "Hidden": ("Hide", "Hidden"),
    "Stunned": ("Stun", "Stunned"),
    "Weakened": ("Weaken", "Weakened"),
    "Bleeding": ("Bleed", "Bleeding"),
    "Recover": ("Recover",),
}
"""How a word stands in a text where it is not as it is listed."""


def terms_in(lines: Iterable[str], keywords: Iterable[str] = ()) -> tuple[str, ...]:
    """The words of the glossary that a text uses, and those of a card's keywords."""
    words = set(re.findall(r"\w+", " ".join(lines))) | {one.capitalize() for one in keywords}
    return tuple(
        term for term in GLOSSARY if any(form in words for form in _FORMS.get(term, (term,)))
    )

"""
What many cards have in common, tried for each of them: expected as its own text says.

A mutant of a text is played against what the true text says, so these tests notice it; that the
text says what is printed is for the second reading to say.
"""

from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.effects.abilities import HostOnly
from dejarik.games.destiny.effects.keywords import Keyword
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.model.facts import CHARACTER, SUPPORT, UPGRADE
from dejarik.games.destiny.rules.values import AMBUSH as AMBUSHING
from dejarik.games.destiny.rules.values import REDEPLOY as REDEPLOYING
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.positions import related
from dejarik.testing.destiny.table import YOU, Tabletop, card
from dejarik.titles.destiny.catalogue.files import facts

TEXTS: dict[str, CardText] = {
    one.code: one for one in written_texts() if one.until == CURRENT and not one.reprint_of
}
ONLY_ON = sorted(
    code
    for code, text in TEXTS.items()
    if facts()[code].type == UPGRADE and any(isinstance(part, HostOnly) for part in text.parts)
)
REDEPLOY = sorted(
    code
    for code, text in TEXTS.items()
    if facts()[code].type == UPGRADE
    and any(isinstance(part, Keyword) and part.keyword == REDEPLOYING for part in text.parts)
)
AMBUSH = sorted(
    code
    for code, text in TEXTS.items()
    if facts()[code].type in (SUPPORT, UPGRADE)
    and any(isinstance(part, Keyword) and part.keyword == AMBUSHING for part in text.parts)
)
EVERYBODY = "T01 T02 T03 T04 T05 T06 T08 T62 T67 01001 01027 18072 18075 01037*2 01046*2 01010*2"
"""Of all colours, unique and not, with subtypes and without, of much health and many points."""


@card(*ONLY_ON)
def test_an_upgrade_goes_only_on_what_it_says(code: str) -> None:
    """Of characters of every colour, and of those with the subtypes and titles it names."""
    text = TEXTS[code]
    near = [one.code for one in related(text.parts) if one.type == CHARACTER]
    t = Tabletop(" ".join([EVERYBODY, *near]), hand=code, resources=9)
    scope = Scope(YOU, t.state.players[YOU].hand[0])
    t.answer(f"play {code}")
    hosts = [part.host for part in text.parts if isinstance(part, HostOnly)]
    expected = [
        t.label(ref)
        for ref in t.state.players[YOU].play
        if ref != t.state.battlefield and all(fits_all(one, t.state, scope, ref) for one in hosts)
    ]
    assert expected == t.options()


@card(*REDEPLOY)
def test_an_upgrade_with_redeploy_may_leave_a_character_that_falls(code: str) -> None:
    """For another one of yours that stands; else it is discarded."""
    for answer, left in (("yes", True), ("no", False)):
        t = Tabletop("T02 T01 T07", "T03", resources=0)
        t.upgrade(code, on="T02")
        t.copy("T02").damage = 7
        t.show("T07", "3MD")
        t.answer("resolve melee", "T02", answer)
        if left:
            assert ["T01", "T07"] == t.options()
            t.answer("T01")
        assert left == (code in t.in_play())


@card(*AMBUSH)
def test_after_a_card_with_ambush_its_player_may_act_again(code: str) -> None:
    """Whatever else it offers is declined."""
    t = Tabletop("T02 T01", "T03 T04", hand=code, resources=9)
    for support in ("25003", "T11", "T910"):
        t.support(support)
    t.answer(f"play {code}")
    for _ in range(9):
        if t.asked().endswith("action"):
            break
        t.choose(0)
    assert "you: additional_action" == t.asked()

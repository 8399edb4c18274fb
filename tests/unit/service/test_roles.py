"""Who may do what, and to whom: the whole table."""

from itertools import product
from pathlib import Path

import pytest

from dejarik.service.people.roles import MAY, OVER, Act, Role, may, require, require_over
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal

# One letter for each role that may: guest, player, moderator, administrator, bot.
TABLE = {
    Act.PLAY: "gpmab",
    Act.LOOK_FOR_GAMES: "gpma",
    Act.CHAT: "gpma",
    Act.KEEP_DECKS: "gpmab",
    Act.KEEP_SETTINGS: "gpma",
    Act.SEE_SESSIONS: "gpma",
    Act.BLOCK: "gpma",
    Act.REPORT: "gpma",
    Act.EXPORT: "gpma",
    Act.LEAVE: "gpma",
    Act.BECOME_ACCOUNT: "g",
    Act.SHARE_DECKS: "pmab",
    Act.BEFRIEND: "pma",
    Act.CHANGE_PASSWORD: "pma",
    Act.CHANGE_MAIL: "pma",
    Act.MAKE_KEYS: "pma",
    Act.KEEP_BOTS: "pma",
    Act.INVITE: "pma",
    Act.READ_REPORTS: "ma",
    Act.CLOSE_REPORTS: "ma",
    Act.MUTE: "ma",
    Act.SUSPEND: "ma",
    Act.BAN: "ma",
    Act.SEE_INVITATIONS: "ma",
    Act.RENAME: "ma",
    Act.REMOVE_LINES: "ma",
    Act.WARN: "ma",
    Act.CLOSE_TABLES: "ma",
    Act.HIDE_DECKS: "ma",
    Act.READ_AUDIT: "a",
    Act.END_GAMES: "a",
    Act.RESET_PASSWORD: "a",
    Act.SET_ROLE: "a",
}
BELOW = {
    Role.GUEST: "",
    Role.PLAYER: "",
    Role.MODERATOR: "gpb",
    Role.ADMINISTRATOR: "gpmab",
    Role.BOT: "",
}


def somebody(role: Role, id_: str = "one") -> Account:
    """An account of a role."""
    return Account(id_, "Somebody", role, 0)


def test_the_table_is_whole() -> None:
    """Every act and every role has its line."""
    assert set(Act) == set(TABLE)
    assert set(Role) == set(MAY)
    assert set(Role) == set(OVER)


def test_the_page_shows_the_table() -> None:
    """The documents say of every act who may do it, and of no other."""
    page = (Path(__file__).parents[3] / "docs/reference/people.md").read_text(encoding="utf-8")
    shown = [line for line in page.splitlines() if line.endswith(("| yes |", "| no |"))]
    words = {True: "yes", False: "no"}
    rows = [[act, *(words[may(role, act)] for role in Role)] for act in Act]

    assert sorted(f"| {' | '.join(row)} |" for row in rows) == sorted(shown)


@pytest.mark.parametrize(("role", "act"), list(product(Role, Act)))
def test_a_role_allows_what_the_table_says(role: Role, act: Act) -> None:
    """Those who may pass, the others are refused in words."""
    allowed = role[0] in TABLE[act]

    assert allowed == may(role, act)
    if allowed:
        require(somebody(role), act)
    else:
        with pytest.raises(Refusal) as refused:
            require(somebody(role), act)
        assert Code.FORBIDDEN is refused.value.code
        assert refused.value.advice


@pytest.mark.parametrize(("role", "other"), list(product(Role, Role)))
def test_power_reaches_only_those_below(role: Role, other: Role) -> None:
    """A moderator may mute guests and players, an administrator anybody, others nobody."""
    if other[0] in BELOW[role]:
        require_over(somebody(role), Act.MUTE, somebody(other, "two"))
    else:
        with pytest.raises(Refusal):
            require_over(somebody(role), Act.MUTE, somebody(other, "two"))


@pytest.mark.parametrize("role", Role)
def test_nobody_has_power_over_themselves(role: Role) -> None:
    """Not even an administrator mutes, resets or demotes themselves."""
    with pytest.raises(Refusal):
        require_over(somebody(role), Act.MUTE, somebody(role))


def test_a_guest_is_told_how_to_be_allowed_more() -> None:
    """What a player may do, a guest may after choosing a name."""
    with pytest.raises(Refusal) as refused:
        require(somebody(Role.GUEST), Act.SHARE_DECKS)

    assert "Choose a name" in refused.value.advice

"""Synthetic cards for teams and decks: codes T600 to T699."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.titles.destiny.laboratory.synthetic.record import record

SIDES: Final = ["1MD", "2RD", "1Sh", "1R", "1F", "-"]

FIRST_PLAIN: Final = 640
PLAIN_CARDS: Final = 15
"""So many different cards fill a deck, two of each."""

HUNTER: Final = ["bounty-hunter"]


def _character(
    code: str, colour: str, affiliation: str, points: list[int], **more: object
) -> dict[str, object]:
    rest: dict[str, object] = {"affiliation": affiliation, "points": points, "sides": SIDES}
    return record(code, "character", colour, **{**rest, **more})


def _plot(code: str, points: int, **more: object) -> dict[str, object]:
    return record(code, "plot", str(more.pop("colour", "gray")), points=[points], **more)


def _event(
    code: str, colour: str, affiliation: str = "neutral", **more: object
) -> dict[str, object]:
    return record(code, "event", colour, cost=0, affiliation=affiliation, **more)


RECORDS: Final[tuple[dict[str, object], ...]] = (
    _character("T600", "red", "hero", [12, 15], unique=True, subtitle="First"),
    _character(
        "T601",
        "blue",
        "hero",
        [11, 14],
        unique=True,
        subtitle="Second",
        title="Test T600",
        sides=["2MD", "3MD1", "2F", "1Dr", "1R", "-"],
    ),
    _character("T602", "blue", "villain", [12, 15], unique=True),
    _character("T603", "gray", "neutral", [6]),
    _character("T604", "yellow", "hero", [7]),
    _character("T605", "yellow", "villain", [10, 13], unique=True, subtypes=HUNTER),
    _character("T606", "yellow", "villain", [8], subtypes=HUNTER),
    _plot("T607", 4),
    _plot("T608", 1),
    _character("T609", "red", "villain", [20, 24], unique=True, subtypes=HUNTER),
    _plot("T610", -1),
    _plot("T611", 2),
    _plot("T612", 1, affiliation="hero"),
    _plot("T613", 1, colour="blue"),
    _character("T614", "yellow", "neutral", [14, 18], unique=True),
    _character("T615", "yellow", "neutral", [8]),
    _plot("T616", 2),
    _character("T617", "yellow", "hero", [9, 12], unique=True),
    _character("T618", "red", "villain", [9, 12, 16], unique=True),
    _plot("T619", 2),
    _event("T620", "gray", "hero"),
    _event("T621", "gray", "villain"),
    _event("T622", "yellow", "villain"),
    _event("T623", "yellow", "hero"),
    record("T624", "upgrade", "blue", cost=1),
    record("T625", "support", "red", cost=1),
    _event("T626", "yellow"),
    _event("T627", "blue", "hero"),
    record("T628", "support", "gray", cost=1, deck_limit=4),
    record("T629", "upgrade", "red", cost=1, affiliation="villain", subtypes=["weapon"]),
    _event("T630", "red", "villain"),
    _plot("T631", 0),
    _character("T632", "gray", "villain", [10, 13], unique=True),
    _character("T633", "red", "hero", [8], subtypes=["engineer"]),
    _plot("T634", -1),
    _plot("T635", -2),
    record("T636", "battlefield", "gray", subtitle="Red Place"),
    _event("T637", "blue", "hero"),
    record("T690", "battlefield", "gray", subtitle="War Room"),
    _event("T638", "gray", "villain"),
    _event("T639", "gray", "hero"),
    *(_event(f"T{FIRST_PLAIN + place}", "gray") for place in range(PLAIN_CARDS)),
)

TEXTS: Final[tuple[CardText, ...]] = (
    *(d.card(f"T{number}") for number in (600, 601, 602, 603, 604, 605, 606, 609, 610, 611)),
    *(d.card(f"T{number}") for number in (612, 613, 633)),
    d.card("T607", d.team_up(1, (d.unique, d.subtype("bounty-hunter")))),
    d.card("T608", d.include_only_if(d.team_has(points=20))),
    d.card(
        "T614",
        d.may_include(d.villain, most=2, fitting_colour=True),
        d.may_include(d.hero, most=2, fitting_colour=True),
    ),
    d.card(
        "T615",
        d.may_include(d.villain, most=1, fitting_colour=True),
        d.may_include(d.hero, most=1, fitting_colour=True),
    ),
    d.card("T616", d.extra_copies(2)),
    d.card("T617", d.may_include(d.red, d.villain, d.subtype("weapon", "vehicle"))),
    d.card("T618", d.may_include(d.blue, d.hero, most=2, different=True)),
    d.card("T619", d.larger_deck(4)),
    d.card("T620", d.play(d.gain(1))),
    d.card("T621", d.play(d.gain(1))),
    d.card("T622", d.play(d.gain(1))),
    d.card("T623", d.play(d.draw(1))),
    d.card("T624"),
    d.card("T625", d.action(d.pay(d.exhaust(d.this), d.gain(1)))),
    d.card("T626", d.play(d.draw(1))),
    d.card("T627", d.play(d.give_shields(1, to=d.a_character))),
    d.card("T628"),
    d.card("T629"),
    d.card("T630", d.play(d.deal(1, to=d.a_character))),
    d.card(
        "T631",
        d.include_only_if(d.each_on_team(d.titled("Test T600"), d.titled("Test T602"))),
        d.hero_and_villain_mix,
        d.cannot_include(d.gray),
    ),
    d.card("T632", d.joins_other_side(d.team_has(d.hero, d.subtype("engineer")))),
    d.card("T634", d.include_only_if(d.all_of_one_colour), d.include_only_if(d.deck_of_singles)),
    d.card("T635", d.include_only_if(d.sharing_a_colour(2))),
    d.card("T636", d.include_only_if(d.team_has(d.red, at_least=2))),
    d.card("T637", d.play(d.give_shields(1, to=d.a_character))),
    d.card("T690", d.claim(d.resolve(d.your(d.a_die), without_resources=True))),
    d.card("T638", d.play(d.gain(1))),
    d.card("T639", d.play(d.gain(1))),
    *(d.card(f"T{FIRST_PLAIN + place}", d.play(d.gain(1))) for place in range(PLAIN_CARDS)),
)

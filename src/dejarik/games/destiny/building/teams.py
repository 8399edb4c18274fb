"""Teams: points, plots, sides, unique titles, and what cards ask of their company."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dejarik.games.destiny.building.lists import Complaint
from dejarik.games.destiny.effects.building import (
    BuiltTeam,
    IncludeOnlyIf,
    JoinsOtherSide,
    MixedTeam,
    TeamMember,
    TeamUp,
    fits_printed,
)
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    CHARACTER,
    COLOUR_NAMES,
    GRAY,
    HERO,
    NEUTRAL,
    PLOT,
    TYPE_NAMES,
    VILLAIN,
)

if TYPE_CHECKING:
    from dejarik.games.destiny.building.formats import Format
    from dejarik.games.destiny.building.lists import DeckList
    from dejarik.games.destiny.building.printings import Library


def build(library: Library, listed: DeckList, wanted: Format | None) -> BuiltTeam:
    """
    The team of a list at its prices, after Team Up; cards of other types are left out.

    Rulings: arh.part1.characters.06
    """
    members: list[TeamMember] = []
    for code, dice in listed.team:
        facts = library.facts(code)
        if facts.type in (CHARACTER, PLOT):
            values = facts.points if wanted is None else wanted.points_of(library, code)
            place = min(max(dice, 1), len(values)) - 1
            points = values[place] if values else 0
            members.append(TeamMember(facts, dice, points, library.building(code)))
    team = BuiltTeam(members, [library.facts(code) for code in listed.cards])
    _team_up(library, team)
    return team


def _team_up(library: Library, team: BuiltTeam) -> None:
    """
    Lower the points of what Team Up lists; each copy of the keyword counts.

    Rulings: arh.part7.teamup.01, arh.part7.teamup.02
    """
    less = [0] * len(team.members)
    for source in team.members:
        for rule in source.rules:
            if not isinstance(rule, TeamUp):
                continue
            if rule.condition is not None and not rule.condition.is_met(team, source):
                continue
            for place, one in enumerate(team.members):
                if one is source and not library.edition.team_up_lowers_itself:
                    continue
                if any(fits_printed(kind, one, source) for kind in rule.kinds):
                    less[place] += rule.less
    for place, one in enumerate(team.members):
        one.points -= less[place]


def why_not_team(
    library: Library, listed: DeckList, wanted: Format | None = None
) -> list[Complaint]:
    """
    Every reason why the team of a list is not allowed.

    Team Up comes first: what cards ask for is asked of the team at its lowered prices.
    Rulings: arh.part4.team.09
    """
    team = build(library, listed, wanted)
    found = _members(library, listed, wanted)
    found += _points(library, listed, team, wanted)
    found += _sides(library, team)
    found += _titles(library, team)
    found += _plots(library, team)
    found += _company(library, listed, team)
    return found


def _members(library: Library, listed: DeckList, wanted: Format | None) -> list[Complaint]:
    """
    What may be on a team at all, and with how many dice.

    Rulings: arh.part4.team.06, arh.part1.doublesided.03, arh.part1.doublesided.04
    """
    found: list[Complaint] = []
    for code, dice in listed.team:
        facts = library.facts(code)
        if facts.type not in (CHARACTER, PLOT):
            kind = (TYPE_NAMES[facts.type],)
            found.append(Complaint("not_a_team_card", "arh.part4.team.01", (code,), (), kind))
            continue
        values = facts.points if wanted is None else wanted.points_of(library, code)
        if not values:
            found.append(Complaint("reverse_side", "arh.part1.doublesided.03", (code,)))
        elif dice > len(values) or (dice < 1 and facts.sides):
            numbers = (dice, len(values))
            found.append(Complaint("wrong_dice", "arh.part4.team.06", (code,), numbers))
    return found


def _points(
    library: Library, listed: DeckList, team: BuiltTeam, wanted: Format | None
) -> list[Complaint]:
    """
    The cards on the team together cost at most what a team may; a negative plot adds to that.

    Rulings: arh.part4.team.01, arh.part1.plots.02, arh.part1.plots.06, arh.part1.characters.01
    """
    box = wanted.box_of(listed) if wanted is not None else None
    limit = library.edition.team_points if box is None else box.points
    limit -= sum(one.points for one in team.plots() if one.points < 0)
    spent = sum(one.points for one in team.members if one.points > 0)
    if spent <= limit:
        return []
    costs = [(one.facts.code, one.points, one.dice) for one in team.members if one.points > 0]
    cards = tuple(code for code, _, _ in costs)
    numbers = (spent, limit, *[number for _, *rest in costs for number in rest])
    return [Complaint("too_many_points", "arh.part4.team.01", cards, numbers)]


def _sides(library: Library, team: BuiltTeam) -> list[Complaint]:
    """
    At least one character, and never a hero beside a villain.

    Rulings: arh.part4.team.03, arh.part4.team.04, arh.part4.team.07
    """
    characters = team.characters()
    if not characters:
        return [Complaint("no_character", "arh.part4.team.07")]
    found: list[Complaint] = []
    neutral = [one.facts.code for one in characters if one.facts.affiliation == NEUTRAL]
    if neutral and not library.edition.neutral_characters:
        found.append(Complaint("neutral_character", "arh.part4.team.04", tuple(neutral)))
    if any(isinstance(rule, MixedTeam) for one in team.members for rule in one.rules):
        return found
    bound = [one for one in characters if not _may_join(team, one)]
    sides = {one.facts.affiliation for one in bound}
    if HERO in sides and VILLAIN in sides:
        cards = tuple(one.facts.code for one in bound if one.facts.affiliation != NEUTRAL)
        found.append(Complaint("hero_and_villain", "arh.part4.team.03", cards))
    return found


def _may_join(team: BuiltTeam, one: TeamMember) -> bool:
    """Whether a character may be on this team whichever side it is on."""
    for rule in one.rules:
        if isinstance(rule, JoinsOtherSide) and rule.condition.is_met(team, one):
            return True
    return False


def _titles(library: Library, team: BuiltTeam) -> list[Complaint]:
    """
    A unique title once on a team, whatever the subtitle and whichever side it is on.

    Rulings: arh.part4.team.05, arh.part1.uniqueness.03, arh.part1.uniqueness.11,
    arh.part1.doublesided.12
    """
    found: list[Complaint] = []
    unique = [one.facts for one in team.characters() if one.facts.unique]
    titles = Counter(facts.title for facts in unique)
    for title, copies in titles.items():
        if copies > 1:
            cards = tuple(facts.code for facts in unique if facts.title == title)
            found.append(Complaint("unique_twice", "arh.part4.team.05", cards, (), (title,)))
    for one in team.members:
        for reverse in library.reverse_sides(one.facts.code):
            if not reverse.unique or reverse.title == one.facts.title:
                continue
            for other in team.members:
                if other is not one and reverse.title in _titles_of(library, other):
                    cards = (one.facts.code, other.facts.code)
                    ruling = "arh.part1.doublesided.12"
                    found.append(Complaint("reverse_title", ruling, cards, (), (reverse.title,)))
    return found


def _titles_of(library: Library, one: TeamMember) -> list[str]:
    """The titles a card has for others: that of its front, perhaps those of its backs."""
    if library.edition.only_fronts_have_titles:
        return [one.facts.title]
    backs = library.reverse_sides(one.facts.code)
    return [one.facts.title, *[back.title for back in backs if back.unique]]


def _plots(library: Library, team: BuiltTeam) -> list[Complaint]:
    """
    One plot at most, and only beside a character of its side and colour.

    Rulings: arh.part4.team.02, arh.part1.plots.01, arh.part1.plots.04, arh.part1.plots.05
    """
    found: list[Complaint] = []
    plots = [one.facts for one in team.plots()]
    most = library.edition.most_plots
    if len(plots) > most:
        cards = tuple(facts.code for facts in plots)
        found.append(Complaint("too_many_plots", "arh.part1.plots.01", cards, (len(plots), most)))
    sides = {one.facts.affiliation for one in team.characters()}
    colours = {one.facts.colour for one in team.characters()}
    for plot in plots:
        if plot.affiliation != NEUTRAL and plot.affiliation not in sides:
            side = (AFFILIATION_NAMES[plot.affiliation],)
            found.append(
                Complaint("plot_affiliation", "arh.part1.plots.04", (plot.code,), (), side)
            )
        if plot.colour != GRAY and plot.colour not in colours:
            colour = (COLOUR_NAMES[plot.colour],)
            found.append(Complaint("plot_colour", "arh.part1.plots.05", (plot.code,), (), colour))
    return found


def _company(library: Library, listed: DeckList, team: BuiltTeam) -> list[Complaint]:
    """
    What cards ask of the team they are on.

    Rulings: arh.part4.team.09, arh.part4.team.10
    """
    found: list[Complaint] = []
    asking: list[tuple[str, TeamMember | None]] = [(one.facts.code, one) for one in team.members]
    asking += [(code, None) for code in listed.battlefields]
    for code, source in asking:
        for rule in library.building(code):
            if isinstance(rule, IncludeOnlyIf) and not rule.condition.is_met(team, source):
                found.append(Complaint("include_only_if", "arh.part4.team.09", (code,)))
    return found

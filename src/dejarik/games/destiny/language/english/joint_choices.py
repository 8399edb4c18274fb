"""What several things chosen together share, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import joint_choices as nodes
from dejarik.games.destiny.effects.selectors import Named
from dejarik.games.destiny.language.english.doors import amount, condition, noun, quality
from dejarik.games.destiny.language.english.selectors import picked, subject
from dejarik.speech.doors import Quality
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice


@noun.register
def _pick_together(node: nodes.PickTogether, voice: Voice) -> str:
    return picked(node, voice)


@quality.register
def _sharing(node: nodes.Sharing, voice: Voice) -> Quality:
    feature = nodes.FEATURES[node.feature]
    words = f"that share {'a' if node.same else 'no'} {feature}"
    if node.feature == nodes.OWNER and node.same:
        words = "of the same player"
    return Quality(after=(words, ""), said=(words, ""))


@quality.register
def _combined_value(node: nodes.CombinedValue, voice: Voice) -> Quality:
    words = f"with a combined value of up to {amount(node.most, voice)}"
    return Quality(after=(words, ""), said=(words, ""))


@quality.register
def _combined_exactly(node: nodes.CombinedExactly, voice: Voice) -> Quality:
    words = f"with a combined value of just {amount(node.value, voice)}"
    return Quality(after=(words, ""), said=(words, ""))


@condition.register
def _spot_two(node: nodes.SpotTwo, voice: Voice) -> str:
    shared = " and ".join(quality(one, voice).after[0] for one in node.joint)
    return f"you can spot a pair of characters {shared}"


@condition.register
def _share(node: nodes.Share, voice: Voice) -> str:
    feature = nodes.FEATURES[node.feature]
    things = subject(node.what, voice)
    return f"{things} share a {feature}" if node.same else f"no two of {things} share a {feature}"


@condition.register
def _have_in_common(node: nodes.HaveInCommon, voice: Voice) -> str:
    features = listing([nodes.FEATURES[one] for one in node.features], "or")
    things = subject(node.what, voice).removeprefix("each of ")
    return f"all {things} have a {features} in common"


@condition.register
def _two_share(node: nodes.TwoShare, voice: Voice) -> str:
    things = subject(node.what, voice).removeprefix("each of ")
    return f"two of {things} share a {nodes.FEATURES[node.feature]}"


@quality.register
def _worth_beside(node: nodes.WorthBeside, voice: Voice) -> Quality:
    dice = noun(node.dice, voice)
    other = f"another {dice.removeprefix('any ').removeprefix('a ')}"
    dice = other if other.startswith("another die") else dice
    if isinstance(node.dice, Named):
        bounds = ("no higher", "a higher") if node.upper else ("no lower", "a lower")
        return Quality(
            after=(
                f"that is not {dice} and shows {bounds[0]} value than it",
                f"that is {dice} or shows {bounds[1]} value than it",
            ),
        )
    value = f"no {'higher' if node.upper else 'lower'} value than {dice}"
    return Quality(
        after=(f"showing {value}", f"not showing {value}"),
        said=(f"shows {value}", f"fails to show {value}"),
    )

"""What happened in a skirmish, in sentences."""

from dejarik.games.imperial.language.english.log import is_minor, sentence
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.wire import Thing, Told
from dejarik.titles.imperial.catalogue import files

VADER = Thing(101, "darthvader", 0)
TROOPER = Thing(105, "elitestormtrooper", 0, 2)
HAN = Thing(110, "hansolo", 1)
HIDDEN = Thing(-7, "", 1)


def said(told: Told, seat: int = 0) -> str:
    """The sentence for a seat, or for spectators."""
    return sentence(Speaker(files.library(), seat, ("Ann", "Bob")), told)


def test_who_is_spoken_to_is_you() -> None:
    """The other has a name; whoever watches hears names only."""
    attack = Told(2, 1, "declared", 0, subject=HAN, source=VADER, space="n13")

    assert "Your Darth Vader attacks Bob's Han Solo at n13." == said(attack)
    assert "Ann's Darth Vader attacks your Han Solo at n13." == said(attack, 1)
    assert "Ann's Darth Vader attacks Bob's Han Solo at n13." == said(attack, -1)


def test_figures_of_a_group_have_numbers() -> None:
    """And elite groups say so."""
    stunned = Told(2, 1, "condition_gained", 1, subject=TROOPER, source=HAN, words=("Stunned",))

    assert "Your elite Stormtrooper 2 becomes Stunned (Bob's Han Solo)." == said(stunned)


def test_hidden_cards_are_only_counted() -> None:
    """Known ones are named."""
    known = Thing(-3, "deadeye", 1)

    assert "Bob draws 1 Command card." == said(
        Told(2, 1, "cards_drawn", 1, items=(HIDDEN,), amount=1)
    )
    assert "You draw Deadeye." == said(Told(2, 1, "cards_drawn", 1, items=(known,), amount=1), 1)


def test_dice_tell_what_they_show() -> None:
    """Attack dice by accuracy, damage and surge, defence dice by block, evade and dodge."""
    rolled = Told(2, 1, "rolled", 0, words=("blue 2/0/1", "yellow 0/1/2", "white 0/0/0"))

    expected = (
        "The dice show blue (2 accuracy, 1 surge), yellow (1 damage, 2 surges) and white (blank)."
    )
    assert expected == said(rolled)


def test_a_miss_is_told_and_a_hit_is_seen_by_its_damage() -> None:
    """What has an effect of its own is left out where room is short."""
    hit = Told(2, 1, "accuracy_checked", 0, subject=HAN, source=VADER, amount=1)
    miss = Told(2, 1, "accuracy_checked", 0, subject=HAN, source=VADER)

    assert (True, False) == (is_minor(hit), is_minor(miss))
    assert "The attack of your Darth Vader misses." == said(miss)


def test_groups_are_ready_again_without_many_words() -> None:
    """Unless a card does it."""
    group = Thing(201, "darthvader", 0)
    usual = Told(2, 1, "readied", 0, subject=group, source=group)
    by_card = Told(2, 1, "readied", 0, subject=group, source=Thing(-4, "sonofskywalker", 1))

    assert (True, False) == (is_minor(usual), is_minor(by_card))


def test_a_condition_that_does_good_is_the_attackers() -> None:
    """What an attack will make of somebody is said of whoever becomes it."""
    kinds = {
        word: said(Told(2, 1, "keyword_added", 0, subject=HAN, source=VADER, words=(word,)))
        for word in ("Focused", "Hidden", "Stunned", "Weakened", "Bleeding")
    }

    assert "The attack will make your Darth Vader Focused." == kinds["Focused"]
    assert "The attack will make your Darth Vader Hidden." == kinds["Hidden"]
    for word in ("Stunned", "Weakened", "Bleeding"):
        assert f"The attack will make Bob's Han Solo {word}." == kinds[word]


def test_a_door_is_called_by_where_it_is() -> None:
    """The name it has in the files is nobody's business."""
    door = Thing(401, name="door between r11 and r12")
    opened = Told(2, 1, "door_opened", 0, subject=door, source=VADER)

    assert "Your Darth Vader opens the door between r11 and r12." == said(opened)

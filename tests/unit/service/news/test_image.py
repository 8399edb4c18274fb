"""What is known of a topic, and what a listener is told of it."""

from typing import Any

import msgspec

from dejarik.service.lobby.lobby_wire import ChatLine, Company
from dejarik.service.news.image import KEPT, Image, Row, Value, row_of
from dejarik.service.news.listeners import MOST_REPLIES, Listener
from dejarik.service.news.news_wire import ChatTold, NewsPong, NewsReply, Told
from dejarik.service.ports import Account
from dejarik.service.wire import Closing

HAN = Account("han", "Han", "player", 0)
CHAT = ("chat", "")
NOBODY: frozenset[str] = frozenset()


def line(id_: int, author: str = "leia", text: str = "Hello.") -> Row:
    """A row of chat."""
    said = ChatLine(id_, "lobby", author, author.title(), text, 0)
    return row_of(id_, said, frozenset({author}))


def chat(*rows: Row) -> Image:
    """An image of these lines."""
    image = Image({"topic": "chat"})
    image.show(rows, len(rows))
    return image


def parts(image: Image, mark: str, hidden: frozenset[str] = NOBODY) -> list[dict[str, Any]]:
    """What leads from a mark to today's, decoded."""
    return [msgspec.json.decode(part) for part in image.after(mark, hidden)]


def brief(part: dict[str, Any]) -> tuple[list[int], list[int], int]:
    """The ids of the rows, those that are gone, and how many there are."""
    return [row["id"] for row in part["rows"]], part["gone"], part["total"]


def test_whoever_has_no_mark_is_told_the_whole() -> None:
    """Nor does a mark of another process say anything here."""
    image = chat(line(1), line(2))
    for mark in ("", "elsewhere.1"):
        [part] = parts(image, mark)

        assert ("", image.mark) == (part["since"], part["mark"])
        assert ([1, 2], [], 2) == brief(part)
    assert [] == parts(image, image.mark)


def test_a_change_has_only_what_is_new_another_or_gone() -> None:
    """What was read and is the same changes nothing, not even the mark."""
    image = chat(line(1), line(2))
    mark = image.mark

    assert not image.show([line(1), line(2)], 2)
    assert image.show([line(2, text="Other."), line(3)], 2)
    [part] = parts(image, mark)
    assert (mark, image.mark) == (part["since"], part["mark"])
    assert ([2, 3], [1], 2) == brief(part)


def test_whoever_is_a_little_behind_is_told_every_change_in_order() -> None:
    """Whoever is further behind is told the whole: there is no queue that could grow."""
    image = chat(line(0))
    marks = [image.mark]
    for number in range(1, KEPT + 2):
        image.show([line(number)], 1)
        marks.append(image.mark)

    assert [[KEPT - 1], [KEPT], [KEPT + 1]] == [brief(one)[0] for one in parts(image, marks[-4])]
    assert KEPT == len(parts(image, marks[1]))
    [whole] = parts(image, marks[0])
    assert "" == whole["since"]


def test_the_same_bytes_go_to_everybody() -> None:
    """Also to those who are apart from people that are not in it."""
    image = chat(line(1))
    mark = image.mark
    image.show([line(1), line(2)], 2)
    [first], [second] = image.after(mark, NOBODY), image.after(mark, frozenset({"greedo"}))

    assert first is second
    assert image.after("", NOBODY)[0] is image.after("", NOBODY)[0]


def test_nobody_is_told_of_those_they_are_apart_from() -> None:
    """Neither that they are there, nor that they go; they are not counted, and marks go on."""
    hidden = frozenset({"greedo"})
    image = chat(line(1), line(2, "greedo"))
    mark = image.mark

    assert ([1], [], 1) == brief(parts(image, "", hidden)[0])
    image.show([line(1), line(3, "greedo")], 2)
    [part] = parts(image, mark, hidden)
    assert ([], [], 1) == brief(part)
    assert image.mark == part["mark"]
    image.show([line(1), line(4)], 2)
    assert ([4], [], 2) == brief(parts(image, part["mark"], hidden)[0])


def test_a_change_of_the_number_alone_is_told() -> None:
    """The hundred and first offer is in no row."""
    image = chat(line(1))
    mark = image.mark

    assert image.show([line(1)], 312)
    assert ([], [], 312) == brief(parts(image, mark)[0])


def test_a_value_is_told_whole_when_it_changes() -> None:
    """The same value again is no news."""
    value = Value("people")

    assert value.show(Company(1, {}))
    mark = value.mark
    assert not value.show(Company(1, {}))
    assert [] == value.after(mark, NOBODY)
    assert value.show(Company(2, {"toy": 1}))
    [part] = value.after(mark, NOBODY)
    told = {"topic": "people", "mark": value.mark, "told": {"total": 2, "titles": {"toy": 1}}}
    assert told == msgspec.json.decode(part)


def told(listener: Listener) -> list[Any]:
    """What a listener is told now, by type."""
    return [msgspec.json.decode(one, type=NewsReply) for one in listener.take()]


def test_a_slow_reader_is_told_the_newest_state_once_it_reads() -> None:
    """However much has happened, one message waits for it."""
    image, listener = chat(line(0)), Listener(HAN, "s")
    listener.attach(CHAT, image, "")
    assert 1 == len(told(listener))
    for number in range(1, 1_000):
        image.show([line(number)], 1)
        listener.wake()

    [message] = told(listener)
    assert isinstance(message, Told)
    [part] = message.parts
    assert isinstance(part, ChatTold)
    assert ("", [999]) == (part.since, [row.id for row in part.rows])
    assert [] == told(listener)


def test_what_was_not_read_yet_is_not_told() -> None:
    """An image without a mark is none."""
    listener = Listener(HAN, "s")
    listener.attach(CHAT, Image({"topic": "chat"}), "")

    assert [] == told(listener)


def test_a_block_is_followed_by_the_whole() -> None:
    """The same people as before change nothing."""
    image, listener = chat(line(1), line(2, "greedo")), Listener(HAN, "s")
    listener.attach(CHAT, image, "")
    told(listener)
    listener.hide(NOBODY)
    assert [] == told(listener)
    listener.hide(frozenset({"greedo"}))

    [message] = told(listener)
    assert isinstance(message, Told)
    [part] = message.parts
    assert isinstance(part, ChatTold)
    assert ("", [1]) == (part.since, [row.id for row in part.rows])


def test_who_asks_on_and_on_and_reads_nothing_is_closed() -> None:
    """Answers are the only thing that waits, and not many of them."""
    listener = Listener(HAN, "s")
    for _ in range(MOST_REPLIES + 1):
        listener.reply(NewsPong())

    [last] = told(listener)
    assert isinstance(last, Closing)
    assert ("slow", True) == (last.code, listener.closed)

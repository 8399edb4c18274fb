"""
The service's time in SQL: how long any process has lived, in one row that all of them move.

What belongs here: reading it and moving it on. What does not: what runs by it.
It is moved on by two seconds at most, so it stands still while no process lives and while no
change reaches the database. The database's clock measures, and its jumps do not count.
"""

from typing import Final, cast

from dejarik.service.ports import DEAD_AFTER_MS, Database

MOVED_EVERY_MS: Final = 1_000
"""How old it may become before a beat moves it: all processes together write once a second."""

PASSED: Final = """CASE
    WHEN clock.ms < service_time.beat THEN 0
    WHEN clock.ms > service_time.beat + %s THEN %s
    ELSE clock.ms - service_time.beat
END"""
READ: Final = f"""
    SELECT service_time.ms + {PASSED}, abs(clock.ms - service_time.beat)
    FROM service_time CROSS JOIN clock
"""  # noqa: S608 - names of columns, no value
# Of two that move it at once, the second finds that it was moved just now.
MOVE: Final = f"""
    UPDATE service_time SET ms = service_time.ms + {PASSED}, beat = clock.ms FROM clock
    WHERE abs(clock.ms - service_time.beat) >= %s
"""  # noqa: S608 - the same
AT_MOST: Final = (DEAD_AFTER_MS, DEAD_AFTER_MS)


async def moved_on(database: Database) -> int:
    """The service's time, in milliseconds; this process lives, so it goes on."""
    now, age = cast("tuple[int, int]", (await database.rows(READ, AT_MOST))[0])
    if age >= MOVED_EVERY_MS:
        await database.run(MOVE, (*AT_MOST, MOVED_EVERY_MS))
    return now

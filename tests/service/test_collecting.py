"""
When a process looks for lost objects: not while people wait, but it does look.
"""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from dejarik.service.collecting import hold_back, keep_collecting


class Loop:
    """
    Something that only holds itself.
    """

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector() -> Iterator[None]:
    """
    The collector as it was, afterwards.
    """
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_lost_objects_stay_until_they_are_looked_for() -> None:
    """
    However much is made meanwhile, nothing is collected unasked.
    """
    hold_back()
    lost = weakref.ref(Loop())
    kept = [[number] for number in range(100_000)]
    assert len(kept) == 100_000
    assert lost() is not None

    async def one_look() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(keep_collecting(every=0.01), 0.2)

    asyncio.run(one_look())
    assert lost() is None

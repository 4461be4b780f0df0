"""Python's search for unreachable cycles stops the whole process: it is done seldom, and whole.

With five hundred games open, a search through everything takes a quarter of a second, and by itself
Python begins one every few seconds. Nearly all memory is freed without it.
"""

import asyncio
import gc

YOUNG, NEVER = 2_000, 1_000_000
"""Only what is new is looked through by itself; what outlives that waits for `searching`."""
EVERY = 600.0
"""Seconds between two searches through everything."""


def search_seldom() -> None:
    """What is there now stays for good; what is old later waits for `searching`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def searching() -> None:
    """A search through everything from time to time."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()

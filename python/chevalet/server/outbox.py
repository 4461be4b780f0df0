"""What waits to be sent to one connection. Nobody waits for a slow one."""

import asyncio
from collections.abc import AsyncIterator

from chevalet.server.parts import Part
from chevalet.server.protocol import Bye

LONGEST = 64
"""Messages that may wait. Who is further behind does not listen, and may come back later."""


def encoded(message: Part) -> str:
    return message.model_dump_json(by_alias=True)


class Outbox:
    """A queue of texts, in order; `None` ends it."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.overflown = False
        self.closed = False

    def send(self, message: Part) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Put a message in the queue. Never waits."""
        if self.closed:
            return
        if self._waiting.qsize() >= self._longest:
            self.overflown = True
            self._waiting.put_nowait(encoded(Bye(reason="slow")))
            self.close()
        else:
            self._waiting.put_nowait(text)

    def close(self) -> None:
        """Let what waits be sent, and nothing more."""
        if not self.closed:
            self.closed = True
            self._waiting.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._waiting.get()) is not None:
            yield text

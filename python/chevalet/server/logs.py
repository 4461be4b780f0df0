"""Logs as JSON, one line an event, for people with `jq` and for programs.

Nothing secret may get in: no token, no link, no rack. So requests are logged by method and path
only (secrets travel in bodies and headers), and refusals by their names.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line: time, level, logger, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """All logs of the process go to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Uvicorn's own lines name the address of whoever connects, and nothing that ours do not.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # The driver logs every statement when asked for everything, with the hashes of tokens.
    for name in ("aiosqlite", "sqlalchemy", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)

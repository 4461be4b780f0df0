"""How the tables came to be, step by step (Alembic), and how to bring a database up to date.

The steps are in `versions/`, one file each. They are run when a store is opened, so there is no
command to remember and no `env.py`.
"""

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from chevalet.store.refusals import StoreTooNew
from chevalet.store.schema import metadata

HERE = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Run the steps that a database lacks, within the transaction of the connection."""
    scripts = ScriptDirectory(str(HERE))
    newest = scripts.get_current_head() or ""

    def steps(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    try:
        with EnvironmentContext(Config(), scripts, fn=steps) as environment:
            environment.configure(connection=connection, target_metadata=metadata)
            environment.run_migrations()
    except CommandError:
        # The only complaint left: a revision that no script of ours has made.
        raise StoreTooNew(known=newest) from None

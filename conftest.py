"""Tests never touch the user's own word lists: they get a data folder of their own."""

import os
import shutil
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    # The workers of a parallel run share the folder of the process that starts them, and with it
    # the compiled lists.
    if not hasattr(config, "workerinput"):
        folder = tempfile.mkdtemp(prefix="chevalet-tests-")
        os.environ["CHEVALET_DATA"] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))

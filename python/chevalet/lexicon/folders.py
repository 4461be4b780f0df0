"""Where word lists are kept: the user's data folder, or the one named by CHEVALET_DATA."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """What the user would miss: imported lists."""
    if chosen := os.environ.get("CHEVALET_DATA"):
        return Path(chosen)
    return platformdirs.user_data_path("chevalet", appauthor=False)


def cache_folder() -> Path:
    """What can be made again: compiled lists."""
    if chosen := os.environ.get("CHEVALET_DATA"):
        return Path(chosen) / "cache"
    return platformdirs.user_cache_path("chevalet", appauthor=False)

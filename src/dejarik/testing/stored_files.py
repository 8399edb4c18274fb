"""A folder of stored files, written anew as a whole."""

from collections.abc import Mapping
from pathlib import Path


def write_all(folder: Path, files: Mapping[str, bytes]) -> None:
    """
    Write these files by their names; no other JSON file stays there.

    All of them are made before anything is written: what stops on the way leaves the folder as
    it was.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in sorted(files.items()):
        (folder / name).write_bytes(content)
    for old in folder.glob("*.json"):
        if old.name not in files:
            old.unlink()

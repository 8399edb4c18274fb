"""
Checks the documents and builds them into a site.

    python -m scripts.docs                check everything, build strictly into build/docs
    python -m scripts.docs --check        check the Markdown alone
    python -m scripts.docs --serve 8600   build, then show the site on this machine

What belongs here: the order of the steps and what they print. What does not: each step
(`docs_links`, `docs_stage`, `docs_output`).
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from scripts import docs_links, docs_output
from scripts.docs_stage import Stage

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "build" / "docs-source"
SITE: Final = ROOT / "build" / "docs"
COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def main() -> int:
    """Check, build, look at what was built; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="just docs", description="Check and build the documents.")
    parser.add_argument("--check", action="store_true", help="check the Markdown, build nothing")
    parser.add_argument("--serve", type=int, metavar="PORT", help="show the site on this machine")
    asked = parser.parse_args()
    began = time.monotonic()
    wrong = list(_wrong(build=not asked.check))
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print(f"docs: {len(wrong)} things are wrong", file=sys.stderr)
        return 1
    if asked.check:
        print(f"docs: {len(docs_links.documents(ROOT))} documents are well")
        return 0
    pages = len(list(SITE.rglob("*.html")))
    print(f"docs: {pages} pages in {SITE.relative_to(ROOT)}, {time.monotonic() - began:.1f} s")
    if asked.serve:
        serve(asked.serve)
    return 0


def _wrong(*, build: bool) -> Iterator[str]:
    """What is wrong, step by step; a step that fails ends it."""
    found = list(docs_links.complaints(ROOT))
    yield from found
    if found or not build:
        return
    stage = Stage(ROOT)
    stage.fill()
    stage.write(SOURCE)
    generator = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(generator, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        yield COLOUR.sub("", done.stdout + done.stderr)
        return
    yield from docs_output.complaints(SITE)


def serve(port: int) -> None:
    """Show the built site until somebody stops it."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"docs: open http://127.0.0.1:{port}/ and stop with Ctrl-C", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    sys.exit(main())

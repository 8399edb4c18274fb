"""
The pages of the documentation as the site's generator reads them, in one folder.

What belongs here: which file becomes which page, and links that follow it there; files that are
not Markdown and are linked become pages of their own. What does not: how registers of rulings
are laid out (`docs_rulings`), and whether links lead somewhere (`docs_links`).
"""

import html
import os
import re
import shutil
from pathlib import Path, PurePosixPath
from typing import Final

from scripts.docs_links import FENCE
from scripts.docs_rulings import ruling_pages

PLACES: Final = {
    "README.md": "index.md",
    "docs/index.md": "contents.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security-policy.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CHANGELOG.md": "changelog.md",
    "changelog.d/README.md": "changelog-fragments.md",
    "NOTICE": "notice.md",
    "LICENSE": "licence.md",
}
"""Pages that lie elsewhere in the site than in the checkout."""
TITLES: Final = {"NOTICE": "What belongs to whom", "LICENSE": "Licence of the code"}
SITE: Final = "docs/site"
"""What only the site needs: its style, its fonts, its template."""
LANGUAGES: Final = {
    ".css": "css",
    ".json": "json",
    ".py": "python",
    ".service": "ini",
    ".sh": "bash",
    ".timer": "ini",
    ".toml": "toml",
    ".yaml": "yaml",
    ".yml": "yaml",
}
CODE_OR_LINK: Final = re.compile(
    rf"{FENCE.pattern}|(?<!`)`[^`\n]+`|(?P<open>\]\()(?P<to>(?!\w+:)[^)\s#]+)"
)
Pages = dict[str, str]


class Stage:
    """The pages of one checkout, and the files that they bring along."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.pages: Pages = {}
        """What each page says, by its place in the site."""
        self.copies: Pages = {}
        """Files that are taken as they are: where each lies in the checkout, by its place here."""

    def fill(self) -> None:
        """Gather every page, and whatever the pages link to."""
        for place, text in ruling_pages(self.root / "docs" / "rules").items():
            self.pages[f"rules/{place}"] = text
        docs = sorted((self.root / "docs").rglob("*.md"))
        for path in [*docs, *(self.root / name for name in PLACES)]:
            self._take(path.relative_to(self.root).as_posix())

    def write(self, folder: Path) -> None:
        """Lay everything into a folder, anew."""
        shutil.rmtree(folder, ignore_errors=True)
        for place, text in self.pages.items():
            target = folder / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        for place, name in self.copies.items():
            target = folder / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / name, target)
        theme = shutil.ignore_patterns("theme", "*.md")
        shutil.copytree(self.root / SITE, folder / "site", ignore=theme)

    def _take(self, name: str) -> None:
        """Make the page of one file, if there is none yet."""
        place = self._place(name)
        if place in self.pages:
            return
        self.pages[place] = ""
        path = self.root / name
        if path.is_dir():
            self.pages[place] = self._listing(name)
        elif name.endswith(".md"):
            self.pages[place] = self._followed(name, path.read_text(encoding="utf-8"))
        else:
            self.pages[place] = as_code(name, path.read_text(encoding="utf-8"))

    def _place(self, name: str) -> str:
        if name in PLACES:
            return PLACES[name]
        if (self.root / name).is_dir():
            known = name.removeprefix("docs/") + "/index.md"
            return known if known in self.pages else f"files/{name}/index.md"
        if name.startswith("docs/") and name.endswith(".md"):
            return name.removeprefix("docs/")
        return f"files/{name}.md"

    def _followed(self, name: str, text: str) -> str:
        """A text whose links lead to where the files lie in the site."""
        here = PurePosixPath(self._place(name)).parent

        def turned(found: re.Match[str]) -> str:
            if not found.group("to"):
                return found.group()
            target = os.path.normpath(PurePosixPath(name).parent / found.group("to"))
            return found.group("open") + os.path.relpath(self._brought(target), here)

        return CODE_OR_LINK.sub(turned, text)

    def _brought(self, target: str) -> str:
        """Where a linked file lies in the site; it comes along if it is no page yet."""
        path = self.root / target
        is_data = path.suffix == ".json" or target.startswith("docs/")
        if is_data and path.is_file() and path.suffix != ".md":
            place = (
                target.removeprefix("docs/") if target.startswith("docs/") else f"files/{target}"
            )
            self.copies[place] = target
            return place
        self._take(target)
        return self._place(target)

    def _listing(self, name: str) -> str:
        lines = [f"# `{name}`", ""]
        for path in sorted(one for one in (self.root / name).iterdir() if one.is_file()):
            own = path.relative_to(self.root).as_posix()
            self._take(own)
            place = os.path.relpath(self._place(own), PurePosixPath(self._place(name)).parent)
            lines.append(f"- [`{path.name}`]({place})")
        return "\n".join([*lines, ""])


def as_code(name: str, text: str) -> str:
    """A page that shows a file as it is."""
    if name in TITLES:
        return f"# {TITLES[name]}\n\n<pre>{html.escape(text)}</pre>\n"
    language = LANGUAGES.get(PurePosixPath(name).suffix, "text")
    return f"# `{name}`\n\n````{language}\n{text.rstrip()}\n````\n"

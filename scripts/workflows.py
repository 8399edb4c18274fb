"""
Checks what runs elsewhere: workflows, actions, forms, the compose file and the hooks.

What belongs here: their schemas, which come with check-jsonschema, and what this house asks of
workflows: that they call targets of the justfile that there are, and pin what they take from
others. What does not: the targets themselves.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import check_jsonschema  # type: ignore[import-untyped]
import yaml  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parent.parent
GITHUB: Final = ROOT / ".github"
FORMS: Final = ("card.yml", "crash.yml", "rule.yml")
SCHEMAS: Final = {
    "vendor.github-workflows": sorted(GITHUB.glob("workflows/*.yml")),
    "custom.github-workflows-require-timeout": sorted(GITHUB.glob("workflows/*.yml")),
    "vendor.github-actions": sorted(GITHUB.glob("actions/*/action.yml")),
    "vendor.github-issue-forms": [GITHUB / "ISSUE_TEMPLATE" / name for name in FORMS],
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.renovate": [GITHUB / "renovate.json"],
    "vendor.compose-spec": sorted((ROOT / "deploy").glob("compose*.yaml")),
}
TARGET: Final = re.compile(r"(?m)^([a-z][a-z0-9-]*)(?: [^:\n]*)?:(?!=)")
CALLED: Final = re.compile(r"\.venv/bin/just ([a-z][a-z0-9-]*)")
BY_MATRIX: Final = ".venv/bin/just ${{ matrix.what }}"
PINNED: Final = re.compile(r"\./|[\w.-]+/[\w./-]+@[0-9a-f]{40}\Z")
EXPRESSION: Final = re.compile(r"\$\{\{(.*?)\}\}")
SAFE_IN_A_SCRIPT: Final = ("matrix.",)
"""What a stranger cannot choose; all else reaches a script through its environment."""


def main() -> int:
    """Check all of it; 0 if nothing is wrong."""
    wrong = [one for schema, files in SCHEMAS.items() for one in against(schema, files)]
    for path in [*GITHUB.glob("workflows/*.yml"), *GITHUB.glob("actions/*/action.yml")]:
        told = yaml.safe_load(path.read_text(encoding="utf-8"))
        wrong += [f"{path.relative_to(ROOT)}: {one}" for one in complaints(told, targets())]
    wrong += hooks()
    print("\n".join(wrong) or "workflows: all is well", file=sys.stderr if wrong else sys.stdout)
    return 1 if wrong else 0


def against(schema: str, files: list[Path]) -> list[str]:
    """The files that do not keep their schema; what is wrong with them is printed."""
    asked = ["--quiet", "--builtin-schema", schema, *map(str, files)]
    try:
        found = check_jsonschema.main(asked, standalone_mode=False)
    except SystemExit as error:
        found = error.code
    return [f"{schema}: see above"] if found else []


def targets() -> set[str]:
    """The names of all just targets."""
    return set(TARGET.findall((ROOT / "justfile").read_text(encoding="utf-8")))


def complaints(told: Mapping[str, object], known: set[str]) -> Iterator[str]:
    """What this house would not run, in a workflow or an action."""
    if "jobs" in told and "permissions" not in told:
        yield "it says not what it may do; begin with `permissions: contents: read`"
    for name in sorted(by_matrix(told) - known):
        yield f"there is no target {name}"
    for step in steps(told):
        used = step.get("uses", "")
        if used and not PINNED.match(used):
            yield f"{used} is not pinned by its commit"
        script = step.get("run", "")
        names = set(CALLED.findall(script))
        yield from (f"there is no target {name}" for name in sorted(names - known))
        for inside in EXPRESSION.findall(script):
            if not inside.strip().startswith(SAFE_IN_A_SCRIPT):
                yield f"{inside.strip()} stands in a script; hand it over by `env`"
        if "checkout@" in used and (step.get("with") or {}).get("persist-credentials") is not False:
            yield "a checkout keeps its key; say `persist-credentials: false`"


def by_matrix(told: Mapping[str, object]) -> set[str]:
    """The targets that jobs call one by one, as their matrix says."""
    jobs = told.get("jobs")
    found = (jobs if isinstance(jobs, dict) else {}).values()
    chosen = [job for job in found if BY_MATRIX in [step.get("run") for step in job["steps"]]]
    return {what.split()[0] for job in chosen for what in job["strategy"]["matrix"]["what"]}


def steps(told: object) -> Iterator[dict[str, Any]]:
    """Every step, however deep it stands."""
    if isinstance(told, dict):
        for name, inside in told.items():
            if name == "steps":
                yield from inside
            else:
                yield from steps(inside)


def hooks() -> list[str]:
    """What is wrong with the file of hooks."""
    command = [str(Path(sys.executable).parent / "pre-commit"), "validate-config"]
    found = subprocess.run(
        [*command, str(ROOT / ".pre-commit-config.yaml")],
        check=False,
        capture_output=True,
        text=True,
    )
    return [f"{found.stdout}{found.stderr}"] if found.returncode else []


if __name__ == "__main__":
    sys.exit(main())

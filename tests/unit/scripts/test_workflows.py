"""What runs elsewhere is held to what this house asks of it."""

import pytest
import yaml  # type: ignore[import-untyped]

from scripts.workflows import BY_MATRIX, complaints

KNOWN = {"test", "e2e"}
PINNED = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683"


def found(text: str) -> list[str]:
    """Return what is wrong with one job of these steps."""
    head = "permissions: {}\njobs:\n  one:\n    steps:\n"
    return list(complaints(yaml.safe_load(head + text), KNOWN))


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ("- run: .venv/bin/just e2e --shard=1/4", []),
        ("- run: .venv/bin/just gone", ["there is no target gone"]),
        ("- uses: ./.github/actions/ready", []),
        ("- uses: some/action@v4", ["some/action@v4 is not pinned by its commit"]),
        ("- run: echo ${{ matrix.part }}", []),
        (
            "- run: echo ${{ github.head_ref }}",
            ["github.head_ref stands in a script; hand it over by `env`"],
        ),
        (f"- {{uses: {PINNED}, with: {{persist-credentials: false}}}}", []),
        (f"- uses: {PINNED}", ["a checkout keeps its key; say `persist-credentials: false`"]),
    ],
)
def test_a_step_is_held_to_the_house(step: str, wrong: list[str]) -> None:
    """Targets exist, others' actions are pinned, and strangers write into no script."""
    assert wrong == found(f"      {step}\n")


def test_what_a_matrix_calls_exists_too() -> None:
    """One target for each of its rows."""
    told = {
        "permissions": {},
        "jobs": {
            "one": {
                "strategy": {"matrix": {"what": ["test -n 4", "gone 3"]}},
                "steps": [{"run": BY_MATRIX}],
            }
        },
    }

    assert ["there is no target gone"] == list(complaints(told, KNOWN))


def test_a_workflow_says_what_it_may_do() -> None:
    """Otherwise it has whatever the repository gives by default."""
    assert ["it says not what it may do; begin with `permissions: contents: read`"] == list(
        complaints({"jobs": {}}, KNOWN)
    )

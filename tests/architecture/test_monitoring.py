"""Metrics, alerts and the dashboard: whatever one of them names, there is."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import Metric

from dejarik.service.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "reference" / "metrics.md").read_text(encoding="utf-8")
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
ROW = re.compile(r"(?m)^\| `(\w+)` \|([^|]*)\|")
NAMED = re.compile(r"\b(?:dejarik|process)_[a-z_]+\b")
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
OF_LIBRARY = ("process_", "up")
PROMTOOL = shutil.which("promtool")


def families() -> list[Metric]:
    """Return the metrics of a process, those of the library left out."""
    return [one for one in Metrics().registry.collect() if not one.name.startswith(OF_LIBRARY)]


def shown(one: Metric) -> str:
    """Return a metric's name as the page has it."""
    return f"{one.name}_total" if one.type == "counter" else one.name


def series() -> set[str]:
    """Return every name that a query may ask for."""
    everything = Metrics().registry.collect()
    return {f"{one.name}{end}" for one in everything for end in SUFFIXES[one.type]}


def alerts() -> list[dict[str, Any]]:
    """Return the alerts that are deployed."""
    read = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    """Return the panels of the dashboard."""
    found: list[dict[str, Any]] = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    return found


def queries() -> Iterator[tuple[str, str]]:
    """Return every query of alerts and dashboard, with whose it is."""
    for alert in alerts():
        yield alert["alert"], alert["expr"]
    for panel in panels():
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def test_every_metric_is_on_the_page_and_every_one_there_exists() -> None:
    """Under the name that Prometheus shows."""
    assert sorted(map(shown, families())) == sorted(name for name, _ in ROW.findall(PAGE))


@pytest.mark.parametrize(("whose", "query"), list(queries()))
def test_queries_name_metrics_that_exist(whose: str, query: str) -> None:
    """A query for a metric that is gone would stay silent for ever."""
    named = set(NAMED.findall(re.sub(r'"[^"]*"', '""', query)))

    assert named or query.startswith(("up{", "count(up{")), whose
    assert set() == named - series(), whose


@pytest.mark.parametrize("alert", alerts(), ids=lambda one: str(one["alert"]))
def test_every_alert_says_what_to_do_and_has_its_section(alert: dict[str, Any]) -> None:
    """The line of what to do comes with the alert, the rest is on the page about operations."""
    notes = alert["annotations"]

    assert notes["summary"]
    assert notes["action"]
    assert f"docs/operations.md#{alert['alert'].lower()}" == notes["runbook"]
    assert f"\n### {alert['alert']}\n" in OPERATIONS


def test_no_section_is_left_of_an_alert_that_is_gone() -> None:
    """The page has the alerts that are deployed, in their order."""
    assert [one["alert"] for one in alerts()] == re.findall(r"(?m)^### (Dejarik\w+)$", OPERATIONS)


def test_panels_do_not_lie_on_each_other() -> None:
    """Each has a number and a place of its own on a grid of 24 columns."""
    taken = [
        (x, y)
        for one in panels()
        for x in range(one["gridPos"]["x"], one["gridPos"]["x"] + one["gridPos"]["w"])
        for y in range(one["gridPos"]["y"], one["gridPos"]["y"] + one["gridPos"]["h"])
    ]

    assert len(set(taken)) == len(taken)
    assert max(x for x, _ in taken) < 24
    assert len(panels()) == len({one["id"] for one in panels()})


@pytest.mark.skipif(PROMTOOL is None, reason="Debian's package prometheus is not installed")
def test_prometheus_can_read_its_files(tmp_path: Path) -> None:
    """Configuration and rules, as its own tool checks them."""
    for name in ("prometheus.yaml", "alerts.yaml"):
        shutil.copy(DEPLOY / name, tmp_path)
    command = [str(PROMTOOL), "check", "config", str(tmp_path / "prometheus.yaml")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)

    assert 0 == found.returncode, found.stderr

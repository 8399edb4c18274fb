"""
A process of the service with other titles than those of the registry.

    python -m dejarik.testing.serving PATHS serve …

PATHS is the JSON of `Titles.paths`; all else is as for `dejarik serve` and `dejarik work`.
What belongs here: handing the titles over. What does not: serving.
"""

import asyncio
import json
import os
import sys
from collections.abc import Sequence

from dejarik.cli.main import build_parser
from dejarik.cli.nats_settings import nats_from
from dejarik.cli.serve import config_from
from dejarik.hosting.titles import Titles
from dejarik.service.adapters.schema import migrate
from dejarik.service.app import build
from dejarik.service.monitoring.logs import log_as_json
from dejarik.service.server import end_process, serve
from dejarik.service.worker import run_worker


def main(arguments: Sequence[str]) -> int:
    """Serve, or think for the bots, until told to stop."""
    titles = Titles(json.loads(arguments[0]))
    args = build_parser().parse_args(arguments[1:])
    log_as_json()
    if args.program == "work":
        asyncio.run(run_worker(nats_from(args.nats, os.environ), args.thinkers, titles))
        return 0
    config = config_from(args, os.environ)
    if not args.no_migrate:
        migrate(config.database)
    return 0 if serve(build(config, end_process, titles), config, lambda: None) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# One door: every habit of the project is a target here, and CI runs these and nothing else.

python := env("PYTHON", "python3.11")
bin := ".venv/bin"
# Two at a time; who is done takes over what the other has not begun.
pytest := bin / "pytest -n 2 --dist worksteal"
compiled := justfile_directory() / "build/compiled"
# Hundreds of processes start in a whole run: none should have to translate the sources again.
export PYTHONDONTWRITEBYTECODE := ""

# List the targets
default:
    @just --list --unsorted

# Make .venv from the locked requirements and install the project into it
setup:
    test -x {{bin}}/python || {{python}} -m venv .venv
    {{bin}}/pip install --quiet --no-deps --require-hashes -r requirements/dev.txt
    {{bin}}/pip install --quiet --no-deps --no-build-isolation --editable .
    {{bin}}/pip check

# Everything a change must pass: format, lint, types, imports, sizes, words, tests
check: format lint types imports sizes overlap test

# Rewrite what tools can rewrite: formatting and simple lint
fix:
    {{bin}}/ruff check --fix --exit-zero .
    {{bin}}/ruff format .

# Is the formatting as the formatter wants it?
format:
    {{bin}}/ruff format --check .

# Lint with every rule that pyproject.toml does not except
lint:
    {{bin}}/ruff check .

# Check the types of src, tests, scripts, bench and examples
types:
    {{bin}}/mypy

# Check who imports whom
imports:
    {{bin}}/lint-imports --no-logo

# Check workflows, actions, forms, compose file and hooks: their schemas, and what they call
workflows:
    {{bin}}/python -m scripts.workflows

# Check the size of functions, modules, cards and tests
sizes:
    {{bin}}/python scripts/sizes.py

# Run the tests, or those named
test *ARGS:
    {{pytest}} {{ARGS}}

# Run the rule and card tests with the state put through bytes before every answer
test-amnesia:
    DEJARIK_AMNESIA=1 {{pytest}} tests/cards tests/conformance tests/interactions tests/unit/destiny tests/unit/kernel

# Run the same tests with another answer given, played on from and taken back before every answer;
# `--every 4` runs a quarter of them, another one for each commit
test-undo *ARGS:
    DEJARIK_UNDO=1 {{pytest}} tests/cards tests/conformance tests/interactions tests/unit/destiny tests/unit/kernel {{ARGS}}

# Interrupt all migrations at every statement, or at every so many, and migrate on
test-interrupted EVERY="1":
    DEJARIK_INTERRUPTED_EVERY={{EVERY}} {{pytest}} tests/service/test_migrating.py -k interrupted

# Run the tests and report what they do not reach
# (a timer's signal inside the tracer's own lock would never return: one test sits this out)
coverage:
    {{pytest}} --cov --cov-report=term \
        --deselect tests/unit/testing/destiny/test_mutants.py::test_an_endless_mutant_is_killed_by_the_clock

# Build the compiled copy in build/compiled; OPT is the C compiler's 0 to 3
compile OPT="1":
    {{bin}}/python scripts/compile.py --opt {{OPT}}

# Build dist/*.whl with the page, the data and the compiled rules; --pure for any machine
wheel *ARGS:
    {{bin}}/python scripts/wheel.py {{ARGS}}

# Try a built wheel in empty environments: install, a game in the terminal, a game through the service
installed *ARGS:
    {{bin}}/python scripts/installed.py {{ARGS}}

# Build the container image from the wheel; --own-base where no registry is reached, --play for a game
image *ARGS:
    {{bin}}/python -m scripts.image {{ARGS}}

# Make everything of a release in dist/VERSION and try it; nothing is published; --tag, --without
release VERSION *ARGS:
    {{bin}}/python -m scripts.release {{VERSION}} {{ARGS}}

# What the next release would say: the fragments of changelog.d, gathered
changelog:
    {{bin}}/towncrier build --draft --name Dejarik --version next

# Play the same games plain and compiled; every byte of the two traces must agree
traces OPT="1": (compile OPT)
    mkdir -p build/traces
    {{bin}}/python -m dejarik.lab.traces > build/traces/plain.txt
    PYTHONPATH="{{compiled}}" {{bin}}/python -c "import dejarik.kernel.machine as m; assert m.__file__.endswith('.so'), m.__file__"
    PYTHONPATH="{{compiled}}" {{bin}}/python -m dejarik.lab.traces > build/traces/compiled.txt
    test -s build/traces/plain.txt
    cmp build/traces/plain.txt build/traces/compiled.txt
    @echo "traces: $(wc -l < build/traces/plain.txt) lines agree"

# Compare the traces, then run the tests on the compiled copy
# (three files make texts that inherit from compiled ones, which the compiler does not allow)
test-compiled OPT="1" *ARGS: (traces OPT)
    PYTHONPATH="{{compiled}}" {{pytest}} tests/unit/kernel tests/unit/destiny tests/unit/hosting tests/unit/bots tests/unit/titles/destiny/test_table_laws.py tests/spine tests/perft tests/playthroughs tests/conformance/imperial tests/cards/imperial tests/conformance/swccg tests/cards/swccg \
        --ignore=tests/conformance/swccg/test_initiation.py --ignore=tests/conformance/swccg/test_limits.py --ignore=tests/conformance/swccg/test_searching.py {{ARGS}}

# Play N random games over random decks of implemented cards and check every law on the way
fuzz N="2000" *ARGS:
    {{bin}}/python -m dejarik.lab.fuzz {{N}} {{ARGS}}

# The same on the compiled copy, as it stands
fuzz-compiled N="2000" *ARGS:
    PYTHONPATH="{{compiled}}" {{bin}}/python -m dejarik.lab.fuzz {{N}} {{ARGS}}

# Play the journals that older releases wrote again; each plays on or is refused in words
journals *ARGS:
    {{bin}}/python -m dejarik.lab.journals {{ARGS}}

# Count the ways on from stored positions; --write keeps the new counts, --find looks for others
perft *ARGS:
    {{bin}}/python -m dejarik.lab.perft {{ARGS}}

# Break every card ability in every way we know; its tests must notice
mutants *ARGS:
    {{bin}}/python -m dejarik.testing.mutants {{ARGS}}

# What a player reads on each card of Destiny, a file per set: write it anew, or `--check`
texts *ARGS:
    {{bin}}/python scripts/card_texts.py {{ARGS}}

# Second readings of Destiny's cards: `sheet`, `record FILE`, `check`
readings *ARGS:
    {{bin}}/python scripts/readings.py {{ARGS}}

# What each Destiny card's text needs, beside what its program's nodes stand for: `--card`, `--json`
tags *ARGS:
    {{bin}}/python -m scripts.tags {{ARGS}}

# Lay tables on which the surviving mutants of a Destiny card play otherwise, written as tests to read
positions CODE *ARGS:
    {{bin}}/python -m dejarik.testing.destiny.finder {{CODE}} {{ARGS}}

# Turn rules around one by one, all or N of them; the tests tied to each must notice
inversions *ARGS:
    {{bin}}/python scripts/inversions.py {{ARGS}}

# Let bots play SIZE games of every pairing: win rates, thinking times; --curve, --check, --json
arena *ARGS:
    {{bin}}/python -m dejarik.lab.arena {{ARGS}}

# The same on the compiled copy, as it stands
arena-compiled *ARGS:
    PYTHONPATH="{{compiled}}" {{bin}}/python -m dejarik.lab.arena {{ARGS}}

# Find the weights of a title's evaluation from games of bots, printed as a module; --check
fit *ARGS:
    {{bin}}/python -m dejarik.lab.fit {{ARGS}}

# Let every ready deck meet every other SIZE times, played by one bot: who wins how often
balance *ARGS:
    {{bin}}/python -m dejarik.lab.balance {{ARGS}}

# Count how often a player is asked in a round, with standing orders and without
prompts *ARGS:
    {{bin}}/python -m dejarik.lab.prompts {{ARGS}}

# What the log says of each kind of event in N random games of a title, on a page to be read
sentences N="12" *ARGS:
    {{bin}}/python -m dejarik.lab.sentences {{N}} {{ARGS}}

# Measure random play beside python-chess; the last line is JSON
bench *ARGS:
    {{bin}}/python bench/bench.py {{ARGS}}

# Count the calls of a decision, which no neighbour disturbs; --check, --write, --instructions
calls *ARGS:
    {{bin}}/python -m bench.calls {{ARGS}}

# Play in the terminal
play *ARGS:
    {{bin}}/dejarik play {{ARGS}}

# Show one card: facts and rendered text; its program with --json
card CODE *ARGS:
    {{bin}}/dejarik card {{CODE}} {{ARGS}}

# Compare the card facts with the community data beside the checkout
facts:
    {{bin}}/python scripts/import_facts.py --check
    {{bin}}/python -m scripts.import_formats --check
    {{bin}}/python -m scripts.import_imperial_facts --check
    {{bin}}/python -m scripts.import_swccg_facts --check

# Hold the texts of every title's cards against the printed ones beside the checkout
overlap:
    @for title in destiny imperial-assault swccg; do \
      if test -d ../shared/data/$title; then {{bin}}/python scripts/overlap.py --all --title $title || exit 1; \
      else echo "overlap: skipped $title, the community data does not lie beside this checkout"; fi; \
    done

# Write the pages of the words that the cards of each title are written in
words:
    {{bin}}/python scripts/words.py
    {{bin}}/python -m scripts.imperial_words

# Report on rulings or cards: what is implemented and proven
report *ARGS:
    {{bin}}/dejarik report {{ARGS}}

# Find the rulings that speak of something; --check compares citations and register
rulings *ARGS:
    {{bin}}/python scripts/rulings.py {{ARGS}}

# Write a title's register of rulings from the statements beside the checkout; --check compares
register TITLE *ARGS:
    {{bin}}/python -m scripts.write_register {{TITLE}} {{ARGS}}

# Write the register of rulings into the package; --check only compares
ship-rulings *ARGS:
    {{bin}}/python -m scripts.ship_rulings {{ARGS}}

# Check the documents and build them strictly as a site in build/docs; --check, --serve 8600
docs *ARGS:
    {{bin}}/python -m scripts.docs {{ARGS}}

# Measure anew what docs/measurements.md tells; --list, --only bench, --check
measure *ARGS:
    {{bin}}/python -m scripts.measure {{ARGS}}

# Resolve the requirements anew and lock them with hashes
lock *ARGS:
    set -e; cd requirements; for part in build runtime service telemetry dev; do \
      ../{{bin}}/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --newline=lf \
        --no-header --no-emit-options {{ARGS}} --output-file=$part.txt $part.in; \
    done

# Write the stubs of a new card and its test
new-card +CODES:
    {{bin}}/python scripts/new_card.py {{CODES}}

# Let TABLES live games be played while processes are killed and frozen and servers fail
chaos TABLES="200" *ARGS:
    {{bin}}/python -m dejarik.testing.chaos {{TABLES}} {{ARGS}}

# The same with servers on the compiled copy, as it stands
chaos-compiled TABLES="200" *ARGS:
    PYTHONPATH="{{compiled}}" {{bin}}/python -m dejarik.testing.chaos {{TABLES}} {{ARGS}}

# Rehearse disasters while TABLES games are played: lost disks and machines, dropped tables, new rules
disaster TABLES="4" *ARGS:
    {{bin}}/python -m dejarik.testing.disaster {{TABLES}} {{ARGS}}

# Measure the service at SIZE (1 is full) beside the bare limits of the machine
load SIZE="1" *ARGS:
    {{bin}}/python -m dejarik.testing.load {{SIZE}} {{ARGS}}

# The same with servers on the compiled copy, as it stands
load-compiled SIZE="1" *ARGS:
    PYTHONPATH="{{compiled}}" {{bin}}/python -m dejarik.testing.load {{SIZE}} {{ARGS}}

# Write the protocol as JSON Schema, TypeScript, OpenAPI and a page; --check only compares
protocol *ARGS:
    {{bin}}/python -m scripts.protocol {{ARGS}}

# Ask a server of its own whatever its description allows and forbids, N times for each route
schema-fuzz N="20" *ARGS:
    {{bin}}/python -m dejarik.testing.schema_fuzz {{N}} {{ARGS}}

# Play GAMES games in two worlds that look alike; every audience must be sent the same bytes
wire-leaks GAMES="500" *ARGS:
    {{bin}}/python -m dejarik.testing.wire_leaks {{GAMES}} {{ARGS}}

# Send N messages to a live table that must not be taken: malformed, stale, floods, other seats
wire-fuzz N="20000" *ARGS:
    {{bin}}/python -m dejarik.testing.wire_fuzz {{N}} {{ARGS}}

# Store a view for each reason of a decision, for the page's tests; --check only looks
views *ARGS:
    {{bin}}/python -m dejarik.testing.destiny.stored_views {{ARGS}}

# Install what the page is built with, as locked
# (`npm ci` would want every platform's tools in the lock, also those a registry does not have)
web-setup:
    cd web && npm install --no-save --no-audit --no-fund --silent

# Build the page into the Python package
web:
    cd web && npm run --silent build

# Check the page: types, lint, tests
web-check:
    cd web && npm run --silent types && npm run --silent lint && npm run --silent test

# Play in a real browser against a server of its own; ARGS name files or, with -t, tests
e2e *ARGS:
    cd web && PYTHON="{{justfile_directory()}}/{{bin}}/python" npm run --silent e2e -- {{ARGS}}

# Take the pictures in docs/design/shots anew
shots *ARGS:
    cd web && KIND=shots PYTHON="{{justfile_directory()}}/{{bin}}/python" npm run --silent e2e -- {{ARGS}}

# Measure the page in a browser: script, click to acknowledgement, memory over GAMES games
page-figures GAMES="30" *ARGS:
    cd web && KIND=measure GAMES={{GAMES}} LONGEST_MS=3600000 PYTHON="{{justfile_directory()}}/{{bin}}/python" npm run --silent e2e -- {{ARGS}}

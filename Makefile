# Everything a player or a developer does, from a fresh clone with nothing but python3 (>= 3.11) and make.
# Each environment carries a stamp file, so nothing is installed twice; `make clean` forgets them all.

PYTHON ?= python3
JOBS ?= 2
GAME ?= jack-the-ripper
ARGS ?=

# Directories are listed too: their times change when a file is removed or renamed.
SOURCES := $(shell find whitechapel tools -not -path '*__pycache__*' -not -path '*/static*' -not -path '*/node_modules*') pyproject.toml constraints.txt hatch_build.py
CLIENT := $(shell find client -mindepth 1 -not -path '*/node_modules*' -not -path 'client/fixtures*') $(wildcard whitechapel/text/*.ftl whitechapel/text/*/*.ftl)
STATIC := whitechapel/server/static/index.html

PLAY := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
BENCH := .venv-bench

INSTALL := -m pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client screenshots test quick check test-client test-interpreted test-compiled docs bench load constraints clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

play: $(PLAY)/.installed ## open the parlour in the browser (ARGS="--port 9000 --no-open")
	@$(PLAY)/bin/whitechapel serve $(ARGS)

terminal: $(PLAY)/.installed ## play Jack the Ripper in the terminal (GAME=..., ARGS="--seats 3 --lang de")
	@$(PLAY)/bin/whitechapel play $(GAME) $(ARGS)

client: $(STATIC) ## build the browser client for a server started from this tree

screenshots: $(DEV)/.installed $(STATIC) ## every page in both sizes, languages and themes, into screenshots/
	$(DEV)/bin/python tools/screenshots.py $(ARGS)

test: check test-client test-interpreted test-compiled ## all checks, then all tests: client, interpreted, compiled

# For the edit-test loop: the rules, the bots and the terminal, without the tests marked `slow`. Tests that take long
# and are not marked are named at the end.
quick: $(DEV)/.installed ## in two minutes: ruff, mypy --strict, and the quick tests of imports, rules, bots and terminal
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -q -n $(JOBS) -m "not slow" \
		--ignore=tests/server --ignore=tests/browser --ignore=tests/research --durations=5 --durations-min=2 $(ARGS) tests

check: $(DEV)/.installed ## ruff, mypy --strict, the direction of imports, and the client's linter and formatter
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -q tests/test_layers.py
	$(DEV)/bin/python tools/client.py -- npm run --silent lint

test-client: $(DEV)/.installed ## types and units of the browser client
	$(DEV)/bin/python tools/client.py -- npm run check
	$(DEV)/bin/python tools/client.py -- npm test

# The tests in tests/browser/ open the built client in a real browser; one is fetched where there is none.
test-interpreted: $(DEV)/.installed $(STATIC) ## the tests on the Python source, and those in a browser
	@$(DEV)/bin/python tools/chromium.py
	$(DEV)/bin/pytest -n $(JOBS) $(ARGS)

# The same tests on the installed machine code, apart from the server's and the browser's, which know no rules. They run inside the environment's own folder, where no source
# package lies about that could be imported instead; conftest.py asserts that the rules are compiled.
test-compiled: $(DEV)/.installed ## the tests on the rules compiled with mypyc (skipped without a C compiler)
	@missing=$$($(DEV)/bin/python tools/native.py --missing) && \
	if [ -n "$$missing" ]; then \
		echo "The compiled half of the tests is skipped. $$missing"; \
	else \
		$(MAKE) --no-print-directory $(COMPILED)/.installed && cd $(COMPILED) && \
		WHITECHAPEL_EXPECT_COMPILED=1 bin/pytest -c ../pyproject.toml --rootdir .. \
			-n $(JOBS) -m "not interpreted" --ignore=../tests/server --ignore=../tests/browser $(ARGS) ../tests; \
	fi

docs: $(DEV)/.installed ## the documentation as a site, in site/
	$(DEV)/bin/python tools/encodings.py
	$(DEV)/bin/python tools/rulepages.py
	$(DEV)/bin/python tools/game_lists.py
	$(DEV)/bin/zensical build --clean

bench: $(BENCH)/.installed ## steps per second, beside OpenSpiel and RLCard
	@$(BENCH)/bin/python bench/run.py $(ARGS)

load: $(COMPILED)/.installed ## moves per second of the server with compiled rules, beside boardgame.io's (needs node)
	@$(COMPILED)/bin/python bench/load.py $(ARGS)

constraints: $(DEV)/.installed ## choose the newest versions again and write constraints.txt
	$(DEV)/bin/python -m pip install --quiet uv
	$(DEV)/bin/uv pip compile --universal --all-extras --no-annotate --no-header --upgrade --quiet \
		pyproject.toml -o constraints.txt

clean: ## remove the environments and every cache
	rm -rf $(PLAY) $(DEV) $(COMPILED) $(BENCH) build dist whitechapel/server/static client/node_modules client/fixtures tools/chromium/node_modules bench/boardgame/node_modules screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments --------------------------------------------------------------------------------------------

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Whitechapel needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $*

# `pip install .` always replaces an installed copy of the same version, which is what we want here.
$(PLAY)/.installed: $(SOURCES) $(CLIENT) | $(PLAY)/bin/python
	@echo "Installing Whitechapel into $(PLAY) ..."
	@$(PLAY)/bin/python $(INSTALL) .
	@touch $@

# Editable: edits of the source need no new installation, so only the list of requirements is watched.
$(DEV)/.installed: pyproject.toml constraints.txt | $(DEV)/bin/python
	@echo "Installing the tools into $(DEV) ..."
	@$(DEV)/bin/python $(INSTALL) -e '.[dev]'
	@touch $@

$(STATIC): $(CLIENT) tools/client.py | $(DEV)/.installed
	@$(DEV)/bin/python tools/client.py
	@touch $@

$(COMPILED)/.installed: $(SOURCES) | $(COMPILED)/bin/python
	@echo "Compiling the rules into $(COMPILED) ..."
	@WHITECHAPEL_COMPILED=1 WHITECHAPEL_CLIENT=0 $(COMPILED)/bin/python $(INSTALL) '.[test]'
	@touch $@

$(BENCH)/.installed: $(SOURCES) | $(BENCH)/bin/python
	@echo "Compiling the rules and installing the rivals into $(BENCH) ..."
	@WHITECHAPEL_CLIENT=0 $(BENCH)/bin/python $(INSTALL) '.[bench]'
	@touch $@

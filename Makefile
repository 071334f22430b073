# Everything a player or a developer does, from a fresh clone with nothing but python3 (>= 3.11) and make.
# Each environment carries a stamp file, so nothing is installed twice; `make clean` forgets them all.

PYTHON ?= python3
JOBS ?= 2
GAME ?= jack-the-ripper
ARGS ?=

# Directories are listed too: their times change when a file is removed or renamed.
SOURCES := $(shell find whitechapel -not -path '*__pycache__*' -not -path '*/server/static*') $(wildcard tools/*.py) pyproject.toml hatch_build.py
CLIENT := $(shell find client -mindepth 1 -not -path '*/node_modules*' -not -path 'client/fixtures*') $(wildcard whitechapel/text/*.ftl whitechapel/text/*/*.ftl)
STATIC := whitechapel/server/static/index.html
SITE := build/site/index.html
# What the server inside a page is packed from.
PAGE := $(shell find whitechapel -name "*.py" -o -name "*.toml" -o -name "*.ftl") requirements/page.txt tools/page.py $(wildcard tools/page/*.*)
PACKAGES := client/node_modules/.package-lock.json

PLAY := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
BENCH := .venv-bench
TOOLS := .venv-tools

PIP := -m pip --quiet --disable-pip-version-check
# The package itself: everything it needs is there already, so nothing is fetched and no hash is missing.
INSTALL := $(PIP) install --no-deps --no-build-isolation

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client site screenshots filmstrips test quick check test-client test-interpreted test-wide test-compiled machine-code docs bench load dist constraints audit bom clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

# First what is needed to play, the packages and the browser client side by side; the rules are compiled while people play.
play: ## open the parlour in the browser (ARGS="--port 9000 --no-open")
	@$(MAKE) --no-print-directory --silent --jobs=2 $(PLAY)/.installed
	@$(PLAY)/bin/python tools/play.py serve $(ARGS)

terminal: ## play Jack the Ripper in the terminal (GAME=..., ARGS="--seats 3 --lang de")
	@$(MAKE) --no-print-directory --silent --jobs=2 $(PLAY)/.installed
	@$(PLAY)/bin/python tools/play.py play $(GAME) $(ARGS)

client: $(STATIC) ## build the browser client for a server started from this tree

site: $(SITE) ## the parlour as a folder for any static host, without a server, in build/site/ (docs/page.md)
	@$(PYTHON) tools/page.py --compress build/site

screenshots: $(DEV)/.installed $(STATIC) ## every page on desk and phone, in both languages and themes, into screenshots/
	$(DEV)/bin/python tools/screenshots.py $(ARGS)

filmstrips: $(DEV)/.installed $(STATIC) ## six stills of each climax, in both themes, into docs/pictures/stage/
	$(DEV)/bin/python tools/filmstrips.py $(ARGS)

# What uses one core goes side by side: checks, the client's tests, its build and the compiler. The rest uses all there are.
test: ## all checks, then all tests: client, interpreted, compiled
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=line check test-client client $(SITE) machine-code
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

# For the edit-test loop: the rules, the bots and the terminal, without the tests marked `slow`. Tests that take long
# and are not marked are named at the end.
quick: $(DEV)/.installed ## in two minutes: ruff, mypy --strict, and the quick tests of imports, rules, bots and terminal
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -q -n $(JOBS) -m "not slow" \
		--ignore=tests/server --ignore=tests/browser --ignore=tests/research --durations=5 --durations-min=2 $(ARGS) tests

check: $(DEV)/.installed $(PACKAGES) ## ruff, mypy --strict, the direction of imports, and the client's linter and formatter
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -q tests/test_layers.py
	$(DEV)/bin/python tools/client.py -- npm run --silent lint

test-client: $(DEV)/.installed $(PACKAGES) ## types and units of the browser client
	$(DEV)/bin/python tools/client.py -- npm run check
	$(DEV)/bin/python tools/client.py -- npm test

# The tests in tests/browser/ open the built client in a real browser; one is fetched where there is none. They wait for
# it, and for servers, as often as they compute: there is room for one more than there are cores.
test-interpreted: $(DEV)/.installed $(STATIC) $(SITE) ## the tests on the Python source, and those in a browser
	@$(DEV)/bin/python tools/chromium.py
	$(DEV)/bin/pytest -n $$(($(JOBS) + 1)) --dist worksteal -m "not wide" $(ARGS)

test-wide: $(DEV)/.installed $(STATIC) $(SITE) ## the tests in a browser in every window and language they are written for (an hour)
	@$(DEV)/bin/python tools/chromium.py
	$(DEV)/bin/pytest -n $(JOBS) $(ARGS) tests/browser

# The same tests on the installed machine code, apart from the browser's and, of the server's, those of what is not
# compiled. They run inside the environment's own folder, where no source package lies about that could be imported
# instead; conftest.py asserts that the rules are compiled.
SERVED := $(patsubst %,../tests/server/test_%.py,table sealed undo moderation live)
test-compiled: machine-code ## the tests on the rules compiled with mypyc (skipped without a C compiler)
	@if [ -f $(COMPILED)/.installed ]; then \
		cd $(COMPILED) && WHITECHAPEL_EXPECT_COMPILED=1 bin/pytest -c ../pyproject.toml --rootdir .. \
			-n $(JOBS) -m "not interpreted" --ignore=../tests/server --ignore=../tests/browser $(ARGS) ../tests && \
		WHITECHAPEL_EXPECT_COMPILED=1 bin/pytest -c ../pyproject.toml --rootdir .. \
			-n $(JOBS) -m "not interpreted" $(SERVED); \
	fi

machine-code: $(DEV)/.installed
	@missing=$$($(DEV)/bin/python tools/native.py --missing) && \
	if [ -n "$$missing" ]; then \
		echo "The compiled half of the tests is skipped. $$missing"; rm -f $(COMPILED)/.installed; \
	else \
		$(MAKE) --no-print-directory $(COMPILED)/.installed; \
	fi

docs: $(DEV)/.installed ## the documentation as a site, in site/
	$(DEV)/bin/python tools/encodings.py
	$(DEV)/bin/python tools/rulepages.py
	$(DEV)/bin/python tools/game_lists.py
	$(DEV)/bin/zensical build --clean

bench: $(BENCH)/.installed ## steps per second, beside OpenSpiel and RLCard
	@$(BENCH)/bin/python bench/run.py $(ARGS)

load: $(COMPILED)/.optimised ## moves per second of the server with compiled rules, beside boardgame.io's (needs node)
	@$(COMPILED)/bin/python bench/load.py $(ARGS)

dist: $(TOOLS)/.packages $(STATIC) ## the source archive and a wheel for this machine, in dist/
	@WHITECHAPEL_PROFILE=1 WHITECHAPEL_CLIENT=built $(TOOLS)/bin/python -m hatchling build

constraints: $(TOOLS)/.packages ## choose the newest versions again: constraints.txt, and requirements/ with their hashes
	$(TOOLS)/bin/python tools/pins.py --upgrade

audit: $(TOOLS)/.packages ## ask the public lists of known vulnerabilities about every package (skipped without a network)
	@$(TOOLS)/bin/python tools/audit.py $(ARGS)

bom: ## the software bill of materials, as CycloneDX, in dist/
	@$(PYTHON) tools/bom.py dist/whitechapel-parlour.cdx.json

clean: ## remove the environments and every cache
	rm -rf $(PLAY) $(DEV) $(COMPILED) $(BENCH) $(TOOLS) .venv-node build dist whitechapel/server/static client/node_modules client/fixtures tools/chromium/node_modules tools/page/node_modules bench/boardgame/node_modules screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments --------------------------------------------------------------------------------------------

# Its pip is the last thing an environment gets: without it a half-made one is made again.
.PRECIOUS: %/bin/pip
%/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Whitechapel needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $*

# What each environment needs, every file with its hash.
$(PLAY)/.packages: requirements/play.txt
$(DEV)/.packages $(COMPILED)/.packages: requirements/dev.txt
$(BENCH)/.packages: requirements/bench.txt
$(TOOLS)/.packages: requirements/tools.txt

# Up to version 0.1 the package had another name; both in one environment would get into each other's way.
%/.packages: | %/bin/pip
	@echo "Fetching the Python packages for $* ..."
	@$*/bin/python $(PIP) --quiet uninstall --yes whitechapel
	@$*/bin/python $(PIP) install --require-hashes -r $(filter requirements/%,$^)
	@touch $@

# `pip install .` always replaces an installed copy of the same version, which is what we want here.
$(PLAY)/.installed: $(SOURCES) $(STATIC) $(PLAY)/.packages
	@echo "Installing Whitechapel into $(PLAY) ..."
	@WHITECHAPEL_PURE=1 WHITECHAPEL_CLIENT=built $(PLAY)/bin/python $(INSTALL) .
	@touch $@

# Editable: edits of the source need no new installation, so only what it is made of is watched. Bytecode is written now:
# the folders that it gets later would make every directory look changed, and the rules would be compiled once more.
$(DEV)/.installed: pyproject.toml $(DEV)/.packages
	@echo "Installing Whitechapel into $(DEV) ..."
	@$(DEV)/bin/python $(INSTALL) -e .
	@$(DEV)/bin/python -m compileall -q whitechapel
	@touch $@

# Whoever needs node's packages finds them: two at once would get into each other's way.
$(PACKAGES): client/package-lock.json
	@$(PYTHON) tools/client.py -- node --version > /dev/null
	@touch $@

$(STATIC): $(CLIENT) tools/client.py $(PACKAGES)
	@$(PYTHON) tools/client.py
	@touch $@

$(SITE): $(CLIENT) $(PAGE) tools/client.py $(PACKAGES)
	@$(PYTHON) tools/client.py --site build/site
	@touch $@

# For tests the C compiler need not optimise, which takes most of its time. What is measured or given to others is compiled
# once more, and twice: WHITECHAPEL_PROFILE, see hatch_build.py.
$(COMPILED)/.installed: $(SOURCES) $(COMPILED)/.packages
	@echo "Compiling the rules into $(COMPILED) ..."
	@rm -f $(COMPILED)/.optimised
	@WHITECHAPEL_OPTIMISE=0 WHITECHAPEL_COMPILED=1 WHITECHAPEL_CLIENT=0 $(COMPILED)/bin/python $(INSTALL) .
	@touch $@

$(COMPILED)/.optimised: $(SOURCES) $(COMPILED)/.packages
	@echo "Compiling the rules into $(COMPILED), optimised ..."
	@WHITECHAPEL_PROFILE=1 WHITECHAPEL_COMPILED=1 WHITECHAPEL_CLIENT=0 $(COMPILED)/bin/python $(INSTALL) .
	@touch $(COMPILED)/.installed $@

$(BENCH)/.installed: $(SOURCES) $(BENCH)/.packages
	@echo "Compiling the rules into $(BENCH) ..."
	@WHITECHAPEL_PROFILE=1 WHITECHAPEL_CLIENT=0 $(BENCH)/bin/python $(INSTALL) .
	@touch $@

# Footplate: `make run` serves, `make test` checks everything. Needs python3 with venv, and make.

PYTHON ?= python3
WORKERS ?= 2
# What `footplate` is started with; nothing means: serve.
ARGS ?=
# Which tests; the compiled form runs the same ones unless told otherwise.
TESTS ?= tests
COMPILED_TESTS ?= $(TESTS)
BROWSER_TESTS ?= tests/browser
PYTEST_ARGS ?=
# What lets others go first: `make test` says it where somebody waits for them.
MEANWHILE ?=
# What one form has to prove alone (tests/form.py says why): the compiled one, where there is one.
ONCE := whole_games or around_engine
# What the plain form leaves out; `make test-pure PURE=` leaves out nothing. The file of the fuzzer
# takes seconds to collect, though nothing of it would be run.
PURE ?= -m "not ($(ONCE))" --ignore=tests/server/test_fuzzed_api.py
# What tries more in a soak; what runs nowhere else is marked `soak`.
LONGER := soak told cli/test_widths.py server/test_fuzzed_api.py server/test_secrets.py
# Counting the lines makes plain Python several times slower: `make coverage` does it.
COVERAGE ?=
BENCH_ARGS ?=
SERVER_BENCH_ARGS ?=
MUTANTS_ARGS ?=
# A few games of each row, apart from those that docs/bots.md publishes and bench/strength.json keeps.
STRENGTH_ARGS ?= --games 40 --seconds 60 --kept build/strength.json
# `make lock LOCK_ARGS=--upgrade` takes the newest versions.
LOCK_ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
ENVS := .venv-envs
WHEELS := build/wheels

BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet
COMPILE_LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(LOCK_ARGS)
BESIDE = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2)
PYTEST_PARALLEL := -n $(WORKERS) --dist worksteal $(PYTEST_ARGS)
PYTEST_ELSEWHERE := -c ../pyproject.toml --rootdir ..
# The compiled form is tested from another directory, so that nothing but the wheel can be imported.
PYTEST_COMPILED := cd $(COMPILED) && FOOTPLATE_EXPECT=compiled bin/pytest $(PYTEST_ELSEWHERE) $(PYTEST_PARALLEL)

PAGES := src/footplate/server/web/static
# npm writes it when everything is in place.
NODE_MODULES := web/node_modules/.package-lock.json
LIST_SOURCES := find src docs/rules -path $(PAGES) -prune -o -type f -not -name '*.pyc' -print
SOURCES := $(shell $(LIST_SOURCES) 2>/dev/null)
# Directories are listed too: their time changes when a file is taken away.
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -print 2>/dev/null)

# The tests start many short processes, which would all compile Python's own files again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test test-pure coverage compiled test-compiled test-wheel test-once test-envs test-browser screenshots soak mutants bench check check-code check-pages check-locks format pages pictures reference lock clean always toolchain postgresql chromium

help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 \2/p' $(MAKEFILE_LIST) | awk '{ t = $$2; $$1 = $$2 = ""; printf "  make %-14s%s\n", t, $$0 }'

run: $(VENV)/.ready pages ## Set up and start footplate (options in ARGS=…)
	@$(BIN)/footplate $(ARGS)

# No core is to be idle: the pages are built and the engine is compiled while its plain form is
# checked and tested, which gives way, as nothing else can be done while one waits for a compiler;
# the environments, which one process installs and tests, come beside the rest.
test: $(VENV)/.ready postgresql ## Check the code, test both forms of the engine and the pages (TESTS=…, COMPILED_TESTS=…)
	@$(MAKE) --no-print-directory $(BESIDE) MEANWHILE="nice -n 10" compiled check test-pure
	@$(MAKE) --no-print-directory $(BESIDE) test-compiled test-envs
	@$(MAKE) --no-print-directory test-browser

test-pure: $(VENV)/.ready ## Test the plain Python form
	FOOTPLATE_EXPECT=pure $(MEANWHILE) $(BIN)/pytest $(PYTEST_PARALLEL) $(PURE) $(COVERAGE) $(TESTS)

coverage: ## Test the plain Python form and count which lines the tests reach; too few is a failure
	@$(MAKE) --no-print-directory test-pure COVERAGE=--cov PURE='-m "not whole_games"'

# Where nothing can be compiled, `test-compiled` says so and what follows from it.
compiled: $(VENV)/.ready pages
	@! $(BIN)/python tools/system_packages.py || $(MAKE) --no-print-directory $(COMPILED)/.ready

test-compiled: $(VENV)/.ready ## Test the compiled form
	@if $(BIN)/python tools/system_packages.py; then \
		$(MAKE) --no-print-directory test-wheel; \
	else \
		echo "*** The compiled form of the engine was NOT tested. ***"; \
		test "$$CI" != true && $(MAKE) --no-print-directory test-once; \
	fi

test-wheel: $(COMPILED)/.ready
	$(PYTEST_COMPILED) $(addprefix ../,$(COMPILED_TESTS))

# Where nothing can be compiled, the plain form has to prove the rest after all.
test-once: $(VENV)/.ready
	FOOTPLATE_EXPECT=pure $(BIN)/pytest $(PYTEST_PARALLEL) -m "$(ONCE)" $(TESTS)

# Where nothing can be compiled, on the plain form.
test-browser: export FOOTPLATE_BROWSER := 1
test-browser: $(VENV)/.ready chromium ## Test the pages in a browser, on the compiled form (BROWSER_TESTS=…)
	@if $(BIN)/python tools/system_packages.py; then \
		$(MAKE) --no-print-directory $(COMPILED)/.ready && \
		cd $(COMPILED) && FOOTPLATE_EXPECT=compiled bin/pytest $(PYTEST_ELSEWHERE) $(PYTEST_PARALLEL) $(addprefix ../,$(BROWSER_TESTS)); \
	else \
		test "$$CI" != true && $(MAKE) --no-print-directory pages && \
		FOOTPLATE_EXPECT=pure $(BIN)/pytest $(PYTEST_PARALLEL) $(BROWSER_TESTS); \
	fi

# In an environment of their own, with the extras; where nothing can be compiled, on the plain form.
test-envs: $(VENV)/.ready ## Test the research environments with the suites of PettingZoo, Gymnasium and OpenSpiel
	@if $(BIN)/python tools/system_packages.py; then ready=$(ENVS)/.ready; else ready=$(ENVS)/.packages; fi; \
	if $(MAKE) --no-print-directory $$ready; then \
		cd $(ENVS) && PYTHONPATH=$$(test -e .ready || echo ../src) \
			bin/pytest $(PYTEST_ELSEWHERE) --confcutdir=../tests/envs/adapters $(PYTEST_ARGS) ../tests/envs/adapters; \
	else \
		echo "*** The environments were NOT tested: their packages could not be installed. ***"; \
		test "$$CI" != true; \
	fi

# On the plain form: nothing in a picture depends on it.
screenshots: export FOOTPLATE_SCREENSHOTS := $(CURDIR)/docs/screenshots
screenshots: export FOOTPLATE_SOAK := 1
screenshots: $(VENV)/.ready chromium pages ## Take the pictures of docs/screenshots anew, in a browser
	$(BIN)/pytest $(PYTEST_ARGS) -m pictured tests/browser

soak: export FOOTPLATE_SOAK := 1
soak: toolchain postgresql $(COMPILED)/.ready ## Test for a long time, on the compiled form
	$(PYTEST_COMPILED) $(addprefix ../tests/,$(LONGER))
	$(PYTEST_COMPILED) -m soak ../tests
	$(COMPILED)/bin/python -m bench.strength $(STRENGTH_ARGS)
	@$(MAKE) --no-print-directory test-envs
	@$(MAKE) --no-print-directory test-browser

mutants: $(VENV)/.ready ## Break the engine on purpose: which tests notice? (MUTANTS_ARGS=…)
	$(BIN)/python tools/mutants.py $(MUTANTS_ARGS)

bench: toolchain postgresql chromium $(BENCH)/.ready $(COMPILED)/.ready $(ENVS)/.ready ## Measure engine, server, pages, environments and arena (BENCH_ARGS=…, SERVER_BENCH_ARGS=…)
	$(BENCH)/bin/python -m bench.run $(BENCH_ARGS)
	$(BENCH)/bin/python -m bench.server $(SERVER_BENCH_ARGS)
	$(COMPILED)/bin/python -m bench.pages
	$(ENVS)/bin/python -m bench.envs
	$(BENCH)/bin/python -m bench.arena

check: check-code check-pages ## Check format, style, types, imports and locks

check-code: $(VENV)/.ready check-locks
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(MEANWHILE) $(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check-pages: $(VENV)/.ready $(NODE_MODULES)
	$(BIN)/python tools/pages.py check
	$(BIN)/python -m tools.page_types --check

# Tests that need PostgreSQL or a browser are skipped where it cannot be had; with CI=true that is a failure.
postgresql: $(VENV)/.uv
	@$(BIN)/python tools/system_packages.py postgresql || test "$$CI" != true

chromium: $(VENV)/.uv
	@$(BIN)/python tools/system_packages.py chromium || test "$$CI" != true

check-locks:
	@! grep -n '://' requirements/*.txt web/package-lock.json || { echo "A lock file names a host: see 'make lock'."; exit 1; }

format: $(VENV)/.ready ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	$(BIN)/python tools/pages.py format

pages: $(PAGES)/index.html ## Build the browser pages, if their sources have changed

reference: $(VENV)/.ready ## Write docs/reference, docs/schema, the table of docs/host.md and web/**/schema.d.ts anew, from the types themselves
	set -e; for schema in docs/schema/*.json; do $(BIN)/footplate schema $$(basename $$schema .json) > $$schema; done
	$(BIN)/python tools/reference.py
	$(BIN)/python tools/host_pages.py
	$(BIN)/python -m tools.page_types

pictures: $(VENV)/.ready ## Draw the pictures of docs/pictures anew
	$(BIN)/python tools/pictures.py

lock: $(VENV)/.packages ## Write the locks anew from pyproject.toml (LOCK_ARGS=--upgrade) and web/package.json
	echo uv | $(COMPILE_LOCK) - -o requirements/uv.txt
	$(COMPILE_LOCK) --group dev pyproject.toml -o requirements/dev.txt
	$(COMPILE_LOCK) --group bench pyproject.toml -o requirements/bench.txt
	$(COMPILE_LOCK) --extra envs --extra ray --group envs pyproject.toml -o requirements/envs.txt
	$(BIN)/python tools/pages.py lock
	@$(MAKE) --no-print-directory check-locks

clean: ## Remove everything that was made
	rm -rf $(VENV) $(COMPILED) $(BENCH) $(ENVS) $(PAGES) web/node_modules build dist htmlcov .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

toolchain: $(VENV)/.uv
	@$(BIN)/python tools/system_packages.py

# The development environment, in steps that are repeated only when their input changes.

$(VENV)/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "$(PYTHON) must be Python 3.11 or newer with venv (on Debian: apt-get install python3-venv)"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.packages: requirements/dev.txt $(VENV)/.uv
	$(INSTALL) --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.ready: pyproject.toml hatch_build.py $(VENV)/.packages
	$(INSTALL) --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The browser pages, which the server sends and every wheel holds.

$(NODE_MODULES): web/package-lock.json $(VENV)/.packages
	$(BIN)/python tools/pages.py install
	@touch $@

$(PAGES)/index.html: $(PAGE_SOURCES) tools/pages.py $(NODE_MODULES)
	$(BIN)/python tools/pages.py build

# The compiled wheel, and the environments it is installed in.

# What the sources are called, written anew when one was taken away. (The times of their folders
# would tell it, too, but change as well while tests that run meanwhile leave their bytecode there.
# Each make that looks has a list of its own: two of them may look at the same time.)
build/sources: always
	@mkdir -p build
	@$(LIST_SOURCES) | sort > $@.$$$$ && { cmp -s $@.$$$$ $@ || cp $@.$$$$ $@; rm $@.$$$$; }

$(WHEELS)/.built: pyproject.toml hatch_build.py build/sources $(SOURCES) $(PAGES)/index.html $(VENV)/.packages
	rm -rf $(WHEELS)
	@mkdir -p $(WHEELS) && touch $(WHEELS)/.begun
	FOOTPLATE_MYPYC=require $(BIN)/python -m hatchling build --target wheel --directory $(WHEELS)
	@mv $(WHEELS)/.begun $@ # keeps its time: what was edited meanwhile is not in the wheel

$(COMPILED)/.packages: requirements/dev.txt $(VENV)/.uv
	$(BIN)/python -m venv --clear --without-pip $(COMPILED)
	$(INSTALL) --python $(COMPILED)/bin/python --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH)/.packages: requirements/bench.txt $(VENV)/.uv
	$(BIN)/python -m venv --clear --without-pip $(BENCH)
	$(INSTALL) --python $(BENCH)/bin/python --require-hashes -r requirements/bench.txt
	@touch $@

$(ENVS)/.packages: requirements/envs.txt $(VENV)/.uv
	$(BIN)/python -m venv --clear --without-pip $(ENVS)
	$(INSTALL) --python $(ENVS)/bin/python --require-hashes -r requirements/envs.txt
	@touch $@

$(COMPILED)/.ready $(BENCH)/.ready $(ENVS)/.ready: %/.ready: %/.packages $(WHEELS)/.built
	$(INSTALL) --python $*/bin/python --no-deps --reinstall $(WHEELS)/*.whl
	@touch $@

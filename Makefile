# Footplate: `make run` serves, `make test` checks everything. Needs python3 with venv, and make.

PYTHON ?= python3
WORKERS ?= 2
# What `footplate` is started with; nothing means: serve.
ARGS ?=
# Which tests; the compiled form runs the same ones unless told otherwise.
TESTS ?= tests
COMPILED_TESTS ?= $(TESTS)
PYTEST_ARGS ?=
# Whole games are played in the compiled form; `make test-pure PURE=` plays them in the plain one too.
PURE ?= -m "not whole_games"
# Counting the lines makes plain Python several times slower: `make coverage` does it.
COVERAGE ?=
BENCH_ARGS ?=
SERVER_BENCH_ARGS ?=
MUTANTS_ARGS ?=
# `make lock LOCK_ARGS=--upgrade` takes the newest versions.
LOCK_ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
WHEELS := build/wheels

BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet
COMPILE_LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(LOCK_ARGS)
PYTEST_PARALLEL := -n $(WORKERS) --dist worksteal $(PYTEST_ARGS)
# The compiled form is tested from another directory, so that nothing but the wheel can be imported.
PYTEST_COMPILED := cd $(COMPILED) && FOOTPLATE_EXPECT=compiled bin/pytest -c ../pyproject.toml --rootdir .. $(PYTEST_PARALLEL)

# Directories are listed too: their time changes when a file is taken away.
SOURCES := $(shell find src docs/rules -not -name '__pycache__' -not -name '*.pyc' 2>/dev/null)

# The tests start many short processes, which would all compile Python's own files again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test test-pure coverage test-compiled test-wheel test-games soak mutants bench check check-locks format pictures reference lock clean toolchain postgresql

help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 \2/p' $(MAKEFILE_LIST) | awk '{ t = $$2; $$1 = $$2 = ""; printf "  make %-14s%s\n", t, $$0 }'

run: $(VENV)/.ready ## Set up and start footplate (options in ARGS=…)
	@$(BIN)/footplate $(ARGS)

test: check postgresql test-pure test-compiled ## Check the code and test both forms of the engine (TESTS=…, COMPILED_TESTS=…)

test-pure: $(VENV)/.ready ## Test the plain Python form
	FOOTPLATE_EXPECT=pure $(BIN)/pytest $(PYTEST_PARALLEL) $(PURE) $(COVERAGE) $(TESTS)

coverage: ## Test the plain Python form and count which lines the tests reach; too few is a failure
	@$(MAKE) --no-print-directory test-pure COVERAGE=--cov

test-compiled: $(VENV)/.ready ## Test the compiled form
	@if $(BIN)/python tools/system_packages.py; then \
		$(MAKE) --no-print-directory test-wheel; \
	else \
		echo "*** The compiled form of the engine was NOT tested. ***"; \
		test "$$CI" != true && $(MAKE) --no-print-directory test-games; \
	fi

test-wheel: $(COMPILED)/.ready
	$(PYTEST_COMPILED) $(addprefix ../,$(COMPILED_TESTS))

# Where nothing can be compiled, the whole games are played in plain Python after all.
test-games: $(VENV)/.ready
	FOOTPLATE_EXPECT=pure $(BIN)/pytest $(PYTEST_PARALLEL) -m whole_games $(TESTS)

soak: export FOOTPLATE_SOAK := 1
soak: toolchain postgresql $(COMPILED)/.ready ## Test for a long time, on the compiled form
	$(PYTEST_COMPILED) ../tests/soak ../tests/told

mutants: $(VENV)/.ready ## Break the engine on purpose: which tests notice? (MUTANTS_ARGS=…)
	$(BIN)/python tools/mutants.py $(MUTANTS_ARGS)

bench: toolchain postgresql $(BENCH)/.ready ## Measure engine and server (BENCH_ARGS=…, SERVER_BENCH_ARGS=…)
	$(BENCH)/bin/python -m bench.run $(BENCH_ARGS)
	$(BENCH)/bin/python -m bench.server $(SERVER_BENCH_ARGS)

check: $(VENV)/.ready check-locks ## Check format, style, types, imports and locks
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Tests that need PostgreSQL are skipped where it cannot be had; with CI=true that is a failure.
postgresql: $(VENV)/.uv
	@$(BIN)/python tools/system_packages.py postgresql || test "$$CI" != true

check-locks:
	@! grep -n '://' requirements/*.txt || { echo "A lock file names a host: see 'make lock'."; exit 1; }

format: $(VENV)/.ready ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

reference: $(VENV)/.ready ## Write docs/reference and the table of docs/host.md anew, from the types themselves
	$(BIN)/python tools/reference.py
	$(BIN)/python tools/host_pages.py

pictures: $(VENV)/.ready ## Draw the pictures of docs/pictures anew
	$(BIN)/python tools/pictures.py

lock: $(VENV)/.uv ## Write requirements/ anew from pyproject.toml (LOCK_ARGS=--upgrade)
	echo uv | $(COMPILE_LOCK) - -o requirements/uv.txt
	$(COMPILE_LOCK) --group dev pyproject.toml -o requirements/dev.txt
	$(COMPILE_LOCK) --group bench pyproject.toml -o requirements/bench.txt
	@$(MAKE) --no-print-directory check-locks

clean: ## Remove everything that was made
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist htmlcov .coverage .coverage.* .hypothesis \
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

# The compiled wheel, and the environments it is installed in.

$(WHEELS)/.built: pyproject.toml hatch_build.py $(SOURCES) $(VENV)/.packages
	rm -rf $(WHEELS)
	FOOTPLATE_MYPYC=require $(BIN)/python -m hatchling build --target wheel --directory $(WHEELS)
	@touch $@

$(COMPILED)/.packages: requirements/dev.txt $(VENV)/.uv
	$(BIN)/python -m venv --clear --without-pip $(COMPILED)
	$(INSTALL) --python $(COMPILED)/bin/python --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH)/.packages: requirements/bench.txt $(VENV)/.uv
	$(BIN)/python -m venv --clear --without-pip $(BENCH)
	$(INSTALL) --python $(BENCH)/bin/python --require-hashes -r requirements/bench.txt
	@touch $@

$(COMPILED)/.ready $(BENCH)/.ready: %/.ready: %/.packages $(WHEELS)/.built
	$(INSTALL) --python $*/bin/python --no-deps --reinstall $(WHEELS)/*.whl
	@touch $@

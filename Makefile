# Everything from nothing: Python 3.11 or newer, a Rust toolchain and Node with npm are enough.
# `make help` lists the targets. Stamps keep re-runs quick: what has not changed is not rebuilt.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

VENV   := $(CURDIR)/.venv
PY     := $(VENV)/bin/python
NATIVE := python/chevalet/_core.abi3.so
PAGE   := python/chevalet/server/page/index.html

# cargo is often installed without its folder being on a non-login shell's path.
export PATH := $(VENV)/bin:$(PATH):$(HOME)/.cargo/bin
export VIRTUAL_ENV := $(VENV)
# One interpreter for every cargo call, so that no call invalidates the build of another.
export PYO3_PYTHON := $(PY)

NATIVE_SOURCES := Cargo.toml Cargo.lock pyproject.toml \
	$(shell find crates -path '*/target' -prune -o -type f \( -name '*.rs' -o -name 'Cargo.toml' \) -print)

PAGE_SOURCES := $(wildcard web/*.json web/*.ts web/*.js web/index.html python/chevalet/messages/*.ftl) \
	$(shell find web/src web/public web/scripts web/offline -type f -not -name protocol.ts)
PROTOCOL := web/src/protocol.ts

.PHONY: help play build test test-rust test-python test-page test-browser check check-rust check-python check-page
.PHONY: bench plots wheel lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## build all and start the program
	@$(VENV)/bin/chevalet

build: $(NATIVE) $(PAGE) ## set up .venv, build the native module and the page

test: test-rust test-page test-python test-browser ## set up everything and run every test of every language

test-rust: $(VENV)/.installed ## tests of the native core
	cargo test --workspace --locked --quiet

# One process a core; PYTEST_ARGS= runs them in one, where a debugger can stop.
PYTEST_ARGS ?= -n auto

test-python: build ## unit, documentation and property tests in Python
	@scripts/need postgresql || echo "the tests on PostgreSQL will be left out"
	$(PY) -m pytest -q $(PYTEST_ARGS)

test-page: web/node_modules/.installed $(PROTOCOL) ## unit tests of the page
	npm --prefix web test --silent

test-browser: build ## the page in a real browser
	@scripts/need chromium
	$(PY) -m pytest -q $(PYTEST_ARGS) tests/browser

check: check-rust check-python check-page ## lint and type-check everything, warnings are errors

check-rust: $(VENV)/.installed ## rustfmt and clippy
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked --quiet -- -D warnings

check-python: build ## ruff, mypy, stubtest and the import rules
	ruff check .
	ruff format --check .
	mypy
	$(PY) -m mypy.stubtest chevalet._core
	lint-imports --no-cache

check-page: web/node_modules/.installed $(PROTOCOL) ## types of the page, and its style
	npm --prefix web run check --silent

bench: build ## print the speed figures
	@scripts/need valgrind || echo "instruction counts will be left out"
	$(PY) benches/report.py

plots: build ## draw how the cost of a search grows, for docs/performance.md
	$(PY) -m pip install --quiet --disable-pip-version-check matplotlib==3.11.2
	$(PY) benches/growth.py

wheel: $(VENV)/.installed $(PAGE) ## build a wheel for any Python from 3.11 on, in dist/
	maturin build --release --locked --out dist

lock: $(VENV)/.installed ## choose new pinned versions of the Python packages
	$(PY) scripts/lock

clean: ## remove everything that was built
	rm -rf .venv .build target dist $(NATIVE) $(dir $(PAGE)) web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find python tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.installed: requirements-dev.txt scripts/make-venv
	@echo "Installing the Python packages into .venv (once) ..."
	scripts/make-venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

$(NATIVE): $(VENV)/.installed $(NATIVE_SOURCES)
	@echo "Building the native module (the first time takes a minute or more) ..."
	PIP_QUIET=1 maturin develop --release --locked --quiet
	touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@echo "Installing the packages of the page into web/node_modules (once) ..."
	npm --prefix web ci --silent --no-audit --no-fund
	touch $@

$(PROTOCOL): web/node_modules/.installed web/scripts/protocol.mjs $(NATIVE) \
		$(wildcard python/chevalet/server/*.py python/chevalet/game/*.py)
	@echo "Making the page's types from the server's schema ..."
	cd web && PYTHON=$(PY) node scripts/protocol.mjs

$(PAGE): web/node_modules/.installed $(PROTOCOL) $(PAGE_SOURCES)
	@echo "Building the page ..."
	npm --prefix web run build --silent
	touch $@

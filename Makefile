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

# cargo is often installed without its folder being on a non-login shell's path.
export PATH := $(VENV)/bin:$(PATH):$(HOME)/.cargo/bin
export VIRTUAL_ENV := $(VENV)
# One interpreter for every cargo call, so that no call invalidates the build of another.
export PYO3_PYTHON := $(PY)

NATIVE_SOURCES := Cargo.toml Cargo.lock pyproject.toml \
	$(shell find crates -path '*/target' -prune -o -type f \( -name '*.rs' -o -name 'Cargo.toml' \) -print)

.PHONY: help play build test test-rust test-python check check-rust check-python bench plots wheel lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## build all and start the program
	@$(VENV)/bin/chevalet

build: $(NATIVE) ## set up .venv and build the native module

test: test-rust test-python ## set up everything and run every test of every language

test-rust: $(VENV)/.installed ## tests of the native core
	cargo test --workspace --locked --quiet

# One process a core; PYTEST_ARGS= runs them in one, where a debugger can stop.
PYTEST_ARGS ?= -n auto

test-python: build ## unit, documentation and property tests in Python
	@scripts/need postgresql || echo "the tests on PostgreSQL will be left out"
	$(PY) -m pytest -q $(PYTEST_ARGS)

check: check-rust check-python ## lint and type-check everything, warnings are errors

check-rust: $(VENV)/.installed ## rustfmt and clippy
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked --quiet -- -D warnings

check-python: build ## ruff, mypy, stubtest and the import rules
	ruff check .
	ruff format --check .
	mypy
	$(PY) -m mypy.stubtest chevalet._core
	lint-imports --no-cache

bench: build ## print the speed figures
	@scripts/need valgrind || echo "instruction counts will be left out"
	$(PY) benches/report.py

plots: build ## draw how the cost of a search grows, for docs/performance.md
	$(PY) -m pip install --quiet --disable-pip-version-check matplotlib==3.11.2
	$(PY) benches/growth.py

wheel: $(VENV)/.installed ## build a wheel for any Python from 3.11 on, in dist/
	maturin build --release --locked --out dist

lock: $(VENV)/.installed ## choose new pinned versions of the Python packages
	$(PY) scripts/lock

clean: ## remove everything that was built
	rm -rf .venv .build target dist $(NATIVE) .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
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

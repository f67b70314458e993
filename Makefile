# Each target sets up what it needs, says what it does, and may be run again at any time.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
HOT := $(shell find src tools bench -name '*.py' -o -name '_guard.p*' 2>/dev/null)

.PHONY: help setup play test bench lint fix hot clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 8

.venv/installed: pyproject.toml setup.py constraints.txt tools/setup
	@PYTHON=$(PYTHON) tools/setup
	@touch $@

.venv/built: .venv/installed $(HOT)
	@tools/build
	@touch $@

setup: .venv/built ## a virtual environment in .venv, with .venv/bin/farwest ready

play: setup ## play against bots
	@$(BIN)/farwest play

test: setup ## every test
	@echo "make test: every test, compiled where it could be built"
	@$(BIN)/python -m pytest -q -n 2 --dist loadfile

bench: setup ## speed, as ratios in one interleaved run
	@tools/with-bench
	@$(BIN)/python -m bench.run
	@$(BIN)/python -m bench.search

lint: setup ## formatting, lint, types and floors
	@echo "make lint: ruff, mypy --strict, import-linter"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

fix: setup ## let ruff format and mend what it can
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

hot: .venv/installed ## compile the rules again: make hot, or make hot GAME=goat
	@$(BIN)/python -m tools.hot $(GAME)

clean: ## all that was built, .venv too
	rm -rf .venv build dist src/*.egg-info
	find src bench \( -name '_fast.*' -o -name '*.so' -o -name '_guard.c' \) -delete

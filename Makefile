# Each target sets up what it needs, says what it does, and may be run again at any time.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
HOT := $(shell find src tools bench -name '*.py' -o -name '_guard.p*' 2>/dev/null)

.PHONY: help setup play test test-pages test-attack test-slow bench lint fix hot docs clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/installed: pyproject.toml setup.py pins/dev.txt tools/setup
	@PYTHON=$(PYTHON) tools/setup
	@touch $@

.venv/built: .venv/installed $(HOT)
	@tools/build
	@touch $@

# The pages are built when they changed; tools/web looks by itself.
.PHONY: .venv/web
.venv/web: .venv/installed
	@tools/web

setup: .venv/built .venv/web ## a virtual environment in .venv, with .venv/bin/farwest ready

play: setup ## the table in the browser; `farwest play` is the terminal
	@$(BIN)/farwest serve --open

ifdef GAME
test: .venv/built
	@echo "make test: the tests of $(GAME), and what all games keep, for $(GAME)"
	@$(BIN)/python -m pytest -q -n 2 --max-worker-restart 1 --dist worksteal tests/games/$(GAME) tests/golden tests/records tests/texts \
		tests/laws/test_citations.py tests/test_rules_in_french.py -k $(GAME)
else
test: setup ## every test but those of three targets below; make test GAME=goat: of one game, in seconds
	@tools/browser
	@echo "make test: compiled where it could be built; of the pages what everybody meets, the rest by make test-pages; attacks by make test-attack"
	@$(BIN)/python -m compileall -q -j 2 src/farwest # tests open houses again and again
	@$(BIN)/python -m pytest -q -n 2 --max-worker-restart 1 --dist loadfile --no-loadscope-reorder -m "not pages and not attack"
	@echo "make test: the pages' own tests"
	@tools/web test
endif

test-pages: setup ## all else of the pages, in a real browser
	@tools/browser
	@echo "make test-pages: what make test leaves out of the pages"
	@$(BIN)/python -m pytest -q -n 2 --max-worker-restart 1 --dist loadfile tests/browser -m pages

test-attack: setup ## a hostile client at a real house on a real port
	@echo "make test-attack: what strangers try"
	@$(BIN)/python -m pytest -q -n 2 --max-worker-restart 1 --dist loadfile tests/attack

test-slow: setup ## the tests that make test leaves out: the same on more games
	@$(BIN)/python -m pytest -q -n 2 --max-worker-restart 1 --dist worksteal --slow -o faulthandler_timeout=3600

bench: setup ## speed, as ratios in one interleaved run
	@tools/with-bench
	@$(BIN)/python -m bench.run
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.load

lint: setup ## formatting, lint, types and floors
	@echo "make lint: ruff, mypy --strict, import-linter"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@echo "make lint: the pages: prettier, eslint, types"
	@$(BIN)/python -m tools.wire --check
	@tools/web check

fix: setup ## let ruff, prettier and eslint format and mend what they can
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@tools/web fix

hot: .venv/installed ## compile the rules again: make hot, or make hot GAME=goat
	@$(BIN)/python -m tools.hot $(GAME)

docs: .venv/installed ## the papers and the API as a site, in build/site
	@tools/docs

clean: ## all that was built, .venv too
	rm -rf .venv build dist src/*.egg-info src/farwest/server/static web/node_modules
	find src bench \( -name '_fast.*' -o -name '*.so' -o -name '_guard.c' \) -delete

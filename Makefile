# PYTHON names the Python that .venv is made with; GAME is what one plays; ARGS goes to the command
# behind the target.
# Two more than two cores: the servers and browsers of the tests also wait.
JOBS ?= 4
ARGS ?=
GAME ?= minchiate
BIN := .venv/bin
# Node may be the one in .venv.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent run

# The tests start hundreds of Pythons. Where nothing compiled may be kept, each of them compiles all of
# Ridotto again, and every process of pytest all tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal test thorough quick page wheel lint style types script tests installed built compiled collected screenshots format bench lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 14
	@echo 'Variables: GAME ($(GAME)), ARGS, JOBS ($(JOBS)), PYTHON (that of the system, or python3).'

play: ## build the page and open it in your browser
	@scripts/setup run
	@scripts/page
	@$(BIN)/ridotto serve --open --log warning $(ARGS)

terminal: ## play a game in the terminal (GAME=minchiate)
	@scripts/setup run
	@$(BIN)/ridotto play $(GAME) $(ARGS)

# Side by side, each as soon as what it needs is there: set-up waits for downloads and the tests for
# servers and browsers, and the checks fill the gaps.
test: ## check everything, and run the tests
	@scripts/setup node
	@$(MAKE) --no-print-directory -j $(JOBS) --output-sync=line style types script tests

thorough: export RIDOTTO_THOROUGH = yes
thorough: test ## the same, with five times the random deals

# For the inner loop, chosen by path: every rule by its records and small tests, what is generated and
# documented, the count. No compiled code, no server, no browser, no long random play.
QUICK := $(filter-out tests/test_kernel_%,$(wildcard tests/test_*_small.py tests/test_docs*.py \
	tests/test_web_*.py tests/test_count*.py)) tests/test_table.py tests/test_records.py \
	tests/test_generic_names.py tests/test_cli_flags.py tests/test_protocol_docs.py tests/test_reading_room.py \
	tests/test_minchiate_reach.py tests/test_minchiate_draw.py
quick: ## in under a minute: style, imports, and the quickest tests
	@scripts/setup dev
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q -n 2 $(QUICK) $(ARGS)

# Once here, and not by each of pytest's processes: the rules compiled, and the tests as bytecode.
tests: built compiled collected
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup $(ARGS)

page: ## build the page
	@scripts/setup run
	@scripts/page

wheel: ## build the wheel, and try it in empty environments (ARGS=--build-only)
	@scripts/setup run
	@scripts/page
	@scripts/wheel $(ARGS)

lint: ## check style, types and imports, of the page too
	@scripts/setup dev
	@$(MAKE) --no-print-directory -j $(JOBS) --output-sync style types script

style: installed
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo

types: installed
	$(BIN)/mypy --no-error-summary

script: built
	$(NPM) check
	$(NPM) test

# pip and npm keep one core busy each.
installed:
	@scripts/setup dev

built:
	@scripts/page

# What is wrong with a test is told when the tests run.
collected: installed built
	@$(BIN)/pytest --collect-only -q -n 0 >/dev/null 2>&1 || true

compiled: installed
	@$(BIN)/python -m ridotto.kernel.precompile >/dev/null

screenshots: ## renew docs/screenshots
	@scripts/setup dev
	@scripts/page
	@$(BIN)/python scripts/screenshots $(ARGS)

format: ## format the code
	@scripts/setup dev
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

bench: ## measure speed and strength
	@scripts/setup bench
	@$(BIN)/python -m bench.run $(ARGS)

lock: ## renew requirements/ (ARGS=--upgrade for newer versions)
	@scripts/lock $(ARGS)

clean: ## remove .venv, caches and builds
	rm -rf .venv build dist web/node_modules web/dist src/ridotto/server/page .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

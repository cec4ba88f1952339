# What can be done here. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PORT ?= 8080
DATA ?= .data
SECONDS_TO_RUN ?= 600
PYTHON := .venv/bin/python
MODELS_PYTHON := .venv-models/bin/python
# Three workers keep two cores busy while some tests wait. A worker that is done takes tests over from the others.
PARALLEL := -n 3 --dist worksteal

.PHONY: help run test test-fast test-models check record audio wasm fuzz bench clean

help: ## Say what each target does
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | while IFS=$$'\t' read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done

run: ## Build and serve the app on this machine (PORT=8080, DATA=.data)
	@Scripts/setup.sh run
	Scripts/build_wasm.sh
	swift build --product nivel
	.build/debug/nivel serve --port $(PORT) --data $(DATA)

test: ## Run every test: rules, storage, command line, HTTP and browser
	@Scripts/setup.sh test
	Scripts/build_wasm.sh
	swift build --build-tests
	NIVEL_WALK_STEPS=100000 swift test --skip-build
	$(PYTHON) -m pytest $(PARALLEL) --durations=20
	@if [ -f .venv-models/requirements.txt ]; then Scripts/setup.sh test-models && $(MODELS_PYTHON) -m pytest Tests/ModelServers; \
	else echo "Real model servers are not tested: make test-models installs them"; fi

test-models: ## Test with real model servers and tiny models made on the spot (installs 350 MB)
	@Scripts/setup.sh test-models
	swift build --product nivel
	$(MODELS_PYTHON) -m pytest Tests/ModelServers

test-fast: ## Run the Swift tests, and of the others those that matter most
	@Scripts/setup.sh test-fast
	Scripts/build_wasm.sh
	swift build --build-tests
	swift test --skip-build --parallel
	$(PYTHON) -m pytest $(PARALLEL) -m essential

check: ## Check formatting and the arrows between the rooms of the house
	@Scripts/setup.sh run
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources
	python3 Scripts/check_arrows.py

record: ## Write generated pages and pictures anew (review the difference)
	@Scripts/setup.sh test
	Scripts/build_wasm.sh
	NIVEL_RECORD=1 swift test --filter Recorded || true
	NIVEL_RECORD=1 $(PYTHON) -m pytest -m recorded

audio: ## Render the recordings of all listening items anew (needs espeak-ng and opus-tools)
	@Scripts/setup.sh audio
	python3 Scripts/render_audio.py

wasm: ## Build the matcher and the game's rules for browsers and other hosts, as WebAssembly
	Scripts/build_wasm.sh

fuzz: ## Feed the matcher and the solver what nobody thought of (SECONDS_TO_RUN=600)
	Fuzzing/run.sh $(SECONDS_TO_RUN)

bench: ## Measure speed, as ratios in one run (builds for release; takes minutes)
	@Scripts/setup.sh bench
	Benchmarks/run.sh

clean: ## Remove everything that was built (learners' answers in .data stay)
	rm -rf .build .build-release .build-wasm .build-fuzz Benchmarks/.build .venv .venv-models Web/matcher/nivel-matcher.wasm Web/game/nivel-game.wasm

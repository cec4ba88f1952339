# The targets of this project. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PORT ?= 8080
DATA ?= .data
HOST ?= 127.0.0.1
SECONDS_TO_RUN ?= 600
KILLS ?= 1000
DATABASE_KILLS ?= 100
FAILOVERS ?= 20
LOSSES ?= 1000
FLIPS ?= 100
SEED ?= 1
STORE ?= sqlite
# NB: for every target alike, so that they share one build. See Package.swift.
export NIVEL_OPTIMIZED := 1
# Without debug information, and without the modules of the system and of C in the index: the rooms for questions from notes take 24 instead
# of 39 seconds. DEBUG_INFO=1 builds with both.
# NB: SwiftPM finds tests in the index, so there must be one.
export NIVEL_BUILD := $(if $(DEBUG_INFO),,-debug-info-format none -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules)
BUILD := swift build $(NIVEL_BUILD)
TEST := swift test $(NIVEL_BUILD)
PYTHON := .venv/bin/python
MODELS_PYTHON := .venv-models/bin/python
# Four workers keep two cores busy while some tests wait. A worker that is done takes tests over from the others.
PARALLEL := -n 4 --dist worksteal

# PART=2/3 runs the essential content and end-to-end tests and the second third of the others.
PART ?=
CHOSEN := $(if $(PART),--part=$(PART))

# Placement, practice and game run over PostgreSQL too.
OVER_BOTH_STORES := $(patsubst %,Tests/EndToEnd/test_%.py,attempts quick drills crashes practice_http practice_crashes game_http)

.PHONY: help run release test-release test test-fast test-models kills database-kills power-losses flips faults simulate planted-faults check docs record audio wasm fuzz bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | while IFS=$$'\t' read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done

run: ## Build and serve the app on this machine (PORT=8080, DATA=.data; HOST=0.0.0.0 for phones)
	@Scripts/run.sh $(HOST) $(PORT) $(DATA)

release: ## Build one archive that runs on Linux with nothing installed, into dist (takes 10 to 20 minutes)
	@Scripts/setup.sh release
	@Scripts/progress.py "Building the WebAssembly modules" Scripts/build_wasm.sh
	@Scripts/progress.py "Building the program for release" Packaging/build.sh
	@python3 Packaging/pack.py

test-release: release ## Test the archive in a bare Debian (needs root)
	@Scripts/setup.sh test-release
	$(PYTHON) -m pytest Tests/Release

test: ## Run all tests: rules, storage, command line, HTTP and browser (PART=2/3 runs one third of the content and end-to-end tests)
	@Scripts/setup.sh test
	Scripts/build_wasm.sh
	$(BUILD) --build-tests
	Scripts/web.sh test
	NIVEL_WALK_STEPS=100000 $(TEST) --skip-build --parallel
	Scripts/end_to_end.sh $(PARALLEL) --durations=20 $(CHOSEN)
	Scripts/end_to_end.sh $(PARALLEL) --postgresql $(CHOSEN) $(OVER_BOTH_STORES)
	@if [ -f .venv-models/requirements.txt ]; then Scripts/setup.sh test-models && $(MODELS_PYTHON) -m pytest Tests/ModelServers; \
	else echo "Skipping the tests with model servers: make test-models installs the servers"; fi

test-models: ## Test with real model servers, tiny generated models and two real ones (installs 550 MB)
	@Scripts/setup.sh test-models
	$(BUILD) --product nivel
	$(MODELS_PYTHON) -m pytest Tests/ModelServers

test-fast: ## Run the Swift tests, the unit tests of the browser app, and the most important end-to-end tests
	@Scripts/setup.sh test-fast
	Scripts/build_wasm.sh
	$(BUILD) --build-tests
	Scripts/web.sh test
	$(TEST) --skip-build --parallel
	$(PYTHON) -m pytest $(PARALLEL) -m essential

kills: ## Kill the server under load and print what was lost (KILLS=1000; takes 20 minutes)
	@Scripts/setup.sh faults
	$(BUILD) --product nivel
	NIVEL_KILLS=$(KILLS) $(PYTHON) -m pytest -s Tests/EndToEnd/test_kills.py

power-losses: ## Cut the power under load, with unsynced writes lost, and print what was lost (LOSSES=1000; takes 30 minutes)
	@Scripts/setup.sh faults
	$(BUILD) --product nivel
	NIVEL_LOSSES=$(LOSSES) $(PYTHON) -m pytest -s Tests/EndToEnd/test_power_losses.py

database-kills: ## Kill servers that use PostgreSQL under load, then PostgreSQL, and fail over to a standby (KILLS=1000, DATABASE_KILLS=100, FAILOVERS=20; takes 20 minutes)
	@Scripts/setup.sh faults
	$(BUILD) --product nivel
	NIVEL_KILLS=$(KILLS) $(PYTHON) -m pytest -s --postgresql Tests/EndToEnd/test_kills.py
	NIVEL_DATABASE_KILLS=$(DATABASE_KILLS) NIVEL_FAILOVERS=$(FAILOVERS) $(PYTHON) -m pytest -s Tests/EndToEnd/test_postgresql.py

flips: ## Flip bytes in every page of a store and print how many were found (FLIPS=100)
	@Scripts/setup.sh faults
	NIVEL_FLIPS=$(FLIPS) $(TEST) --filter FlippedByteTests

faults: kills power-losses flips ## Try every fault: kills, power losses, flipped bytes, clocks, disks, exhaustion (takes an hour)
	$(PYTHON) -m pytest Tests/EndToEnd/test_clocks.py Tests/EndToEnd/test_failing_disks.py Tests/EndToEnd/test_exhaustion.py

simulate: ## Run the service in simulated worlds (SECONDS_TO_RUN=600, or WORLDS=1; SEED=1 is the first world; STORE=postgresql for two servers)
	@Scripts/setup.sh simulate
	$(BUILD) --build-tests
	NIVEL_SIMULATE_STORE=$(STORE) NIVEL_SIMULATE_SEED=$(SEED) NIVEL_SIMULATE_WORLDS=$(WORLDS) NIVEL_SIMULATE_SECONDS=$(if $(WORLDS),,$(SECONDS_TO_RUN)) \
	$(TEST) --skip-build --filter SimulatedWorldTests/worlds

planted-faults: ## Plant eight faults in a copy of the source, and print how fast simulated worlds find each (takes 30 minutes)
	@Scripts/setup.sh simulate
	python3 Scripts/planted_faults.py --seed $(SEED)

check: ## Check formatting and the dependencies between rooms
	@Scripts/setup.sh check
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources
	python3 Scripts/check_arrows.py
	Scripts/web.sh check

docs: ## Build the pages of the libraries into .build/docs (fails on any warning)
	Scripts/docs.sh

record: ## Regenerate all generated pages and pictures (review the difference)
	@Scripts/setup.sh test
	Scripts/build_wasm.sh
	python3 Scripts/check_arrows.py --write
	NIVEL_RECORD=1 $(TEST) --filter Recorded || true
	NIVEL_RECORD=1 $(PYTHON) -m pytest -m recorded

audio: ## Render the recordings whose texts have changed (needs espeak-ng and opus-tools, and 500 MB for the neural voices)
	@Scripts/setup.sh audio
	python3 Scripts/render_audio.py

wasm: ## Build the matcher and the game's rules for browsers and other hosts, as WebAssembly
	Scripts/build_wasm.sh

fuzz: ## Fuzz the matcher and every decoder of bytes from outside (SECONDS_TO_RUN=600 for each; TARGETS="json notes" chooses)
	Fuzzing/run.sh $(SECONDS_TO_RUN) $(TARGETS)

bench: ## Measure speed as ratios to peers (makes a release build; takes minutes; PARTS="game measurement" measures only those; PARTS=soak MINUTES=60 loads a server for an hour; PARTS=store ATTEMPTS=1000000 fills a store)
	@Scripts/setup.sh bench
	Benchmarks/run.sh $(PARTS)

clean: ## Remove all build products (learners' answers in .data stay)
	rm -rf .build .build-release .build-archive dist .build-wasm .build-fuzz .build-web Benchmarks/.build .venv .venv-models .venv-web .venv-bench .venv-voices Web/matcher/nivel-matcher.wasm Web/game/nivel-game.wasm

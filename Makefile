# The one front door. `make` alone lists what there is.

SHELL := /bin/bash
.DEFAULT_GOAL := help
export PREFIX DESTDIR
# Runs Swift tests in the lean build, in one process.
SWIFT_TEST = TOUCHSTONE_INDEX=off swift test --disable-xctest --enable-swift-testing $$(Scripts/build-options)
.PHONY: help build install uninstall docs api deb source tarball demo test test-all test-desktops test-orca test-readme test-packages fuzz fuzz-files fuzz-clients fuzz-capture fuzz-explain fuzz-text fuzz-navigation fuzz-lists fuzz-constraints fuzz-port soak mutate sanitize check rules bench clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

build: ## Build the command, optimized, with Swift linked in: .build/release/touchstone
	@Scripts/setup build
	@Scripts/build-release

install: ## Install the command, its manual, completions, icon and file types: make install PREFIX=/usr DESTDIR=/tmp/root
	@Scripts/install install

uninstall: ## Remove what `make install` has installed under the same PREFIX and DESTDIR
	@Scripts/install uninstall

docs: ## Write the reference of the public API with the guides as pages for a browser: reports/docs
	@Scripts/setup build
	@Scripts/docs

api: ## List the changes of the public API since the last version; fail if the changelog does not name an incompatible one
	@Scripts/build-lean --build-tests
	@Scripts/check-api .build-lean/debug/Modules

deb: ## Build Debian packages of the command, the library for hosts in C, and the guides, in the folder above
	@Scripts/setup deb
	@dpkg-buildpackage -b -us -uc -d

source: ## Write the Debian source package, touchstone_VERSION.dsc and .tar.xz, in the folder above
	@Scripts/setup deb
	@dpkg-buildpackage -S -us -uc -d

tarball: ## Pack the command, with Swift linked in, and its files into a tar.xz in the folder above
	@Scripts/setup build
	@Scripts/build-release
	@Scripts/tarball

demo: ## Install what is missing, build, and open the demo (pictures and a log where there is no display)
	@Scripts/setup demo
	@Scripts/demo

test: ## Run all Swift tests on all cores, and a dozen end-to-end checks
	@Scripts/setup test
	@Scripts/test

test-all: ## Run every test: also without Foundation, random cases, damaged files, and all end-to-end checks
	@Scripts/setup test
	@Scripts/test all

fuzz: ## Compare the engine with the second model over random scenes: make fuzz N=100000 FROM=1
	@Scripts/fuzz $(N) $(FROM)

fuzz-files: ## Damage files and make big and strange ones; each must be answered within its budget: make fuzz-files N=100000 FROM=1
	@Scripts/fuzz files $(or $(N),100000) $(or $(FROM),1)

fuzz-clients: ## Send hostile messages, properties, selections, clipboards and drags to the released program: make fuzz-clients N=100000 FROM=1
	@Scripts/setup test
	@Scripts/build-release
	@Scripts/build-lean DropProbe
	@Scripts/fuzz-clients $(or $(N),100000) $(or $(FROM),1)

fuzz-text: ## Compare the text editor with its second model over random edits: make fuzz-text N=100000 FROM=1
	@Scripts/fuzz text $(or $(N),100000) $(or $(FROM),1)

fuzz-capture: ## Play captures of random runs of the examples against their logs: make fuzz-capture N=1000 FROM=1
	@CAPTURE_RUNS=$(or $(N),1000) CAPTURE_FROM=$(or $(FROM),1) $(SWIFT_TEST) --filter CaptureTests

fuzz-explain: ## Search a cure for every loser that one change cures, in random scenes: make fuzz-explain N=10000 FROM=1
	@Scripts/fuzz explain $(or $(N),10000) $(or $(FROM),1)

fuzz-constraints: ## Compare the solver of constraints with an exact one: make fuzz-constraints N=100000
	@swift run -c release --scratch-path .build-fuzz ConstraintsFuzz $(or $(N),100000)

fuzz-port: ## Port random sources: the compiler's parser accepts each result, and a second run changes nothing: make fuzz-port N=2000 FROM=1
	@PORT_SOURCES=$(or $(N),2000) PORT_FROM=$(or $(FROM),1) $(SWIFT_TEST) --filter GeneratedSourceTests

fuzz-navigation: ## Play random pushes, pops, back gestures and removals against a plain list: make fuzz-navigation N=100000 FROM=1
	@NAVIGATION_SEQUENCES=$(or $(N),100000) NAVIGATION_FROM=$(or $(FROM),1) $(SWIFT_TEST) --filter "RandomNavigationTests|RandomPresentationTests"

fuzz-lists: ## Play random batches into tables against a naive list: make fuzz-lists N=100000 FROM=1
	@LISTS_BATCHES=$(or $(N),100000) LISTS_FROM=$(or $(FROM),1) $(SWIFT_TEST) --filter TableBatchTests

soak: ## Use the released demo with real fingers, mouse and keys under a fault, or five for as long each: make soak SECONDS=720 FAULT=all SEED=1
	@Scripts/setup test
	@Scripts/build-release
	@Scripts/soak $(or $(SECONDS),60) $(or $(FAULT),none) $(or $(SEED),1)

test-desktops: ## Run the checks of displays in a bare Debian 13, under SDL 2 and under sdl2-compat (root and the network)
	@Scripts/build-release
	@Scripts/test-desktops

test-orca: ## Compare what the screen reader Orca speaks of the examples with what it should (an idle machine)
	@Scripts/setup test
	@Scripts/setup orca
	@Scripts/build-lean --build-tests
	@Scripts/build-release
	@Tests/EndToEnd/run --program .build/release/touchstone --orca

test-readme: ## Run README's commands from the sources to a tool's package in a bare Debian 12 and 13 (root and the network)
	@Scripts/test-readme

test-packages: ## Check the Debian packages; install, use and remove them in a bare Debian 12 and 13, Ubuntu 24.04 and 26.04 (root and the network)
	@Scripts/test-packages

mutate: ## Put deliberate faults into a copy, one at a time; a test must fail for each. Writes reports/mutation.md
	@Scripts/setup check
	@Scripts/mutate

sanitize: ## Run the core tests under the address and thread sanitizers, and random cases with leak detection
	@Scripts/setup build
	@Scripts/sanitize

check: ## Check format, documentation, arrows, forbidden words, links, guides, cited rules and lengths; build with warnings as errors
	@Scripts/setup check
	@Scripts/check

rules: ## Write reports/rules.md: which test proves which rule, and whether it passes
	@Scripts/setup test
	@Scripts/rules-table

bench: ## Measure speed, start and memory against other toolkits; ROWS="hit idle" for some, ROUNDS=9 for more rounds
	@Scripts/setup bench
	@Benchmarks/bench --rounds $(or $(ROUNDS),5) $(ROWS)

clean: ## Remove everything that was built
	rm -rf .build .build-docs .build-lean .build-plain .build-release .build-ordinary .build-untraced .build-fuzz .build-mutation .build-address .build-thread demo-pictures pictures reports

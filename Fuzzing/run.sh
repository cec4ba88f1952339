#!/bin/sh
# Runs a coverage-guided fuzzer that generates answers, accept lists, tiles and bytes, and checks the invariants.
# Fuzzing/run.sh [seconds]. The corpus is in .build-fuzz/corpus. Inputs that violate an invariant are in .build-fuzz/findings.
set -eu

cd "$(dirname "$0")/.."
seconds=${1:-600}
build=.build-fuzz
mkdir -p "$build/corpus" "$build/seeds" "$build/findings"

flags="-swift-version 6 -O -wmo -parse-as-library -enable-upcoming-feature MemberImportVisibility -I $build"
checks="-sanitize=address,fuzzer"

# module NAME SOURCES…: compiles a module for the fuzzer and the address sanitizer.
module() {
  name=$1
  shift
  # shellcheck disable=SC2086
  swiftc $flags $checks -module-name "$name" -emit-module -emit-module-path "$build/$name.swiftmodule" -c "$@" -o "$build/$name.o"
}

# shellcheck disable=SC2046
module AnswerMatching $(find Sources/AnswerMatching -name '*.swift' | sort)
module WasmMessages Sources/WasmMessages/*.swift
module MatcherModule Sources/MatcherModule/*.swift
# shellcheck disable=SC2086,SC2046
swiftc $flags $checks -module-name MatcherFuzzer Fuzzing/*.swift \
  "$build/AnswerMatching.o" "$build/WasmMessages.o" "$build/MatcherModule.o" -o "$build/fuzzer"
# NB: Swift's own backtrace reads the stack in a way that the address sanitizer reports as another crash.
SWIFT_BACKTRACE=enable=no NIVEL_SEEDS="$build/seeds" exec "$build/fuzzer" -dict=Fuzzing/words.dict -artifact_prefix="$build/findings/" \
  -max_total_time="$seconds" -max_len=400 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 "$build/corpus" "$build/seeds"

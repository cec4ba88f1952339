#!/bin/sh
# Lets a coverage-guided fuzzer think of answers, accept lists, tiles and bytes, and checks what must always hold.
# Fuzzing/run.sh [seconds]. What it found interesting stays in .build-fuzz/corpus; an input that breaks something in .build-fuzz/findings.
set -eu

cd "$(dirname "$0")/.."
seconds=${1:-600}
build=.build-fuzz
mkdir -p "$build/corpus" "$build/seeds" "$build/findings"

flags="-swift-version 6 -O -wmo -parse-as-library -enable-upcoming-feature MemberImportVisibility -I $build"
checks="-sanitize=address,fuzzer"

# module NAME SOURCES…: compiles a module with what the fuzzer and the address sanitizer need.
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
# NB: Swift's own report of a crash reads the stack in a way that the address sanitizer takes for another crash.
SWIFT_BACKTRACE=enable=no NIVEL_SEEDS="$build/seeds" exec "$build/fuzzer" -dict=Fuzzing/words.dict -artifact_prefix="$build/findings/" \
  -max_total_time="$seconds" -max_len=400 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 "$build/corpus" "$build/seeds"

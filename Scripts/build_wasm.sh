#!/bin/sh
# Builds the matcher and the word game as WebAssembly modules with the stock Swift toolchain, if their sources have changed:
# Web/matcher/nivel-matcher.wasm and Web/game/nivel-game.wasm.
# Also builds .build-wasm/nivel-matcher-command.wasm, the matcher as a program for hosts that can only run programs, and
# .build-wasm/measurement-check.wasm, which computes levels and calibrations for the test that every platform gives the same bits.
set -eu

cd "$(dirname "$0")/.."
build=.build-wasm
target=wasm32-unknown-none-wasm
matcher=Web/matcher/nivel-matcher.wasm
game=Web/game/nivel-game.wasm
command=$build/nivel-matcher-command.wasm
check=$build/measurement-check.wasm
check_source=Tests/MeasurementTests/PlatformCheck.swift
# NB: the module has only the rules of the game. The code that stores scores runs on the server.
rules="Sources/WordGame/Words Sources/WordGame/Deck Sources/WordGame/Rounds Sources/WordGame/Game Sources/WordGame/Record"
shared="Sources/WasmMessages Sources/WasmRuntime Scripts/build_wasm.sh"

# is_fresh OUTPUT SOURCES…: succeeds if the output exists and is newer than all its sources.
is_fresh() {
  output=$1
  shift
  [ -f "$output" ] && [ -z "$(find "$@" -newer "$output" -print -quit)" ]
}

swift=$(dirname "$(command -v swiftc)")
# NB: uses the tools beside swiftc, not the clang and wasm-ld of the system.
tables=$(dirname "$(dirname "$(realpath "$swift/swiftc")")")/lib/swift/embedded/$target/libswiftUnicodeDataTables.a
flags="-target $target -enable-experimental-feature Embedded -swift-version 6 -Osize -wmo -parse-as-library
  -enable-upcoming-feature MemberImportVisibility -lto=llvm-full -Xfrontend -disable-stack-protector"

# compile MODULE SOURCES…
compile() {
  module=$1
  shift
  # shellcheck disable=SC2046,SC2086
  swiftc $flags -module-name "$module" -I "$build" -emit-module -emit-module-path "$build/$module.swiftmodule" \
    -c $(find "$@" -name '*.swift' | sort) -o "$build/$module.o"
}

compile_c() {
  "$swift/clang" --target=wasm32 -Oz -nostdlib -ffreestanding -fno-builtin -mbulk-memory -c "Sources/WasmRuntime/$1.c" -o "$build/$1.o"
}

# link OUTPUT INPUTS…
link() {
  output=$1
  shift
  "$swift/wasm-ld" --gc-sections --strip-all --lto-O2 -z stack-size=1048576 "$build/runtime.o" "$@" "$tables" -o "$output"
}

prepare() {
  mkdir -p "$build" Web/matcher Web/game
  compile WasmMessages Sources/WasmMessages
  compile_c runtime
}

build_matcher() {
  compile AnswerMatching Sources/AnswerMatching
  compile MatcherModule Sources/MatcherModule
  compile_c command
  # NB: the order is from the lowest room up. In another order the same code compresses less well, and the module exceeds 100 KB.
  objects="$build/AnswerMatching.o $build/WasmMessages.o $build/MatcherModule.o"
  # shellcheck disable=SC2086
  link "$command" $objects "$build/command.o"
  # shellcheck disable=SC2086
  link "$matcher" --no-entry $objects
}

build_game() {
  compile Reproducible Sources/Reproducible
  # shellcheck disable=SC2086
  compile WordGame $rules
  compile GameModule Sources/GameModule
  link "$game" --no-entry "$build/Reproducible.o" "$build/WordGame.o" "$build/WasmMessages.o" "$build/GameModule.o"
}

build_check() {
  compile Reproducible Sources/Reproducible
  compile Measurement Sources/Measurement
  compile MeasurementCheck "$check_source"
  link "$check" --no-entry "$build/Reproducible.o" "$build/Measurement.o" "$build/MeasurementCheck.o"
}

# shellcheck disable=SC2086
if ! is_fresh "$matcher" $shared Sources/AnswerMatching Sources/MatcherModule || [ ! -f "$command" ]; then
  prepare
  build_matcher
fi
# shellcheck disable=SC2086
if ! is_fresh "$game" $shared $rules Sources/Reproducible Sources/GameModule; then
  prepare
  build_game
fi
# shellcheck disable=SC2086
if ! is_fresh "$check" $shared Sources/Measurement Sources/Reproducible "$check_source"; then
  prepare
  build_check
fi

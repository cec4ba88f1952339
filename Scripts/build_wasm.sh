#!/bin/sh
# Builds the matcher as a WebAssembly module with the stock Swift toolchain: Web/matcher/nivel-matcher.wasm, when its sources have changed.
# The same as a program, for hosts that run programs only, is .build-wasm/nivel-matcher-command.wasm.
set -eu

cd "$(dirname "$0")/.."
build=.build-wasm
output=Web/matcher/nivel-matcher.wasm
target=wasm32-unknown-none-wasm
sources="Sources/AnswerMatching Sources/MatcherModule Sources/WasmRuntime Scripts/build_wasm.sh"
# shellcheck disable=SC2086
if [ -f "$output" ] && [ -f "$build/nivel-matcher-command.wasm" ] && [ -z "$(find $sources -newer "$output" -print -quit)" ]; then exit 0; fi

swift=$(dirname "$(command -v swiftc)")
# NB: the tools beside swiftc, not whatever clang and wasm-ld the system has.
tables=$(dirname "$(dirname "$(realpath "$swift/swiftc")")")/lib/swift/embedded/$target/libswiftUnicodeDataTables.a

mkdir -p "$build" "$(dirname "$output")"
flags="-target $target -enable-experimental-feature Embedded -swift-version 6 -Osize -wmo -parse-as-library
  -enable-upcoming-feature MemberImportVisibility -lto=llvm-full -Xfrontend -disable-stack-protector"

# shellcheck disable=SC2086
swiftc $flags -module-name AnswerMatching -emit-module -emit-module-path "$build/AnswerMatching.swiftmodule" \
  -c $(find Sources/AnswerMatching -name '*.swift' | sort) -o "$build/AnswerMatching.o"
# shellcheck disable=SC2086
swiftc $flags -module-name MatcherModule -I "$build" \
  -c $(find Sources/MatcherModule -name '*.swift' | sort) -o "$build/MatcherModule.o"
compile_c() {
  "$swift/clang" --target=wasm32 -Oz -nostdlib -ffreestanding -fno-builtin -mbulk-memory -c "Sources/WasmRuntime/$1.c" -o "$build/$1.o"
}
link() {
  name=$1
  shift
  "$swift/wasm-ld" --gc-sections --strip-all --lto-O2 -z stack-size=1048576 "$@" \
    "$build/MatcherModule.o" "$build/AnswerMatching.o" "$build/runtime.o" "$tables" -o "$build/$name.wasm"
}
compile_c runtime
compile_c command
link nivel-matcher --no-entry
link nivel-matcher-command "$build/command.o"
cp "$build/nivel-matcher.wasm" "$output"

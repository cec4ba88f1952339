#!/bin/sh
# Builds the matcher as a WebAssembly module with the stock Swift toolchain: Web/matcher/nivel-matcher.wasm.
set -eu

cd "$(dirname "$0")/.."
build=.build-wasm
output=${1:-Web/matcher/nivel-matcher.wasm}
target=wasm32-unknown-none-wasm
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
"$swift/clang" --target=wasm32 -Oz -nostdlib -ffreestanding -fno-builtin -mbulk-memory -c Sources/WasmRuntime/runtime.c -o "$build/runtime.o"
"$swift/wasm-ld" --no-entry --gc-sections --strip-all --lto-O2 -z stack-size=1048576 \
  "$build/MatcherModule.o" "$build/AnswerMatching.o" "$build/runtime.o" "$tables" -o "$build/nivel-matcher.wasm"
mv "$build/nivel-matcher.wasm" "$output"

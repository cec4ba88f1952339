#!/usr/bin/env bash
# Builds the program for an archive: .build-archive/release/nivel, optimised. It needs only glibc where it runs.
# The same commit, Package.resolved and toolchain give the same bytes, in any folder.
set -euo pipefail
cd "$(dirname "$0")/.."
build=.build-archive
folder=$PWD
clang=$(dirname "$(realpath "$(command -v swiftc)")")/clang

commit=$(git rev-parse HEAD)
git diff --quiet HEAD || commit+=-modified
export NIVEL_COMMIT=$commit
# The switch is for debug builds.
unset NIVEL_OPTIMIZED

# NB: the linker searches this folder with only the static libraries first. Otherwise it takes the shared libraries beside them.
static=$build/static-libraries
mkdir -p "$static"
for library in libsqlite3.a libstdc++.a libz.a; do
  found=$("$clang" -print-file-name="$library")
  [ -f "$found" ] || { echo "$library is missing: run Scripts/setup.sh release" >&2; exit 1; }
  ln -sf "$found" "$static/$library"
done

# NB: the build id is the commit, because a hash of the program would include the compiler's hashes of modules, which depend on the folder.
# NB: lld, because gold, the default, depends on the order of the static libraries.
swift build -c release --product nivel --scratch-path "$build" --static-swift-stdlib \
  -Xswiftc "-L$folder/$static" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xswiftc -use-ld=lld -Xlinker "--build-id=0x$(git rev-parse HEAD)" \
  -Xswiftc -file-prefix-map -Xswiftc "$folder=." -Xcc "-ffile-prefix-map=$folder=." -Xcxx "-ffile-prefix-map=$folder=."

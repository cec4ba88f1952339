#!/bin/sh
# Runs coverage-guided fuzzers: Fuzzing/run.sh [seconds [target…]]. Each target runs for so many seconds.
# The target `matcher` generates answers, accept lists, tiles and bytes, and checks invariants. Every other target is a decoder of bytes
# from outside, by the name of its folder in Fuzzing/Corpus. Without names, all targets run.
# The corpora are in .build-fuzz/corpus. Inputs that violate an invariant, trap or take too long are in .build-fuzz/findings.
set -eu

cd "$(dirname "$0")/.."
seconds=${1:-600}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- matcher $(ls Fuzzing/Corpus)
build=.build-fuzz
mkdir -p "$build/corpus/matcher" "$build/seeds" "$build/findings"

flags="-swift-version 6 -Onone -wmo -parse-as-library -enable-testing -package-name nivel -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny -I $build"
checks="-sanitize=address,fuzzer"

# module NAME SOURCES…: compiles a module for the fuzzer and the address sanitizer, unless it is newer than its sources.
module() {
  name=$1
  shift
  objects="${objects:-} $build/$name.o"
  [ -z "${stale:-}" ] && [ -f "$build/$name.o" ] && [ -z "$(find "$@" -newer "$build/$name.o")" ] && return
  stale=yes
  # shellcheck disable=SC2086
  swiftc $flags $checks ${imports:-} -module-name "$name" -emit-module -emit-module-path "$build/$name.swiftmodule" -c "$@" -o "$build/$name.o"
}

# room NAME…: compiles whole rooms.
room() {
  for name in "$@"; do
    # shellcheck disable=SC2046
    module "$name" $(find "Sources/$name" -name '*.swift' | sort)
  done
}

# fuzz TARGET PROGRAM OPTION… FOLDER: the folder has the first inputs. New inputs go into the corpus of the target.
# NB: Swift's own backtrace reads the stack in a way that the address sanitizer reports as another crash.
fuzz() {
  target=$1
  program=$2
  shift 2
  mkdir -p "$build/corpus/$target"
  echo "== $target" >&2
  SWIFT_BACKTRACE=enable=no NIVEL_DECODER=$target NIVEL_SEEDS="$build/seeds" "$program" "$build/corpus/$target" "$@" \
    -artifact_prefix="$build/findings/$target-" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1
}

room AnswerMatching WasmMessages MatcherModule
case " $* " in
  # shellcheck disable=SC2086
  *" matcher "*) swiftc $flags $checks -module-name MatcherFuzzer Fuzzing/Matcher/*.swift $objects -o "$build/matcher-fuzzer" ;;
esac

room StrictJSON Reproducible Identifiers Measurement NoteFacts WordGame ItemWriting QuestionWriting PracticeTests Placement WordListFormats \
  GameModule Authoring
# NB: of the rooms with large dependencies, only the decoders. A package build with the fuzzer would compile all dependencies for it.
module LanguageModels Sources/LanguageModels/Chat/ChatReply.swift Sources/LanguageModels/Server/ModelServerError.swift
web=Sources/WebService
# The package build has compiled Crypto.
swift build --target ContentDelivery >&2
imports="-I .build/debug/Modules"
for map in $(find .build/debug -name module.modulemap -path '*Crypto*') $(find .build/checkouts/swift-crypto/Sources -name module.modulemap); do
  imports="$imports -Xcc -fmodule-map-file=$map"
done
module Storage "$(find Sources/Storage -name TokenDigest.swift)"
module WebService "$web"/Placement/AnswerRequest.swift "$web"/Placement/StartRequest.swift "$web"/Practice/PracticeRequests.swift \
  "$web"/Practice/ScheduleOrder.swift "$web"/Game/GameRequests.swift "$web"/Game/OwnListRequest.swift "$web"/HTTP/WireTime.swift \
  "$web"/HTTP/ByteRange.swift "$web"/HTTP/Token.swift "$web"/HTTP/AcceptedEncodings.swift "$web"/HTTP/EntityTagList.swift \
  "$web"/Connections/HostName.swift "$web"/Sessions/SessionToken.swift "$web"/Sessions/TransferSecret.swift
module nivel Sources/nivel/Serving/ServeSettings.swift Sources/nivel/Console/InputFile.swift Sources/nivel/Console/InputError.swift \
  Sources/nivel/Data/BackupManifest.swift
module ContentDelivery Sources/ContentDelivery/Manifest/*.swift Sources/ContentDelivery/Keys/*.swift Sources/ContentDelivery/Sync/SyncState.swift
# shellcheck disable=SC2046,SC2086
swiftc $flags $checks $imports -module-name DecoderFuzzer Fuzzing/DecoderFuzzer.swift Fuzzing/Decoders/*.swift $objects \
  $(find .build/debug/Crypto.build .build/debug/CryptoBoringWrapper.build .build/debug/CCryptoBoringSSL*.build .build/debug/CXKCP*.build -name '*.o') -lstdc++ \
  -o "$build/decoder-fuzzer"

failed=
for target in "$@"; do
  if [ "$target" = matcher ]; then
    fuzz matcher "$build/matcher-fuzzer" -dict=Fuzzing/Matcher/words.dict -max_len=400 "$build/seeds" || failed="$failed $target"
  else
    fuzz "$target" "$build/decoder-fuzzer" -dict=Fuzzing/decoders.dict -max_len=4096 "Fuzzing/Corpus/$target" || failed="$failed $target"
  fi
done
[ -z "$failed" ] || { echo "These targets have findings in $build/findings:$failed" >&2 && exit 1; }

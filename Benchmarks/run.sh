#!/usr/bin/env bash
# Makes a release build and runs all benchmarks. Every figure is a ratio, or has a peer in the same run.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product nivel --scratch-path .build-release >&2
swift build -c release --package-path Benchmarks >&2
Benchmarks/peers/build.sh "$PWD/Benchmarks/.build/peers" >&2
bench=Benchmarks/.build/release/bench
program=.build-release/release/nivel

echo "$(date -u +%Y-%m-%d), $(nproc) cores, $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1), $(swift --version 2>/dev/null | head -1)"
echo
"$bench" matcher Benchmarks/.build/peers "$program"
echo
"$bench" solver
echo
"$bench" audit "$program"
echo
"$bench" service "$program"
echo
"$bench" saturation "$program" Benchmarks/.build/peers
echo
"$bench" practice "$program"
echo
"$bench" delivery "$program"
echo
"$bench" game

#!/usr/bin/env bash
# Makes a release build and runs the benchmarks: all of them, or only the named ones, such as `Benchmarks/run.sh game measurement`.
# Every figure is a ratio, or has a peer in the same run; Docs/speed.md quotes more peers of `page`. NIVEL=PROGRAM measures another build of the program.
# `postgresql` starts a PostgreSQL server of its own.
# `soak` and `calibration` run by their names only: an hour of load, or MINUTES=10; ten million responses in PostgreSQL, or RESPONSES=100000.
# ATTEMPTS and STREAMS change the sizes of `store` and `streams`.
set -euo pipefail
cd "$(dirname "$0")/.."
all=(matcher solver audit service saturation postgresql attack practice delivery game measurement store streams page)
parts=("${@:-${all[@]}}")
program=${NIVEL:-.build-release/release/nivel}
bench=Benchmarks/.build/release/bench
peers=Benchmarks/.build/peers
python=.venv-bench/bin/python

run() {
  case $1 in
    matcher) "$bench" matcher "$peers" "$program" ;;
    postgresql) "$python" Benchmarks/postgresql.py "$program" ;;
    attack) "$python" Benchmarks/attack.py "$program" ;;
    store) "$python" Benchmarks/big_store.py "$program" "$peers" ${ATTEMPTS:-} ;;
    streams) "$python" Benchmarks/event_streams.py "$program" ${STREAMS:-} ;;
    page) "$python" Benchmarks/page.py "$program" ;;
    soak) "$python" Benchmarks/soak.py "$program" ${MINUTES:-} ;;
    saturation) "$bench" saturation "$program" "$peers" ;;
    calibration) "$python" Benchmarks/big_calibration.py "$program" ${RESPONSES:-} ;;
    measurement) "$bench" measurement "$program" "$python" ;;
    solver | game) "$bench" "$1" ;;
    audit | service | practice | delivery) "$bench" "$1" "$program" ;;
  esac
}

for part in "${parts[@]}"; do
  [[ " ${all[*]} soak calibration " == *" $part "* ]] && continue
  echo "There is no benchmark $part. Name some of: ${all[*]} soak calibration" >&2
  exit 1
done

if [ -z "${NIVEL:-}" ]; then swift build -c release --product nivel --scratch-path .build-release >&2; fi
swift build -c release --package-path Benchmarks >&2
Benchmarks/peers/build.sh "$PWD/$peers" >&2

echo "$(date -u +%Y-%m-%d), $(nproc) cores, $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1), $(swift --version 2>/dev/null | head -1)"
for part in "${parts[@]}"; do
  echo
  run "$part"
done

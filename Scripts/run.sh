#!/usr/bin/env bash
# Builds Nivel and serves it: run.sh HOST PORT DATA. Ctrl-C stops it.
set -euo pipefail
cd "$(dirname "$0")/.."
host=$1 port=$2 data=$3
program=.build/debug/nivel

address_of_this_machine() { hostname -I 2>/dev/null | cut -d' ' -f1 || ipconfig getifaddr en0 2>/dev/null; }

Scripts/setup.sh run
[ -x "$program" ] || cat <<TEXT
Building Nivel from source. The first time this takes 8 to 25 minutes on two cores and 3 GB of disk, most of it for the packages
that Nivel uses. The next time it takes seconds. Then the app is served on this machine.
TEXT
Scripts/progress.py "Building the WebAssembly modules" Scripts/build_wasm.sh
# shellcheck disable=SC2086 # several flags
Scripts/progress.py "Building Nivel" swift build ${NIVEL_BUILD-} --product nivel

if [ "$host" = 0.0.0.0 ]; then
  echo "On a phone in the same network, open http://$(address_of_this_machine):$port"
else
  echo "To open it on a phone in the same network: HOST=0.0.0.0 make run"
fi
echo "Ctrl-C stops the server. Learners' answers are kept in $data."
# NB: job control gives the server the terminal, so that Ctrl-C reaches it alone and make ends with status 0.
set -m
"$program" serve --host "$host" --port "$port" --data "$data"

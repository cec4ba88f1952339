#!/usr/bin/env bash
# Checks the browser app (layout, lint, types, imports between its folders) or runs its unit tests. Deno needs no network for either.
set -euo pipefail
cd "$(dirname "$0")/.."
purpose=${1:?check or test}
deno=.venv-web/bin/deno
export DENO_DIR=$PWD/.build-web DENO_NO_UPDATE_CHECK=1

case $purpose in
  check)
    "$deno" fmt --check
    "$deno" lint
    "$deno" check --quiet --no-remote --no-npm Web Tests/Web
    python3 Scripts/check_web_arrows.py
    ;;
  test) "$deno" test --no-remote --no-npm --allow-read Tests/Web ;;
  *) echo "unknown purpose: $purpose (check or test)" >&2 && exit 2 ;;
esac

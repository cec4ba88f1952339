#!/usr/bin/env bash
# Runs the content and end-to-end tests side by side. If a few fail, they run once more, one after the other.
# A test that passes then is unsteady: it is named at the end and must be mended, but the run counts as passed.
# A test that fails twice, or more failures than MOST, fail the run.
set -euo pipefail
cd "$(dirname "$0")/.."
MOST=5
PYTEST=(.venv/bin/python -m pytest)
FAILED=.pytest_cache/v/cache/lastfailed

rm -f "$FAILED"
status=0
"${PYTEST[@]}" "$@" || status=$?
# NB: 1 is the status of pytest for failed tests. Any other one, such as an error of collection, is not tried again.
[ "$status" -eq 1 ] || exit "$status"
names=$(python3 -c 'import json, sys; print("\n".join(json.load(open(sys.argv[1]))))' "$FAILED")
count=$(wc -l <<<"$names")
[ "$count" -le "$MOST" ] || exit 1
echo "Failed beside the other tests, and tried once more alone:"
sed 's/^/  /' <<<"$names"
again=()
for argument in "$@"; do [ "$argument" != --postgresql ] || again=(--postgresql); done
"${PYTEST[@]}" "${again[@]}" --last-failed --last-failed-no-failures none
echo "Unsteady: passed alone after a failure beside the other tests. Mend them:"
sed 's/^/  /' <<<"$names"

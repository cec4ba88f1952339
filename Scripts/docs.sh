#!/usr/bin/env bash
# Builds the pages of each library with DocC into .build/docs. Fails on any warning.
set -euo pipefail
cd "$(dirname "$0")/.."
export NIVEL_DOCS=1
output=.build/docs
libraries=$(swift package dump-package | python3 -c 'import json, sys
print("\n".join(p["targets"][0] for p in json.load(sys.stdin)["products"] if "library" in p["type"]))')
mkdir -p "$output"
for library in $libraries; do
  echo "$library" >&2
  swift package --allow-writing-to-directory "$output" generate-documentation --target "$library" --warnings-as-errors \
    --output-path "$output/$library.doccarchive"
done

#!/usr/bin/env bash
# Compiles the peers into a folder.
set -euo pipefail
cd "$(dirname "$0")"
into=${1:?a folder}
mkdir -p "$into"
compile=(cc -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -Werror)
"${compile[@]}" peer.c icu.c icu_fold.c -licuuc -o "$into/icu"
"${compile[@]}" -DLOWER_BY_TABLE peer.c icu.c icu_fold.c -licuuc -o "$into/icu_table"
"${compile[@]}" peer.c utf8proc.c -lutf8proc -o "$into/utf8proc"
"${compile[@]}" fill.c -lsqlite3 -o "$into/fill"
"${compile[@]}" -shared -fPIC count_malloc.c -o "$into/count_malloc.so"
# Go's libraries as Debian packages them: nothing is downloaded.
GO111MODULE=off GOPATH=/usr/share/gocode go build -o "$into/answers" ./answers

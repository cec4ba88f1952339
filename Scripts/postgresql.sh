#!/usr/bin/env bash
# Starts a PostgreSQL server for tests: postgresql.sh FOLDER [PORT] [PRIMARY]. The folder is empty and gets the data, the log and the socket.
# With a port, the server also listens on 127.0.0.1. With the folder of another server, it is a standby of that one.
# Prints “ready”. When the standard input ends, it stops the server and removes the folder.
set -euo pipefail
folder=$1
port=${2:-}
primary=${3:-}
bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1)
# NB: PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$folder"
fi

cd "$folder"
if [ -n "$primary" ]; then
  "${as[@]}" "$bin/pg_basebackup" -h "$primary" -U nivel -D "$folder/data" --write-recovery-conf --checkpoint=fast --no-sync
else
  "${as[@]}" "$bin/initdb" -D "$folder/data" --auth=trust --username=nivel --no-locale --encoding=UTF8 --no-sync >"$folder/initdb.log"
fi
cat >>"$folder/data/postgresql.conf" <<CONF
unix_socket_directories = '$folder'
listen_addresses = '${port:+127.0.0.1}'
port = ${port:-5432}
max_connections = 300
shared_buffers = 64MB
CONF
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w start >/dev/null
trap '"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
echo ready
cat >/dev/null

#!/bin/sh
# Copies PostgreSQL's log as it is written, until it is stopped: what a base backup is brought
# forward with (`restore.sh`). Run it as one service that is started again whenever it ends, best
# on another machine; PGHOST, PGUSER and PGPASSWORD say where the server is and who may replicate.
#
#   DEJARIK_BACKUP=/var/backups/dejarik receive-log.sh
#
# The server keeps what has not been copied yet (a replication slot), up to the limit that
# archive.conf sets. The age of the newest file below DEJARIK_BACKUP is what would be lost now.
set -eu
umask 077

log="${DEJARIK_BACKUP:?name the folder of backups}/current/wal"
mkdir -p "$log"
pg_receivewal --slot=dejarik_archive --create-slot --if-not-exists
exec pg_receivewal --slot=dejarik_archive --directory="$log" --synchronous --no-loop

#!/bin/sh
# Copies all of a running PostgreSQL server, checks the copy, and drops copies that are no longer
# needed. Run it every night; `receive-log.sh` must be running, or only the moments of the copies
# themselves can be restored.
#
#   DEJARIK_BACKUP=/var/backups/dejarik [DEJARIK_KEEP=7] base-backup.sh
#
# A copy is called by the moment from which on it can be restored, in UTC.
set -eu
umask 077
export LC_ALL=C

folder="${DEJARIK_BACKUP:?name the folder of backups}/current"
keep="${DEJARIK_KEEP:-7}"
mkdir -p "$folder/base" "$folder/wal"
rm -rf "$folder/unfinished"

pg_basebackup --pgdata="$folder/unfinished" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$folder/unfinished"
# The next full second: nothing of the copy is newer than its name.
name="$(date --utc --date='1 second' +%Y-%m-%dT%H:%M:%SZ)"
# A moved folder keeps its old time; whoever looks at the age of backups wants this one.
touch "$folder/unfinished"
mv "$folder/unfinished" "$folder/base/$name"
echo "copied and checked: $folder/base/$name"

ls -1 "$folder/base" | head --lines="-$keep" | while read -r old; do
    rm -rf "${folder:?}/base/$old"
    echo "dropped: $folder/base/$old"
done
# What lies before the oldest copy is of no use without an older one.
oldest="$folder/base/$(ls -1 "$folder/base" | head --lines=1)"
first="$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$oldest/backup_label")"
pg_archivecleanup "$folder/wal" "$first"

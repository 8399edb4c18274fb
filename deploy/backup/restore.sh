#!/bin/sh
# Makes the data folder of a PostgreSQL server anew, as the database was at a moment. Run it as
# the user of PostgreSQL while neither the server nor `receive-log.sh` runs.
#
#   DEJARIK_BACKUP=/var/backups/dejarik PGDATA=/var/lib/postgresql/15/main restore.sh [MOMENT]
#
# MOMENT is a time as in 2026-11-18T18:30:00Z; without one everything that was copied is restored.
# Nothing is deleted: PGDATA must be empty or missing, and the backups that were used stay in a
# folder `until-…` beside a new `current`. DEJARIK_FROM names such a folder to try once more, for
# another moment. After this start the server, which answers when it is done, then
# `receive-log.sh`, then make a base backup: the copied log of before does not lead on from here.
set -eu
umask 077
export LC_ALL=C

backups="${DEJARIK_BACKUP:?name the folder of backups}"
data="${PGDATA:?name the folder of the data of the server}"
moment="${1:-}"

fail() { echo "restore.sh: $*" >&2; exit 1; }

[ -z "$(ls -A "$data" 2>/dev/null)" ] || fail "$data is not empty. Move what is in it elsewhere first."
from="$backups/${DEJARIK_FROM:-current}"
[ -d "$from/base" ] || fail "There is no base backup in $from. Name another folder as DEJARIK_FROM."
latest="9999"
target=""
if [ -n "$moment" ]; then
    latest="$(date --utc --date="$moment" +%Y-%m-%dT%H:%M:%SZ)" || fail "$moment is not a time."
    # PostgreSQL reads no Z in its settings.
    target="$(date --utc --date="$moment" '+%Y-%m-%d %H:%M:%S.%6N+00')"
fi
# Names are moments, so they sort as such.
base="$(for name in $(ls -1 "$from/base"); do
    [ "$(printf '%s\n%s\n' "$name" "$latest" | sort | head --lines=1)" = "$name" ] && echo "$name" || true
done | tail --lines=1)"
[ -n "$base" ] || fail "Every base backup in $from is newer than $moment."

if [ "$from" = "$backups/current" ]; then
    from="$backups/until-$(date --utc +%Y-%m-%dT%H:%M:%SZ)"
    mv "$backups/current" "$from"
    mkdir "$backups/current"
fi
mkdir -p "$data"
cp -a "$from/base/$base/." "$data/"
chmod 700 "$data"
# The last line of a setting counts; a segment that was not full yet has `.partial` behind its name.
cat >>"$data/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$from/wal/%f" "%p" || cp "$from/wal/%f.partial" "%p"'
recovery_target_time = '$target'
recovery_target_action = 'promote'
SETTINGS
touch "$data/recovery.signal"
echo "restored: $base from $from; start the server, which brings it forward to ${moment:-the end of the copied log}"

#!/bin/sh
# Render pictures: art/render.sh NAME|all [--preview]
# Masters (2400 px) go to art/masters/NAME.jpg, previews (960 px) to the system's temporary folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
temp=${TMPDIR:-/tmp}/art-previews
mkdir -p "$temp" "$here/masters"
what=${1:?usage: render.sh NAME|all [--preview]}
mode=${2:-}
quiet="nice -n 19"
command -v ionice >/dev/null 2>&1 && quiet="$quiet ionice -c3"

shoot() {
  raw=$temp/$1.raw.png
  if [ "$mode" = "--preview" ]; then width=${WIDTH:-960} share=${SHARE:-0.25}; else width=2400 share=1; fi
  rm -f "$raw"
  $quiet blender -b -noaudio -P "$here/run.py" -- "$1" "$raw" "$width" "$share" 2>&1 | grep -E "^(built|rendered)|Error|Traceback|File \"|^  " || true
  [ -s "$raw" ] || { echo "$1: no picture came out" >&2; exit 1; }
  grade="$here/grade.sh"
  if [ "$mode" = "--preview" ]; then $quiet sh "$grade" "$raw" "$temp/$1.jpg"; else $quiet sh "$grade" "$raw" "$here/masters/$1.jpg"; fi
}

if [ "$what" = all ]; then
  for f in "$here"/shots/*.py; do shoot "$(basename "$f" .py | tr _ -)"; done
else
  shoot "$what"
fi

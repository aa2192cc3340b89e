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
weights=$(sh "$here/weights.sh")

shoot() {
  raw=$temp/$1.raw.exr clean=$temp/$1.clean.exr png=$temp/$1.png
  if [ "$mode" = "--preview" ]; then
    width=${WIDTH:-960} share=${SHARE:-0.4} out=$temp/$1.jpg
  else
    width=${WIDTH:-2400} share=${SHARE:-1} out=$here/masters/$1.jpg
  fi
  rm -f "$raw" "$clean" "$png"
  $quiet blender -b -noaudio -P "$here/run.py" -- "$1" "$raw" "$width" "$share" 2>&1 | grep -E "^(built|rendered)|Error|Traceback|File \"|^  " || true
  [ -s "$raw" ] || { echo "$1: no picture came out" >&2; exit 1; }
  $quiet /usr/bin/python3 "$here/denoise.py" "$weights" "$clean" "$raw"
  $quiet blender -b -noaudio -P "$here/develop.py" -- "$1" "$png" "$clean" >/dev/null 2>&1
  $quiet sh "$here/grade.sh" "$png" "$temp/$1.graded.jpg"
  mv "$temp/$1.graded.jpg" "$out"
}

if [ "$what" = all ]; then
  for f in "$here"/shots/*.py; do shoot "$(basename "$f" .py | tr _ -)"; done
else
  shoot "$what"
fi

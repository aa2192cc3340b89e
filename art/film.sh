#!/bin/sh
# Make the hero film: art/film.sh. Key views with depth, denoised together, re-projected to 216 frames of one steady move, encoded.
# The poster is the hero still, which is rendered from the film's first place. Keys already in the work folder are kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${TMPDIR:-/tmp}/art-film
mkdir -p "$work" "$here/film"
nice -n 19 blender -b -noaudio -P "$here/film_keys.py" -- "$work" 1920 8 5 8 | grep -E "^key|Error" || true
nice -n 19 /usr/bin/python3 "$here/film_join.py" clean "$(sh "$here/weights.sh")" "$work"
set --
for f in "$work"/key_???.clean.exr; do set -- "$@" "${f%.clean.exr}.flat.png" "$f"; done
nice -n 19 blender -b -noaudio -P "$here/develop.py" -- hero "$@" >/dev/null
for f in "$work"/key_???.flat.png; do nice -n 19 sh "$here/grade.sh" "$f" "${f%.flat.png}.png"; done
nice -n 19 /usr/bin/python3 "$here/film_join.py" frames "$work"
sh "$here/film_encode.sh" "$work"

#!/bin/sh
# Make the company's film: art/table_film.sh [keys|film]. Key views with depth along a slider, gathered and denoised, re-projected to a loop of
# 7 s that fades into itself, encoded as H.264 and AV1 below 1.2 MB each. Its poster is the still company-film. Keys already in the work folder are kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${TMPDIR:-/tmp}/art-table-film
mkdir -p "$work" "$here/film"
if [ "${1:-keys}" = keys ]; then
  nice -n 19 blender -b -noaudio -P "$here/table_keys.py" -- "$work" 1440 21 4 "${MOST:-1000}" | grep -E "^key|Error" || true
fi
if [ "${1:-film}" = film ]; then
  nice -n 19 /usr/bin/python3 "$here/table_join.py" clean "$(sh "$here/weights.sh")" "$work"
  set --
  for f in "$work"/key_???.clean.exr; do set -- "$@" "${f%.clean.exr}.flat.png" "$f"; done
  nice -n 19 blender -b -noaudio -P "$here/develop.py" -- company-film "$@" >/dev/null
  for f in "$work"/key_???.flat.png; do nice -n 19 sh "$here/grade.sh" "$f" "${f%.flat.png}.png"; done
  nice -n 19 /usr/bin/python3 "$here/table_join.py" frames "$work"
  in="-v error -y -framerate 24 -i $work/frame_%04d.png"
  colour="-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
  matrix="scale=out_color_matrix=bt709:out_range=tv:sws_flags=lanczos+accurate_rnd"
  h264="-c:v libx264 -preset slower -profile:v high -b:v ${H264_RATE:-1260k} -x264-params keyint=300:min-keyint=300:scenecut=0:mbtree=0:ipratio=1.1:pbratio=1.1:aq-mode=1"
  nice -n 19 ffmpeg $in -vf "$matrix" $colour $h264 -pass 1 -passlogfile "$work/pass" -an -f null /dev/null
  nice -n 19 ffmpeg $in -vf "$matrix" $colour $h264 -pass 2 -passlogfile "$work/pass" -an -movflags +faststart "$here/film/company.mp4"
  nice -n 19 ffmpeg $in -vf "$matrix" $colour -c:v libsvtav1 -preset 5 -crf "${AV1_CRF:-40}" -g 300 -svtav1-params tune=0 -an "$here/film/company.webm"
  ls -l "$here/film"
fi

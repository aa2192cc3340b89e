#!/bin/sh
# Encode frames of a folder as the hero film: film_encode.sh FOLDER. H.264 in two passes, AV1; each below 1.8 MB.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
in="-v error -y -framerate 24 -i $1/frame_%04d.png"
colour="-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
matrix="scale=out_color_matrix=bt709:out_range=tv:sws_flags=lanczos+accurate_rnd"
# one key frame and even quality to the last frame: otherwise the picture visibly sharpens where the loop closes
h264="-c:v libx264 -preset slow -profile:v high -b:v ${H264_RATE:-1600k} -x264-params keyint=300:min-keyint=300:scenecut=0:mbtree=0:ipratio=1.1:pbratio=1.1:psy-rd=0.6,0.0:aq-mode=1"
nice -n 19 ffmpeg $in -vf "$matrix" $colour $h264 -pass 1 -passlogfile "$1/pass" -an -f null /dev/null
nice -n 19 ffmpeg $in -vf "$matrix" $colour $h264 -pass 2 -passlogfile "$1/pass" -an -movflags +faststart "$here/film/hero.mp4"
nice -n 19 ffmpeg $in -vf "$matrix" $colour -c:v libsvtav1 -preset 6 -crf "${AV1_CRF:-42}" -g 300 -svtav1-params tune=0 -an "$here/film/hero.webm"
ls -l "$here/film"

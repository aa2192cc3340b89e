#!/bin/sh
# Finish a render: grade.sh IN.png OUT.jpg - quiet the colour noise, soften highlights, a little grain, size limit.
set -eu
in=$1 out=$2 tmp=$1.graded.png
# colour noise is smoothed more than brightness, so texture stays
ffmpeg -v error -y -i "$in" -vf "format=yuv444p16le,hqdn3d=0.6:6:0:0,format=rgb48le,colorbalance=rs=-0.03:gs=-0.005:bs=0.035:rh=0.03:bh=-0.04,vibrance=0.18" "$tmp"
w=$(identify -format %w "$tmp")
convert "$tmp" \( +clone -resize 25% -level 55%,100% -blur 0x$((w / 160)) -resize "${w}x" -evaluate multiply 0.22 \) -compose Screen -composite \
  -unsharp 0x0.7+0.45+0.01 -seed 7 -attenuate 0.05 +noise Gaussian -strip "$tmp"
q=92
convert "$tmp" -sampling-factor 4:2:0 -interlace JPEG -quality $q "$out"
while [ "$(wc -c <"$out")" -gt 2500000 ] && [ $q -gt 70 ]; do q=$((q - 3)); convert "$tmp" -sampling-factor 4:2:0 -interlace JPEG -quality $q "$out"; done
rm -f "$tmp"

#!/bin/sh
# Finish a picture: grade.sh IN.png OUT - warm lights and cool shades, a slight glow. OUT.jpg also gets grain and a size limit;
# OUT.png (the film's keys) neither.
set -eu
in=$1 out=$2 tmp=$1.graded.png
ffmpeg -v error -y -i "$in" -vf "format=gbrp16le,colorbalance=rs=-0.03:gs=-0.005:bs=0.035:rh=0.03:bh=-0.04,vibrance=0.18,format=rgb48be" "$tmp"
w=$(identify -format %w "$tmp")
convert "$tmp" \( +clone -resize 25% -level 55%,100% -blur 0x$((w / 160)) -resize "${w}x" -evaluate multiply 0.22 \) -compose Screen -composite \
  -unsharp 0x0.7+0.45+0.01 -strip "$tmp"
case $out in
*.png) mv "$tmp" "$out"; exit ;;
esac
convert "$tmp" -seed 7 -attenuate 0.05 +noise Gaussian "$tmp"
q=92
convert "$tmp" -sampling-factor 4:2:0 -interlace JPEG -quality $q "$out"
while [ "$(wc -c <"$out")" -gt 2500000 ] && [ $q -gt 70 ]; do q=$((q - 3)); convert "$tmp" -sampling-factor 4:2:0 -interlace JPEG -quality $q "$out"; done
rm -f "$tmp"

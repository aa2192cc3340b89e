import { useEffect, useState } from "react";
import { lineLengthText } from "#content/en/callouts.ts";
import { calledOutPhoto as words } from "#content/en/desk/roof-callouts.ts";
import { turnedLooks } from "#desk/lead/photo-file.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { calloutFrame, calloutShapes } from "#domain/roof-photo/callout-shapes.ts";
import { DrawnShapes } from "#ui/drawn-shapes.tsx";

/** What is drawn on a photo, over its small picture, which fills the same box and is cut alike. */
export function CalloutsOnTile({
  photo: { callouts, turn, size, entry },
}: {
  photo: Pick<ShownPhoto, "callouts" | "turn" | "size" | "entry">;
}) {
  const local = useSizeOf(callouts.length > 0 && !size ? (entry?.small ?? null) : null);
  const known = size ?? local;
  if (callouts.length === 0) return null;
  const frame = known && calloutFrame(known, { scale: tileScale, least: leastText });
  return (
    <>
      <span className="sr-only">{words.onTile(callouts.length)}</span>
      {frame && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          preserveAspectRatio="xMidYMid slice"
          className={`absolute inset-0 size-full ${turnedLooks[turn]}`}
        >
          {callouts.map(({ id, callout }) => (
            <DrawnShapes key={id} shapes={calloutShapes(callout, frame, lineLengthText)} />
          ))}
        </svg>
      )}
    </>
  );
}

/** Pixels of a unit of the frame on a tile of ordinary width, and of the text there. */
const [tileScale, leastText] = [0.28, 11];

/** Of a picture that only this browser has; null until it is known. */
function useSizeOf(picture: Blob | null) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!picture) return;
    let isOver = false;
    createImageBitmap(picture)
      .then((bitmap) => {
        if (!isOver) setSize({ width: bitmap.width, height: bitmap.height });
        bitmap.close();
      })
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [picture]);
  return size;
}

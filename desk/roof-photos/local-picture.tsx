import { useEffect, useRef, useState } from "react";
import { photoTile as words } from "#content/en/desk/roof-photos.ts";

/** A picture that only this browser has, drawn on a canvas: the desk's policy lets no picture in but the server's. */
export function LocalPicture({
  picture,
  label,
  className,
  isReady = true,
  onSize,
}: {
  picture: Blob | null;
  /** What it shows; missing: what it stands in says so. */
  label?: string;
  className: string;
  /** Whether there is no more to come than there is. */
  isReady?: boolean | undefined;
  /** Told once it is known. */
  onSize?: (size: { width: number; height: number }) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(picture !== null);
  useEffect(() => {
    if (!picture) return setShown(false);
    let isOver = false;
    createImageBitmap(picture)
      .then((bitmap) => {
        const element = canvas.current;
        if (!isOver && element) {
          element.width = bitmap.width;
          element.height = bitmap.height;
          element.getContext("2d")?.drawImage(bitmap, 0, 0);
          setShown(true);
          onSize?.({ width: bitmap.width, height: bitmap.height });
        }
        bitmap.close();
      })
      .catch(() => !isOver && setShown(false));
    return () => {
      isOver = true;
    };
  }, [picture, onSize]);
  return (
    <>
      <canvas
        ref={canvas}
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
        hidden={!isShown}
        className={className}
      />
      {!isShown && (
        <span className="grid size-full place-items-center p-3 text-center text-small text-soft">
          {isReady ? words.noPicture : words.preparing}
        </span>
      )}
    </>
  );
}

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { calledOutPhoto as words } from "#content/en/desk/roof-callouts.ts";
import { LocalPicture } from "#desk/roof-photos/local-picture.tsx";
import { roofPhotoAddress } from "#desk/roof-photos/photo-name.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import { type CalloutFrame, calloutFrame } from "#domain/roof-photo/callout-shapes.ts";

type Size = { width: number; height: number };

/** A photo as it is turned, as large as there is room, and what lies on it, in the units of its frame. */
export function PhotoStage({
  leadId,
  photo,
  label,
  isDrawnOn = false,
  children,
  className = "",
  svgRef,
  ...pointer
}: {
  leadId: string;
  photo: ShownPhoto;
  /** What is seen. */
  label: string;
  /** Whether what lies on it can be pressed. */
  isDrawnOn?: boolean;
  children: (frame: CalloutFrame, scale: number) => ReactNode;
  svgRef?: React.RefObject<SVGSVGElement | null>;
} & Pick<
  ComponentProps<"svg">,
  "className" | "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>) {
  // Once it is sent, it stays as it is on the screen.
  const [picture] = useState(photo.entry?.picture ?? null);
  const [local, setLocal] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const own = useRef<SVGSVGElement>(null);
  const ref = svgRef ?? own;
  const size = picture ? local : photo.size;
  const shown =
    size && (photo.turn % 180 === 0 ? size : { width: size.height, height: size.width });
  const scale = useScale(ref, shown);
  const frame = shown && calloutFrame(shown, { scale, least: leastText() });
  return (
    <div className="relative grid min-h-40 place-items-center bg-ground">
      {picture && (
        <LocalPicture
          picture={picture}
          className="absolute inset-0 size-full object-contain"
          onSize={setLocal}
        />
      )}
      {isBroken && <p className="p-6 text-center text-soft">{words.noPicture}</p>}
      {frame && !isBroken && (
        <svg
          {...pointer}
          ref={ref}
          role={isDrawnOn ? "group" : "img"}
          aria-label={label}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className={`relative block h-auto ${isDrawnOn ? editorHeight : viewHeight} w-full ${className}`}
        >
          {!picture && size && (
            <image
              href={roofPhotoAddress(leadId, photo.id, "full")}
              {...placeOf(photo.turn, frame)}
              preserveAspectRatio="none"
              onError={() => setBroken(true)}
            />
          )}
          {children(frame, scale)}
        </svg>
      )}
    </div>
  );
}

/** Heights with room for what stands above and below. */
const viewHeight = "max-h-[max(calc(100dvh-15rem),15rem)]";
const editorHeight =
  "max-h-[max(calc(100dvh-20rem),15rem)] lg:max-h-[max(calc(100dvh-16rem),15rem)]";

/** Where the file's picture lies in its frame once it is turned. */
function placeOf(turn: PhotoTurn, { width, height }: CalloutFrame) {
  switch (turn) {
    case 0:
      return { width, height };
    case 90:
      return { width: height, height: width, transform: `translate(${width} 0) rotate(90)` };
    case 180:
      return { width, height, transform: `translate(${width} ${height}) rotate(180)` };
    case 270:
      return { width: height, height: width, transform: `translate(0 ${height}) rotate(270)` };
  }
}

/** Pixels of the smallest text on a photo, which grows with the browser's text. */
function leastText(): number {
  return 0.9 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Pixels that a unit of the frame is shown as; 0 until it is known. */
function useScale(ref: React.RefObject<SVGSVGElement | null>, shown: Size | null): number {
  const [scale, setScale] = useState(0);
  const [width, height] = [shown?.width, shown?.height];
  useEffect(() => {
    const element = ref.current;
    if (!element || width === undefined || height === undefined) return;
    const frame = calloutFrame({ width, height });
    const measure = () => {
      const box = element.getBoundingClientRect();
      setScale(Math.min(box.width / frame.width, box.height / frame.height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width, height]);
  return scale;
}

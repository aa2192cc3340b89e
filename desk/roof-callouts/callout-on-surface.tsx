import { calloutName, lineLengthText } from "#content/en/callouts.ts";
import type { Callout } from "#domain/roof-photo/callout.ts";
import {
  type CalloutFrame,
  type CalloutShape,
  calloutBox,
  calloutShapes,
} from "#domain/roof-photo/callout-shapes.ts";
import { DrawnShapes } from "#ui/drawn-shapes.tsx";

/** A callout that can be chosen: by a finger that is near it, or with Tab. */
export function CalloutOnSurface({
  id,
  callout,
  frame,
  scale,
  isChosen,
  isDrawing,
  onFocus,
  onKeyDown,
  onEnd,
}: {
  id: string;
  callout: Callout;
  frame: CalloutFrame;
  scale: number;
  isChosen: boolean;
  isDrawing: boolean;
  onFocus: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onEnd: () => void;
}) {
  const shapes = calloutShapes(callout, frame, lineLengthText);
  const box = calloutBox(callout, frame, lineLengthText);
  const thumb = scale > 0 ? target / scale : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot be drawn in a picture
    <g
      role="button"
      tabIndex={0}
      aria-label={calloutName(callout)}
      aria-pressed={isChosen}
      data-callout={id}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onKeyUp={onEnd}
      onBlur={onEnd}
      pointerEvents={isDrawing ? "none" : "auto"}
      className="cursor-move touch-pinch-zoom outline-none"
    >
      <g fill="none" stroke="transparent" strokeWidth={thumb} strokeLinejoin="round">
        {shapes.map((shape) => (
          <Reach key={JSON.stringify(shape)} shape={shape} />
        ))}
      </g>
      <DrawnShapes shapes={shapes} />
      {isChosen && (
        <>
          <rect {...box} fill="none" strokeWidth={frame.em * 0.2} className="stroke-slate-950" />
          <rect
            {...box}
            fill="none"
            strokeWidth={frame.em * 0.1}
            strokeDasharray={`${frame.em * 0.4} ${frame.em * 0.25}`}
            className="stroke-white"
          />
        </>
      )}
    </g>
  );
}

/** What a finger hits that is near a shape. */
function Reach({ shape }: { shape: CalloutShape }) {
  if (shape.shape === "path") return <path d={shape.d} />;
  if (shape.shape !== "plate") return null;
  const { x, y, width, height } = shape;
  return <rect {...{ x, y, width, height }} fill="transparent" />;
}

/** Pixels of what a finger hits. */
const target = 44;

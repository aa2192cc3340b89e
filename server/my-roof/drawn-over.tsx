import { lineLengthText } from "#content/en/callouts.ts";
import type { Callout } from "#domain/roof-photo/callout.ts";
import {
  type CalloutShape,
  calloutFrame,
  calloutShapes,
} from "#domain/roof-photo/callout-shapes.ts";

/**
 * What somebody has drawn on a photo, over it: a layer that a switch of the page hides. Its style is the page's, which has
 * no other.
 */
export function DrawnOver({
  callouts,
  size,
}: {
  /** Of the photo as it is shown. */
  callouts: readonly Callout[];
  size: { width: number; height: number };
}) {
  if (callouts.length === 0) return null;
  const frame = calloutFrame(size);
  const shapes = callouts.flatMap((callout) => calloutShapes(callout, frame, lineLengthText));
  return (
    <svg
      className="callouts"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shapes.map((shape) => (
        <Shape key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

/** Light on dark wherever it lies. */
function Shape({ shape }: { shape: CalloutShape }) {
  switch (shape.shape) {
    case "path":
      return <path className={`callout-${shape.tone}`} d={shape.d} strokeWidth={shape.stroke} />;
    case "area":
      return <path className="callout-area" d={shape.d} />;
    case "plate": {
      const { x, y, width, height } = shape;
      return <rect className="callout-plate" {...{ x, y, width, height }} rx={height / 10} />;
    }
    case "words":
      return (
        <text
          className="callout-words"
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor="middle"
        >
          {shape.text}
        </text>
      );
  }
}

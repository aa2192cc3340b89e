import type { Point } from "#domain/roof-photo/callout.ts";
import type { CalloutFrame } from "#domain/roof-photo/callout-shapes.ts";

/** Where a callout begins; or, where the arrow keys aim, lines across the whole picture as well. */
export function Crosshair({
  at,
  frame: { width, height, em },
  isAim = false,
}: {
  at: Point;
  frame: CalloutFrame;
  isAim?: boolean;
}) {
  const [x, y] = [at.x * width, at.y * height];
  const arm = isAim ? em * 1.2 : em * 0.6;
  const cross = `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`;
  return (
    <g pointerEvents="none" fill="none">
      {isAim && (
        <path
          d={`M0 ${y}H${width}M${x} 0V${height}`}
          strokeWidth={em * 0.05}
          className="stroke-white opacity-60"
        />
      )}
      <path d={cross} strokeWidth={em * 0.3} className="stroke-slate-950" />
      <path d={cross} strokeWidth={em * 0.12} className="stroke-white" />
    </g>
  );
}

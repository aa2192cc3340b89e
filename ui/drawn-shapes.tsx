/** What is drawn over a picture. */
export type DrawnShape =
  | { shape: "path"; tone: "halo" | "ink"; d: string; stroke: number }
  | { shape: "area"; tone: "ink"; d: string }
  | { shape: "plate"; tone: "halo"; x: number; y: number; width: number; height: number }
  | { shape: "words"; tone: "words"; x: number; y: number; size: number; text: string };

/**
 * Shapes over a picture, inside an `svg`: needs neither scripts nor styles of its own. Light on dark wherever it lies, in forced
 * colors too, where a text of SVG would otherwise get the color of its plate.
 */
export function DrawnShapes({ shapes }: { shapes: readonly DrawnShape[] }) {
  return shapes.map((shape) => <Shape key={JSON.stringify(shape)} shape={shape} />);
}

function Shape({ shape }: { shape: DrawnShape }) {
  switch (shape.shape) {
    case "path":
      return (
        <path
          d={shape.d}
          fill="none"
          strokeWidth={shape.stroke}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={
            shape.tone === "halo"
              ? "stroke-slate-950"
              : "stroke-amber-400 forced-colors:stroke-white"
          }
        />
      );
    case "area":
      return <path d={shape.d} className="fill-amber-400 forced-colors:fill-white" />;
    case "plate": {
      const { x, y, width, height } = shape;
      return <rect {...{ x, y, width, height }} rx={height / 10} className="fill-slate-950" />;
    }
    case "words":
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontWeight={700}
          textAnchor="middle"
          className="fill-white font-text forced-color-adjust-none"
        >
          {shape.text}
        </text>
      );
  }
}

import type { ReactNode } from "react";

/** Labels in a drawing, sized in the drawing's own units. */
export const drawingLabel = "fill-slate-700 font-text text-[17px] font-semibold";

/** The canvas of a decorative line drawing, `width` by `height` units. */
export function Drawing(props: {
  width: number;
  height: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${props.width} ${props.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={`text-slate-700 print:hidden ${props.className ?? ""}`}
    >
      {props.children}
    </svg>
  );
}

/**
 * The pitch symbol, 6 in 12: a triangle with a base of `run` units, starting at its left corner.
 */
export function SlopeSymbol({ x, y, run }: { x: number; y: number; run: number }) {
  return (
    <>
      <path
        d={`M${x} ${y}H${x + run}V${y - run / 2}Z`}
        className="stroke-copper-600"
        strokeWidth="1.75"
      />
      <text x={x + run / 2} y={y + 20} textAnchor="middle" stroke="none" className={drawingLabel}>
        12
      </text>
      <text x={x + run + 9} y={y - run / 4 + 6} stroke="none" className={drawingLabel}>
        6
      </text>
    </>
  );
}

/** A label with a dot at the place it names; the drawing itself draws the line between them. */
export function Callout(props: {
  at: [x: number, y: number];
  text: [x: number, y: number];
  children: string;
}) {
  return (
    <g fill="currentColor" stroke="none">
      <circle cx={props.at[0]} cy={props.at[1]} r="3" />
      <text x={props.text[0]} y={props.text[1]} className={drawingLabel}>
        {props.children}
      </text>
    </g>
  );
}

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

import type { LenderPlace } from "#domain/financing/financing.ts";
import { Drawing } from "./drawing.tsx";

/** Each lender's logo is the part of a roof frame that it is named after. Decorative. */
const marks = {
  first: (
    <>
      <path d="M8 48H88" />
      <path d="M8 48 48 28 88 48" />
      <path d="M28 48 48 38 68 48" strokeWidth="2" />
      <path d="M48 28V48" className="stroke-copper-600" strokeWidth="5" />
    </>
  ),
  second: (
    <>
      <path d="M8 50 88 10" />
      <path
        d="M21 36 29 32 33 40 25 44ZM43 25 51 21 55 29 47 33ZM65 14 73 10 77 18 69 22Z"
        className="fill-copper-600"
        stroke="none"
      />
      <path d="M74 52H88L81 30Z" strokeWidth="2.5" />
      <path d="M81 52V58" />
    </>
  ),
  third: (
    <>
      <path d="M8 48 48 28 88 48" />
      <path d="M8 48V56M88 48V56" />
      <path d="M26 40H70" className="stroke-copper-600" strokeWidth="5" />
    </>
  ),
} as const;

export function LenderMark({ place, className }: { place: LenderPlace; className?: string }) {
  return (
    <Drawing width={96} height={64} className={className}>
      <g strokeWidth="3.5" strokeLinejoin="miter">
        {marks[place]}
      </g>
    </Drawing>
  );
}

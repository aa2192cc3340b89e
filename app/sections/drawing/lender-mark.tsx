import type { LenderPlace } from "#domain/financing/financing.ts";
import first from "./lenders/first.svg?drawing";
import second from "./lenders/second.svg?drawing";
import third from "./lenders/third.svg?drawing";

/** Each lender's logo is the part of a roof frame that it is named after. */
const marks: Readonly<Record<LenderPlace, typeof first>> = { first, second, third };

export function LenderMark({ place, className }: { place: LenderPlace; className?: string }) {
  const Mark = marks[place];
  return <Mark className={className} />;
}

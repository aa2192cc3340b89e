import fc from "fast-check";
import { type Callout, calloutLimits, type Point, placed } from "#domain/roof-photo/callout.ts";

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: fraction, y: fraction }).map(placed);
const ends = { from: anyPoint, to: anyPoint };

/** A callout as it is kept. */
export const anyCallout: fc.Arbitrary<Callout> = fc.oneof(
  fc.record({ kind: fc.constantFrom("arrow" as const, "circle" as const), ...ends }),
  fc.record({
    ...{ kind: fc.constant("line" as const), ...ends },
    inches: fc.option(fc.integer({ min: 1, max: calloutLimits.inches })),
  }),
  fc.record({
    ...{ kind: fc.constant("text" as const), at: anyPoint },
    text: fc.string({ minLength: 1, maxLength: calloutLimits.text, unit: "grapheme" }).map(
      (text) =>
        text
          .replaceAll(/\p{Cc}/gu, "x")
          .slice(0, calloutLimits.text)
          .trim() || "x",
    ),
  }),
);

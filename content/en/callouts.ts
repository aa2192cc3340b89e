import type { Callout, Point } from "#domain/roof-photo/callout.ts";
import { feetAndInches } from "#domain/roof-photo/line-length.ts";

/* The words of what is drawn on photos of roofs, at the desk and wherever such a photo is shown. */

/** `14 ft 3 in` */
export function lineLengthText(length: number): string {
  const { feet, inches } = feetAndInches(length);
  return [feet > 0 && `${feet} ft`, inches > 0 && `${inches} in`].filter(Boolean).join(" ");
}

/** `Arrow from the upper left to the middle`. Of the picture as it is shown. */
export function calloutName(callout: Callout): string {
  switch (callout.kind) {
    case "arrow":
      return `Arrow from the ${zone(callout.from)} to the ${zone(callout.to)}`;
    case "circle":
      return `Circle around the ${zone(middle(callout.from, callout.to))}`;
    case "line":
      return callout.inches === null
        ? `Line from the ${zone(callout.from)} to the ${zone(callout.to)}`
        : `Line, ${lineLengthText(callout.inches)}, at the ${zone(middle(callout.from, callout.to))}`;
    case "text":
      return `Text at the ${zone(callout.at)}: ${callout.text}`;
  }
}

/** A ninth of a picture: `upper left`, `middle`, `lower edge`. */
export function zone({ x, y }: Point): string {
  const across = x < 1 / 3 ? "left" : x > 2 / 3 ? "right" : "";
  const down = y < 1 / 3 ? "upper" : y > 2 / 3 ? "lower" : "";
  if (!across && !down) return "middle";
  if (!across) return `${down} middle`;
  return down ? `${down} ${across}` : `middle ${across}`;
}

const middle = (one: Point, other: Point) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

import type { PhotoTurn } from "#domain/photo/photo-rules.ts";

/** A place in a picture: fractions of its width and its height, from its upper left corner. */
export type Point = { x: number; y: number };

/**
 * What somebody has drawn on a roof photo. It lies on the picture, which never changes.
 * An arrow ends where it points. A circle fills the box between its two points. A line can say how long it is.
 */
export type Callout =
  | { kind: "arrow" | "circle"; from: Point; to: Point }
  | { kind: "line"; from: Point; to: Point; inches: number | null }
  | { kind: "text"; at: Point; text: string };

export type CalloutKind = Callout["kind"];

export const calloutLimits = {
  /** Of one photo. */
  most: 40,
  /** Characters of a text. */
  text: 120,
  /** Of a line: 1,000 feet. */
  inches: 12_000,
} as const;

/** Fractions are kept to a ten-thousandth: a quarter of a pixel of what is stored. */
const grain = 10_000;

/** The place that is kept of one that a hand has chosen, which may be beside the picture. */
export function placed({ x, y }: Point): Point {
  return { x: within(x), y: within(y) };
}

/** Its places: where it begins and ends, or where its text is. */
export function pointsOf(callout: Callout): readonly Point[] {
  return callout.kind === "text" ? [callout.at] : [callout.from, callout.to];
}

/** The same moved by fractions of the picture, as far as the picture goes. */
export function moved(callout: Callout, by: Point): Callout {
  const points = pointsOf(callout);
  const step = {
    x: reach(
      by.x,
      points.map(({ x }) => x),
    ),
    y: reach(
      by.y,
      points.map(({ y }) => y),
    ),
  };
  return withPoints(callout, ({ x, y }) => placed({ x: x + step.x, y: y + step.y }));
}

/**
 * A callout of a picture as its file is, on the picture as it is shown. Callouts are kept on the file, so that one that was drawn
 * before the picture was turned is in its place wherever it arrives.
 * @param turn in degrees, clockwise.
 */
export function turned(callout: Callout, turn: PhotoTurn): Callout {
  return withPoints(callout, turns[turn]);
}

/** The opposite: a callout that was drawn on the picture as it is shown, on its file. */
export function turnedBack(callout: Callout, turn: PhotoTurn): Callout {
  return withPoints(callout, turns[back[turn]]);
}

const back = { 0: 0, 90: 270, 180: 180, 270: 90 } as const satisfies Record<PhotoTurn, PhotoTurn>;

const turns: Readonly<Record<PhotoTurn, (point: Point) => Point>> = {
  0: (point) => point,
  90: ({ x, y }) => placed({ x: 1 - y, y: x }),
  180: ({ x, y }) => placed({ x: 1 - x, y: 1 - y }),
  270: ({ x, y }) => placed({ x: y, y: 1 - x }),
};

function withPoints(callout: Callout, change: (point: Point) => Point): Callout {
  if (callout.kind === "text") return { ...callout, at: change(callout.at) };
  return { ...callout, from: change(callout.from), to: change(callout.to) };
}

function within(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * grain) / grain;
}

/** As much of a step as keeps all of them between 0 and 1. */
function reach(step: number, places: readonly number[]): number {
  return Math.min(Math.max(step, -Math.min(...places)), 1 - Math.max(...places));
}

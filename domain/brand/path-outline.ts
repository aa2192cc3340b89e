import type { Segment } from "./path-data.ts";
import type { Point } from "./point.ts";

/** Points on each curve that stand for it where only its place matters. */
const samples = 8;

type Box = { left: number; top: number; right: number; bottom: number };

/** What a path covers, to about a hundredth of its size. */
export function boundsOf(segments: readonly Segment[]): Box {
  const points = flattened(segments);
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/**
 * The same shape with its outlines in one direction and its holes in the other, so that it stays what it is when it becomes
 * part of one path with others (`fill-rule: nonzero`).
 */
export function outlined(segments: readonly Segment[], isEvenOdd: boolean): Segment[] {
  const parts = partsOf(segments).map((part) => ({ part, points: flattened(part) }));
  if (!isEvenOdd) {
    const largest = parts.toSorted(
      (a, b) => Math.abs(areaOf(b.points)) - Math.abs(areaOf(a.points)),
    );
    const isReversed = areaOf(largest[0]?.points ?? []) < 0;
    return parts.flatMap(({ part }) => (isReversed ? reversed(part) : part));
  }
  return parts.flatMap(({ part, points }, at) => {
    const [corner] = points;
    const around = parts.filter(
      (other, index) => index !== at && corner && holds(other.points, corner),
    );
    const isHole = around.length % 2 === 1;
    return areaOf(points) < 0 === isHole ? part : reversed(part);
  });
}

/** Each part begins with its own M, and is closed, as what is filled is. */
function partsOf(segments: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [];
  let start: Point | undefined;
  for (const segment of segments) {
    if (segment.command === "M") [start] = segment.points;
    const last = parts.at(-1);
    const isNew = segment.command === "M" || !last || last.at(-1)?.command === "Z";
    if (!isNew) last.push(segment);
    else if (segment.command === "M") parts.push([segment]);
    else if (start && segment.command !== "Z")
      parts.push([{ command: "M", points: [start] }, segment]);
  }
  return parts
    .filter((part) => part.length > 1)
    .map((part) => (part.at(-1)?.command === "Z" ? part : [...part, { command: "Z", points: [] }]));
}

/** A closed part the other way around. */
function reversed(part: readonly Segment[]): Segment[] {
  const drawn = part.filter(({ command }) => command !== "Z");
  const ends = drawn.map(({ points }) => points.at(-1) as Point);
  const back = drawn.slice(1).map(({ command, points }, at): Segment => {
    const end = ends[at] as Point;
    const [one, other] = points;
    return command === "C" && one && other
      ? { command, points: [other, one, end] }
      : { command: "L", points: [end] };
  });
  const first: Segment = { command: "M", points: [ends.at(-1) as Point] };
  return [first, ...back.reverse(), { command: "Z", points: [] }];
}

function flattened(segments: readonly Segment[]): Point[] {
  const found: Point[] = [];
  let at: Point | undefined;
  for (const { command, points } of segments) {
    const [one, other, end] = points;
    if (command === "C" && at && one && other && end) {
      for (let step = 1; step <= samples; step++)
        found.push(onCurve([at, one, other, end], step / samples));
    } else found.push(...points);
    at = points.at(-1) ?? at;
  }
  return found;
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const mixed = (part: "x" | "y") =>
    u ** 3 * a[part] + 3 * u * u * t * b[part] + 3 * u * t * t * c[part] + t ** 3 * d[part];
  return { x: mixed("x"), y: mixed("y") };
}

/** Twice the area; below zero for one direction. */
function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);
}

function holds(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  outline.forEach((one, at) => {
    const other = outline[(at + 1) % outline.length] as Point;
    if (
      one.y > y !== other.y > y &&
      x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x
    )
      isInside = !isInside;
  });
  return isInside;
}

import { arcAsCurves } from "./arc-curves.ts";
import type { Point } from "./point.ts";

/**
 * A piece of a path in absolute coordinates. The first point of a line or a curve is where the piece before it ends; `points`
 * has what follows: none for Z, one for M and L, three for C.
 */
export type Segment = { command: "M" | "L" | "C" | "Z"; points: readonly Point[] };

/** How many numbers each command takes. */
const counts: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 },
};

/**
 * Path data as lines and curves (SVG 2, section 9.3); undefined for whatever is not path data to the last character.
 */
export function readPath(data: string): Segment[] | undefined {
  const pieces = piecesOf(data);
  if (!pieces || (pieces[0] && pieces[0].command.toUpperCase() !== "M")) return undefined;
  const segments: Segment[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  /** The control point that S or T reflect. */
  let control: Point | undefined;
  for (const { command, numbers } of pieces) {
    const kind = command.toUpperCase();
    const from = command === kind ? { x: 0, y: 0 } : at;
    const point = (index: number): Point => ({
      x: from.x + (numbers[index] as number),
      y: from.y + (numbers[index + 1] as number),
    });
    const reflected = control ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at;
    control = undefined;
    const curves: Point[][] = [];
    if (kind === "Z") {
      segments.push({ command: "Z", points: [] });
      at = start;
      continue;
    }
    if (kind === "M") {
      at = point(0);
      start = at;
      segments.push({ command: "M", points: [at] });
      continue;
    }
    if (kind === "H" || kind === "V") {
      const [only = 0] = numbers;
      at = kind === "H" ? { x: from.x + only, y: at.y } : { x: at.x, y: from.y + only };
      segments.push({ command: "L", points: [at] });
      continue;
    }
    if (kind === "L") curves.push([point(0)]);
    if (kind === "C") curves.push([point(0), point(2), point(4)]);
    if (kind === "S") curves.push([reflected, point(0), point(2)]);
    if (kind === "Q" || kind === "T") {
      const middle = kind === "Q" ? point(0) : reflected;
      const end = point(kind === "Q" ? 2 : 0);
      curves.push([toward(at, middle, 2 / 3), toward(end, middle, 2 / 3), end]);
      control = middle;
    }
    if (kind === "A") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      const arc = { rx, ry, turn, isLarge: large === 1, isClockwise: sweep === 1 };
      curves.push(...arcAsCurves(at, point(5), arc));
    }
    for (const points of curves) {
      segments.push({ command: points.length === 1 ? "L" : "C", points });
      if (kind === "C" || kind === "S") control = points[1];
      at = points.at(-1) ?? at;
    }
  }
  const isSound = segments.every(({ points }) =>
    points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
  );
  return isSound ? segments : undefined;
}

/** The same as path data, with this many digits after the point. */
export function writePath(segments: readonly Segment[], digits: number): string {
  return segments
    .map(({ command, points }) => command + points.map((point) => written(point, digits)).join(" "))
    .join("");
}

function written({ x, y }: Point, digits: number): string {
  return [x, y].map((number) => String(Number(number.toFixed(digits)))).join(" ");
}

/** The point `share` of the way from one to the other. */
function toward(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

type Piece = { command: string; numbers: number[] };

/** One piece for each repetition of a command; undefined for anything else than commands with all of their numbers. */
function piecesOf(data: string): Piece[] | undefined {
  // Other white space, such as a form feed, is none of XML's (section 2.2), and the drawing would be refused as a whole.
  if (!/^[a-z\d+\-., \t\r\n]*$/i.test(data)) return undefined;
  const pieces: Piece[] = [];
  let rest = data.trim();
  while (rest !== "") {
    const [, command = "", after = ""] = /^([MLHVCSQTAZ])([\s\S]*)$/i.exec(rest) ?? [];
    const count = counts[command.toUpperCase()];
    if (count === undefined) return undefined;
    rest = after.trimStart();
    let next = command;
    for (let round = 0; ; round++) {
      const found = numbersAt(rest, count, command.toUpperCase() === "A");
      if (!found) {
        if (round === 0) return undefined;
        break;
      }
      pieces.push({ command: next, numbers: found.numbers });
      rest = found.rest;
      if (count === 0) break;
      // What follows the first point of M without a command is lines.
      if (command === "M") next = "L";
      if (command === "m") next = "l";
    }
  }
  return pieces;
}

const number = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
/** The fourth and the fifth number of an arc, which may stand without a space. */
const flag = /^[\s,]*([01])/;

function numbersAt(
  text: string,
  count: number,
  isArc: boolean,
): { numbers: number[]; rest: string } | undefined {
  const numbers: number[] = [];
  let rest = text;
  for (let index = 0; index < count; index++) {
    const found = (isArc && (index === 3 || index === 4) ? flag : number).exec(rest);
    if (!found) return undefined;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return { numbers, rest: rest.replace(/^[\s,]+/, "") };
}

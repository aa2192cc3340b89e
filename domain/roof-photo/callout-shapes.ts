import { type Callout, type Point, pointsOf } from "./callout.ts";

/**
 * A shape of SVG. `halo` is dark, lies below and is wider, so that what is drawn is readable on any picture; `ink` is the drawing;
 * `words` are written on a dark plate.
 */
export type CalloutShape =
  | { shape: "path"; tone: "halo" | "ink"; d: string; stroke: number }
  | { shape: "area"; tone: "ink"; d: string }
  | { shape: "plate"; tone: "halo"; x: number; y: number; width: number; height: number }
  /** A line of text, by the middle of its baseline. */
  | { shape: "words"; tone: "words"; x: number; y: number; size: number; text: string };

/** A picture as it is shown, in the units of the drawing, and the size of text in it. */
export type CalloutFrame = { width: number; height: number; em: number };

/** The longer side of a drawing, in its units. */
const side = 1_000;

/**
 * The frame of a picture of this aspect.
 * @param scale pixels that a unit is shown as, so that text is no smaller than `least` pixels; absent: nobody knows.
 */
export function calloutFrame(
  { width, height }: { width: number; height: number },
  shown?: { scale: number; least: number },
): CalloutFrame {
  const factor = side / Math.max(width, height);
  const least = shown && shown.scale > 0 ? shown.least / shown.scale : 0;
  // However small the picture is shown, a line of text is no more than a sixth of it.
  const em = Math.min(Math.max(side / 36, least), (factor * Math.min(width, height)) / 6);
  return { width: width * factor, height: height * factor, em };
}

/**
 * What draws a callout on a picture as it is shown.
 * @param lengthText the words of a length in inches.
 */
export function calloutShapes(
  callout: Callout,
  frame: CalloutFrame,
  lengthText: (inches: number) => string,
): CalloutShape[] {
  const [from = { x: 0, y: 0 }, to = from] = pointsOf(callout).map(({ x, y }) => ({
    x: x * frame.width,
    y: y * frame.height,
  }));
  switch (callout.kind) {
    case "arrow":
      return arrow(from, to, frame.em);
    case "circle":
      return circle(from, to, frame.em);
    case "line": {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const label = callout.inches === null ? [] : words(lengthText(callout.inches), middle, frame);
      return [...line(from, to, frame.em), ...label];
    }
    case "text":
      return words(callout.text, from, frame);
  }
}

/** The box that a callout fills, for whatever shows that it is chosen. */
export function calloutBox(
  callout: Callout,
  frame: CalloutFrame,
  lengthText: (inches: number) => string,
): { x: number; y: number; width: number; height: number } {
  const plates = calloutShapes(callout, frame, lengthText).filter(({ shape }) => shape === "plate");
  const points = pointsOf(callout).map(({ x, y }) => ({ x: x * frame.width, y: y * frame.height }));
  const corners = plates.flatMap((plate) =>
    plate.shape === "plate" ? [plate, { x: plate.x + plate.width, y: plate.y + plate.height }] : [],
  );
  const all = callout.kind === "text" ? corners : [...points, ...corners];
  const room = frame.em * 0.6;
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const right = Math.max(...all.map(({ x }) => x));
  const bottom = Math.max(...all.map(({ y }) => y));
  return {
    ...{ x: left - room, y: top - room },
    ...{ width: right - left + 2 * room, height: bottom - top + 2 * room },
  };
}

/** An arrow whose tip is where it points, and that is never shorter than its head and as much of a shaft. */
function arrow(from: Point, tip: Point, em: number): CalloutShape[] {
  const along = direction(from, tip);
  const least = 2 * em;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  const tail = length < least ? step(tip, along, -least) : from;
  const head = 1.1 * em;
  const base = step(tip, along, -head);
  const across = { x: -along.y, y: along.x };
  const [one, other] = [step(base, across, 0.5 * em), step(base, across, -0.5 * em)];
  const d = `M${at(one)}L${at(tip)}L${at(other)}Z`;
  const shaft = `M${at(tail)}L${at(base)}`;
  return [
    halo(shaft, 0.4 * em),
    halo(d, 0.24 * em),
    ink(shaft, em),
    { shape: "area", tone: "ink", d },
  ];
}

function circle(one: Point, other: Point, em: number): CalloutShape[] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const [rx, ry] = [one.x - other.x, one.y - other.y].map((size) =>
    figure(Math.max(Math.abs(size) / 2, 0.6 * em)),
  ) as [number, number];
  const [left, right] = [step(middle, { x: 1, y: 0 }, -rx), step(middle, { x: 1, y: 0 }, rx)];
  const half = (to: Point) => `A${rx} ${ry} 0 0 1 ${at(to)}`;
  return haloed(`M${at(left)}${half(right)}${half(left)}Z`, em);
}

/** A line as a drawing gives a measure: with a short stroke across each end. */
function line(from: Point, to: Point, em: number): CalloutShape[] {
  const along = direction(from, to);
  const across = { x: -along.y, y: along.x };
  const end = (point: Point) =>
    `M${at(step(point, across, 0.5 * em))}L${at(step(point, across, -0.5 * em))}`;
  return haloed(`M${at(from)}L${at(to)}${end(from)}${end(to)}`, em);
}

/** Text around a place, in as many lines as it takes, wholly inside the picture: smaller, where it has no room otherwise. */
function words(
  text: string,
  middle: Point,
  { width, height, em: most }: CalloutFrame,
): CalloutShape[] {
  let em = most;
  let lines = linesOf(text, width, em);
  while (heightOf(lines, em) > height && em > 1) {
    em *= 0.9;
    lines = linesOf(text, width, em);
  }
  const [padding, leading] = [0.4 * em, 1.25 * em];
  const plate = {
    width: Math.min(Math.max(...lines.map(widthOf)) * em + 2 * padding, width),
    height: Math.min(heightOf(lines, em), height),
  };
  const edge = 0.25 * em;
  const x = inside(middle.x - plate.width / 2, width - plate.width, edge);
  const y = inside(middle.y - plate.height / 2, height - plate.height, edge);
  return [
    { shape: "plate", tone: "halo", x: figure(x), y: figure(y), ...plate },
    ...lines.map(
      (line, index): CalloutShape => ({
        ...{ shape: "words", tone: "words", text: line, size: em },
        x: figure(x + plate.width / 2),
        y: figure(y + padding / 2 + (index + 0.5) * leading + 0.35 * em),
      }),
    ),
  ];
}

function linesOf(text: string, width: number, em: number): string[] {
  return wrapped(text, (width * mostOfWidth) / em - 0.8);
}

const heightOf = (lines: readonly string[], em: number) => (lines.length * 1.25 + 0.4) * em;

/** A text is at most this part of the picture's width. */
const mostOfWidth = 0.6;

/** Lines of at most so many em, broken between words, and inside of one that is longer than a line. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    if (line && widthOf(`${line} ${word}`) <= most) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (line && widthOf(line + letter) > most) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** What a text takes in a bold typeface, in em, rather too much than too little: nobody measures on paper. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\s.,:;!|'’′″"ijlI()[\]-]/.test(letter)) width += 0.36;
    else if (/[mwMW@%—]/.test(letter)) width += 0.98;
    else if (/[A-Z0-9&#]/.test(letter)) width += 0.72;
    else width += letter.charCodeAt(0) > 0x2e80 ? 1.1 : 0.6;
  }
  return width;
}

/** A path with its halo below it. */
function haloed(d: string, em: number): CalloutShape[] {
  return [halo(d, 0.4 * em), ink(d, em)];
}

function halo(d: string, stroke: number): CalloutShape {
  return { shape: "path", tone: "halo", d, stroke: figure(stroke) };
}

function ink(d: string, em: number): CalloutShape {
  return { shape: "path", tone: "ink", d, stroke: figure(0.16 * em) };
}

/** Of one length; of a callout without any, down to the right. */
function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-6) return { x: Math.SQRT1_2, y: Math.SQRT1_2 };
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function step({ x, y }: Point, along: Point, by: number): Point {
  return { x: x + along.x * by, y: y + along.y * by };
}

/** Between 0 and `most`, and not so close to either, where there is room. */
function inside(value: number, most: number, edge: number): number {
  const free = Math.min(edge, Math.max(most, 0) / 2);
  return Math.min(Math.max(value, free), Math.max(most, 0) - free);
}

const figure = (value: number) => Math.round(value * 100) / 100;
const at = ({ x, y }: Point) => `${figure(x)} ${figure(y)}`;

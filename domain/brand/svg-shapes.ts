import { readPath, type Segment } from "./path-data.ts";
import type { Point } from "./point.ts";

type Element = { name: string; attributes: Readonly<Record<string, string>> };

/** What a shape draws, in its own coordinates; undefined for what is no shape, or cannot be understood. */
export function shapeSegments({ name, attributes }: Element): Segment[] | undefined {
  const number = (attribute: string) => Number.parseFloat(attributes[attribute] ?? "") || 0;
  const data = dataOf(name, attributes, number);
  return data === undefined ? undefined : readPath(data);
}

function dataOf(
  name: string,
  attributes: Element["attributes"],
  number: (attribute: string) => number,
): string | undefined {
  if (name === "path") return attributes.d ?? "";
  if (name === "polygon" || name === "polyline") {
    const points = (attributes.points ?? "").trim();
    return points && `M${points}Z`;
  }
  if (name === "circle") return ellipse(number("cx"), number("cy"), number("r"), number("r"));
  if (name === "ellipse") return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
  if (name !== "rect") return undefined;
  const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
  if (width <= 0 || height <= 0) return "";
  const rx = Math.min(number("rx") || number("ry"), width / 2);
  const ry = Math.min(number("ry") || number("rx"), height / 2);
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}Z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** `matrix(a b c d e f)` of a list of transformations (CSS Transforms 1), on top of another. */
export function matrixOf(transform: string, above: readonly number[]): readonly number[] {
  let matrix = above;
  for (const [, name = "", list = ""] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list.split(/[\s,]+/).map(Number.parseFloat);
    const next = oneMatrix(name, numbers);
    if (next?.every(Number.isFinite)) matrix = product(matrix, next);
  }
  return matrix;
}

function oneMatrix(name: string, numbers: readonly number[]): readonly number[] | undefined {
  const [a = 0, b] = numbers;
  const tangent = Math.tan((a * Math.PI) / 180);
  switch (name) {
    case "matrix":
      return numbers.length === 6 ? numbers : undefined;
    case "translate":
      return [1, 0, 0, 1, a, b ?? 0];
    case "scale":
      return [a, 0, 0, b ?? a, 0, 0];
    case "rotate": {
      const [, x = 0, y = 0] = numbers;
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case "skewX":
      return [1, 0, tangent, 1, 0, 0];
    case "skewY":
      return [1, tangent, 0, 1, 0, 0];
    default:
      return undefined;
  }
}

function product(one: readonly number[], other: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [A = 1, B = 0, C = 0, D = 1, E = 0, F = 0] = other;
  return [
    a * A + c * B,
    b * A + d * B,
    a * C + c * D,
    b * C + d * D,
    a * E + c * F + e,
    b * E + d * F + f,
  ];
}

export function transformed(segments: readonly Segment[], matrix: readonly number[]): Segment[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const place = ({ x, y }: Point): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return segments.map(({ command, points }) => ({ command, points: points.map(place) }));
}

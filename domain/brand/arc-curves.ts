import type { Point } from "./point.ts";

/** An elliptical arc of a path (SVG 2, section 9.3.8). `turn` is its ellipse's, in degrees. */
export type Arc = { rx: number; ry: number; turn: number; isLarge: boolean; isClockwise: boolean };

/** The arc as curves of a quarter of its ellipse at most, three points each (SVG 2, appendix B.2.4); a line if it has no radius. */
export function arcAsCurves(from: Point, to: Point, arc: Arc): Point[][] {
  if (from.x === to.x && from.y === to.y) return [];
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (rx === 0 || ry === 0) return [[to]];
  const angle = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = cos * half.x + sin * half.y;
  const y = -sin * half.x + cos * half.y;
  // Radii that are too short to reach are enlarged.
  const reach = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const inside = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const size = Math.sqrt(Math.max(0, inside) / ((rx * y) ** 2 + (ry * x) ** 2));
  const side = arc.isLarge === arc.isClockwise ? -size : size;
  const [cx, cy] = [(side * rx * y) / ry, (-side * ry * x) / rx];
  const center = {
    x: cos * cx - sin * cy + (from.x + to.x) / 2,
    y: sin * cx + cos * cy + (from.y + to.y) / 2,
  };
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let swept = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (arc.isClockwise && swept < 0) swept += 2 * Math.PI;
  if (!arc.isClockwise && swept > 0) swept -= 2 * Math.PI;

  const parts = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-6));
  const step = swept / parts;
  const pull = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): Point => ({
    x: center.x + cos * rx * u - sin * ry * v,
    y: center.y + sin * rx * u + cos * ry * v,
  });
  return Array.from({ length: parts }, (_, part) => {
    const [a, b] = [first + part * step, first + (part + 1) * step];
    return [
      place(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
      place(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
      part === parts - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ];
  });
}

import { readPath } from "./path-data.ts";
import { boundsOf } from "./path-outline.ts";

/** The logo's mark as path data on a field of 56 by 32: two colors, of which the nearer is drawn over the farther. */
export type Mark = {
  /** In the accent; empty for a mark in one color. */
  far: string;
  /** In the color of text. */
  near: string;
};

export const markField = { width: 56, height: 32 } as const;

/** Characters of path data, of both colors: it is in every page's header and footer. */
export const longestMark = 8_000;

/** Whether it is a mark and nothing else: commands and numbers, within the field. Anything may have been sent. */
export function isMark(value: unknown): value is Mark {
  const { far, near, ...others } = (value ?? {}) as Record<string, unknown>;
  if (typeof far !== "string" || typeof near !== "string") return false;
  if (near === "" || Object.keys(others).length > 0) return false;
  return far.length + near.length <= longestMark && [far, near].every(isInField);
}

function isInField(data: string): boolean {
  if (data === "") return true;
  const segments = readPath(data);
  if (!segments) return false;
  // Of what is drawn: a curve's control points may be outside.
  const { left, top, right, bottom } = boundsOf(segments);
  return left >= -1 && right <= markField.width + 1 && top >= -1 && bottom <= markField.height + 1;
}

type Colors = { near: string; far: string };

/** The mark as a picture of its own. @param colors As `#rrggbb`, or names of a style. */
export function markSvg({ far, near }: Mark, colors: Colors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markField.width} ${markField.height}">${pathsOf({ far, near }, colors)}</svg>`;
}

/** The mark on a square tile of 64 units, covering `share` of its width, the corners rounded by `radius`. */
export function iconSvg(
  mark: Mark,
  { ground, ...colors }: Colors & { ground: string },
  { share, radius = 0 }: { share: number; radius?: number },
): string {
  const scale = (64 * share) / 56;
  const place = `translate(${(64 - 56 * scale) / 2} ${(64 - 32 * scale) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${ground}"/><g transform="${place}">${pathsOf(mark, colors)}</g></svg>`;
}

/** Its two paths, the farther first. */
export function pathsOf({ far, near }: Mark, colors: Colors): string {
  return `<path d="${far}" fill="${colors.far}"/><path d="${near}" fill="${colors.near}"/>`;
}

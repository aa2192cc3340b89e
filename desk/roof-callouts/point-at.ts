import { type Point, placed } from "#domain/roof-photo/callout.ts";

/** Where a pointer is in a picture that an `svg` shows, also beside it; null: it is not shown. */
export function pointAt(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point | null {
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const { width, height } = svg.viewBox.baseVal;
  return placed({ x: x / width, y: y / height });
}

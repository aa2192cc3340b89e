import { longestMark, type Mark, markField } from "./mark.ts";
import { type Segment, writePath } from "./path-data.ts";
import { boundsOf, outlined } from "./path-outline.ts";
import type { Point } from "./point.ts";
import { matrixOf, shapeSegments, transformed } from "./svg-shapes.ts";

/** An element of a drawing; `text` is what stands in a style element. */
export type SvgNode = {
  /** In small letters. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgNode[];
  text?: string;
};

/** Why a file is no mark. */
export type SvgFault =
  | "no-drawing"
  | "text-only"
  | "picture-only"
  | "lines-only"
  | "many-colors"
  | "too-detailed";

type Shape = { fill: string; segments: readonly Segment[] };

type Look = { fill: string; rule: string; stroke: string; matrix: readonly number[] };

/** What is drawn nowhere, or only where something else names it. */
const undrawn =
  /^(defs|clippath|mask|symbol|marker|pattern|metadata|title|desc|style|script|filter|\w*gradient|foreignobject)$/;

/**
 * The filled shapes of a drawing as a mark, fitted into its field: nothing else of the file is taken. Of two colors, the one
 * that is painted first is the farther. A white sheet behind all of it is left out.
 */
export function markOfSvg(svg: SvgNode): Mark | SvgFault {
  if (svg.name !== "svg") return "no-drawing";
  const found = { shapes: [] as Shape[], hasText: false, hasPicture: false, hasLines: false };
  const rules = classRules(svg);
  walk(svg, { fill: "black", rule: "nonzero", stroke: "none", matrix: [1, 0, 0, 1, 0, 0] });
  const shapes = withoutBackground(found.shapes);
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  const [first = "", second] = fills;
  if (first === "") {
    if (found.hasText) return "text-only";
    if (found.hasPicture) return "picture-only";
    return found.hasLines ? "lines-only" : "no-drawing";
  }
  if (fills.length > 2) return "many-colors";
  return fitted(second ? { far: first, near: second } : { far: "", near: first }, shapes);

  function walk(node: SvgNode, above: Look): void {
    if (undrawn.test(node.name)) return;
    if (node.name === "text") found.hasText = true;
    if (node.name === "image") found.hasPicture = true;
    const said = saidOf(node, rules);
    if (said.display === "none" || said.visibility === "hidden" || isClear(said)) return;
    const look: Look = {
      fill: said.fill ?? above.fill,
      rule: said["fill-rule"] ?? above.rule,
      stroke: said.stroke ?? above.stroke,
      matrix: matrixOf(node.attributes.transform ?? "", above.matrix),
    };
    const segments = shapeSegments(node);
    const isFilled = !/^(none|transparent)$/i.test(look.fill) && !isZero(said["fill-opacity"]);
    if (segments && isFilled) {
      const isEvenOdd = look.rule === "evenodd";
      const placed = outlined(transformed(segments, look.matrix), isEvenOdd);
      if (placed.length > 0) found.shapes.push({ fill: plainColor(look.fill), segments: placed });
    } else if (segments && !/^none$/i.test(look.stroke)) found.hasLines = true;
    for (const child of node.children) walk(child, look);
  }
}

function isClear(said: Readonly<Record<string, string>>): boolean {
  return isZero(said.opacity);
}

function isZero(value: string | undefined): boolean {
  return value !== undefined && Number.parseFloat(value) === 0;
}

/** What an element says of its look: its style over its classes over its attributes. */
function saidOf(
  { attributes }: SvgNode,
  rules: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Readonly<Record<string, string>> {
  const classes = (attributes.class ?? "").split(/\s+/).map((name) => rules.get(name));
  return Object.assign({}, attributes, ...classes, declarations(attributes.style ?? ""));
}

/** Drawing programs write colors as rules for classes: `.st0{fill:red}`. */
function classRules(svg: SvgNode): Map<string, Readonly<Record<string, string>>> {
  const rules = new Map<string, Readonly<Record<string, string>>>();
  const read = (node: SvgNode) => {
    if (node.name === "style") {
      const rule = /([^{}]+)\{([^}]*)\}/g;
      for (const [, selectors = "", body = ""] of (node.text ?? "").matchAll(rule)) {
        for (const selector of selectors.split(",")) {
          const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
          if (name) rules.set(name, { ...rules.get(name), ...declarations(body) });
        }
      }
    }
    node.children.forEach(read);
  };
  read(svg);
  return rules;
}

function declarations(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(";")
      .map((one) => one.split(":", 2).map((part) => part.trim()))
      .filter((parts) => parts.length === 2 && parts[0] !== ""),
  );
}

/** Three digits, or six of them, are one color. */
function plainColor(fill: string): string {
  const color = fill.trim().toLowerCase();
  const digits = /^#([\da-f]{3})$/.exec(color)?.[1]?.replaceAll(/./g, "$&$&") ?? color.slice(1);
  if (/^0{6}$/.test(digits)) return "black";
  if (/^f{6}$/.test(digits)) return "white";
  return color.startsWith("#") ? `#${digits}` : color;
}

/** Without a white sheet behind all others. */
function withoutBackground(shapes: readonly Shape[]): readonly Shape[] {
  const [first, ...others] = shapes;
  if (first?.fill !== "white" || others.length === 0) return shapes;
  const corners = first.segments.filter(({ command }) => command === "M" || command === "L");
  const isBox = first.segments.every(({ command }) => command !== "C") && corners.length <= 5;
  const box = boundsOf(first.segments);
  const rest = boundsOf(others.flatMap(({ segments }) => segments));
  const isBehindAll =
    box.left <= rest.left &&
    box.top <= rest.top &&
    box.right >= rest.right &&
    box.bottom >= rest.bottom;
  return isBox && isBehindAll ? others : shapes;
}

/** Both colors in the middle of the field, as large as it allows. */
function fitted(fills: { far: string; near: string }, shapes: readonly Shape[]): Mark | SvgFault {
  const { left, top, right, bottom } = boundsOf(shapes.flatMap(({ segments }) => segments));
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0)) return "no-drawing";
  const scale = Math.min(markField.width / width, markField.height / height);
  const x = (markField.width - width * scale) / 2 - left * scale;
  const y = (markField.height - height * scale) / 2 - top * scale;
  const place = (point: Point): Point => ({ x: point.x * scale + x, y: point.y * scale + y });
  const written = (fill: string, digits: number) =>
    shapes
      .filter((shape) => shape.fill === fill)
      .map(({ segments }) =>
        writePath(
          segments.map(({ command, points }) => ({ command, points: points.map(place) })),
          digits,
        ),
      )
      .join("");
  for (const digits of [2, 1]) {
    const mark = { far: written(fills.far, digits), near: written(fills.near, digits) };
    if (mark.far.length + mark.near.length <= longestMark) return mark;
  }
  return "too-detailed";
}

import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { elementsOf, textOf } from "#server/plugins/page-elements.ts";
import { box, type Lettering, loadLettering } from "../pictures/lettering.ts";

type Element = DefaultTreeAdapterMap["element"];

/** Letters are set this many times their size, so that whole numbers are precise enough for their outlines. */
const enlarged = 8;
/** The width of the line that a text is set on, in units of the drawing: wider than any drawing. */
const line = 2_000;
/** Where satori puts the baseline of a line that is as high as its letters. */
const baseline = 0.85;

const justified = { start: "flex-start", middle: "center", end: "flex-end" };

let lettering: Promise<Lettering> | undefined;

/**
 * A drawing with outlines for its letters: a separate picture cannot use the page's fonts. Fill and stroke stay those of
 * the text.
 */
export async function drawLetters(svg: string): Promise<string> {
  const drawing = parseFragment(svg, { sourceCodeLocationInfo: true });
  const texts = [...elementsOf(drawing)].filter(({ tagName }) => tagName === "text");
  if (texts.length === 0) return svg;
  lettering ??= loadLettering();
  const set = await lettering;
  let drawn = "";
  let end = 0;
  for (const text of texts) {
    const place = text.sourceCodeLocation;
    if (!place) continue;
    drawn += svg.slice(end, place.startOffset) + (await outlineOf(text, set));
    end = place.endOffset;
  }
  return drawn + svg.slice(end);
}

async function outlineOf(text: Element, set: Lettering): Promise<string> {
  const number = (name: string) => Number(given(text, name) ?? 0);
  const size = number("font-size");
  const anchor = (given(text, "text-anchor") ?? "start") as keyof typeof justified;
  const words = textOf(text);
  const sheet = await set(
    box(
      {
        width: line * enlarged,
        justifyContent: justified[anchor],
        fontFamily: "Instrument Sans",
        fontWeight: Number(given(text, "font-weight") ?? 500),
        fontSize: size * enlarged,
        lineHeight: 1,
        whiteSpace: "nowrap",
      },
      [box({}, words)],
    ),
    { width: line * enlarged, height: size * enlarged },
  );
  const path = /<path [^>]*?d="([^"]*)"/.exec(sheet)?.[1];
  if (!path) throw new Error(`The letters of '${words}' cannot be drawn.`);
  const before = { start: 0, middle: line / 2, end: line }[anchor];
  const x = number("x") - before;
  const y = number("y") - size * baseline;
  return `<path transform="matrix(${1 / enlarged} 0 0 ${1 / enlarged} ${rounded(x)} ${rounded(y)})" d="${relative(path)}"/>`;
}

/** A path in whole numbers, each step from the one before: half as long. */
function relative(path: string): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  return path.replace(/([MLQ])([^MLQZ]*)|Z\s*/g, (_, command?: string, numbers = "") => {
    if (!command) {
      [x, y] = start;
      return "z";
    }
    const points = numbers.trim().split(/\s+/).map(Number).map(Math.round) as number[];
    const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = points.slice(-2) as [number, number];
    if (command === "M") start = [x, y];
    return `${command.toLowerCase()}${steps.join(" ").replaceAll(" -", "-")}`;
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** An attribute of the element, or of the nearest one around it. */
function given(element: Element, name: string): string | undefined {
  const own = element.attrs.find((attribute) => attribute.name === name);
  const { parentNode } = element;
  if (own) return own.value;
  return parentNode && "attrs" in parentNode ? given(parentNode, name) : undefined;
}

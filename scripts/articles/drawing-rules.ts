import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import sharp from "sharp";
import { elementsOf } from "#server/plugins/page-elements.ts";

type Element = DefaultTreeAdapterMap["element"];

/** A drawing's width on a phone and the minimum height of its letters there, in CSS pixels. */
const onPhone = { width: 350, letters: 11 };

/**
 * Allowed elements and attributes. None of them can run code, fetch anything or clash with ids, so a drawing can be
 * placed anywhere.
 */
const elements = new Set("svg g path rect circle ellipse line polyline polygon text".split(" "));
const attributes = [
  "xmlns viewBox d points x y x1 y1 x2 y2 cx cy r rx ry width height transform opacity",
  "fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin text-anchor",
];

/** What is special about the drawings of one kind of text. */
type Rules = {
  /** Before compression. */
  mostBytes: number;
  viewBox: RegExp;
  attributes: ReadonlySet<string>;
  isPaint: (value: string) => boolean;
  /** Which paints there are. */
  paints: string;
  /** Whether letters have a size that can be read on a phone. */
  hasSizedLetters: boolean;
};

const named = (lists: readonly string[]) => new Set(lists.flatMap((names) => names.split(" ")));

export type DrawingSize = { width: number; height: number };

/**
 * The size of an article's drawing in its own units, or a sentence that says what is not allowed, and in which line.
 * @param colors The allowed colors by name.
 */
export async function checkDrawing(
  svg: string,
  colors: ReadonlyMap<string, string>,
): Promise<DrawingSize | string> {
  return check(svg, {
    mostBytes: 8_000,
    viewBox: /^0 0 (?<width>\d+) (?<height>\d+)$/,
    attributes: named([...attributes, "font-size font-weight"]),
    isPaint: (value) => value === "none" || colors.has(value),
    paints: "none or a name from content/colors.css, such as slate-900",
    hasSizedLetters: true,
  });
}

/**
 * The same for a drawing that is put into a page. It has the page's colors and letters, by its classes, and
 * `{name}` for words that the page gives it.
 */
export async function checkInlineDrawing(svg: string): Promise<DrawingSize | string> {
  return check(svg, {
    mostBytes: 16_000,
    viewBox: /^-?\d+ -?\d+ (?<width>\d+) (?<height>\d+)$/,
    attributes: named([
      ...attributes,
      "class preserveAspectRatio stroke-dashoffset dominant-baseline",
    ]),
    isPaint: (value) => value === "none" || value === "currentColor",
    paints: "none, currentColor or a class, such as fill-slate-900",
    hasSizedLetters: false,
  });
}

async function check(svg: string, rules: Rules): Promise<DrawingSize | string> {
  const bytes = Buffer.byteLength(svg);
  if (bytes > rules.mostBytes) return `weighs ${bytes} bytes: must be ${rules.mostBytes} or fewer`;
  const broken = await brokenLine(svg);
  if (broken) return broken;
  const root = rootOf(svg);
  const size = rules.viewBox.exec(attributeOf(root, "viewBox") ?? "")?.groups;
  const [width, height] = [Number(size?.width), Number(size?.height)];
  if (!root || !width || !height) return 'must be one <svg> with a viewBox="0 0 width height"';
  const smallest = rules.hasSizedLetters ? (onPhone.letters * width) / onPhone.width : undefined;
  for (const element of [root, ...elementsOf(root)]) {
    const rule = faultOf(element, rules, smallest);
    if (rule) return `${rule} (line ${element.sourceCodeLocation?.startLine ?? 1})`;
  }
  return { width, height };
}

/** Says where a drawing is not valid XML, which browsers would not show; undefined if it is valid. */
async function brokenLine(svg: string): Promise<string | undefined> {
  try {
    const { format } = await sharp(Buffer.from(svg)).metadata();
    return format === "svg" ? undefined : "is no SVG";
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    const [, line, rule] = /on line (\d+) column \d+ of data: ([^\n]+)/.exec(said) ?? [];
    return line ? `cannot be read: ${rule} (line ${line})` : "is no SVG";
  }
}

function rootOf(svg: string): Element | undefined {
  const { childNodes } = parseFragment(svg, { sourceCodeLocationInfo: true });
  return childNodes.find((node): node is Element => "tagName" in node && node.tagName === "svg");
}

function faultOf(element: Element, rules: Rules, smallest: number | undefined): string | undefined {
  if (!elements.has(element.tagName))
    return `has a <${element.tagName}>, which no drawing may have`;
  for (const { name, value } of element.attrs) {
    if (!rules.attributes.has(name)) return `has the attribute ${name}, which no drawing may have`;
    const isPaint = name === "fill" || name === "stroke";
    if (isPaint && !rules.isPaint(value)) {
      return `has the color ${value}: must be ${rules.paints}`;
    }
    if (name === "font-size" && smallest && !(Number(value) >= smallest)) {
      return `has letters of ${value}: must be ${Math.ceil(smallest)} or more to be read on a phone`;
    }
  }
  const isBare = smallest && element.tagName === "text" && !attributeOf(element, "font-size");
  return isBare ? "has a <text> without its font-size" : undefined;
}

function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

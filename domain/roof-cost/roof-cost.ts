import type { Span } from "#domain/page/span.ts";
import type { CountyType } from "#domain/service-area/county.ts";

/*
 * What a new roof may cost, as a range. Whatever is not known widens it: an answer of "unknown" reaches from the lowest
 * of the answers that it may stand for to the highest. Money is in dollars, surfaces in square feet; a square is 100 of them.
 */

/** Flattest first. */
export const roofPitches = ["low", "medium", "steep", "very-steep"] as const;
export type RoofPitch = (typeof roofPitches)[number];

/** Least cut first. */
export const roofShapes = ["gable", "hip", "cut-up"] as const;
export type RoofShape = (typeof roofShapes)[number];

/** How many layers of roofing come off. */
export const roofLayers = ["one", "two"] as const;
export type RoofLayers = (typeof roofLayers)[number];

/** How a roof's size is given. */
export const sizeKinds = ["living-area", "outline", "squares"] as const;

export type RoofSize =
  /** Square feet of living area, on this many floors. */
  | { kind: "living-area"; area: number; floors: number }
  /** Feet along the outer walls of the house. */
  | { kind: "outline"; length: number; width: number }
  /** Measured roof surface in squares. */
  | { kind: "squares"; squares: number };

export type RoofCostQuestion<Material extends string = string> = {
  size: RoofSize;
  pitch: RoofPitch | "unknown";
  shape: RoofShape | "unknown";
  layers: RoofLayers | "unknown";
  material: Material;
  chimneys: number;
  skylights: number;
  /** How far away the house's county is. */
  county: CountyType | "unknown";
};

/** What a range rests on. Shares are fractions of 1. */
export type PriceBook<Material extends string = string> = {
  /**
   * Dollars per square foot of roof surface, installed, with one layer torn off and a plain roof's offcuts. Materials
   * without one are priced by estimate.
   */
  perSquareFoot: Readonly<Partial<Record<Material, Span>>>;
  /** The outline of the house, walls and eaves included, as a multiple of the living area on one floor. */
  outlinePerFloorArea: Span;
  /** Feet by which the eaves stand out on each side. */
  overhang: Span;
  /** Inches up for 12 inches across. */
  rise: Readonly<Record<RoofPitch, Span>>;
  /** What slow work on a slope adds to the price, as a share of it. */
  slopeWork: Readonly<Record<RoofPitch, Span>>;
  /** Material that is cut off, beyond a plain roof's, as a share of the surface. */
  offcuts: Readonly<Record<RoofShape, Span>>;
  /** Dollars per square foot for the second layer of a tear-off. */
  secondLayer: Span;
  /** Plywood that turns out to be rotten: sheets of `sheetArea` as a share of the deck, and dollars for each. */
  decking: { sheetArea: number; share: Span; perSheet: Span };
  /** Dollars for the new flashing of each. */
  chimney: Span;
  skylight: Span;
  /** Dollars. */
  permit: Span;
  travel: Readonly<Record<CountyType, Span>>;
};

export const costLines = [
  "roofing",
  "slope",
  "second-layer",
  "decking",
  "chimneys",
  "skylights",
  "permit",
  "travel",
] as const;
export type CostLine = (typeof costLines)[number];

const countyTypes = ["primary", "secondary", "extended"] as const satisfies CountyType[];

/** The answers that one of "unknown" may stand for. */
export type OpenAnswers = {
  pitch: readonly RoofPitch[];
  shape: readonly RoofShape[];
  layers: readonly RoofLayers[];
  county: readonly CountyType[];
};

export type OpenAnswer = keyof OpenAnswers;

/** Whatever a roof may be. */
export const everyAnswer: OpenAnswers = {
  pitch: roofPitches,
  shape: roofShapes,
  layers: roofLayers,
  county: countyTypes,
};

/** A range with its workings. */
export type RoofCost = {
  /** Seen from above, eaves included; missing where the surface was given. */
  outline?: Span;
  /** The surface is this many times the outline; missing where the surface was given. */
  pitchFactor?: Span;
  surface: Span;
  /** With what is cut off. */
  ordered: Span;
  /** Sheets of decking that may have to be replaced, whole ones. */
  sheets: Span;
  /** Missing for a material that is priced by estimate. */
  price?: RoofPrice;
};

export type RoofPrice = {
  /** Dollars of each line, in the order of `costLines`; lines that come to nothing are left out. */
  lines: readonly { line: CostLine; cost: Span }[];
  /** The lines' sum, rounded outward to whole hundreds. */
  total: Span;
};

/**
 * The range for a roof: of all that it may be, or with `answers` of what it may well be.
 * @throws RangeError unless sizes are positive and counts whole.
 */
export function roofCost<Material extends string>(
  question: RoofCostQuestion<Material>,
  book: PriceBook<Material>,
  answers: OpenAnswers = everyAnswer,
): RoofCost {
  expectRoof(question);
  const { size } = question;
  const outline = size.kind === "squares" ? undefined : outlineOf(size, book);
  const pitchFactor = outline && factorOf(spanOf(question.pitch, answers.pitch, book.rise));
  const surface =
    size.kind === "squares"
      ? exactly(size.squares * 100)
      : times(outline ?? exactly(0), pitchFactor ?? exactly(1));
  const ordered = times(surface, plusOne(spanOf(question.shape, answers.shape, book.offcuts)));
  const sheets = wholeSheets(surface, book);
  const perSquareFoot = book.perSquareFoot[question.material];
  return {
    ...(outline && { outline }),
    ...(pitchFactor && { pitchFactor }),
    ...{ surface, ordered, sheets },
    ...(perSquareFoot && {
      price: priceOf(question, book, {
        ...{ answers, surface, sheets },
        roofing: times(ordered, perSquareFoot),
      }),
    }),
  };
}

/** What the roof may well cost; and, as long as something of it is not known, whatever is possible. */
export function rangesOf<Material extends string>(
  question: RoofCostQuestion<Material>,
  book: PriceBook<Material>,
  usual: OpenAnswers,
): { likely: RoofCost; possible: RoofCost | undefined } {
  const isOpen = openAnswersOf(question).length > 0;
  return {
    likely: roofCost(question, book, usual),
    possible: isOpen ? roofCost(question, book) : undefined,
  };
}

function priceOf(
  question: RoofCostQuestion,
  book: PriceBook,
  {
    answers,
    surface,
    sheets,
    roofing,
  }: Record<"surface" | "sheets" | "roofing", Span> & { answers: OpenAnswers },
): RoofPrice {
  const layers = { one: exactly(0), two: book.secondLayer };
  const costs: Record<CostLine, Span> = {
    roofing,
    slope: times(roofing, spanOf(question.pitch, answers.pitch, book.slopeWork)),
    "second-layer": times(surface, spanOf(question.layers, answers.layers, layers)),
    decking: times(sheets, book.decking.perSheet),
    chimneys: times(exactly(question.chimneys), book.chimney),
    skylights: times(exactly(question.skylights), book.skylight),
    permit: book.permit,
    travel: spanOf(question.county, answers.county, book.travel),
  };
  const lines = costLines
    .map((line) => ({ line, cost: costs[line] }))
    .filter(({ cost }) => cost.to > 0);
  const sum = lines.map(({ cost }) => cost).reduce(plus, exactly(0));
  return { lines, total: outward(sum, 100) };
}

/** The known answer's span, or from the lowest of all to the highest. */
function spanOf<Answer extends string>(
  answer: Answer | "unknown",
  answers: readonly Answer[],
  spans: Readonly<Record<Answer, Span>>,
): Span {
  if (answer !== "unknown") return spans[answer];
  const all = answers.map((one) => spans[one]);
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
}

function outlineOf(
  size: Exclude<RoofSize, { kind: "squares" }>,
  { outlinePerFloorArea, overhang }: PriceBook,
): Span {
  if (size.kind === "living-area") {
    return times(exactly(size.area / size.floors), outlinePerFloorArea);
  }
  const withEaves = (feet: number) => (size.length + 2 * feet) * (size.width + 2 * feet);
  return { from: withEaves(overhang.from), to: withEaves(overhang.to) };
}

/** How much larger a sloped surface is than what it covers. */
function factorOf({ from, to }: Span): Span {
  const factor = (rise: number) => Math.hypot(12, rise) / 12;
  return { from: factor(from), to: factor(to) };
}

function wholeSheets(surface: Span, { decking: { sheetArea, share } }: PriceBook): Span {
  const area = times(surface, share);
  return { from: Math.floor(area.from / sheetArea), to: Math.ceil(area.to / sheetArea) };
}

const exactly = (figure: number): Span => ({ from: figure, to: figure });
const plusOne = ({ from, to }: Span): Span => ({ from: 1 + from, to: 1 + to });
const plus = (one: Span, other: Span): Span => ({
  from: one.from + other.from,
  to: one.to + other.to,
});
const times = (one: Span, other: Span): Span => ({
  from: one.from * other.from,
  to: one.to * other.to,
});
const outward = ({ from, to }: Span, step: number): Span => ({
  from: Math.floor(from / step) * step,
  to: Math.ceil(to / step) * step,
});

function expectRoof({ size, chimneys, skylights }: RoofCostQuestion): void {
  const { kind, ...figures } = size;
  const isRoof =
    Object.values(figures).every((figure) => Number.isFinite(figure) && figure > 0) &&
    [chimneys, skylights].every((count) => Number.isInteger(count) && count >= 0);
  if (!isRoof) throw new RangeError(`no roof of this ${kind}: ${JSON.stringify(figures)}`);
}

/**
 * By how many dollars the range narrows at most when an open answer is known, most first; in whole hundreds. Empty for a
 * material that is priced by estimate, and when all is known.
 */
export function narrowing<Material extends string>(
  question: RoofCostQuestion<Material>,
  book: PriceBook<Material>,
): { answer: OpenAnswer; dollars: number }[] {
  const widthOf = (part: Partial<RoofCostQuestion<Material>>) => {
    const { price } = roofCost({ ...question, ...part }, book);
    return price ? price.total.to - price.total.from : 0;
  };
  return openAnswersOf(question)
    .map((answer) => {
      const widths = everyAnswer[answer].map((value) => widthOf({ [answer]: value } as object));
      return { answer, dollars: widthOf({}) - Math.min(...widths) };
    })
    .filter(({ dollars }) => dollars > 0)
    .sort((one, other) => other.dollars - one.dollars);
}

/** What is not known of a roof. */
export function openAnswersOf(question: Pick<RoofCostQuestion, OpenAnswer>): OpenAnswer[] {
  const all = Object.keys(everyAnswer) as OpenAnswer[];
  return all.filter((answer) => question[answer] === "unknown");
}

import type { Facts } from "#domain/business/facts.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";
import type {
  CostLine,
  OpenAnswer,
  OpenAnswers,
  RoofPitch,
  RoofShape,
} from "#domain/roof-cost/roof-cost.ts";
import {
  type FigureName,
  figureLimits,
  type RoofMaterial,
} from "#domain/roof-cost/roof-cost-form.ts";
import { countedTo, dollars, listed, percent } from "./figures.ts";
import { unitPrice } from "./unit-price.ts";

export const words = {
  heading: "What may your new roof cost?",
  lead: "Describe the roof and read the range. It takes less than a minute, and nobody asks for your phone number. You see how the figure is worked out, and what nobody can know before standing on the roof.",
} satisfies OpeningWords;

const notKnown = "I don't know";

export const form = {
  heading: "Your roof",
  size: {
    legend: "How large is it?",
    kinds: {
      "living-area": "By living area",
      outline: "By the outer walls",
      squares: "By measured squares",
    },
    area: "Living area, in square feet",
    areaHint: "As in your tax record or listing, without basement and garage.",
    floors: "Floors",
    length: "Length of the house, in feet",
    width: "Width of the house, in feet",
    outlineHint: "Along the outer walls. A garage under the same roof counts.",
    squares: "Roof surface, in squares",
    squaresHint: "From an earlier estimate. One square is 100 square feet of roof.",
  },
  pitch: {
    legend: "How steep?",
    options: [
      { value: "unknown", label: notKnown },
      { value: "low", label: "Low" },
      { value: "medium", label: "Medium" },
      { value: "steep", label: "Steep" },
      { value: "very-steep", label: "Very steep" },
    ] satisfies { value: RoofPitch | "unknown"; label: string }[],
  },
  shape: {
    legend: "What shape, from above?",
    options: [
      { value: "unknown", label: notKnown, hint: "" },
      { value: "gable", label: "Gable", hint: "Two slopes, a ridge." },
      { value: "hip", label: "Hip", hint: "Slopes on all four sides." },
      { value: "cut-up", label: "Many parts", hint: "Dormers, valleys, wings." },
    ] satisfies { value: RoofShape | "unknown"; label: string; hint: string }[],
  },
  rest: "What comes off, what goes on",
  layers: {
    label: "Layers of old roofing",
    hint: "Look at the edge above a gutter.",
    options: [
      { value: "unknown", label: notKnown },
      { value: "one", label: "One" },
      { value: "two", label: "Two" },
    ],
  },
  material: "New material",
  chimneys: "Chimneys",
  skylights: "Skylights",
  submit: "Show the range",
};

/** The question where the roof is, and its answers. */
export const countyQuestion = ({ inState, counties, priceBook: { travel } }: Facts) => ({
  hint: counties.some(({ type }) => travel[type].to > 0)
    ? "Travel is in the price where we drive far."
    : undefined,
  label: `${inState.county.charAt(0).toUpperCase()}${inState.county.slice(1)}`,
  options: [
    { value: "", label: notKnown },
    ...counties.map(({ id, name }) => ({ value: id, label: name })),
  ],
});

/** Below the labels of `form.pitch`. */
export const pitchHints = ({
  priceBook: { rise },
}: Facts): Readonly<Record<RoofPitch | "unknown", string>> => ({
  unknown: "",
  low: `${inches(rise.low)}. You could walk on it with ease.`,
  medium: `${inches(rise.medium)}. Most houses here.`,
  steep: `${inches(rise.steep)}. Nobody stands on it freely.`,
  "very-steep": `${inches(rise["very-steep"])}. As high as half the house is deep.`,
});

export const materialNames: Readonly<Record<RoofMaterial, string>> = {
  asphalt: "Asphalt shingles",
  metal: "Metal",
  cedar: "Cedar shakes",
  slate: "Slate",
  synthetic: "Synthetic",
};

/** What is wrong with a typed figure. */
export const figureFaults: Readonly<
  Record<FigureName, Record<"empty" | "no-figure" | "out-of-range", string>>
> = {
  area: faults("the living area", "2,400", "area", "square feet"),
  length: faults("the length of the house", "48", "length", "feet"),
  width: faults("the width of the house", "28", "width", "feet"),
  squares: faults("the number of squares", "22", "squares", "squares"),
};

export const result = {
  heading: "The range",
  /** While the size is being typed. */
  waiting: "The range appears here once the size is complete.",
  unread: {
    "no-figure": "We cannot read the size.",
    "out-of-range": "We have no range for this size.",
    empty: "The size is not complete.",
  },
  example: {
    tag: "An example",
    text: "Type the size of your own roof, and its range takes this place.",
  },
  likely: "Most roofs like it",
  possible: "Possible",
  /** `open` is what is not known, taken for the likely range as in `usual`. */
  whyLikely: (open: readonly OpenAnswer[], usual: OpenAnswers) =>
    `What you don't know is taken as usual here: ${listed(open.map((answer) => usualWords[answer](usual)))}.`,
  whyPossible: "From the easiest roof that fits your answers to the hardest.",
  forRoof: (material: string) => `for a new roof in ${material.toLowerCase()}`,
  soFar: "So far:",
  described: {
    "living-area": (area: string, floors: string) =>
      `${area} sq ft of living area on ${floors === "1" ? "one floor" : `${floors} floors`}`,
    outline: (length: string, width: string) => `${length} by ${width} feet of house`,
    squares: (squares: string) => `${squares} squares of roof`,
    slope: (slope: string) => `${slope.toLowerCase()} slope`,
    shape: (shape: string) =>
      shape === "Many parts" ? "many parts" : `${shape.toLowerCase()} roof`,
    layers: { one: "one layer to come off", two: "two layers to come off" },
    chimneys: (count: number) => (count === 1 ? "1 chimney" : `${count} chimneys`),
    skylights: (count: number) => (count === 1 ? "1 skylight" : `${count} skylights`),
    county: (name: string) => `in ${name}`,
  },
  byEstimate: (material: string) => `${material}: by estimate`,
  whyByEstimate:
    "We state no price for it, because it depends on the house more than on the size: weight, framing, and who can lay it. Your roof's size is below, so that you can compare what others offer.",
  workings: "How it is worked out",
  size: {
    outline: "House from above, with eaves",
    pitchFactor: "Times the slope",
    surface: "Roof surface",
    ordered: "With offcuts",
  },
  lines: {
    roofing: "Roofing",
    slope: "Slow work on the slope",
    "second-layer": "Second layer off",
    decking: "Decking, if rotten",
    chimneys: "Chimney flashing",
    skylights: "Skylight flashing",
    permit: "Permit",
    travel: "Travel",
  } satisfies Record<CostLine, string>,
  total: "Range",
  perSquareFoot: (price: string) => `${price} a square foot, installed`,
  /** `area` in square feet. */
  sheets: (count: string, area: number) => `${count} sheets of ${area} square feet`,
  narrow: {
    heading: "What would narrow it",
    /** Said where a likely range stands above the possible one. */
    which: "Of the possible range:",
    /** What somebody would have to find out. */
    topics: {
      pitch: "How steep it is",
      shape: "Its shape",
      layers: "How many layers come off",
      county: "Your county",
    },
    text: (amount: string) => `up to ${amount} narrower`,
    nothing: "You have answered everything that a homeowner can. The rest takes a ladder.",
  },
  moves: {
    heading: "What nobody can know from here",
    points: [
      "Rot under the shingles. It shows when they are off: the allowance above is for a few sheets.",
      "Flashing at walls and in valleys, and whether the old gutters can stay.",
      "Vents: an attic that breathes too little needs more of them.",
      "Access: a dumpster in the street, a slope over a glass porch, a lot without a driveway.",
      "The day's price of shingles, and how busy the season is.",
    ],
  },
  actions: {
    book: "Book a free inspection with these figures",
    ask: "Ask about this range",
    /** Below an example. */
    askInstead: "No figures at hand? Ask us",
    compare: "Have bids already? Compare them",
    print: "Print this range",
  },
  address: "The address of this page keeps your answers: save it or send it to somebody.",
  date: (day: CalendarDay) =>
    `Prices as of ${formatDay(day, "dated")}. A range is not an offer: only a written estimate is.`,
};

export const payments = {
  heading: "What it comes to each month",
  ofExample: "Of the example above, not of your roof.",
  lead: "The range in large figures on each of our payment plans, with the terms of its example and no down payment. All are subject to credit approval; your lender names your rate before you sign. With same-as-cash, interest is due from day one if the balance is not paid in full in time.",
  low: "The lower end",
  high: "The upper end",
  deferred: (rate: string) => `Interest added at ${rate} APR, if nothing is paid by then`,
  monthly: (payment: string) => `${payment} a month`,
  outside: (limits: string) => `Our lenders finance ${limits}. This end is outside of that.`,
  more: "Work out your own terms",
};

export const basis = ({
  priceBook: { decking, offcuts, outlinePerFloorArea, overhang },
  roofing: { asphalt, metal },
}: Facts) => ({
  heading: "What the range rests on",
  points: [
    {
      title: "The price of a square foot",
      text: `Asphalt shingles cost ${unitPrice(asphalt.pricePerSquareFoot)} per square foot installed, metal ${unitPrice(metal.pricePerSquareFoot)}. That includes one layer torn off and hauled away, underlayment, drip edge, and the offcuts of a plain roof.`,
    },
    {
      title: "From the house to the roof",
      text: `From your living area we take one floor, and ${countedTo(outlinePerFloorArea, ["times", "times"])} of it: walls, a porch or garage, and eaves. From the outer walls we add ${countedTo(overhang, ["foot", "feet"])} of eaves on each side. A slope makes the roof larger than what it covers: at 6 in 12 by 11.8%, at 12 in 12 by 41.4%.`,
    },
    {
      title: "Offcuts",
      text: `Shingles are cut at hips and valleys, and the pieces seldom fit elsewhere. A hip roof takes ${percent(offcuts.hip)} more than a plain one, a roof with dormers and valleys ${percent(offcuts["cut-up"])}.`,
    },
    {
      title: "Decking",
      text: `The plywood under the shingles is hidden. We allow for up to ${percent(decking.share.to)} of it, at ${dollars(decking.perSheet)} a sheet. You pay only for sheets that are replaced, and you get a photo of each.`,
    },
    {
      title: "Never narrower than what we know",
      text: 'Whatever you answer with "I don\'t know" keeps its whole width in the possible range; the likely one takes what most houses here have. A figure to the dollar from a web page would be invented: we would rather be right than exact.',
    },
  ],
});

export const closing = {
  heading: "Want the figure without the range?",
  text: "An inspection is free, takes the measurements that this page cannot, and ends with a written price.",
  actions: { book: "Book a free inspection", read: "What a new roof costs" },
};

/** In the sentence of `whyLikely`. */
const usualWords: Readonly<Record<OpenAnswer, (usual: OpenAnswers) => string>> = {
  pitch: ({ pitch }) => `a ${labelsOf(form.pitch.options, pitch)} slope`,
  shape: ({ shape }) => `a ${labelsOf(form.shape.options, shape)} roof`,
  layers: ({ layers }) => `${labelsOf(form.layers.options, layers)} layer to come off`,
  county: () => "a county near us",
};

function labelsOf(options: readonly { value: string; label: string }[], values: readonly string[]) {
  const labels = options.filter(({ value }) => values.includes(value));
  return listed(
    labels.map(({ label }) => label.toLowerCase()),
    "or",
  );
}

/**
 * The range as a line for a form's notes; without a range for a material that is priced by estimate. `possible` is the
 * wider one of a roof of which something is not known.
 */
export function notesOf(told: {
  range: string | undefined;
  possible: string | undefined;
  material: string;
  roof: string;
  address: string;
}): string {
  const wider = told.possible ? `, possibly ${told.possible},` : "";
  const range = told.range ? `${told.range}${wider}` : "by estimate";
  return `Roof cost from the website: ${range} in ${told.material.toLowerCase()}. ${told.roof}. ${told.address}`;
}

function inches(rise: Span): string {
  return `${countedTo(rise, ["inch", "inches"])} up for each foot across`;
}

function faults(what: string, example: string, name: FigureName, unit: string) {
  const { from, to } = figureLimits[name];
  return {
    empty: `Enter ${what}.`,
    "no-figure": `Enter ${what} in figures, such as ${example}.`,
    "out-of-range": `Enter ${withThousands(from)} to ${withThousands(to)} ${unit}.`,
  };
}

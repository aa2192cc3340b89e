import type { BookItemId, EstimateMeasure } from "#domain/estimate/book-items.ts";
import type {
  EstimateUnit,
  NoReason,
  OptionGrade,
  PaymentMoment,
} from "#domain/estimate/estimate-terms.ts";

/** How something of the price book is called on an estimate, until somebody writes other words. */
export const bookItemNames: Readonly<Record<BookItemId, string>> = {
  asphalt: "Tear off one layer and install asphalt shingles",
  metal: "Tear off one layer and install a metal roof",
  cedar: "Tear off one layer and install cedar shakes",
  slate: "Tear off one layer and install slate",
  synthetic: "Tear off one layer and install synthetic shingles",
  "asphalt-steep": "Work on a steep slope",
  "asphalt-very-steep": "Work on a very steep slope",
  "metal-steep": "Work on a steep slope",
  "metal-very-steep": "Work on a very steep slope",
  "extra-layer": "Tear off another layer of roofing",
  sheet: "Replace a sheet of decking",
  fascia: "Replace fascia",
  "drip-edge": "Drip edge",
  "ridge-vent": "Ridge vent",
  valley: "New valley",
  "wall-flashing": "New flashing along walls",
  gutter: "New gutter",
  chimney: "New flashing of a chimney",
  skylight: "New flashing of a skylight",
  pipe: "New boot of a pipe",
  permit: "Permit",
  travel: "Travel",
};

/** What was measured, as in 'the report has 23.5 squares of roof'. */
export const measureNames: Readonly<Record<EstimateMeasure, string>> = {
  squares: "roof surface",
  "steep-squares": "steep slopes",
  "very-steep-squares": "very steep slopes",
  "extra-layer-squares": "layers of old roofing beyond the first",
  "bad-sheets": "bad decking",
  "eave-and-rake": "eaves and rakes",
  ridge: "ridge",
  valley: "valleys",
  "wall-flashing": "flashing along walls",
  gutter: "gutters",
  "bad-fascia": "bad fascia",
  chimney: "chimneys",
  skylight: "skylights",
  pipe: "pipes",
};

const units: Readonly<Record<EstimateUnit, readonly [one: string, many: string]>> = {
  square: ["square", "squares"],
  sheet: ["sheet", "sheets"],
  foot: ["foot", "feet"],
  piece: ["piece", "pieces"],
  job: ["job", "jobs"],
};

/** '23.5 squares', of hundredths. */
export function quantityText(hundredths: number, unit: EstimateUnit): string {
  const [one, many] = units[unit];
  const figure = (hundredths / 100).toLocaleString("en-US", { maximumFractionDigits: 2 });
  return `${figure} ${hundredths === 100 ? one : many}`;
}

/** 'a square', as a price is for one. */
export function perUnit(unit: EstimateUnit): string {
  return unit === "job" ? "in all" : `a ${units[unit][0]}`;
}

export const gradeNames: Readonly<Record<OptionGrade, string>> = {
  good: "Good",
  better: "Better",
  best: "Best",
  only: "Our estimate",
};

export const paymentMomentNames: Readonly<Record<PaymentMoment, string>> = {
  signing: "When you sign",
  delivery: "When the material arrives",
  start: "When work begins",
  half: "When half of the work is done",
  completion: "When the work is done",
};

/** As the person chooses it. */
export const noReasonNames: Readonly<Record<NoReason, string>> = {
  price: "It costs more than I want to spend",
  competitor: "I am going with somebody else",
  timing: "I am not doing this work now",
  other: "Something else",
};

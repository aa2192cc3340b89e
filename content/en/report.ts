import type { NamedFinding, ReportAnswer } from "#domain/report/report-answer.ts";
import type { Years } from "#domain/report/report-content.ts";
import type {
  AdviceKind,
  CountedThing,
  DeckingKind,
  ExhaustKind,
  IntakeKind,
  LookedAtWay,
  MeasuredLength,
  NotCloseReason,
  ReportArea,
  Urgency,
} from "#domain/report/report-terms.ts";
import type { RoofCondition, RoofSide } from "#domain/roof-photo/roof-photo.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";

/* The words of a report, as its person and whoever writes it read them. */

export const reportAreaNames: Record<ReportArea, string> = {
  surface: "Roof surface",
  flashings: "Flashings, chimney and vents",
  edges: "Eaves and rakes",
  gutters: "Gutters",
  walls: "Walls and siding",
  attic: "Attic",
  ceilings: "Ceilings below the roof",
};

export const lookedAtNames: Record<LookedAtWay, string> = {
  close: "Closely",
  afar: "From a distance",
  not: "Not looked at",
};

export const notCloseNames: Record<NotCloseReason, string> = {
  snow: "snow or ice on it",
  wet: "too wet to walk on",
  steep: "too steep to walk on",
  high: "too high for our ladders",
  fragile: "walking on it would break it",
  "no-way-in": "no way in",
  hidden: "covered, so that it cannot be seen",
  "not-wanted": "not wanted",
  other: "see the note",
};

/** Until an owner calls them otherwise (domain/roof-photo/roof-words.ts). */
export const conditionNames: ConditionWords = {
  good: "Good",
  fair: "Fair",
  worn: "Worn",
  damaged: "Damaged",
  failed: "Failed",
};

export const urgencyNames: Record<Urgency, string> = {
  now: "Now",
  season: "This season",
  watch: "Keep an eye on it",
  none: "Nothing to do",
};

export const adviceNames: Record<AdviceKind, string> = {
  nothing: "Nothing needs doing",
  maintenance: "Maintenance",
  repair: "Repair",
  "replace-later": "Replacement later",
  "replace-now": "Replacement now",
};

export const deckingNames: Record<DeckingKind, string> = {
  plywood: "Plywood",
  osb: "OSB",
  boards: "Boards",
  metal: "Metal",
  concrete: "Concrete",
  unknown: "Could not be seen",
};

export const intakeNames: Record<IntakeKind, string> = {
  "soffit-vent": "Soffit vents",
  "soffit-strip": "Continuous soffit vent (feet)",
  "edge-vent": "Vented drip edge (feet)",
  none: "No intake",
};

export const exhaustNames: Record<ExhaustKind, string> = {
  "ridge-vent": "Ridge vent (feet)",
  "box-vent": "Box vents",
  turbine: "Turbines",
  "power-fan": "Power fans",
  "gable-vent": "Gable vents",
  none: "No exhaust",
};

export const lengthNames: Record<MeasuredLength, string> = {
  eave: "Eaves",
  rake: "Rakes",
  ridge: "Ridge",
  hip: "Hips",
  valley: "Valleys",
  "wall-flashing": "Flashing at walls",
  gutter: "Gutters",
  "bad-fascia": "Bad wood at the edges",
};

export const countedNames: Record<CountedThing, string> = {
  chimney: "Chimneys",
  skylight: "Skylights",
  pipe: "Pipes and vents",
};

const otherPlace = "place that is named below";

/** How built parts are called within a sentence: `the rear slope`, `the gutter on the left`. */
const places: Readonly<Record<string, { noun: string; isOfSide?: true }>> = {
  slope: { noun: "slope", isOfSide: true },
  ridge: { noun: "ridge" },
  valley: { noun: "valley" },
  eave: { noun: "eave", isOfSide: true },
  rake: { noun: "rake", isOfSide: true },
  flashing: { noun: "flashing" },
  chimney: { noun: "chimney" },
  skylight: { noun: "skylight" },
  vent: { noun: "vent or pipe" },
  gutter: { noun: "gutter" },
  drain: { noun: "drain" },
  decking: { noun: "decking" },
  attic: { noun: "attic" },
  ceiling: { noun: "ceiling" },
  siding: { noun: "siding" },
  house: { noun: "house" },
  other: { noun: otherPlace },
};

const sideWords: Record<RoofSide, { before: string; after: string }> = {
  front: { before: "front", after: "at the front" },
  right: { before: "right", after: "on the right" },
  rear: { before: "rear", after: "at the rear" },
  left: { before: "left", after: "on the left" },
};

/** Of one place: `the rear slope has failed`. */
const conditionWords: Record<RoofCondition, string> = {
  good: "is in good condition",
  fair: "is in fair condition",
  worn: "is worn",
  damaged: "is damaged",
  failed: "has failed",
};

/** `the rear slope`, `the gutter on the left`, `the solar panel`; of no part, `one place`. */
export function placeText({
  part,
  partWord,
  side,
}: Pick<NamedFinding, "part" | "partWord" | "side">): string {
  if (!part) return "one place";
  const { noun, isOfSide } = places[part] ?? { noun: uncapitalized(partWord) || otherPlace };
  if (!side) return `the ${noun}`;
  const { before, after } = sideWords[side];
  return isOfSide ? `the ${before} ${noun}` : `the ${noun} ${after}`;
}

/** `8 to 12 years`, `1 year`, `less than a year`. */
export function yearsText({ from, to }: Years): string {
  if (to === 0) return "less than a year";
  const unit = to === 1 ? "year" : "years";
  return from === to ? `${to} ${unit}` : `${from} to ${to} ${unit}`;
}

/** The answer of a report in one sentence, which stands first in it, with an owner's own words for conditions. */
export function answerText(
  answer: ReportAnswer,
  conditions: ConditionWords = conditionNames,
): string {
  const said = sentences[answer.advice](answer, conditions);
  const text = answer.isFromAfar ? `As far as we could see, ${uncapitalized(said)}` : said;
  return `${text}.`;
}

const sentences: Record<AdviceKind, (answer: ReportAnswer, conditions: ConditionWords) => string> =
  {
    nothing({ first, life }) {
      if (first?.urgency === "watch") {
        return `Nothing needs doing now; keep an eye on ${placeText(first)}`;
      }
      if (life && life.to > 0) {
        return `Nothing needs doing; what we saw can be expected to last another ${yearsText(life)}`;
      }
      return "Nothing needs doing";
    },
    maintenance({ first }) {
      const what = `The roof needs ${byWhen(first)}maintenance and no repair`;
      return first && isDue(first) ? `${what}; begin with ${placeText(first)}` : what;
    },
    repair({ first, pressing }) {
      if (!first) return "The roof needs a repair";
      if (pressing > 1) {
        const others = pressing === 2 ? "other" : "others";
        return first.urgency === "now"
          ? `${pressing} places need attention: ${placeText(first)} now, the ${others} after it`
          : `${pressing} places need attention this season, first of all ${placeText(first)}`;
      }
      return `The roof needs a repair${until(first)} at one place: ${placeText(first)}`;
    },
    "replace-later"({ years, first, pressing }) {
      const when = years
        ? years.to === 0
          ? " within a year"
          : ` in ${yearsText(years)}`
        : " later";
      const what = `Plan to replace the roof${when}`;
      if (!first || pressing === 0) return `${what}; nothing is urgent`;
      return `${what}; ${placeText(first)} needs attention${until(first)}`;
    },
    "replace-now"({ first }, conditions) {
      const what = "We advise replacing the roof now";
      return first?.condition
        ? `${what}: ${conditionText(first, first.condition, conditions)}`
        : what;
    },
  };

/** `the rear slope has failed`; where an owner calls that otherwise, in their word. */
function conditionText(
  finding: NamedFinding,
  condition: RoofCondition,
  conditions: ConditionWords,
): string {
  const place = placeText(finding);
  return conditions[condition] === conditionNames[condition]
    ? `${place} ${conditionWords[condition]}`
    : `the condition of ${place} is “${conditions[condition]}”`;
}

function isDue({ urgency }: NamedFinding): boolean {
  return urgency === "now" || urgency === "season";
}

function until({ urgency }: NamedFinding): string {
  if (urgency === "now") return " now";
  return urgency === "season" ? " this season" : "";
}

function byWhen(first: NamedFinding | null): string {
  return first?.urgency === "now" ? "prompt " : "";
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

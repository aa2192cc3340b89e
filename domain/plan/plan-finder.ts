import type { PlanId, ProtectionPlan } from "./protection-plan.ts";

/*
 * Which plan fits a roof, if any. Each answer implies how often the roof must be inspected or how fast somebody must
 * come; the result is the cheapest plan that offers both. Some answers rule out every plan, and then the result says
 * so.
 */

export const roofAnswers = ["under-10", "10-20", "over-20"] as const;
export const wearAnswers = ["calm", "trees", "steady"] as const;
export const watchAnswers = ["home", "away", "tenants"] as const;

export type FinderAnswers = {
  /** Years since installation. */
  roof: (typeof roofAnswers)[number];
  /** What strains it. */
  wear: (typeof wearAnswers)[number];
  /** Who would notice a leak. */
  watch: (typeof watchAnswers)[number];
};

/** Every question with its answers, in the order asked. */
export const finderQuestions = {
  roof: roofAnswers,
  wear: wearAnswers,
  watch: watchAnswers,
} as const satisfies { [Id in keyof FinderAnswers]: readonly FinderAnswers[Id][] };

export type FinderQuestionId = keyof FinderAnswers;

/** What the roof needs from a plan. */
export type Needs = { inspectionsPerYear: number; responseHours: number };

export type Recommendation =
  | { outcome: PlanId; needs: Needs }
  /** `none`: an occasional inspection is enough. The others come before any plan. */
  | { outcome: "none" | "warranty-first" | "replace-first"; needs: Needs };

export type Outcome = Recommendation["outcome"];

/** Per year. */
export const inspectionsForAge = {
  "under-10": 0,
  "10-20": 1,
  "over-20": 2,
} as const satisfies Record<FinderAnswers["roof"], number>;

/** Per year. */
export const inspectionsForWear = {
  calm: 0,
  trees: 2,
  steady: 4,
} as const satisfies Record<FinderAnswers["wear"], number>;

/** Hours. Somebody at home notices a leak and calls, so no response time is needed. */
export const responseFor: Record<FinderAnswers["watch"], number> = {
  home: Number.POSITIVE_INFINITY,
  away: 72,
  tenants: 24,
};

/** Everybody should have a yearly inspection; that needs no plan. */
const inspectionsWithoutPlan = 1;

/** How often the roof must be inspected, and how fast somebody must come. */
export function needsOf({ roof, wear, watch }: FinderAnswers): Needs {
  return {
    inspectionsPerYear: Math.max(inspectionsForAge[roof], inspectionsForWear[wear]),
    responseHours: responseFor[watch],
  };
}

/** The recommendation for the three answers. */
export function recommendPlan(
  answers: FinderAnswers,
  plans: Readonly<Record<PlanId, ProtectionPlan>>,
): Recommendation {
  const needs = needsOf(answers);
  if (answers.wear === "steady" && answers.roof === "under-10")
    return { outcome: "warranty-first", needs };
  if (answers.wear === "steady" && answers.roof === "over-20")
    return { outcome: "replace-first", needs };
  if (
    needs.inspectionsPerYear <= inspectionsWithoutPlan &&
    needs.responseHours === Number.POSITIVE_INFINITY
  )
    return { outcome: "none", needs };
  return { outcome: cheapestPlan(needs, plans), needs };
}

/** Undefined when an answer is missing or unknown, as in a URL typed by hand. */
export function readFinderAnswers(given: {
  get(name: string): string | null;
}): FinderAnswers | undefined {
  const roof = oneOf(roofAnswers, given.get("roof"));
  const wear = oneOf(wearAnswers, given.get("wear"));
  const watch = oneOf(watchAnswers, given.get("watch"));
  return roof && wear && watch ? { roof, wear, watch } : undefined;
}

function cheapestPlan(needs: Needs, plans: Readonly<Record<PlanId, ProtectionPlan>>): PlanId {
  const byPrice = (Object.keys(plans) as PlanId[]).sort(
    (one, other) => plans[one].monthlyPrice - plans[other].monthlyPrice,
  );
  const fitting = byPrice.find(
    (id) =>
      plans[id].inspectionsPerYear >= needs.inspectionsPerYear &&
      plans[id].responseHours <= needs.responseHours,
  );
  // No plan offers everything needed: recommend the most expensive.
  return fitting ?? byPrice.at(-1) ?? "platinum";
}

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined {
  return values.find((value) => value === given);
}

import { useQuery } from "@tanstack/react-query";
import { businessQuery, factsNow, shippedFacts } from "#desk/business/business-queries.ts";
import { useMay } from "#desk/shell/use-me.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { entriesOf, factGroups } from "#domain/business/fact-entries.ts";
import { isOffered } from "#domain/business/offers.ts";
import {
  isSetUpDone,
  isStepSettled,
  type StepFacts,
  stepsWith,
} from "#domain/business/set-up-steps.ts";
import { isStated } from "#domain/business/stated-facts.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";

/** The steps of this business: what it does not offer is not asked. */
export function stepsOf(business: Pick<Business, "base" | "settings">): StepFacts[] {
  const shipped = shippedFacts(business);
  const facts = factsInPlace(shipped, business.settings.overrides);
  const settable = entriesOf(shipped).filter(
    ({ fixed, group }) => !fixed && isOffered(facts, factGroups[group]),
  );
  return stepsWith(settable);
}

/** How many facts of a step pages state as the site was shipped with them. */
export function shippedIn(
  business: Pick<Business, "base" | "settings">,
  { shown, folded }: Pick<StepFacts, "shown" | "folded">,
): number {
  const facts = factsNow(business);
  return [...shown, ...folded].filter(
    (entry) => isStated(entry, facts) && !Object.hasOwn(business.settings.overrides, entry.path),
  ).length;
}

export type SetUpProgress = {
  /** Whether somebody who may has still to set the business up. A clone shows the business of its profile, which nobody has to. */
  isAhead: boolean;
  settled: number;
  all: number;
};

export function progressOf(business: Pick<Business, "base" | "settings">): SetUpProgress {
  const { settled } = business.settings;
  const ids = stepsOf(business).map(({ step }) => step.id);
  return {
    isAhead: Object.keys(business.base).length > 0 && !isSetUpDone(settled, ids),
    settled: ids.filter((id) => isStepSettled(settled, id)).length,
    all: ids.length,
  };
}

/** How far Set up has come, for owners; `"unknown"` until that is known; undefined for others and where it cannot be read. */
export function useSetUp(): SetUpProgress | "unknown" | undefined {
  const enabled = useMay("business");
  const { data, isLoading } = useQuery({ ...businessQuery, enabled, staleTime: 60_000 });
  if (isLoading) return "unknown";
  return data && progressOf(data);
}

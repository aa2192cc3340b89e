import { isLawHere, type LawHere } from "#domain/business/state-law.ts";
import type { StatedPlace } from "#domain/places/stated-place.ts";

/** Where an article holds, and whose law it states. */
export type Held = {
  /**
   * Names of regions and states as it was written; once built, `built` stands for the region that `content/` describes, as in the
   * fact `area`. Absent: everywhere.
   */
  regions?: readonly string[] | undefined;
  /** The state whose law it states, as its postal abbreviation: it is shown where somebody has confirmed that law. */
  law?: string | undefined;
};

/** What decides which articles hold. */
export type HeldHere = Pick<StatedPlace, "area" | "inState"> & LawHere;

/** Whether a built article holds with these facts. */
export function isHeld(f: HeldHere, { regions, law }: Held): boolean {
  const isHere = !regions || regions.includes(f.area) || regions.includes(f.inState.name);
  return isHere && (law === undefined || isLawHere(f, law));
}

/** The built articles that hold with these facts. */
export function heldIn<One extends Held>(f: HeldHere, articles: readonly One[]): One[] {
  return articles.filter((article) => isHeld(f, article));
}

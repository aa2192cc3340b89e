import { keep, kept } from "#app/forms/tab-memory.ts";

/* The range of /roof-cost is carried over to the appointment and contact forms of the same tab, when asked to. */

const key = "roof-cost";

export function carryRoofCost(notes: string): void {
  keep(key, { notes });
}

/** The line for a form's notes; empty when nothing was carried over. */
export function carriedRoofCost(): string {
  return kept(key).notes ?? "";
}

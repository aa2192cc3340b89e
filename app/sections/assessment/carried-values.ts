import { forget, keep, kept } from "#app/forms/tab-memory.ts";

/* A finished assessment is carried over to the appointment and contact forms of the same tab. */

const key = "assessment";

export function carryResult(values: Partial<Record<string, string>>): void {
  keep(key, values);
}

export function dropCarriedResult(): void {
  forget(key);
}

/** The values of the answers; empty when nothing was carried over. */
export function carriedValues(): Partial<Record<string, string>> {
  return kept(key);
}

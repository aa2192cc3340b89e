/*
 * A finished assessment goes with the visitor to the appointment and contact forms of this session. Session
 * storage may be missing, full or written by somebody else: then nothing is carried.
 */

const key = "assessment";

export function carryResult(values: Partial<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

export function dropCarriedResult(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** The values of the answers; empty when nothing is carried. */
export function carriedValues(): Partial<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof values === "object" && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}

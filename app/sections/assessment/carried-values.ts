/*
 * A finished assessment is carried over to the appointment and contact forms of the same session.
 * Session storage may be missing, full, or hold foreign data: then nothing is carried over.
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

/** The values of the answers; empty when nothing was carried over. */
export function carriedValues(): Partial<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof values === "object" && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}

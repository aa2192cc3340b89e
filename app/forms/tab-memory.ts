/*
 * What visitors have entered, in the browser's session storage: for this tab, until it is closed. Storage may be missing,
 * full, or hold foreign data: then nothing is kept.
 */

/** The key for what is entered under a name at this place in the tab's history; the same after a reload. */
export function keyHere(name: string): string {
  return `${name} ${history.state?.key ?? location.pathname + location.search}`;
}

export function keep(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** What is kept under a key; empty when there is nothing. */
export function kept(key: string): Partial<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof values === "object" && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}

export function isKept(key: string): boolean {
  return Object.keys(kept(key)).length > 0;
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

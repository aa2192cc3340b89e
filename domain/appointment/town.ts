import { withPlainDashesAndSpaces } from "#domain/person/plain-characters.ts";

/**
 * The town of an address as people type it: `Fairfax` of `12 Maple Street, Fairfax, VA 22030`; empty if none can be
 * told.
 */
export function townOf(address: string): string {
  const line = withPlainDashesAndSpaces(address).replace(/\s+/gu, " ").trim();
  const beforeState = /,\s*([^,\d]+?)\s*,?\s+[A-Za-z]{2}\.?(?:\s+\d{5}(?:-\d{4})?)?\s*$/u.exec(
    line,
  );
  if (beforeState?.[1]) return beforeState[1];
  const last = line.split(",").slice(1).at(-1)?.trim() ?? "";
  return /\d/.test(last) ? "" : last;
}

import type { Facts } from "#domain/business/facts.ts";

/** `Virginia Class A Contractor 2705-555014`: all licenses, each with its number. */
export function licensesInWords({ licenses }: Pick<Facts, "licenses">): string {
  return licenses.map(({ label, number }) => `${label} ${number}`).join(", ");
}

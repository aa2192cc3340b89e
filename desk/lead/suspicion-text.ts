import { suspicion as words } from "#content/en/desk/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";

/** What is odd about a suspected lead, what we have written to its person because of that, and what to do. */
export function suspicionText({ kind, isWithheld }: Pick<Lead, "kind" | "isWithheld">): string {
  if (kind === "appointment") {
    return isWithheld ? words.fakeBooking(oddBooking) : words.oddLinks(oddBooking);
  }
  return isWithheld ? words.spam : words.fast;
}

import type { Lead } from "#domain/lead/lead-page.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";

/** What is odd about a suspected lead, what we have written to its person because of that, and what to do. */
export function suspicionText({ kind, isWithheld }: Pick<Lead, "kind" | "isWithheld">): string {
  if (kind === "appointment") {
    return isWithheld
      ? `${oddBooking}. A program seems to have filled in the form, so we have not written to this person. If the booking is real, we send the confirmation.`
      : `${oddBooking}. If it holds links, our mails to this person repeat nothing that was typed.`;
  }
  return isWithheld
    ? "This looks like spam. Nothing was sent to this person."
    : "This form was filled in as fast as programs do it. We write to the person as usual.";
}

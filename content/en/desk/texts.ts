import { greeting } from "#content/en/greeting.ts";
import type { Facts } from "#domain/business/facts.ts";

/* Texts that the desk sends from a phone about an appointment. */

/** Whom it is to, and when the inspection is: `Tuesday, November 24 at 10:00 AM`. */
type About = { name: string; when: string };

export function movedText(
  { shortName, phone }: Pick<Facts, "shortName" | "phone">,
  { name, when }: About,
): string {
  return `${greeting(name)} this is ${shortName}. Your roof inspection is now on ${when}. Questions? Call ${phone.display}.`;
}

export function canceledText(
  { shortName, phone }: Pick<Facts, "shortName" | "phone">,
  { name, when }: About,
): string {
  return `${greeting(name)} this is ${shortName}. Your roof inspection on ${when} is canceled. To find another time, call ${phone.display}.`;
}

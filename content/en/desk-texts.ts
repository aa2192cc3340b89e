import { businessProfile } from "#content/business-profile.ts";
import { greeting } from "#content/en/greeting.ts";

/* Texts that the desk sends from a phone about an appointment. */

const { shortName, phone } = businessProfile;

/** @param when `Tuesday, November 24 at 10:00 AM` */
export function movedText(name: string, when: string): string {
  return `${greeting(name)} this is ${shortName}. Your roof inspection is now on ${when}. Questions? Call ${phone.display}.`;
}

/** @param when `Tuesday, November 24 at 10:00 AM` */
export function canceledText(name: string, when: string): string {
  return `${greeting(name)} this is ${shortName}. Your roof inspection on ${when} is canceled. To find another time, call ${phone.display}.`;
}

import { typedOtherwise } from "./contact-phone.ts";
import { contactPhoneOf } from "./understood-phone.ts";

/**
 * The number that was understood, in words, for whoever typed an extension, letters or anything else that reads
 * differently. Null when it reads the same, as `703.555.0142` does, or was not understood.
 */
export function saidBackPhone(typed: string): string | null {
  const phone = contactPhoneOf(typed);
  return typedOtherwise(phone) === null ? null : phone.shown;
}

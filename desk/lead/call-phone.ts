import { phoneLink } from "#domain/person/contact-links.ts";
import type { ContactPhone } from "#domain/person/contact-phone.ts";

/** Hands a number to whatever places calls on this computer or phone. */
export function callPhone(phone: ContactPhone): void {
  location.assign(phoneLink(phone));
}

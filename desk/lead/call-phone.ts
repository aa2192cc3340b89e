import { phoneLink } from "#domain/person/contact-links.ts";

/** Hands a number to whatever places calls on this computer or phone. */
export function callPhone(phone: string): void {
  location.assign(phoneLink(phone));
}

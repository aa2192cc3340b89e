import { invalidPhone } from "#domain/person/contact-limits.ts";
import { plainPhone } from "#domain/person/typed-phone.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { invalidInput } from "#server/refusal.ts";

/**
 * What is stored of a number that somebody who works here has typed: E.164, as it is texted; empty for none.
 * @throws Refusal 400 when it is not understood: it would get no texts, and nobody would notice.
 */
export function staffPhone(typed: string): string {
  if (typed === "") return "";
  const phone = understoodPhone(typed);
  if (!phone) throw invalidInput({ phone: isWithoutAreaCode(typed) ? noAreaCode : invalidPhone });
  return phone.e164;
}

const noAreaCode = "The area code is missing: type all ten digits";

/** `555-0142`: what people dial next door. */
function isWithoutAreaCode(typed: string): boolean {
  return plainPhone(typed).replace(/\D/g, "").length === 7;
}

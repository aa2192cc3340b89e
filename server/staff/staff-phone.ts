import { invalidPhone } from "#domain/person/contact-limits.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { invalidInput } from "#server/refusal.ts";

/**
 * What is stored of a number that somebody who works here has typed: E.164, as it is texted; empty for none.
 * @throws Refusal 400 when it is not understood: it would get no texts, and nobody would notice.
 */
export function staffPhone(typed: string): string {
  if (typed === "") return "";
  const phone = understoodPhone(typed);
  if (!phone) throw invalidInput({ phone: invalidPhone });
  return phone.e164;
}

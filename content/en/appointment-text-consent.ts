import { textTerms } from "./text-consent.ts";

/*
 * On the appointment's page. Apart from the booking form's words, so that its scripts, which are close to their budget, hold
 * only those.
 */

/** Beside the box. Whoever has the page's link can see it, so that it names the number's last digits only. */
export const appointmentTextConsent = (ending: string) =>
  `Text me about this appointment at the number that ends in ${ending}. ${textTerms}`;

/** On the button that ends texts, and kept of it. */
export const endOfTexts = "Stop texts";

import { textTerms } from "./text-consent.ts";

/** Below the number in the booking form. What stands beside a box is what is kept of a consent. */
export const bookingTextConsent = `Text me about this appointment at the number above. ${textTerms}`;

/** At the end of our answers to STOP, START and HELP. */
export const textRates = "Message and data rates may apply. Reply STOP to end.";

/** What carriers want to be said before somebody agrees to texts: how many, what they cost, help and the end. */
const textTerms =
  "Message frequency varies. Message and data rates may apply. Reply HELP for help, STOP to end.";

/** What stands beside the boxes is what is kept of a consent. */
export const textConsent = {
  /** Below the number in the booking form. */
  booking: `Text me about this appointment at the number above. ${textTerms}`,
  /** On the appointment's page, which whoever has its link can see. */
  appointment: (ending: string) =>
    `Text me about this appointment at the number that ends in ${ending}. ${textTerms}`,
  end: "Stop texts",
  /** Beside the box, after what is agreed to. */
  privacy: "Privacy policy",
};

/** Read aloud to anyone who calls, and kept of their consent. By itself, since no page of the site asks so. */
export const textConsentOnCall = `May we text you about your inspection at this number? ${textTerms}`;

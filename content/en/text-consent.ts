/** Beside the box that asks for texts, and at the end of ours. */
export const textRates = "Message and data rates may apply. Reply STOP to end.";

/** What stands beside the boxes is what is kept of a consent. */
export const textConsent = {
  /** Below the number in the booking form. */
  booking: `Text me about this appointment at the number above. ${textRates}`,
  /** On the appointment's page, which whoever has its link can see. */
  appointment: (ending: string) =>
    `Text me about this appointment at the number that ends in ${ending}. ${textRates}`,
  end: "Stop texts",
};

/** Read aloud to anyone who calls, and kept of their consent. By itself, since no page of the site asks so. */
export const textConsentOnCall = `May we text you about your inspection at this number? ${textRates}`;

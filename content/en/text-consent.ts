/** At the end of our answers to STOP, START and HELP. */
export const textRates = "Message and data rates may apply. Reply STOP to end.";

/** What carriers want to be said before somebody agrees to texts: how many, what they cost, help and the end. */
export const textTerms =
  "Message frequency varies. Message and data rates may apply. Reply HELP for help, STOP to end.";

/** Beside each box, after what is agreed to. */
export const privacyLink = "Privacy policy";

/** Read aloud to anyone who calls, and kept of their consent. By itself, since no page of the site asks so. */
export const textConsentOnCall = `May we text you about your inspection at this number? ${textTerms}`;

/**
 * What a phone number is for, below its field. For the owner's lawyer: nobody agrees to advertising by these forms, so
 * that calls and texts for anything else need a consent of their own (47 CFR 64.1200).
 */
export const phoneUse = {
  contact: "For calls and texts about your request. No advertising.",
  emergency: "For calls and texts about this emergency. No advertising.",
  appointment: "For calls and texts about your inspection. No advertising.",
  assessment: "For calls and texts about your result. No advertising.",
};

/** What a phone number is for, below its field. For the owner's lawyer: 'lawyer-phone' (`before-you-open.ts`). */
export const phoneUse = {
  contact: "For calls and texts about your request. No advertising.",
  emergency: "For calls and texts about this emergency. No advertising.",
  appointment: "For calls and texts about your inspection. No advertising.",
  assessment: "For calls and texts about your result. No advertising.",
};

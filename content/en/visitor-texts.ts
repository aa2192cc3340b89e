import { businessProfile } from "#content/business-profile.ts";

/* The words about texts with visitors: what they agree to, and what we answer to STOP, START and HELP. */

const { name, phone } = businessProfile;
const rates = "Message and data rates may apply. Reply STOP to end.";

/** What stands beside the boxes is what is kept of a consent. */
export const textConsent = {
  /** Below the number in the booking form. */
  booking: `Text me about this appointment at the number above. ${rates}`,
  /** On the appointment's page, which whoever has its link can see. */
  appointment: (ending: string) =>
    `Text me about this appointment at the number that ends in ${ending}. ${rates}`,
  end: "Stop texts",
};

/** Answers to the words that every provider knows. Each fits into one message. */
export const textReplies = {
  stopped: `${name}: You will get no more texts from us. Reply START to get them again.`,
  restarted: `${name}: You will get texts about your appointment again. ${rates}`,
  help: `${name}: We text about your appointment. For anything else, call ${phone.display}. ${rates}`,
};

/** What stands in the timeline for pictures, which only the provider has. */
export function picturesText(count: number): string {
  return count === 1
    ? "(A picture, which is not shown here)"
    : `(${count} pictures, which are not shown here)`;
}

import { businessProfile } from "#content/business-profile.ts";

/* The words about texts with visitors: what they agree to, and what we answer to STOP, START and HELP. */

const { name, phone } = businessProfile;
const rates = "Message and data rates may apply. Reply STOP to end.";

export const textConsent = {
  /** Beside the box in the booking form, above which the number stands. */
  booking: `Text me about this appointment at the number above. ${rates}`,
  /** What is kept of it. `number` is as they typed it. */
  wordingFor: (number: string) => `Text me about this appointment at ${number}. ${rates}`,
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

import { businessProfile } from "#content/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";

const { shortName: company } = businessProfile;

/** Ends each of these texts. */
export const howToStop = "Reply STOP to end.";

/**
 * Texts about an appointment, to whoever wants them: each fits into one message. `when`: `Wed, Jun 3, 9:00 AM`; `link` leads
 * to the appointment's page.
 */
export const appointmentTexts = {
  booked: (when: string, link: string) =>
    `${company}: roof inspection booked: ${when}. Change: ${link} ${howToStop}`,
  /** By the person, or with them. */
  moved: (when: string, link: string) =>
    `${company}: roof inspection moved: ${when}. Change: ${link} ${howToStop}`,
  /** By us, so that they are asked. */
  rescheduled: (when: string) =>
    `${company}: We had to move your roof inspection to ${when}. Reply 1 to keep it, 2 for another time. ${howToStop}`,
  canceled: ({ phone }: Pick<Facts, "phone">, when: string) =>
    `${company}: Your roof inspection on ${when} is canceled. Questions? ${phone.display}. ${howToStop}`,
};

/** Answers to a number that our texts ask for. */
export const answerTexts = {
  /** To `1`. */
  confirmed: (when: string) => `${company}: Thank you. We'll be there on ${when}.`,
  /** To `2`. */
  move: (link: string) => `${company}: Choose another time here: ${link}`,
  /** To either, about a time that the appointment no longer has. */
  movedSince: (when: string, link: string) =>
    `${company}: Your roof inspection is now ${when}. Keep or change it: ${link}`,
  /** The same, while we have moved it and have not told them. */
  proposed: (when: string, link: string) =>
    `${company}: May we move your roof inspection to ${when}? Please look: ${link}`,
};

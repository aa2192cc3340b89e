import type { Facts } from "#domain/business/facts.ts";

/** Ends each of these texts. */
export const howToStop = "Reply STOP to end.";

type Named = Pick<Facts, "shortName">;

/**
 * Texts about an appointment, to whoever wants them: each fits into one message. `when`: `Wed, Jun 3, 9:00 AM`; `link` leads
 * to the appointment's page.
 */
export const appointmentTexts = {
  booked: ({ shortName }: Named, when: string, link: string) =>
    `${shortName}: roof inspection booked: ${when}. Change: ${link} ${howToStop}`,
  /** By the person, or with them. */
  moved: ({ shortName }: Named, when: string, link: string) =>
    `${shortName}: roof inspection moved: ${when}. Change: ${link} ${howToStop}`,
  /** By us, so that they are asked. */
  rescheduled: ({ shortName }: Named, when: string) =>
    `${shortName}: We had to move your roof inspection to ${when}. Reply 1 to keep it, 2 for another time. ${howToStop}`,
  canceled: ({ shortName, phone }: Pick<Facts, "shortName" | "phone">, when: string) =>
    `${shortName}: Your roof inspection on ${when} is canceled. Questions? ${phone.display}. ${howToStop}`,
};

/** Answers to a number that our texts ask for. */
export const answerTexts = {
  /** To `1`. */
  confirmed: ({ shortName }: Named, when: string) =>
    `${shortName}: Thank you. We'll be there on ${when}.`,
  /** To `2`. */
  move: ({ shortName }: Named, link: string) => `${shortName}: Choose another time here: ${link}`,
  /** To either, about a time that the appointment no longer has. */
  movedSince: ({ shortName }: Named, when: string, link: string) =>
    `${shortName}: Your roof inspection is now ${when}. Keep or change it: ${link}`,
  /** The same, while we have moved it and have not told them. */
  proposed: ({ shortName }: Named, when: string, link: string) =>
    `${shortName}: May we move your roof inspection to ${when}? Please look: ${link}`,
};

import type { Facts } from "#domain/business/facts.ts";
import { emergencyTime, replyTime } from "./answer-times-in-words.ts";

/* What a form's page says for an hour of what was sent from this browser. */

export const sentTitle = (time: string) => `Sent ${time}`;

/** What happens next, by the form's id, around the phone number as it was typed. */
export const whatFollows = {
  contact: (f: Facts) => ({
    before: "We have your message. We answer at ",
    after: ` or by email within ${replyTime(f)}.`,
  }),
  emergency: (f: Facts) => ({
    before: "The crew on call calls ",
    after: `, typically within ${emergencyTime(f)}.`,
  }),
  "assessment-follow-up": (f: Facts) => ({
    before: "We have your result. We contact you at ",
    after: ` or by email within ${replyTime(f)}.`,
  }),
};

/** Ids of the forms that are remembered. */
export type SentForm = keyof typeof whatFollows;

/** In place of the number, which only the tab knows that sent it. */
export const yourNumber = "the number that you gave";

/** Behind what follows. */
export const wrongNumber = { before: "If that is not your number, call ", after: "." };

/** How far an emergency has come. */
export const crewLine = {
  sent: "Once the crew has read it, this line says so.",
  crewAlerted: (time: string) => `The crew on call was alerted, ${time}.`,
  officeAlerted: (time: string) => `Our office was alerted, ${time}.`,
  crewRead: (time: string) => `The crew has read it, ${time}.`,
  officeRead: (time: string) => `We have read it, ${time}.`,
};

/** Of a form that was on its way when its page was left, and has come back with what was typed. */
export const unanswered = {
  title: "We don't know if this arrived",
  text: "It was on its way when this page was left. What you typed is still here. Send it again unchanged: if it arrived before, it counts once. Changed, it is a new message.",
  /** After a day; before a phone number. */
  old: "It was on its way more than a day ago, when this page was left. What you typed is still here. Sent again, it would be a new message. To be sure, call ",
};

/** Of a booking that was, with its time in words. */
export const unansweredBooking = {
  title: "We don't know if your booking arrived",
  text: (when: string) =>
    `It was on its way for ${when} when this page was left. If that time is shown as taken, it may be yours. Send it again: if it arrived before, it counts once.`,
  /** After a day; before a phone number. */
  old: (when: string) =>
    `It was on its way for ${when} more than a day ago, when this page was left. To be sure, call `,
  send: "Send it again",
  canceled:
    "Your booking had arrived, and has been canceled since. To book again, choose a time and press the button once more.",
};

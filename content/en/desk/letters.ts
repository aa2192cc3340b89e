import { minutes } from "#content/en/figures.ts";
import { greeting } from "#content/en/greeting.ts";
import { pageUrl } from "#content/links.ts";
import type { Facts } from "#domain/business/facts.ts";

/** What a letter is filled with. */
export type LetterFacts = Pick<Facts, "phone" | "inspectionMinutes"> & {
  /** Of the business. */
  company: string;
  /** The name of the person who asked, as they gave it. */
  name: string;
  /** The name of the staff member who writes. */
  staffName: string;
  /** The next free times in words; the letter also has a wording for none. */
  times: readonly string[];
  /** Base of links, without a trailing slash. */
  siteUrl: string;
};

export type DeskLetter = {
  id: string;
  /** The template's name at the desk. */
  label: string;
  subject: string;
  /** The text between greeting and signature. */
  body: (facts: LetterFacts) => string;
};

/** The usual answers. Staff can edit subject and text before sending. */
export const deskLetters: readonly DeskLetter[] = [
  {
    id: "first-answer",
    label: "First answer with times",
    subject: "Your free inspection: times we can offer",
    body: ({ times, phone, inspectionMinutes }) =>
      [
        "Thank you for getting in touch. A free inspection is the best next step. It takes",
        `${minutes(inspectionMinutes)}, and you get a written report with photos.`,
        times.length > 0
          ? `\n\nWe could come on:\n${times.map((time) => `- ${time}`).join("\n")}\n\nReply with the one that works for you, or call us at ${phone.display}.`
          : `\n\nReply with a day that works for you, or call us at ${phone.display}.`,
      ]
        .join(" ")
        .replaceAll(" \n", "\n"),
  },
  {
    id: "tried-to-call",
    label: "We tried to call",
    subject: "We tried to reach you",
    body: ({ phone }) =>
      `We called about your roof and could not reach you. Call us at ${phone.display} when you have a minute, or reply with a good time, and we will call again.`,
  },
  {
    id: "estimate-follows",
    label: "The estimate follows",
    subject: "Your estimate is on its way",
    body: ({ phone }) =>
      `Thank you for your time. We are working on your written estimate and will send it as soon as it is done. Questions before then? Call ${phone.display}.`,
  },
  {
    id: "after-inspection",
    label: "After the inspection",
    subject: "What we found at your inspection",
    body: ({ phone }) =>
      `Thank you for having us. In short, this is what we found:\n\n- \n\nThe full report with photos follows. If you would like to talk it through, call us at ${phone.display}.`,
  },
  {
    id: "missed-you",
    label: "Sorry we missed you",
    subject: "Sorry we missed you",
    body: ({ siteUrl, phone }) =>
      `We came to look at your roof, and nobody was there. That happens. If you would still like the free inspection, choose another time at ${pageUrl(siteUrl, "/schedule-inspection")}, reply to this email, or call ${phone.display}.`,
  },
  {
    id: "goodbye",
    label: "Thanks and goodbye",
    subject: "Thank you",
    body: ({ siteUrl, phone }) =>
      `Thank you for thinking of us. We are closing your request for now. If anything changes, call ${phone.display} or book a free inspection at ${pageUrl(siteUrl, "/schedule-inspection")}.`,
  },
];

/** A complete letter, from greeting to signature. */
export function letterText(letter: DeskLetter, facts: LetterFacts): string {
  return `${greeting(facts.name)}\n\n${letter.body(facts)}\n\nBest regards,\n${facts.staffName}\n${facts.company}\n${facts.phone.display}`;
}

import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { replyTime } from "./answer-times-in-words.ts";

export const opening = {
  lead: "We're still writing this page. If you know your trade, don't wait for it.",
  write: "Write to us",
};

export const day = {
  heading: "A day with the crew",
  lead: "The numbers are those in the drawing. “You” is the owner of the house.",
};

export const safety = {
  heading: "Who may stop the work",
  text: "Federal rules require fall protection from 6 feet up on houses. A porch roof is higher than that, so it counts there too.",
};

export const apply = (
  f: Facts,
): { label: string; answers: readonly { question: string; text: RichText<LinkTarget> }[] } => ({
  label: "How to apply",
  answers: [
    {
      question: "Can I apply today?",
      text: [
        { to: "/contact-us", label: "Write to us" },
        ` with your trade, your years in it and when you could start. We answer within ${replyTime(f)}.`,
      ],
    },
    {
      question: "What should I bring?",
      text: "Names of two people you have worked for, and what you hold: safety training, a driver's license, manufacturer certificates.",
    },
  ],
});

/** The lines of a message that says all of it, as on a job card. */
export const card: { heading: string; lines: readonly string[] } = {
  heading: "What to put in your message",
  lines: [
    "Your trade",
    "Your years in it",
    "When you could start",
    "Two people you have worked for",
    "What you hold",
  ],
};

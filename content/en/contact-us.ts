import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { Step } from "#domain/page/step.ts";
import { openDays } from "./answer-times-in-words.ts";
import { hours, minutes } from "./figures.ts";

const replyHours = ({ answers }: Facts) => hours(answers.replyHours);

export const opening = (f: Facts): { heading: string; lead: RichText<LinkTarget> } => ({
  heading: "Talk to us",
  lead: [
    "Send us a message and we'll answer within ",
    {
      together: replyHours(f),
    },
    `, ${openDays}. Or call `,
    { call: "phone" },
    ".",
  ],
});

/** Labels in the drawing. */
export const drawing = { letter: "Your message" };

export const titleBlock = {
  label: "How to reach us",
  office: "Office",
  request: "Send an emergency request",
  email: "Email",
  hours: "Business hours",
  address: "Address",
  license: "License",
};

export const form = {
  heading: "Write to us",
  labels: {
    address: "Address",
    service: "Service",
    projectTimeline: "Project timeline",
    message: "Message",
  },
  placeholders: { service: "Select a service", projectTimeline: "Not decided yet" },
  hints: { message: "What you see, how old the roof is, when we can reach you." },
  /** How the message begins for somebody who chose their county first. */
  fromCounty: (county: string) => `I am writing from ${county}.`,
  submit: "Send Message",
  /** Shown when the server gives no reason. */
  failure: "Failed to submit form. Please try again later or call us directly.",
  /** For visitors with an emergency: a form takes too long. */
  urgent: {
    title: "Is water coming in now?",
    before: "Don't wait for an email. Call ",
    after: ", day or night.",
  },
};

/** Shown once a message is sent. */
export const thanks = (f: Facts) => ({
  stamp: "Received",
  heading: "Thank You!",
  text: [
    "We have your message and will answer within ",
    {
      together: replyHours(f),
    },
    `, ${openDays}.`,
  ] satisfies RichText<LinkTarget>,
  mail: {
    before: "A confirmation is on its way to ",
    between: ". If it doesn't arrive in a few minutes, check your spam folder or call us at ",
    after: ".",
  },
  another: "Send Another Message",
});

/** Beside the form, for visitors who would rather have us come. */
export const invitation = (
  f: Facts,
): { heading: string; text: RichText<LinkTarget>; action: NavigationLink } => ({
  heading: "Want us to take a look?",
  text: [
    "A free inspection takes about ",
    { together: minutes(f.inspectionMinutes) },
    ". You pick the day and the time.",
  ],
  action: { label: "Book a free inspection", to: "/schedule-inspection" },
});

export const afterYouWrite = (f: Facts): { heading: string; steps: readonly Step[] } => ({
  heading: "What happens after you write",
  steps: [
    {
      title: "You get a confirmation",
      text: "As soon as you send it, your message reaches our office and we email you to confirm.",
    },
    {
      title: `We answer within ${replyHours(f)}`,
      text: `O${openDays.slice(1)}, by email, from a person who has read it. If it's easier to talk it through, we call you.`,
    },
    {
      title: "We look at the roof",
      text: `A free inspection takes about ${minutes(f.inspectionMinutes)}. We show you photos of what we find.`,
    },
    {
      title: "You get a detailed proposal",
      text: "What we would do, with which materials, when and for how much. Nothing starts until you say so.",
    },
  ],
});

/** Below the thanks for a message. */
export const meanwhile: {
  heading: string;
  links: readonly (NavigationLink & { text: string })[];
} = {
  heading: "In the meantime",
  links: [
    { to: "/roof-assessment", label: "Check your roof", text: "Six questions, an instant answer." },
    { to: "/faq", label: "Questions and answers", text: "What other homeowners ask us." },
  ],
};

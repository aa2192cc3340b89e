import { counties } from "#content/counties.ts";
import type { LinkTarget } from "#content/pages.ts";
import { furtherPlace } from "#content/places.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { replyTime } from "./answer-times-in-words.ts";

type Words = {
  lead: string;
  /** What can be said before the page is written: common questions and their answers. */
  answers: readonly { question: string; text: RichText<LinkTarget> }[];
};

export const mark = "Coming soon";

/** By page. The heading is the page's name. */
export const words = (f: Facts) =>
  ({
    "/locations": {
      lead: "We're still writing this page. We have one office, and this is where it is.",
      answers: [
        {
          question: "Where is the office?",
          text: `${f.address.street}, ${f.address.city}, ${f.address.region} ${f.address.postalCode}. Please call before you come: most of us are on roofs.`,
        },
        {
          question: "How far do you drive?",
          text: [
            `To ${counties.length} counties${furtherPlace ? `, and to ${furtherPlace.name} by appointment` : ""}. `,
            { to: "/service-areas", label: "See the counties" },
            " with their response times.",
          ],
        },
      ],
    },
    "/our-esg-strategy": {
      lead: "We're still writing this page. We'd rather publish figures that we can prove than intentions.",
      answers: [
        {
          question: "What happens to the old roof?",
          text: "Ask us before the tear-off, and we'll tell you where the shingles and the metal from your house will go.",
        },
        {
          question: "Which roof wastes the least?",
          text: [
            "The one that is not replaced too early. ",
            { to: "/maintenance-tips", label: "Look after it" },
            ", and repair it while repair is the better buy.",
          ],
        },
      ],
    },
    "/careers": {
      lead: "We're still writing this page. If you know your trade, don't wait for it.",
      answers: [
        {
          question: "Can I apply today?",
          text: [
            { to: "/contact-us", label: "Write to us" },
            ` with your trade, your years in it and when you could start. We answer within ${replyTime(f)}.`,
          ] satisfies RichText<LinkTarget>,
        },
        {
          question: "What should I bring?",
          text: "Names of two people you have worked for, and what you hold: safety training, a driver's license, manufacturer certificates.",
        },
      ],
    },
  }) as const satisfies Readonly<Record<string, Words>>;

export const waysOn: {
  heading: string;
  links: readonly { to: LinkTarget; label: string; note: string }[];
} = {
  heading: "In the meantime",
  links: [
    { to: "/", label: "Home", note: "What we do, on one page" },
    { to: "/our-services", label: "Our services", note: "From the ridge to the gutter" },
    { to: "/roof-assessment", label: "Roof assessment", note: "Six questions, no name needed" },
    {
      to: "/schedule-inspection",
      label: "Book a free inspection",
      note: "Choose a day and a time online",
    },
    { to: "/contact-us", label: "Contact us", note: "Call, or write a few lines" },
  ],
};

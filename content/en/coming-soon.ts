import type { LinkTarget } from "#content/pages.ts";
import type { RichText } from "#domain/page/rich-text.ts";

export const mark = "Coming soon";

/** Where a page's final text is coming soon, and another holds until then. */
export const textInForce = {
  today: "In force today",
  below: "The text below",
  since: "last updated",
};

export const words: {
  lead: string;
  /** What can be said before the page is written: common questions and their answers. */
  answers: readonly { question: string; text: RichText<LinkTarget> }[];
} = {
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
};

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

import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered, type OfOffer, offered } from "#domain/business/offers.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { minutes } from "./figures.ts";

export const opening: OpeningWords = {
  heading: "Resources for owners",
  lead: "Two sets of guides: one for the roof you have, one for the roof you are planning. Pick a guide.",
};

type Sheet = OfOffer & { to: LinkTarget; title: string; text: string; use: string };

export const sets = (
  f: Facts,
): readonly {
  mark: string;
  heading: string;
  lead: string;
  sheets: readonly Sheet[];
}[] => [
  {
    mark: "O",
    heading: "Owner's resources",
    lead: "For the years between two roofs.",
    sheets: [
      {
        to: "/maintenance-tips",
        title: "Maintenance tips",
        text: "A year of small jobs, season by season, and what to leave to us.",
        use: "Twice a year",
      },
      {
        to: "/warranty-info",
        title: "Warranty information",
        text: "What material and workmanship warranties cover, what voids them, and how a claim works.",
        use: "Before you let anyone on the roof",
      },
      {
        to: "/schedule-inspection",
        title: "Inspection booking",
        text: `A free look at the roof in ${minutes(f.inspectionMinutes)}, on the day and at the time you choose.`,
        use: "Yearly, and after a storm",
      },
      {
        to: "/faq",
        title: "Questions and answers",
        text: isOffered(f, { offer: "financing" })
          ? "Six subjects, from permits to payments, with figures."
          : "Five subjects, from permits to warranties, with figures.",
        use: "When you have a question",
      },
    ],
  },
  {
    mark: "P",
    heading: "Planning resources",
    lead: "For a repair or a replacement that lies ahead.",
    sheets: offered<Sheet>(f, [
      {
        to: "/roof-assessment",
        title: "Roof assessment",
        text: "Six questions put a number on your roof and say how soon to have it looked at.",
        use: "First",
      },
      {
        to: "/roof-cost",
        offer: "costRange",
        title: "What a roof may cost",
        text: "A price range for your own roof with its workings, without giving your name.",
        use: "Before the first estimate",
      },
      {
        to: "/compare-bids",
        offer: "bidComparison",
        title: "Bids side by side",
        text: "What each bid leaves out, the price per square on the same basis, and what to ask.",
        use: "Before you sign one",
      },
      {
        to: "/financing",
        offer: "financing",
        title: "Financing",
        text: "Three kinds of plans and the lenders behind them, with rates and terms.",
        use: "Before you compare prices",
      },
      {
        to: "/insurance-claims",
        title: "Insurance claims",
        text: "Who does what, from the first photo to the last payment.",
        use: "When a storm did it",
      },
      {
        to: "/service-areas",
        title: "Service areas",
        text: "Response times and local rules for each county, with a ZIP code check.",
        use: "To know how soon",
      },
    ]),
  },
];

export const guides: {
  heading: string;
  lead: string;
  /** Precedes the list of what a guide's work requires. */
  needs: string;
  cards: readonly {
    id: "seasonal" | "gutters" | "damage" | "emergency";
    to: LinkTarget;
    title: string;
    text: string;
    needs: string;
  }[];
} = {
  heading: "Four do-it-yourself guides",
  lead: "Each takes less than an afternoon, and none takes you onto the roof.",
  needs: "You need: ",
  cards: [
    {
      id: "seasonal",
      to: "/maintenance-tips#seasonal",
      title: "The year of a roof",
      text: "What to look at in spring, summer, fall and winter, with a calendar file.",
      needs: "Binoculars, a notebook",
    },
    {
      id: "gutters",
      to: "/maintenance-tips#gutters",
      title: "Clean gutters safely",
      text: "Ladder, trowel, hose, and what the sludge says about the shingles.",
      needs: "Ladder with stand-off, gloves, a helper",
    },
    {
      id: "damage",
      to: "/maintenance-tips#damage",
      title: "Spot damage from the ground",
      text: "Six signs, what each means, and how long it can wait.",
      needs: "Flashlight for the attic",
    },
    {
      id: "emergency",
      to: "/maintenance-tips#emergency",
      title: "When water comes in",
      text: "Four steps for the first ten minutes of a leak.",
      needs: "Buckets, plastic sheet, your phone",
    },
  ],
};

export const closing = {
  heading: "Would you rather ask a person?",
  text: "Tell us what you see, and we'll tell you which guide you need, if any.",
  contact: "Contact us",
  book: "Book a free inspection",
  myRoof: {
    before:
      "If you're a customer, what you have with us stands on a page of your own. Lost its link? ",
    link: "We'll mail it again",
    after: ".",
  },
};

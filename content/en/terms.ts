import type { Facts } from "#domain/business/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { emergencyTime } from "./answer-times-in-words.ts";
import { pendingTime } from "./booking-brake-in-words.ts";
import { typesServed } from "./counties-in-words.ts";
import { minutes } from "./figures.ts";
import { licensesInWords } from "./licenses-in-words.ts";
import { onSiteTime } from "./response-times-in-words.ts";
import { contractLaw } from "./state-law.ts";
import type { Section } from "./statement.ts";

/*
 * For the owner's lawyer: 'lawyer-terms' (`before-you-open.ts`), and with it 'lawyer-claims' and 'lawyer-credit'. Public
 * adjusting is in the Code of Virginia, § 38.2-1845.1 and following.
 */

export const updated = calendarDay("2026-11-27");

export const lead = "What a booking means, what a free inspection is, and what binds us.";

export const coming =
  "The terms in their final form. We're still writing them. Until they are here, the text below is the one that counts.";

export const inForce = "What you can count on today";

export const sections = (f: Facts): readonly Section[] => [
  {
    id: "booking",
    heading: "What booking means",
    paragraphs: [
      "You reserve a time at which one of our inspectors comes to your property. It costs nothing, and it does not commit you to any work.",
    ],
    points: [
      "It counts as booked once the page says so. An email with a calendar invitation confirms it.",
      "With the link in that email you can move or cancel it until it begins, free of charge.",
      `We may ask you to confirm your booking: press the button behind the link in our email within ${pendingTime()}. If nobody does, the time is free for others.`,
      "If weather or an emergency keeps us away, we call you and agree on another time.",
    ],
  },
  {
    id: "free-inspection",
    heading: "What a free inspection is",
    paragraphs: [
      `About ${minutes(f.inspectionMinutes)} on your roof, gutters and attic, as far as they can be reached safely. You get photos of what we find and, if there is work to do, an estimate in writing. You owe us nothing, whatever we find and whatever you decide.`,
    ],
    points: [
      "We take nothing apart. What lies under shingles and decking shows only when they are opened.",
      "It is a roofer's look at a roof: no home inspection for a sale, no engineer's report and no decision about an insurance claim.",
    ],
  },
  {
    id: "prices",
    heading: "Prices and times on this site",
    paragraphs: [
      "They are for planning and not an offer. Your own are in the proposal that follows the inspection. The roof quiz, the calculators and the articles give general guidance and replace no inspection.",
    ],
  },
  {
    id: "contract",
    heading: "What binds us",
    paragraphs: [`The proposal that both of us have signed.${contractNames(f)}`],
  },
  {
    id: "emergencies",
    heading: "Emergency requests",
    paragraphs: [
      [
        "With fire, the smell of gas or a downed power line, call ",
        { dial: "911" },
        " first. Our line is ",
        { call: "hotline" },
        `. We typically reach you within ${emergencyTime(f)} and are on site within ${onSiteTime(f)}.`,
        ...(typesServed(f).includes("extended")
          ? [
              " In our ",
              { to: "/service-areas", label: `extended ${f.inState.counties}` } as const,
              " emergency service is limited.",
            ]
          : []),
      ],
    ],
  },
  {
    id: "insurance-and-credit",
    heading: f.offers.financing ? "Insurance and credit" : "Insurance",
    paragraphs: [
      `We inspect, document and repair roofs. We are not public adjusters: you file your claim, and your insurer decides it.${f.offers.financing ? ofCredit : ""}`,
    ],
  },
  {
    id: "your-details",
    heading: "Your details",
    paragraphs: [
      [
        "What we store, how long, and how to have it erased is on the page ",
        { to: "/privacy-policy", label: "Privacy policy" },
        ".",
      ],
    ],
  },
];

const ofCredit =
  " Loans come from lenders, who decide about credit and its terms; what this site shows are examples and not an offer of credit.";

function contractNames(f: Facts): string {
  const [{ names }, licenses] = [contractLaw(f), licensesInWords(f)];
  if (!licenses) return "";
  return names ? ` ${names} Ours is ${licenses}.` : ` Our license is ${licenses}.`;
}

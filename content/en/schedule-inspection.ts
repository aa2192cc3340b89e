import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { minutes } from "./figures.ts";

export const opening = (f: Facts): OpeningWords => ({
  heading: "Schedule your free inspection",
  lead: `About ${minutes(f.inspectionMinutes)} on your roof, gutters and attic, with photos of what we find. You owe nothing.`,
});

export const picture =
  "A ladder at the eave of a brick house, a leather tool bag on one of its rungs";

export const checks = {
  heading: "What we look at",
  points: [
    "Shingles, ridge and valleys",
    "Flashing at chimney, walls and vents",
    "Gutters, downspouts and fascia",
    "Attic: leaks, moisture, ventilation",
    "Signs of wind, hail and fallen branches",
  ],
};

/** Beside the form. */
export const sheet = {
  heading: "Your appointment",
  open: "Not chosen yet",
  get: { label: "You get", value: "Photos of what we find" },
  price: "Free, whatever we find",
  leaking: { before: "Water coming in now? Call ", after: ", day and night." },
};

export const form = {
  errors: "Your appointment is not booked yet",
  heading: "Your information",
  labels: { address: "Property Address", notes: "Notes" },
  hints: {
    email: "We send the confirmation here.",
    notes: "Leaks, gate codes, what worries you. Optional.",
  },
  submit: "Schedule Inspection",
  submitting: "Scheduling...",
};

/** For a time that is held while the form is filled in. */
export const hold = {
  held: (until: string) => `Held for you until ${until}`,
  ending: (until: string) => `Your hold ends in one minute, at ${until}.`,
  free: "Your hold has ended. The time is still free.",
  taken: "Your hold has ended. The time has been taken. Please choose another one.",
  elsewhere: "Another tab holds a time for you now. This one is no longer held.",
};

/** For somebody who has booked in this browser before. */
export const earlier = {
  title: (day: string, time: string) => `You already have an inspection on ${day} at ${time}.`,
  move: "Move it",
  /** For one that its visitor still has to confirm. `until`: `2:05 PM`. */
  pending: (day: string, time: string, until: string) =>
    `Your inspection on ${day} at ${time} is not confirmed yet. We keep it until ${until}.`,
  confirm: "How to confirm or cancel it",
  another: "Book another",
};

import type { NavigationLink } from "#content/navigation.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { waysOn } from "./ways-on.ts";

/** Shown at the address of what is not offered now. */
export const notOffered: OpeningWords & {
  steps: { heading: string; links: readonly NavigationLink[] };
} = {
  heading: "This page isn't here",
  lead: "It is about something that we don't offer right now. If you came for a roof, we can still help.",
  steps: {
    heading: "Where to go instead",
    links: [
      { label: "All services", to: "/our-services" },
      waysOn.book,
      waysOn.contact,
      waysOn.questions,
    ],
  },
};

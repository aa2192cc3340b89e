import type { LinkTarget } from "#content/pages.ts";
import { furtherPlace } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { countyCount } from "./counties-in-words.ts";
import { minutes } from "./figures.ts";

export const lead = "We're still writing this page. We have one office, and this is where it is.";

export const office = {
  heading: "Where is the office?",
  note: "Please call before you come: most of us are on roofs.",
  labels: { address: "Address", phone: "Phone", email: "Email", hours: "Hours" },
};

/** Words in the drawing of the map. */
export const rings = {
  caption: "Miles from the office, in a straight line.",
  miles: (count: number) => `${count} mi`,
};

export const reach = (f: Facts): { heading: string; text: RichText<LinkTarget> } => {
  const further = saidOfRegion(f, furtherPlace);
  return {
    heading: "How far do you drive?",
    text: [
      `To ${countyCount(f)}${further ? `, and to ${further.name} by appointment` : ""}. `,
      {
        to: "/service-areas",
        label: `See ${f.counties.length === 1 ? countyCount(f) : `the ${f.inState.counties}`}`,
      },
      f.counties.length === 1 ? " with its response time." : " with their response times.",
    ],
  };
};

export const visit = (f: Facts) => ({
  heading: "We come to you",
  text: `A free inspection takes ${minutes(f.inspectionMinutes)}, at your property. You choose the day and the time, and nobody has to drive to us.`,
  picture: "A split-level house in fall, its driveway and front walk leading up to the door",
});

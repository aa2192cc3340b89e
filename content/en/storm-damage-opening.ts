import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { hours } from "./figures.ts";

const { emergency } = promises;
const contact = hours(emergency.contactHours);
const onSite = hours(emergency.onSiteHours);

/**
 * Separate from the page's other words, so that the script of the first view contains only these.
 */
export const opening: OpeningWords & { picture: string; help: string; claims: string } = {
  heading: "Storm damage repair, day and night",
  lead: `Wind, hail, water or a limb through the roof: we contact you typically within ${contact}, are on site within ${onSite}, and keep the next rain out before we talk about repairs.`,
  picture:
    "A brick house under a clearing sky: a broken limb lies on the roof, shingles are gone down to the wood, a blue tarp covers one end",
  help: "Get emergency help",
  claims: "Insurance claims",
};

export const hotline = {
  label: "24/7 emergency hotline",
  note: "Answered day and night, on weekends and on holidays.",
  facts: [
    { label: "Contact", value: contact, note: "typically, after your call or request" },
    { label: "On site", value: `Within ${onSite}`, note: "limited in extended counties" },
  ],
};

/** The page's topic, for search engines. */
export const service = "Storm damage repair";

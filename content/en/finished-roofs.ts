import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { FinishedRoofs } from "#domain/project/finished-roofs.ts";
import type { ProjectKind } from "#domain/project/project-terms.ts";
import { countAtStart, counted } from "./figures.ts";

/** `14 finished roofs`. */
const roofs = (count: number) => counted(count, ["finished roof", "finished roofs"]);

type ListWords = OpeningWords & {
  /** While none of the kind is shown. */
  none: OpeningWords;
};

const never = "You see the town, never the address.";

/** The lists of finished roofs, by what they show. */
export const lists: Readonly<Record<"all" | ProjectKind, (f: Facts) => ListWords>> = {
  all: ({ finishedRoofs }) => ({
    heading: "Roofs we have finished",
    lead: `${countAtStart(finishedRoofs?.count ?? 0)} roofs, each shown with its owner's leave: what was there before, how the work went, and what was found under the old roof. ${never}`,
    none: noMatch,
  }),
  residential: () => ({
    heading: "Homes with a finished roof",
    lead: `Houses and townhouses whose owners let us show the work: size, material, days on the roof, and what the old one hid. ${never}`,
    none: {
      heading: "No home is shown yet",
      lead: "We show a roof only when its owner agrees, and no owner of a home has so far. The roofs below are of other buildings. Call us and ask what we have done on houses like yours.",
    },
  }),
  commercial: () => ({
    heading: "Finished commercial roofs",
    lead: `Stores, offices, apartment buildings and warehouses whose owners let us show the work: system, size, and days on the roof. ${never}`,
    none: {
      heading: "No commercial roof is shown yet",
      lead: "We show a roof only when its owner agrees, and no owner of a commercial building has so far. The roofs below are of other buildings. Call us and ask what we have done on buildings like yours.",
    },
  }),
  government: () => ({
    heading: "Roofs of public buildings",
    lead: `Roofs that we finished for counties, towns, schools and other public owners, shown with their leave. ${never}`,
    none: {
      heading: "No public building is shown yet",
      lead: "We show a roof only when its owner agrees, and no public owner has so far. The roofs below are of other buildings. If you are preparing a bid for a public roof, call us: we send license, insurance and bond papers with our answer.",
    },
  }),
};

export const noMatch: OpeningWords = {
  heading: "No finished roof matches",
  lead: "None of the roofs we can show is of this material in this place. Look at all of them, or ask us: we may have done one like yours.",
};

export const filters = {
  kinds: "Kind of building",
  materials: "Material",
  county: "County",
  all: "All",
  kind: {
    residential: "Homes",
    commercial: "Commercial",
    government: "Public buildings",
  } satisfies Record<ProjectKind, string>,
  anyMaterial: "Any material",
  clear: "Show all of them",
  count: roofs,
};

/** Where the finished roofs are. */
export const map = {
  heading: "Where they are",
  lead: "Counties with a finished roof that you can look at, and how many there are. Choose one to see only those.",
  label: "Finished roofs by county",
  everywhere: "All counties",
};

export const card = {
  finished: "Finished",
  more: "See this roof",
  others: "Other finished roofs",
};

export const facts = {
  label: "The roof at a glance",
  finished: "Finished",
  days: "On the roof",
  size: "Size",
  material: "Material",
  price: "Price",
  priceNote: "the band it fell in",
  building: "Building",
  place: "Place",
};

export const page = {
  back: "All finished roofs",
  compare: "Before and after",
  found: "What was under the old roof",
  sheets: (count: number) => `${counted(count, ["sheet", "sheets"])} of decking replaced`,
  work: "The work",
  pictures: "Pictures",
  leave:
    "Shown with the owner's leave. They can take it back at any time, and then this page is gone.",
};

/** A picture of before over one of after. */
export const slider = {
  before: "Before",
  after: "After",
  label: (title: string) => `${title}: how much of the old roof is shown`,
  value: (share: number) => `${share} percent before, ${100 - share} percent after`,
};

export const beforeAfter = {
  heading: "Before and after",
  lead: "The same roofs before the work and after it, each with its owner's leave.",
  how: "Move the line with a finger, the mouse or the arrow keys.",
  /** While no finished roof has both pictures. */
  none: {
    heading: "No pair of pictures yet",
    lead: "None of the roofs we can show has a picture from before and one from after. Look at the finished roofs themselves.",
  },
  all: "All finished roofs",
};

export const closing = {
  heading: "What does yours look like?",
  text: "We look at your roof for free, show you every photo we take, and say so if nothing needs doing.",
  book: "Book a free inspection",
};

/** What finished roofs cost, where pages speak of prices; null while nobody has said any. */
export function costWords({ costs }: FinishedRoofs) {
  if (costs.roofs === 0) return null;
  return {
    heading: `What ${roofs(costs.roofs)} cost in ${costs.year}`,
    lead: "Not an estimate: these are roofs that we finished this year and show on this site, each by the price band it fell in.",
    material: "Material",
    roofs: "Roofs",
    price: "Price, whole roof",
    all: "Look at the roofs themselves",
  };
}

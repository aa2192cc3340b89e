import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { CountyType } from "#domain/service-area/county.ts";

/* What the service areas page says of the region. Another contractor writes this file anew. */

/** Which places each tier is. */
export const tierTexts = ({ serviceRegion }: Facts): Readonly<Record<CountyType, string>> => ({
  primary: `${serviceRegion}, where our office is, the northern Shenandoah Valley and Page County.`,
  secondary:
    "West and south of Prince William, along Route 29 and Interstate 95. Same crews, a longer drive.",
  extended:
    "Down to Culpeper and along the Blue Ridge. We plan trips here, so that one truck serves several roofs.",
});

/** The county of each tier, by its id, in which the map on the page's head shows the hours. */
export const hoursShownIn: Readonly<Record<CountyType, string>> = {
  primary: "loudoun",
  secondary: "fauquier",
  extended: "culpeper",
};

export const zipExample = "20176";

/** Said of a ZIP code in a city that belongs to no county; null where there is no such city. */
export const cityNote: string | null = "Virginia's cities are not part of a county.";

export type Place = { name: string; text: RichText<LinkTarget> };

/** Places besides the counties; null for none. */
export const moreToSay: ((f: Facts) => { lead: string; places: readonly Place[] }) | null = ({
  serviceRegion,
}) => ({
  lead: "In Virginia a city is not part of the county around it, and has its own building office.",
  places: [
    {
      name: "Alexandria",
      text: "Between Arlington and Fairfax. In Old Town the Board of Architectural Review may have a say in the material, so ask before you choose.",
    },
    {
      name: "Fredericksburg",
      text: "On the Rappahannock, between Stafford and Spotsylvania. Standing seam and slate in the historic district, shingles in the streets around it.",
    },
    {
      name: "Richmond",
      text: [
        `Farther south than our counties reach. We serve ${serviceRegion} and, by appointment, Richmond: `,
        { to: "/contact-us", label: "tell us about the project" },
        ", and we'll give you a date.",
      ],
    },
    {
      name: serviceRegion,
      text: "Also the cities of Fairfax, Falls Church, Manassas, Manassas Park and Winchester, which lie inside or beside our primary counties.",
    },
  ],
});

/** What differs between one side of a county line and the other. */
export const countyDifferences: readonly { subject: string; text: string }[] = [
  {
    subject: "Permits",
    text: "Virginia has one code for all, the Uniform Statewide Building Code. Each county or city enforces it through its own building office. New shingles on a house may need no permit where new sheathing, framing or a commercial roof does. We ask the office and apply for the permit, since whoever pulls it answers for the work.",
  },
  {
    subject: "Homeowners associations",
    text: "In Reston, Ashburn or Lake Ridge an association often approves color and material first. That can take weeks, so start it with the proposal.",
  },
  {
    subject: "Snow and ice",
    text: "West of the Blue Ridge, snow lies longer and eaves freeze more often. Ice barrier at the eaves matters more in Frederick or Shenandoah than in Arlington.",
  },
];

import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { CountyType } from "#domain/service-area/county.ts";

export const tierTexts = (_: Facts): Readonly<Record<CountyType, string>> => ({
  primary: "Columbus, its suburbs, and Delaware County to the north.",
  secondary: "East to Newark and down to Lancaster. Same crews, a longer drive.",
  extended: "Marysville and the country around it. One trip a week, so book ahead.",
});

export const hoursShownIn: Readonly<Record<CountyType, string>> = {
  primary: "franklin",
  secondary: "licking",
  extended: "union",
};

export const zipExample = "43215";

export const cityNote: string | null = null;

export type Place = { name: string; text: RichText<LinkTarget> };

export const moreToSay: ((f: Facts) => { lead: string; places: readonly Place[] }) | null = null;

export const countyDifferences: readonly { subject: string; text: string }[] = [
  {
    subject: "Permits",
    text: "Cities and counties have building offices of their own. We ask yours first and apply for the permit.",
  },
  {
    subject: "Historic districts",
    text: "In German Village a commission approves what can be seen from the street, slate above all. Start it with the proposal.",
  },
];

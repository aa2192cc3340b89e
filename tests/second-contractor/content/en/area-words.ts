import type { LinkTarget } from "#content/pages.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { CountyType } from "#domain/service-area/county.ts";

export const tierTexts = (): Readonly<Record<CountyType, string>> => ({
  primary: "Salem, Keizer, Woodburn and the towns around them.",
  secondary: "Across the river: Dallas, Monmouth and Independence.",
  extended: "Up to McMinnville and Newberg. One trip a week, so book ahead.",
});

export const hoursShownIn: Readonly<Record<CountyType, string>> = {
  primary: "marion",
  secondary: "polk",
  extended: "yamhill",
};

export const zipExample = "97302";

export const cityNote: string | null = null;

export type Place = { name: string; text: RichText<LinkTarget> };

export const moreToSay: { lead: string; places: readonly Place[] } | null = null;

export const countyDifferences: readonly { subject: string; text: string }[] = [
  {
    subject: "Permits",
    text: "Cities and counties have building offices of their own. We ask yours first and apply for the permit.",
  },
  {
    subject: "Moss",
    text: "In the foothills it grows all winter. We clean it off by hand, never with pressure.",
  },
];

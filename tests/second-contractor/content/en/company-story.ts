import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import type { Facts } from "#domain/business/facts.ts";

const { address, foundedYear } = businessProfile;

export const companyStory: (f: Facts) => readonly string[] = () => [
  `We opened in ${address.city} in ${foundedYear}, two roofers with one truck. The truck is newer, and there are more of us.`,
  `We work in ${counties.length} counties and know how it rains in each of them.`,
];

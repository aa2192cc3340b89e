import { businessProfile } from "#content/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";

const { address } = businessProfile;

export const companyStory: (f: Facts) => readonly string[] = ({ counties, foundedYear }) => [
  `We opened in ${foundedYear > 0 ? foundedYear : address.city}, two roofers with one truck. The truck is newer, and there are more of us.`,
  `We work in ${counties.length} counties and know how the wind finds a loose shingle in each of them.`,
];

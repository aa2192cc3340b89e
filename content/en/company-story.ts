import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import type { Facts } from "#domain/business/facts.ts";
import { withThousands } from "#domain/page/thousands.ts";

const { address, foundedYear } = businessProfile;

/** Who we are, in paragraphs. Where the company opened stays so when the office moves. Another contractor writes this file anew. */
export const companyStory = ({ company }: Facts): readonly string[] => [
  `We opened in ${address.city} in ${foundedYear} with one idea: show people their own roof. Most owners have never stood on it. They hear a price for something they can't see, from someone who profits from a large one. So our inspections are free and end with photographs, and a price comes in writing.`,
  `That is still how we work. A crew of ${withThousands(company.teamMembers)}+ people has finished ${withThousands(company.projects)}+ projects: shingles on split-levels in Springfield, standing seam on farmhouses west of Leesburg, single-ply membranes over shops and offices. Gutters and siding came later, because water does not stop at the eave.`,
  `We stay close to home on purpose. Our ${counties.length} counties run from the Potomac to the Shenandoah Valley, and each treats a roof differently: hail along Interstate 95, pine needles in Spotsylvania, ice at the eaves west of the Blue Ridge. A contractor who comes once after a storm and leaves has no reason to learn that.`,
];

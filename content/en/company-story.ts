import { businessProfile } from "#content/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { projectsDone } from "./projects-done.ts";

/** Who we are, in paragraphs. Another contractor writes this file anew. */
export const companyStory = (f: Facts): readonly string[] => [
  `${beginning(f)} They hear a price for something they can't see, from someone who profits from a large one. So our inspections are free and end with photographs, and a price comes in writing.`,
  `That is still how we work. A crew of ${withThousands(f.company.teamMembers)}+ people has finished ${projectsDone(f)} projects: shingles on split-levels in Springfield, standing seam on farmhouses west of Leesburg, single-ply membranes over shops and offices. Gutters and siding came later, because water does not stop at the eave.`,
  `We stay close to home on purpose. Our ${f.counties.length} counties run from the Potomac to the Shenandoah Valley, and each treats a roof differently: hail along Interstate 95, pine needles in Spotsylvania, ice at the eaves west of the Blue Ridge. A contractor who comes once after a storm and leaves has no reason to learn that.`,
];

/** Where the company opened stays so when the office moves, and is known of the year that the profile names. */
function beginning({ foundedYear }: Facts): string {
  if (foundedYear === 0) return "Most owners have never stood on their own roof.";
  const place = foundedYear === businessProfile.foundedYear;
  return `We opened in ${place ? `${businessProfile.address.city} in ` : ""}${foundedYear} with one idea: show people their own roof. Most owners have never stood on it.`;
}

import { businessProfile } from "#content/business-profile.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

const { shortName } = businessProfile;

export const words = {
  heading: `Why homeowners choose ${shortName}`,
  lead: `Every ${shortName} roof starts with a free inspection and a written price, and ends with a final walk-through and a workmanship warranty.`,
} satisfies OpeningWords;

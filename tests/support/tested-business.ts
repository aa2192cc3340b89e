import { businessProfile } from "#content/business-profile.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";

const weekday = { opens: 9 * 60, closes: 17 * 60 };

/** The business, open from nine to five on weekdays and to two on Saturdays, whatever hours `content/` gives it. */
export const testedBusiness: BusinessProfile & typeof businessProfile = {
  ...businessProfile,
  hours: {
    ...{ Monday: weekday, Tuesday: weekday, Wednesday: weekday, Thursday: weekday },
    ...{ Friday: weekday, Saturday: { opens: 9 * 60, closes: 14 * 60 } },
  },
};

import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { copper700, patina700, slate900 } from "#generated/colors.ts";
import { businessProfile } from "./business-profile.ts";
import { counties } from "./counties.ts";
import { countyCodes } from "./county-codes.ts";
import type { CountyName } from "./county-names.ts";
import { reminderWords } from "./en/reminders.ts";
import { factsOfProfile } from "./facts.ts";
import { builtRoofWords } from "./roof-words.ts";
import { workPrices } from "./work-prices.ts";

const chosenCounties = counties.map((county) => ({
  ...county,
  fips: `${businessProfile.state.fips}${countyCodes[county.name as CountyName]}`,
}));

/** What the site is built with for a business, of office and pages. */
export function builtFactsOf(profile: BusinessProfile): BusinessFacts {
  return {
    ...factsOfProfile(profile),
    capacity: profile.inspection.capacity,
    slots: profile.inspection.slots.map(slotStart),
    followUpDays: [2, 5, 12],
    estimateReminders: { isOn: false, days: [3, 7, 14] },
    reminders: reminderWords,
    colors: { brand: copper700, bar: slate900, second: patina700 },
    counties: chosenCounties,
    mailboxes: { office: "", emergency: "" },
    roofWords: builtRoofWords,
    workPrices,
    ownItems: { items: [] },
  };
}

/** Those of this contractor. */
export const builtBusinessFacts = builtFactsOf(businessProfile);

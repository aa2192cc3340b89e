import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { businessProfile } from "./business-profile.ts";
import { reminderWords } from "./en/reminders.ts";
import { factsOfProfile } from "./facts.ts";

/** What the site is built with for a business, of office and pages. */
export function builtFactsOf(profile: BusinessProfile): BusinessFacts {
  return {
    ...factsOfProfile(profile),
    capacity: profile.inspection.capacity,
    followUpDays: [2, 5, 12],
    reminders: reminderWords,
  };
}

/** Those of this contractor. */
export const builtBusinessFacts = builtFactsOf(businessProfile);

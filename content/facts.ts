import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";
import { businessProfile } from "./business-profile.ts";
import { promises } from "./promises.ts";

/** The facts until an owner sets others at the desk. */
export const builtFacts: Facts = {
  hours: businessProfile.hours,
  answers: {
    replyHours: promises.replyHours,
    emergencyHours: promises.emergency.contactHours,
  },
  responseTimes: {
    onSiteHours: promises.emergency.onSiteHours,
    responseHours: promises.responseHours,
  },
};

/** The facts as a business profile says them now; what it does not say is as built. */
export function factsOfProfile({ hours, answers, responseTimes }: BusinessProfile): Facts {
  return {
    hours,
    answers: answers ?? builtFacts.answers,
    responseTimes: responseTimes ?? builtFacts.responseTimes,
  };
}

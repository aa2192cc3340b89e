import { builtFacts } from "#content/facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";

/** The facts as a business profile says them now; what it does not say is as built. */
export function factsOf({ hours, answers, responseTimes }: BusinessProfile): Facts {
  return {
    hours,
    answers: answers ?? builtFacts.answers,
    responseTimes: responseTimes ?? builtFacts.responseTimes,
  };
}

import { factsOfProfile } from "#content/facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { AnswerPromises } from "#domain/lead/answer-clock.ts";

/** Hours within which visitors are promised an answer, always as the profile says now. */
export function answerPromisesOf(profile: BusinessProfile): AnswerPromises {
  const now = () => factsOfProfile(profile).answers;
  return {
    get replyHours() {
      return now().replyHours;
    },
    get emergencyHours() {
      return now().emergencyHours.to;
    },
  };
}

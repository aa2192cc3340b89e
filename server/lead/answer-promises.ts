import { promises } from "#content/promises.ts";
import type { AnswerPromises } from "#domain/lead/answer-clock.ts";

/** Hours within which visitors are promised an answer. */
export const answerPromises: AnswerPromises = {
  replyHours: promises.replyHours,
  emergencyHours: promises.emergency.contactHours.to,
};

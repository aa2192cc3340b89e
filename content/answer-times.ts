import type { AnswerTimes } from "#domain/business/answer-times.ts";
import { promises } from "./promises.ts";

/** How soon we answer, until an owner sets it at the desk. */
export const answerTimes: AnswerTimes = {
  replyHours: promises.replyHours,
  emergencyHours: promises.emergency.contactHours,
};

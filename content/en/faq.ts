import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { days, hours } from "./figures.ts";

export const words = {
  heading: "Plain answers to your questions",
  lead: `A residential roof replacement takes ${days(promises.replacementDaysInQuestions)}, and we answer email within ${hours(promises.replyHours)}.`,
} satisfies OpeningWords;

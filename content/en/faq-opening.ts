import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { days, hours } from "./figures.ts";

/** Apart from the other words of the page, so that the script of the first view brings these alone. */
export const opening: OpeningWords = {
  heading: "Plain answers to your questions",
  lead: `Six subjects, ${days(promises.replacementDaysInQuestions)} for a residential roof replacement, and an answer to your email within ${hours(promises.replyHours)} if yours is not here.`,
};

/** What search engines are told that the page is. */
export const entry = { name: "Questions and answers", path: "/faq" } as const;

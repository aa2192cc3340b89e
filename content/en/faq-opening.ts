import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { days, hours } from "./figures.ts";

/**
 * Separate from the page's other words, so that the script of the first view contains only these.
 */
export const opening: OpeningWords = {
  heading: "Plain answers to your questions",
  lead: `Six subjects, ${days(promises.replacementDaysInQuestions)} for a residential roof replacement, and an answer to your email within ${hours(promises.replyHours)} if yours is not here.`,
};

/** The page's entry in the breadcrumbs for search engines. */
export const entry = { name: "Questions and answers", path: "/faq" } as const;

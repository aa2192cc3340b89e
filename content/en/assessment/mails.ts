import { points } from "./questions.ts";
import { yourAssessment } from "./result.ts";

/** The email to the office. */
export const assessmentNoticeWords = {
  subject: (category: string, person: string) => `Roof assessment: ${category} (${person})`,
  heading: "New roof assessment",
  result: ({ category, score, urgency }: { category: string; score: number; urgency: string }) =>
    `${category}, ${points(score)} (urgency ${urgency})`,
};

/** The email to the visitor. */
export const assessmentLetterWords = {
  subject: (category: string) => `${yourAssessment}: ${category}`,
  heading: yourAssessment,
  /** Shared by both emails. */
  result: "Result",
};

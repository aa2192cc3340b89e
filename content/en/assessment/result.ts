import type { Urgency } from "#domain/assessment/assessment.ts";
import { name, points } from "./questions.ts";

/** What each score band means for a roof. */
export const bandMeanings: Record<Urgency, string> = {
  low: "Nothing urgent. A yearly inspection keeps it that way.",
  medium: "Small signs of wear. Have them checked before the next storm season.",
  "medium-high":
    "Several signs of damage that will get worse. Have the roof inspected within weeks.",
  high: "The roof may let water in soon, or already does. Have it inspected within days.",
};

/** Shared by the page and the email. */
export const yourAssessment = "Your roof assessment";

/** The words around the result. */
export const outcome = {
  heading: yourAssessment,
  points: "points",
  urgency: (urgency: Urgency) => `Urgency: ${urgency}`,
  scale: (score: number, maximum: number) => `${score} on a scale from 0 to ${maximum}+`,
  /** For a band without an upper limit. */
  orMore: (from: number) => `${from} or more`,
  leaking: { before: "Water coming in now? Call ", after: ", day or night." },
  retake: "Retake the quiz",
  more: "How the score works, and what an inspector looks at",
  drivers: { counting: "What drove your score", good: "What your roof has going for it" },
};

/** The start of a form's notes for a finished quiz: `Roof quiz: Minor Issues (15 points).` */
export const notesHead = (category: string, score: number) =>
  `${name}: ${category} (${points(score)}).`;

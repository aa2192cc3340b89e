import type { QuestionId } from "#domain/assessment/questions.ts";

/** Each question in a few words, and how to find the answer from the ground. */
export const topics: Record<QuestionId, { short: string; hint: string }> = {
  roofAge: {
    short: "Roof age",
    hint: "Check your closing documents or your last roofing invoice. A best guess is fine.",
  },
  leaks: {
    short: "Leaks",
    hint: "Look for brown rings on ceilings, peeling paint and damp spots in the attic.",
  },
  shingles: {
    short: "Shingles",
    hint: "Look from across the street, or zoom in with a phone. Please stay off the roof.",
  },
  storm: {
    short: "Storms",
    hint: "Dents in gutters, mailbox or car point to hail; branches on the lawn, to wind.",
  },
  gutters: {
    short: "Gutters",
    hint: "Look for water spilling over the edge when it rains, and for gutters that lean away from the house.",
  },
  ventilation: {
    short: "Attic",
    hint: "Put your head through the attic hatch. Is it hot? Does it smell musty?",
  },
};

/** `5 points`. */
export const points = (score: number) => `${score} points`;

export const name = "Roof quiz";

/** The words around the questions. */
export const asking = {
  name,
  progress: "Progress of the quiz",
  answered: (count: number, total: number) => `${count}/${total} answered`,
  place: (number: number, total: number) => `Question ${number} of ${total}: `,
  points,
  back: "Back",
  next: "Next question",
  finish: "See my result",
  /** Shown without scripts, when all questions are visible. */
  atOnce: "Choose one answer for each question, then see your result.",
  open: (topics: readonly string[]) =>
    `${topics.length === 1 ? "One question has" : "Some questions have"} no answer yet: ${topics.join(", ")}.`,
};

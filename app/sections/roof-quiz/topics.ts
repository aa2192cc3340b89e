import type { QuestionId } from "#domain/assessment/questions.ts";

/** Each question in few words, and how to find its answer from the ground. */
export const topics: Record<QuestionId, { short: string; hint: string }> = {
  roofAge: {
    short: "Roof age",
    hint: "The closing papers of the house or the last roofing invoice say so. A best guess is fine.",
  },
  leaks: {
    short: "Leaks",
    hint: "Look for brown rings on ceilings, peeling paint and damp spots in the attic.",
  },
  shingles: {
    short: "Shingles",
    hint: "Stand back across the street, or use the zoom of your phone. Please stay off the roof.",
  },
  storm: {
    short: "Storms",
    hint: "Dents in gutters, mailbox or car are a sign of hail; branches on the lawn, of wind.",
  },
  gutters: {
    short: "Gutters",
    hint: "Water running over the edge in the rain, or gutters that lean away from the house?",
  },
  ventilation: {
    short: "Attic",
    hint: "Put your head through the attic hatch: feel the heat, and smell the air.",
  },
};

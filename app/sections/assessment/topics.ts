import type { QuestionId } from "#domain/assessment/questions.ts";

/** Each question in few words, and how to find its answer from the ground. */
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

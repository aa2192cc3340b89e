import { topics } from "#content/en/assessment/questions.ts";
import { notesHead } from "#content/en/assessment/result.ts";
import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";

/**
 * An assessment in one line for a form's notes; empty for an unfinished one: `Roof quiz: Moderate
 * Concerns (31 points). Roof age: 15-20 years. Leaks: None. …`
 */
export function notesOf(values: Partial<Record<string, string>>): string {
  const result = assess(values);
  if (!result) return "";
  const answers = questions.map(
    ({ id, options }) =>
      `${topics[id].short}: ${options.find(({ value }) => value === values[id])?.label}.`,
  );
  return [notesHead(result.category, result.score), ...answers].join(" ");
}

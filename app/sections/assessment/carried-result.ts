import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import { topics } from "./topics.ts";

/*
 * A finished assessment goes with the visitor to the appointment and contact forms of this session. Session
 * storage may be missing, full or written by somebody else: then nothing is carried.
 */

const key = "assessment";

export function carryResult(values: Partial<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

export function dropCarriedResult(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/**
 * The finished assessment in one line for a form's notes, empty without one:
 * `Roof quiz: Moderate Concerns (31 points). Roof age: 15-20 years. Leaks: None. …`
 */
export function carriedNotes(): string {
  const values = carriedValues();
  const result = assess(values);
  if (!result) return "";
  const answers = questions.map(
    ({ id, options }) =>
      `${topics[id].short}: ${options.find(({ value }) => value === values[id])?.label}.`,
  );
  return [`Roof quiz: ${result.category} (${result.score} points).`, ...answers].join(" ");
}

function carriedValues(): Partial<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof values === "object" && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}

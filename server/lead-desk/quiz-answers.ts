import { reasons } from "#content/en/assessment/reasons.ts";
import { questions } from "#domain/assessment/questions.ts";

/** The answers of a stored assessment in words, each with the reason that the person was shown. */
export function quizAnswers(
  values: Readonly<Record<string, string>>,
): { question: string; answer: string; reason: string }[] {
  return questions.map((question) => {
    const value = values[question.id] ?? "";
    const answer = question.options.find((option) => option.value === value)?.label ?? value;
    const why: Record<string, string> = reasons[question.id];
    return { question: question.question, answer, reason: why[value] ?? "" };
  });
}

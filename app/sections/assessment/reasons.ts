import { reasons } from "#content/en/assessment/reasons.ts";
import { type QuestionId, questions } from "#domain/assessment/questions.ts";

export type Driver = { topic: QuestionId; label: string; score: number; reason: string };

/**
 * The three answers with the most points, or fewer; if none has points, the first three good signs.
 */
export function driversOf(values: Partial<Record<QuestionId, string>>): Driver[] {
  const given = questions.flatMap(({ id, options }): Driver[] => {
    const option = options.find(({ value }) => value === values[id]);
    if (!option) return [];
    const { label, score, value } = option;
    return [
      { topic: id, label, score, reason: (reasons[id] as Record<string, string>)[value] ?? "" },
    ];
  });
  const counting = given.filter(({ score }) => score > 0);
  // Sorting is stable: among equal answers, the earlier question comes first.
  return (counting.length > 0 ? counting.sort((a, b) => b.score - a.score) : given).slice(0, 3);
}

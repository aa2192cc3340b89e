/** How many leads were answered after how many minutes. */
export type AnswersByMinutes = readonly { minutes: number; leads: number }[];

/**
 * The median: half of the answers, or more, took no longer. Of an even number, the lower of the two in the middle. Null
 * without answers.
 */
export function medianMinutes(answers: AnswersByMinutes): number | null {
  const all = answers.reduce((sum, { leads }) => sum + leads, 0);
  let sofar = 0;
  for (const { minutes, leads } of answers.toSorted((one, other) => one.minutes - other.minutes)) {
    sofar += leads;
    if (sofar * 2 >= all && leads > 0) return minutes;
  }
  return null;
}

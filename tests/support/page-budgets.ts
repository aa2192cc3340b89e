/*
 * What a page may cost, in KB of 1,024 bytes compressed with brotli: the table in docs/measuring.md, which
 * tests/built-site/page-weights.test.ts compares with these figures.
 */

export const budgets = { html: 22, htmlOfHome: 25, scripts: 140 };

/** What tests allow beyond a budget, so that a new paragraph does not fail them. */
const margin = 1.05;

/** The most bytes that tests accept for a budget in KB. */
export function mostBytes(budget: number): number {
  return budget * 1_024 * margin;
}

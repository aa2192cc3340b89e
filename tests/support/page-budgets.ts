import { brotliCompressSync, constants } from "node:zlib";

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

/** Bytes that a text has with brotli at maximum compression. */
export function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

/** Articles that the words of pages lead to, while they hold. */
export const linkedArticles = [
  "compare-three-estimates",
  "gutters-twice-a-year",
  "what-a-new-roof-costs",
] as const;

export type LinkedArticle = (typeof linkedArticles)[number];

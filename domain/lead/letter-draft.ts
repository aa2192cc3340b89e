/** The templates of letters that the system leaves on a lead as drafts. */
export const letterDrafts = ["missed-you"] as const;

export type LetterDraft = (typeof letterDrafts)[number];

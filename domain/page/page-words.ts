/** The words at a page's head. */
export type OpeningWords = {
  heading: string;
  /** The one most useful sentence, or two. */
  lead: string;
};

/** The words at the top of a page. */
export type OpeningWords = {
  heading: string;
  /** The one or two most useful sentences. */
  lead: string;
};

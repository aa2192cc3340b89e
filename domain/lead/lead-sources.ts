/*
 * The names of sources in lists and numbers: what `leadOrigin` has made of the visitor's, and three of our own, which no
 * visitor's can be.
 */

/** No source is known: typed, bookmarked, or hidden by the browser. */
export const directSource = "(direct)";
/** Calls that staff wrote down. */
export const callSource = "(call)";
/** Leads that an owner has imported from another program. They are in no number. */
export const importSource = "(import)";

/* Of a list that has several pages. */

export const pagination = {
  label: "Pages of the list",
  previous: "Previous",
  next: "Next",
  /** `Page 2 of 4`. */
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** A page's title where it shows a later part of its list. */
export const titleOfPart = (title: string, page: number) =>
  page > 1 ? `${title}, page ${page}` : title;

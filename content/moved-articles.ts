/**
 * Articles that have become part of another, by the names of their files. Answered by the article page's loader and not by
 * routes of their own, which every page's scripts would have to know.
 */
export const movedArticles: Readonly<Record<string, string>> = {
  // Two on the same walk around a house.
  "how-our-inspectors-read-a-roof": "read-your-roof-from-the-ground",
};

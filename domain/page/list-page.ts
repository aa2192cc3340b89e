/** The page of a list that a query asks for, from 1. One that is not a number, or below 1, is the first. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("page") || 1);
  return Number.isFinite(page) ? Math.max(1, Math.floor(page)) : 1;
}

/** How many pages a list of `count` has with `size` on each; an empty one has one. */
export const pagesOf = (count: number, size: number): number =>
  Math.max(1, Math.ceil(count / size));

/** One page of a list. Pages beyond the last show the last. */
export function onePage<One>(
  list: readonly One[],
  { page, size }: { page: number; size: number },
): { items: One[]; page: number; pages: number } {
  const pages = pagesOf(list.length, size);
  const shown = Math.min(Math.max(1, page), pages);
  const start = (shown - 1) * size;
  return { items: list.slice(start, start + size), page: shown, pages };
}

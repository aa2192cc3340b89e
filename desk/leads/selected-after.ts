/**
 * The ids that are selected after a press on one: it, or with `from` everything between the two, gets the opposite of what it
 * had.
 * @param order of the list.
 */
export function selectedAfter(
  before: ReadonlySet<string>,
  order: readonly string[],
  { id, from }: { id: string; from: string | undefined },
): Set<string> {
  const to = order.indexOf(id);
  const start = from === undefined ? to : order.indexOf(from);
  const [first, last] = start < 0 ? [to, to] : [Math.min(start, to), Math.max(start, to)];
  const after = new Set(before);
  for (const each of order.slice(first, last + 1)) {
    if (before.has(id)) after.delete(each);
    else after.add(each);
  }
  return after;
}

/** How many of twelve columns each of `count` pictures has: the first is the largest, and every row is full. */
export function columnSpans(count: number): number[] {
  if (count === 1) return [12];
  const further = count - 2;
  const over = further % 3;
  const first = over === 1 ? [12] : over === 2 ? [6, 6] : [];
  return [8, 4, ...first, ...new Array<number>(further - over).fill(4)];
}

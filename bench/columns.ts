/** A table row: a name, and right-aligned figures. */
export function row(name: string, cells: readonly string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("");
}

/** NaN for an empty list. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** A line of a table: a name, and figures flush right. */
export function row(name: string, cells: readonly string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("");
}

/** NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

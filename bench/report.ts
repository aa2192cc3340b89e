/** One line of results. `ratioTo` names the line of the same run to compare with. */
export type Measurement = {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  /** Missing if the measuring tool does not report it. */
  p95?: number;
  p99: number;
  ratioTo?: string;
};

/** A table with aligned columns; the ratio is this line's rate divided by that of `ratioTo`. */
export function table(title: string, measurements: readonly Measurement[]): string {
  const rates = new Map(measurements.map(({ name, perSecond }) => [name, perSecond]));
  const rows = measurements.map(({ name, perSecond, p50, p95, p99, ratioTo }) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p95?.toFixed(1) ?? "",
    p99.toFixed(1),
    ratioTo ? (perSecond / (rates.get(ratioTo) ?? Number.NaN)).toFixed(2) : "1.00",
    ratioTo ? `of ${ratioTo}` : "baseline",
  ]);
  const lines = [[title, "per second", "p50 ms", "p95 ms", "p99 ms", "ratio", ""], ...rows];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || column === 6
            ? cell.padEnd(widths?.[column] ?? 0)
            : cell.padStart(widths?.[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

/** Rate and percentiles of operations that took `durations` (milliseconds) within `elapsed` (milliseconds). */
export function summarize(
  name: string,
  durations: readonly number[],
  elapsed: number,
  ratioTo?: string,
): Measurement {
  const sorted = durations.toSorted((left, right) => left - right);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    name,
    perSecond: (durations.length / elapsed) * 1_000,
    p50: at(0.5) ?? Number.NaN,
    p95: at(0.95) ?? Number.NaN,
    p99: at(0.99) ?? Number.NaN,
    ...(ratioTo && { ratioTo }),
  };
}

/** Runs `work` `count` times, `parallel` at a time, and times each run. */
export async function measure(
  name: string,
  options: { count: number; parallel: number; ratioTo?: string },
  work: (index: number) => Promise<unknown>,
): Promise<Measurement> {
  const durations: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < options.count) {
      const index = next;
      next += 1;
      const start = performance.now();
      await work(index);
      durations.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: options.parallel }, lane));
  return summarize(name, durations, performance.now() - start, options.ratioTo);
}

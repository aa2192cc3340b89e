const units = [
  ["day", 24 * 3_600_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** `a moment ago`, `1 minute ago`, `5 hours ago`, `2 days ago`: the age in its largest unit, rounded down. */
export function ageText(milliseconds: number): string {
  for (const [unit, length] of units) {
    const count = Math.floor(milliseconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "a moment ago";
}

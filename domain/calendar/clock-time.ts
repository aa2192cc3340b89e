/** The time of day at a moment by the clocks of a zone, for example `2:05 PM`. */
export function clockTime(at: Date, timeZone: string): string {
  const text = at.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
  return text.replace("\u202f", " ");
}

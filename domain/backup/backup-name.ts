/** `site-2026-11-29T033012Z.backup`; a release before left the seconds out, and told the machine's own time. */
const form = /^site-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(?:(\d\d)Z)?\.backup$/;

/** The name of a backup that the nightly run makes: by its time in UTC, so that names stand in the order of their times. */
export function backupName(at: Date): string {
  const [day, time = ""] = at.toISOString().split("T");
  return `site-${day}T${time.slice(0, 8).replaceAll(":", "")}Z.backup`;
}

/** When the nightly run made the backup of this name; undefined for what is not of it, and not ours to delete. */
export function backupTime(name: string): Date | undefined {
  const parts = form.exec(name);
  if (!parts) return undefined;
  const [, day, hours, minutes, seconds = "00"] = parts;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Milliseconds by which the clocks of two machines may differ. */
const tolerance = 10 * 60_000;

/** Whether a time was told by a clock that was ahead: nothing can be that new, and what says so is worth nothing. */
export function isAhead(at: Date | string, now: Date): boolean {
  return new Date(at).getTime() - now.getTime() > tolerance;
}

/**
 * `site-4f0c2a9e-2026-11-29T033012Z.backup`. A release before named no site; one before that left the seconds out, too, and
 * told the machine's own time.
 */
const form = /^site-(?:([\da-f]{8})-)?(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(?:(\d\d)Z)?\.backup$/;

/**
 * The name of a backup that the nightly run makes: by its site, since several may use one bucket, and its time in UTC, so that
 * a site's names stand in the order of their times.
 * @param site eight hexadecimal digits; undefined where the database could not take any.
 */
export function backupName(at: Date, site: string | undefined): string {
  const [day, time = ""] = at.toISOString().split("T");
  return `site-${site === undefined ? "" : `${site}-`}${day}T${time.slice(0, 8).replaceAll(":", "")}Z.backup`;
}

/** When the nightly run of some site made the backup of this name; undefined for what is not of one, and not ours to delete. */
export function backupTime(name: string): Date | undefined {
  const parts = form.exec(name);
  if (!parts) return undefined;
  const [, , day, hours, minutes, seconds = "00"] = parts;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The site that a name of a backup tells; undefined if it tells none. */
export function siteOfBackup(name: string): string | undefined {
  return form.exec(name)?.[1];
}

/** Milliseconds by which the clocks of two machines may differ. */
const tolerance = 10 * 60_000;

/** Whether a time was told by a clock that was ahead: nothing can be that new, and what says so is worth nothing. */
export function isAhead(at: Date | string, now: Date): boolean {
  return new Date(at).getTime() - now.getTime() > tolerance;
}

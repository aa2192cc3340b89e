import { backupTime } from "./backup-name.ts";

/** Of how many days every backup is kept, and of how many weeks and months the last one. */
export type KeepRule = { days: number; weeks: number; months: number };

/** In a bucket, which has room: a fault may be noticed long after it has happened. */
export const bucketRule: KeepRule = { days: 7, weeks: 5, months: 12 };
/** On the site's own disk. */
export const folderRule: KeepRule = { days: 14, weeks: 0, months: 0 };

const day = 24 * 3_600_000;

/**
 * Which of these names of backups are to be deleted. Days, weeks (from Monday) and months are of UTC, and only those count
 * that have a backup: where none is made any more, or a clock was wrong, nothing ends. The newest one never does, nor does
 * what is not of the nightly run.
 */
export function endedBackups(names: readonly string[], rule: KeepRule): string[] {
  const ours = names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(ours.slice(0, 1).map(({ name }) => name));
  const days = Map.groupBy(ours, ({ at }) => Math.floor(at.getTime() / day));
  for (const all of [...days.values()].slice(0, rule.days)) {
    for (const { name } of all) kept.add(name);
  }
  // The first day since 1970 was a Thursday.
  const weeks = Map.groupBy(ours, ({ at }) => Math.floor((at.getTime() / day + 3) / 7));
  const months = Map.groupBy(ours, ({ at }) => at.toISOString().slice(0, 7));
  for (const [last] of [...weeks.values()].slice(0, rule.weeks)) if (last) kept.add(last.name);
  for (const [last] of [...months.values()].slice(0, rule.months)) if (last) kept.add(last.name);
  return ours.map(({ name }) => name).filter((name) => !kept.has(name));
}

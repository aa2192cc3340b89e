import { isAhead } from "./backup-name.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds after which a backup of every night is old: one was missed, and a slow one has had its time. */
export const oldAfter = 26 * hour;
/** Milliseconds that a new site may go without a first one before somebody is told. */
export const patienceForFirst = 3 * day;
/** Milliseconds between two drills: a week, but for the minutes by which nights differ. */
export const drillEvery = 7 * day - 12 * hour;

/** Milliseconds after which drills have been missed. */
export const drillMissedAfter = 15 * day;

/** What a drill has counted in the restored copy. */
export type DrilledRows = { leads: number; appointments: number; people: number };

/** A drill: the newest backup, restored beside the site and thrown away. */
export type Drill = {
  /** ISO 8601, as all times here. */
  at: string;
  backup: string;
  /** Null when it passed; otherwise why not, in one line without a period. */
  fault: string | null;
  /** Null when it did not get that far. */
  rows: DrilledRows | null;
};

/** A nightly run that made no backup, or did not get it into the bucket. */
export type FailedBackup = {
  at: string;
  /** In one line. */
  fault: string;
  /** Whether nothing tries again before the next night. */
  isFinal: boolean;
  /** The name of the backup that is still to be sent. */
  unsent: string | null;
};

/** What people are told of the site's backups. */
export type KnownBackups = {
  /** Null: there never was one. */
  newestAt: string | null;
  drill: Pick<Drill, "at" | "fault"> | null;
};

/** What is known of the site's backups. */
export type BackupFacts = {
  /** When the database was made. */
  since: string;
  /** When the newest backup was made; where a bucket is set up, the newest one that is in it. Null: there never was one. */
  newestAt: string | null;
  /** Why the last one failed, if none was made since. */
  failed: FailedBackup | null;
  drill: Drill | null;
};

/**
 * How it is with the backups. `expected`: the site is new; `none`: none was ever made, and it is time; `late`: the newest is
 * old, or tonight's has failed for good; `undrilled`: the newest one could not be restored; `good` otherwise.
 */
export type BackupState = "good" | "expected" | "none" | "late" | "undrilled";

/** Without what was noted by a clock that was ahead, and would be the newest until that time comes. */
export function factsAsOf(facts: BackupFacts, now: Date): BackupFacts {
  const { newestAt, drill } = facts;
  return {
    ...facts,
    newestAt: newestAt !== null && isAhead(newestAt, now) ? null : newestAt,
    drill: drill && isAhead(drill.at, now) ? null : drill,
  };
}

/** The state of the backups as of `now`. A backup that is missing comes before one that is useless. */
export function backupState(facts: BackupFacts, now: Date): BackupState {
  const { since, newestAt, failed, drill } = factsAsOf(facts, now);
  const age = (at: string) => now.getTime() - Date.parse(at);
  if (failed?.isFinal) return "late";
  if (newestAt === null) return age(since) >= patienceForFirst ? "none" : "expected";
  if (age(newestAt) > oldAfter) return "late";
  return drill?.fault ? "undrilled" : "good";
}

/** Whether the newest backup is to be tried: the last drill is a week old, or has failed. */
export function isDrillDue(drill: Drill | null, now: Date): boolean {
  if (!drill || isAhead(drill.at, now)) return true;
  return drill.fault !== null || now.getTime() - Date.parse(drill.at) >= drillEvery;
}

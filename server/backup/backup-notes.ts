import { existsSync } from "node:fs";
import { sql } from "kysely";
import { z } from "zod/mini";
import { isAhead } from "#domain/backup/backup-name.ts";
import {
  type BackupFacts,
  type Drill,
  type FailedBackup,
  factsAsOf,
} from "#domain/backup/backup-state.ts";
import { type DatabasePlace, openToNote } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { storeSetting } from "#server/database/settings-repository.ts";
import { pauseFile } from "#server/upgrade/pause-file.ts";

/*
 * What the commands note about backups in the database, where every process of the site finds it.
 */

const made = z.object({ at: z.string() });
const failed = z.object({
  at: z.string(),
  fault: z.string(),
  isFinal: z.boolean(),
  unsent: z.nullable(z.string()),
});
const drilled = z.object({
  at: z.string(),
  backup: z.string(),
  fault: z.nullable(z.string()),
  rows: z.nullable(z.object({ leads: z.number(), appointments: z.number(), people: z.number() })),
});

/** Settings. A backup that is sent counts where a bucket is set up, and any other where none is. */
const names = {
  made: "backup-made",
  sent: "backup-sent",
  failed: "backup-failed",
  drilled: "backup-drilled",
} as const;

export type BackupNote =
  | { made: { at: string } }
  | { sent: { at: string } }
  | { failed: FailedBackup }
  | { drilled: Drill };

/**
 * Notes what has become of a backup; one that is made or sent ends what had failed. During an upgrade nothing is noted: nothing
 * may be stored then, and what an upgrade backs up is for itself alone.
 */
export async function noteBackup(place: DatabasePlace, note: BackupNote): Promise<void> {
  if (existsSync(pauseFile(place.dataDir))) return;
  const database = openToNote(place);
  try {
    for (const [kind, value] of Object.entries(note)) {
      await storeSetting(database, names[kind as keyof typeof names], JSON.stringify(value));
    }
    // By what happened, not by times: a backup that is sent later is as old as its name, older than its failure.
    if ("made" in note || "sent" in note) {
      await database.deleteFrom("settings").where("name", "=", names.failed).execute();
    }
  } finally {
    await database.destroy();
  }
}

/** @param of.hasBucket Whether backups are sent to one. */
export async function readBackupFacts(
  database: Database,
  { hasBucket, now }: { hasBucket: boolean; now: Date },
): Promise<BackupFacts> {
  const rows = await database
    .selectFrom("settings")
    .select(["name", "value"])
    .where("name", "in", Object.values(names))
    .execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const timeOf = (name: string) => {
    const at = read(made, stored.get(name))?.at;
    return at && !isAhead(at, now) ? at : null;
  };
  const madeAt = timeOf(names.made);
  const sentAt = timeOf(names.sent);
  // Until the first one is sent, those of before count.
  const newestAt = hasBucket ? (sentAt ?? madeAt) : later(sentAt, madeAt);
  const facts = {
    since: await databaseSince(database),
    newestAt,
    failed: read(failed, stored.get(names.failed)),
    drill: read(drilled, stored.get(names.drilled)),
  };
  return factsAsOf(facts, now);
}

/** Null as well for what another release has noted, and this one cannot read. */
function read<Note>(schema: z.ZodMiniType<Note>, value: string | undefined): Note | null {
  try {
    return schema.parse(JSON.parse(value ?? "null"));
  } catch {
    return null;
  }
}

function later(one: string | null, other: string | null): string | null {
  return (
    [one, other]
      .filter((at) => at !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** When the first migration ran; a restored database begins with its restore. */
async function databaseSince(database: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select min(timestamp) as at from kysely_migration`.execute(database);
  return rows[0]?.at ?? new Date().toISOString();
}

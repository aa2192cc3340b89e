import { z } from "zod/mini";
import { archiveFaults } from "#domain/archive/archive-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { findSetting } from "#server/database/settings-repository.ts";

/*
 * What is known of the archive, in a setting, where every process of the site finds it. Whoever changes it says what it was,
 * so that of two that do so at once one learns that it came late.
 */

const name = "archive";

const archiveNote = z.object({
  id: z.string(),
  askedAt: z.string(),
  /** Who asked for it. */
  staffId: z.string(),
  state: z.enum(["asked", "making", "ready", "failed"]),
  /** How often making it was begun. */
  tries: z.number(),
  /** When whoever makes it last said so. */
  touchedAt: z.string(),
  /** From 0 to 1. */
  progress: z.number(),
  bytes: z.nullable(z.number()),
  endsAt: z.nullable(z.string()),
  fault: z.nullable(z.enum(archiveFaults)),
});

export type ArchiveNote = z.output<typeof archiveNote>;

/** Null without one, and for what another release has noted, and this one cannot read. */
export async function readNote(database: Database): Promise<ArchiveNote | null> {
  const stored = await findSetting(database, name);
  try {
    return archiveNote.parse(JSON.parse(stored ?? "null"));
  } catch {
    return null;
  }
}

/** Begins anew, in place of whatever there was. @returns false when somebody else was faster. */
export async function beginNote(
  database: Database,
  former: ArchiveNote | null,
  note: ArchiveNote,
): Promise<boolean> {
  if (former) return changeNote(database, former, note);
  // What this release cannot read is of no use to anybody.
  const unread = await findSetting(database, name);
  if (unread !== undefined && (await readNote(database)) === null) await forgetNote(database);
  const added = await database
    .insertInto("settings")
    .values({ name, value: JSON.stringify(note) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false when it is no longer as `former` says. */
export async function changeNote(
  database: Database,
  former: ArchiveNote,
  note: ArchiveNote,
): Promise<boolean> {
  const changed = await database
    .updateTable("settings")
    .set({ value: JSON.stringify(note) })
    .where("name", "=", name)
    .where("value", "=", JSON.stringify(former))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Forgets the archive, so that its file is deleted. @returns whether there was one. */
export async function forgetNote(database: Database): Promise<boolean> {
  const gone = await database.deleteFrom("settings").where("name", "=", name).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

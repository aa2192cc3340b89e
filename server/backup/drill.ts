import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { DrilledRows } from "#domain/backup/backup-state.ts";
import { photoSizes } from "#server/photo/photo-store.ts";
import type { Target } from "./fill-tables.ts";
import { intoSqlite } from "./into-sqlite.ts";
import { type Loaded, loadBackup } from "./load-backup.ts";
import { requireEncrypted } from "./passphrase.ts";
import { keptPhotos } from "./photo-lines.ts";

/** What a drill counts. */
const counted = ["leads", "appointments", "people"] as const satisfies (keyof DrilledRows)[];

/** Begins the names of folders in which drills take place; the sweep knows what a killed one has left. */
export const drillFolder = "drill-";

/**
 * Restores a backup of either database into an SQLite file beside the running site, compares what it has with what the
 * backup says of itself, and throws it away.
 * With a passphrase, only one that is encrypted can be: whatever else lies there, the site has not made it.
 * @param folder Where there is room for it: not in a temporary folder, which may be memory.
 * @throws Error in one line that says why the backup could not be restored.
 */
export async function drillBackup(
  file: string,
  { passphrase, folder, now }: { passphrase: string | undefined; folder: string; now: Date },
): Promise<DrilledRows> {
  if (passphrase) await requireEncrypted(file);
  const dataDir = await mkdtemp(path.join(folder, drillFolder));
  try {
    let rows: DrilledRows = { leads: 0, appointments: 0, people: 0 };
    const nothingAside = () => {
      throw new Error(`${dataDir} is not empty.`);
    };
    await intoSqlite(dataDir, { isDrill: true, aside: nothingAside }, async (target) => {
      const loaded = await loadBackup(target, file, passphrase, () => {});
      rows = await countedIn(target, loaded, file);
      if (loaded.files === null) return;
      const photos = (await keptPhotos(target, now)).length;
      const copied = loaded.files / photoSizes.length;
      if (photos > 0 && copied === 0) throw new Error(`${file} has none of ${photos} photos.`);
    });
    return rows;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @throws Error in one line when a table has other rows than the backup says. */
async function countedIn(
  { database }: Target,
  { rows: said }: Loaded,
  file: string,
): Promise<DrilledRows> {
  const found: DrilledRows = { leads: 0, appointments: 0, people: 0 };
  for (const table of counted) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)}`.execute(database);
    found[table] = Number(rows[0]?.count);
    // A backup of a release before people has none of them.
    const expected = said[table] ?? found[table];
    if (found[table] === expected) continue;
    throw new Error(`${file} says ${expected} ${table}, and restored are ${found[table]}.`);
  }
  return found;
}

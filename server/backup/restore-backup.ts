import { type DatabasePlace, openToCopy } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { holdMails } from "#server/mail/held-mails.ts";
import type { PhotoPlace } from "#server/photo/photo-files.ts";
import { type PhotoKey, photoSizes } from "#server/photo/photo-store.ts";
import { createRestoredPhotos, type PlacedPhotos } from "#server/photo/restored-photos.ts";
import { addBeganAnew } from "#server/program/began-anew.ts";
import { holdProjects } from "#server/project/held-projects.ts";
import type { Target } from "./fill-tables.ts";
import { intoPostgres } from "./into-postgres.ts";
import { intoSqlite } from "./into-sqlite.ts";
import type { End } from "./lines.ts";
import { type Loaded, loadBackup } from "./load-backup.ts";
import { keptPhotos } from "./photo-lines.ts";
import { asideName, asideOf } from "./restore-place.ts";
import { rowCounts, tablesOf } from "./tables.ts";
import { bringOver, type WrittenSince } from "./written-since.ts";

type Restored = Loaded & {
  /** Where the former database is kept, if there was one. */
  kept: string | null;
  /** What the former database has that the backup lacks. */
  since: WrittenSince;
  /** And where files are that were put aside. */
  photos: PlacedPhotos & { asideFolder: string };
};

/**
 * Puts a backup in the place of the site's database and its photos into their store, all of it or nothing, and holds its
 * mails: some may have been sent since. A drill does the same to a database that it then throws away, and writes no photo.
 * @throws Error in one line that says what to do.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, photosDir, photosBucket }: DatabasePlace & PhotoPlace,
  file: string,
  options: { passphrase: string | undefined; isDrill: boolean; isReplacing: boolean; now: Date },
): Promise<Restored> {
  const { isDrill, now } = options;
  const photos = createRestoredPhotos({ photosDir, photosBucket });
  let loaded: Loaded = { at: "", rows: {}, leftOut: [], files: null };
  let known: PhotoKey[] = [];
  let since: WrittenSince = { broughtOver: [], left: [], changed: [] };
  const fill = async (target: Target, former?: Database) => {
    loaded = await loadBackup(target, file, options.passphrase, async (line, bytes) => {
      if (!isDrill) await photos.add({ id: line.photo, digest: line.digest }, line.size, bytes);
    });
    if (former) since = await bringOver(target, former, { hasFiles: await photos.there(), now });
    known = await keptPhotos(target, now);
    await addBeganAnew(target.database, { from: loaded.at, at: now });
    await holdMails(target.database, now);
    // With nothing to compare it with, nobody knows what was taken back since.
    if (!former) await holdProjects(target.database, now);
  };
  try {
    if (!isDrill) await photos.prepare();
    const how = { isDrill, aside: asideOf(options) };
    const kept = databaseUrl
      ? await intoPostgres(databaseUrl, how, fill)
      : await intoSqlite(dataDir, how, fill);
    // After the database: what replaces nothing has to leave the folder as it is, too.
    const placed = isDrill ? inDrill(known, loaded) : await photos.place(known, asideName(now));
    return {
      ...loaded,
      kept,
      since,
      photos: { ...placed, asideFolder: photos.asideFolder(asideName(now)) },
    };
  } finally {
    await photos.discard();
  }
}

/** What a restore would say, on a machine that has no photos. */
function inDrill(known: readonly PhotoKey[], { files }: Loaded): PlacedPhotos {
  return { aside: 0, missing: files === null ? 0 : known.length - files / photoSizes.length };
}

/** How many rows each table of the site's database has now; null if there is none. */
export async function countRows(place: DatabasePlace): Promise<End["rows"] | null> {
  if (!(await hasDatabase(place))) return null;
  const source = openToCopy(place);
  try {
    const tables = (await tablesOf(source)).map(({ name }) => name);
    return Object.fromEntries(await rowCounts(source.database, tables));
  } finally {
    await source.database.destroy();
  }
}

import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { asMisfit, createFilling, type Target } from "#server/backup/fill-tables.ts";
import { intoPostgres } from "#server/backup/into-postgres.ts";
import { intoSqlite } from "#server/backup/into-sqlite.ts";
import { keptPhotos, sha256 } from "#server/backup/photo-lines.ts";
import { asideName, asideOf } from "#server/backup/restore-place.ts";
import { keepSiteId } from "#server/backup/site-id.ts";
import { rowCounts, tablesOf } from "#server/backup/tables.ts";
import { type DatabasePlace, openToCopy } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { holdMails } from "#server/mail/held-mails.ts";
import type { PhotoPlace } from "#server/photo/photo-files.ts";
import { type PhotoKey, photoSizes } from "#server/photo/photo-store.ts";
import { createRestoredPhotos } from "#server/photo/restored-photos.ts";
import { addBeganAnew } from "#server/program/began-anew.ts";
import { holdProjects } from "#server/project/held-projects.ts";
import type { ArchiveManifest } from "./archive-manifest.ts";
import { photoName } from "./photo-names.ts";
import { notWhole, type OpenedArchive, openArchive } from "./read-archive.ts";

export type Imported = {
  manifest: ArchiveManifest;
  /** How many mails and texts wait, and are held. */
  waiting: number;
  /** Where the empty database is kept that was there, if there was one. */
  kept: string | null;
  /** Tables that are not this site's. */
  leftOut: string[];
};

/** In a site that is empty, none of these has a row. */
const ofPeople = ["leads", "people", "customers", "appointments", "inquiries", "assessments"];

/**
 * Puts an archive of everything into an empty site, its photos into their store, all of it or nothing, and holds its mails:
 * some may have been sent since by the site that it came from.
 * @throws Error in one line that says what to do.
 */
export async function importArchive(
  place: DatabasePlace & PhotoPlace,
  file: string,
  { now }: { now: Date },
): Promise<Imported> {
  await requireEmpty(place);
  const archive = await openArchive(file);
  const photos = createRestoredPhotos(place);
  let known: PhotoKey[] = [];
  const imported: Imported = { manifest: archive.manifest, waiting: 0, kept: null, leftOut: [] };
  const fill = async (target: Target, former?: Database) => {
    imported.leftOut = await fillFrom(archive, file, target);
    await copyPhotos(archive, file, target, photos);
    if (former) await keepSiteId(target.database, former);
    known = await keptPhotos(target, now);
    imported.waiting = await countWaiting(target.database);
    const { release, at } = archive.manifest;
    await addAuditEntry(target.database, {
      ...{ at: now, staffId: null, action: "archive.imported", details: { release, at } },
    });
    await addBeganAnew(target.database, { from: at, at: now });
    await holdMails(target.database, now);
    await holdProjects(target.database, now);
  };
  try {
    await photos.prepare();
    const how = { isDrill: false, aside: asideOf({ isReplacing: true, now }) };
    imported.kept = place.databaseUrl
      ? await intoPostgres(place.databaseUrl, how, fill)
      : await intoSqlite(place.dataDir, how, fill);
    await photos.place(known, asideName(now));
    return imported;
  } finally {
    archive.close();
    await photos.discard();
  }
}

/** @throws Error in one line when somebody has written to this site. */
async function requireEmpty(place: DatabasePlace): Promise<void> {
  if (!(await hasDatabase(place))) return;
  const source = openToCopy(place);
  try {
    const names = (await tablesOf(source)).map(({ name }) => name);
    const counts = await rowCounts(
      source.database,
      ofPeople.filter((name) => names.includes(name)),
    );
    const found = [...counts].find(([, rows]) => rows > 0);
    if (!found) return;
    const [table, rows] = found;
    throw new Error(
      `This site is in use: it has ${rows} ${table}. An archive is imported into an empty site only.`,
    );
  } finally {
    await source.database.destroy();
  }
}

/** @returns the tables of the archive that are not the site's. */
async function fillFrom(archive: OpenedArchive, file: string, target: Target): Promise<string[]> {
  const { migrations, tables, numbers } = archive.manifest;
  const filling = createFilling(target, { of: "archive", take: "Import" });
  try {
    await filling.begin(migrations);
    for (const table of tables) {
      const { table: name, columns } = table;
      const stored = { name, columns };
      for await (const row of archive.rows(table)) await filling.row(stored, row);
    }
    await filling.end(numbers);
  } catch (error) {
    throw asMisfit(error, file);
  }
  await filling.migrate();
  return tables.map(({ table }) => table).filter((name) => !filling.isKnown(name));
}

/** Photos that are looked up at once. */
const atOnce = 200;

/** @throws Error in one line when one is altered, or another number of them is there than the archive says. */
async function copyPhotos(
  archive: OpenedArchive,
  file: string,
  { database }: Target,
  photos: Pick<ReturnType<typeof createRestoredPhotos>, "add">,
): Promise<void> {
  let copied = 0;
  for (let last = ""; ; ) {
    const rows = await database
      .selectFrom("photos")
      .innerJoin("leads", "leads.id", "photos.lead_id")
      .select(["photos.id", "digest", "position", "number"])
      .where("photos.id", ">", last)
      .orderBy("photos.id")
      .limit(atOnce)
      .execute();
    for (const { id, digest, position, number } of rows) {
      const place = { id, position, lead: number };
      const [full, small] = await Promise.all(
        photoSizes.map((size) => archive.bytes(photoName(place, size))),
      );
      if (!full && !small) continue;
      if (!full || !small || sha256(full) !== digest) throw notWhole(file);
      for (const [size, bytes] of [["full", full] as const, ["small", small] as const]) {
        await photos.add({ id, digest }, size, bytes);
      }
      copied += 1;
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  if (copied !== archive.manifest.photos.copied) throw notWhole(file);
}

async function countWaiting(database: Database): Promise<number> {
  const { all } = await database
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number | string>().as("all"))
    .where("state", "in", ["queued", "sending"])
    .executeTakeFirstOrThrow();
  return Number(all);
}

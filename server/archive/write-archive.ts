import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { archiveReadme } from "#content/en/archive/archive-readme.ts";
import { wholePhoto } from "#server/backup/photo-lines.ts";
import { inSnapshot, type Source } from "#server/backup/snapshot.ts";
import { lastNumbers, rowCounts, type Table, tablesOf } from "#server/backup/tables.ts";
import { type Cell, momentCells } from "#server/csv.ts";
import type { Database } from "#server/database/connection.ts";
import { executedMigrations } from "#server/database/later-release.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadEventsTable } from "#server/database/schema/lead-tables.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { release } from "#server/release.ts";
import { type ArchiveManifest, manifestName } from "./archive-manifest.ts";
import { type Archived, archivedTables, isArchivedColumn } from "./archive-tables.ts";
import { archivedRows, inBatches } from "./archived-rows.ts";
import { jsonRows } from "./json-rows.ts";
import {
  eventWords,
  type LeadTextParts,
  leadFiles,
  mailTextsOf,
  timelinesOf,
} from "./lead-texts.ts";
import { createPace } from "./pace.ts";
import { photoName } from "./photo-names.ts";
import { numbersOf, sheetRows } from "./sheet-rows.ts";
import { createZip, type Zip } from "./zip.ts";

/** What the archive is made of, besides the rows. */
export type ArchiveParts = Omit<LeadTextParts, "pace" | "staff" | "timeZone"> & {
  photoFiles: Pick<PhotoFiles, "load">;
  now: Date;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Told now and then how far it has come, from 0 to 1. */
  onProgress?: (part: number) => void;
};

export type MadeArchive = { bytes: number; leads: number; photos: ArchiveManifest["photos"] };

/** In what a mail, once rendered, is counted: it takes as long as some rows. */
const rowsOfMail = 10;

/**
 * Writes everything that is the contractor's, as it is at one moment, to a new file that only this user can read. It is
 * there when it is whole.
 * @throws what cannot be read or written, or the signal's reason.
 */
export async function writeArchive(
  source: Source,
  file: string,
  parts: ArchiveParts,
): Promise<MadeArchive> {
  const draft = `${file}.draft`;
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  const zip = createZip(output, parts.now);
  try {
    const made = await inSnapshot(source, (database) =>
      writeParts({ ...source, database }, zip, parts),
    );
    await zip.end();
    await rename(draft, file);
    return { ...made, bytes: (await stat(file)).size };
  } catch (error) {
    await zip.abandon();
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeParts(
  source: Source,
  zip: Zip,
  parts: ArchiveParts,
): Promise<Omit<MadeArchive, "bytes">> {
  const { database } = source;
  const { kinds, mailOptions, now } = parts;
  const { timeZone, name: business } = mailOptions.profile;
  const tables = await stored(source);
  const counts = await rowCounts(
    database,
    tables.map(({ archived }) => archived.name),
  );
  const progress = createProgress(counts, parts);
  const pace = createPace(() => {
    parts.signal?.throwIfAborted();
    progress.tell();
  });
  const staff = await allStaff(database);
  const texts: LeadTextParts = { ...parts, timeZone, staff, pace };

  const photos = await writePhotos(source, zip, tables, { ...parts, pace, did: progress.did });
  const written: ArchiveManifest["tables"] = [];
  for (const { archived, columns } of tables) {
    const { name, table } = archived;
    const rows = () => archivedRows(source, archived, { name, columns }, { kinds, pace });
    const file = `tables/${table.file}.json`;
    let count = 0;
    const { sha256 } = await zip.add(
      file,
      jsonRows(rows(), () => {
        count += 1;
        progress.did(1);
      }),
    );
    written.push({ table: name, file, columns, rows: count, sha256 });
    const more = moreOf(name, { ...texts, missing: photos.missing, leads: photos.leads });
    await zip.add(
      `sheets/${table.file}.csv`,
      sheetRows(database, table, columns, rows(), { timeZone, staff, ...(more && { more }) }),
    );
    progress.did(count);
  }
  for await (const file of leadFiles(database)) {
    await zip.add(`timeline/${file.name}`, timelinesOf(database, file, texts));
    const did = () => progress.did(rowsOfMail);
    await zip.add(`mails/${file.name}`, mailTextsOf(database, file, { ...texts, did }));
  }
  const counted = { copied: photos.copied, missing: photos.missing.size };
  const readme = archiveReadme({
    ...{ business, site: mailOptions.siteUrl, timeZone, release, photos: counted },
    at: momentCells(timeZone)(now.toISOString()),
    rows: written.map(({ table, rows }) => ({ name: table, rows })),
  });
  await zip.add("README.md", once(readme));
  const manifest: ArchiveManifest = {
    ...{ archive: 1, release, at: now.toISOString(), business, timeZone },
    migrations: await executedMigrations(database),
    tables: written,
    numbers: await lastNumbers(source),
    photos: counted,
  };
  await zip.add(manifestName, once(`${JSON.stringify(manifest, null, 2)}\n`));
  return { leads: counts.get("leads") ?? 0, photos: counted };
}

/** The tables of the archive that the database has, with their columns. */
async function stored(source: Source): Promise<{ archived: Archived; columns: string[] }[]> {
  const there = new Map(
    (await tablesOf(source)).map((table): [string, Table] => [table.name, table]),
  );
  return archivedTables.flatMap((archived) => {
    const found = there.get(archived.name);
    if (!found) return [];
    const columns = found.columns.filter((name) => isArchivedColumn(archived.table, name));
    return [{ archived, columns }];
  });
}

async function allStaff(database: Database): Promise<Map<string, string>> {
  const staff = await database.selectFrom("staff").select(["id", "name"]).execute();
  return new Map(staff.map(({ id, name }) => [id, name]));
}

function createProgress(
  counts: ReadonlyMap<string, number>,
  { onProgress = () => {} }: Pick<ArchiveParts, "onProgress">,
) {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const mails = counts.get("outbox") ?? 0;
  const photos = counts.get("photos") ?? 0;
  const all = rows * 2 + mails * rowsOfMail + photos * rowsOfMail || 1;
  let done = 0;
  return {
    did(some: number): void {
      done += some;
    },
    tell: () => onProgress(Math.min(1, done / all)),
  };
}

type CopiedPhotos = {
  copied: number;
  /** Ids of those whose files are not there as they were stored. */
  missing: ReadonlySet<string>;
  /** Numbers of the leads that have photos, by id. */
  leads: ReadonlyMap<string, number>;
};

/** The files of all photos, a pair at a time. One that is not there as it was stored is left out, and counted. */
async function writePhotos(
  source: Source,
  zip: Zip,
  tables: readonly { archived: Archived; columns: string[] }[],
  { photoFiles, kinds, pace, did }: ArchiveParts & Pick<LeadTextParts, "pace"> & Did,
): Promise<CopiedPhotos> {
  const missing = new Set<string>();
  const leads = new Map<string, number>();
  let copied = 0;
  for (const { archived, columns } of tables) {
    if (archived.name !== "photos") continue;
    const rows = archivedRows(source, archived, { name: "photos", columns }, { kinds, pace });
    for await (const batch of inBatches(rows)) {
      const numbers = await numbersOf(
        source.database,
        batch.map(({ lead_id }) => String(lead_id)),
      );
      for (const row of batch) {
        did(rowsOfMail);
        await pace();
        const [id, lead] = [String(row.id), numbers.get(String(row.lead_id)) ?? 0];
        leads.set(String(row.lead_id), lead);
        const files = await wholePhoto(photoFiles, { id, digest: String(row.digest) });
        if (!files) {
          missing.add(id);
          continue;
        }
        const place = { id, lead, position: Number(row.position) };
        for (const size of ["full", "small"] as const) {
          await zip.add(photoName(place, size), once(files[size]), { isCompressed: false });
        }
        copied += 1;
      }
    }
  }
  return { copied, missing, leads };
}

type Did = { did: (rows: number) => void };

/** What only the sheet of a table says of a row. */
function moreOf(
  table: Archived["name"],
  {
    wordsOf,
    missing,
    leads,
  }: Pick<LeadTextParts, "wordsOf"> & Pick<CopiedPhotos, "missing" | "leads">,
): ((row: object) => readonly Cell[]) | undefined {
  switch (table) {
    case "lead_events":
      return (row) => {
        const { title, text } = eventWords(row as LeadEventsTable);
        return [title, text];
      };
    case "outbox":
      return (row) => {
        const { to, subject, text } = wordsOf(row as OutboxTable);
        return [to, subject, text ?? ""];
      };
    case "photos":
      return (row) => {
        const { id, lead_id, position } = row as Record<"id" | "lead_id", string> & {
          position: number;
        };
        const place = { id, position, lead: leads.get(lead_id) ?? 0 };
        return [missing.has(id) ? "" : photoName(place, "full")];
      };
    default:
      return undefined;
  }
}

async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}

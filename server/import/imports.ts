import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type {
  ImportDecision,
  ImportRow,
  ImportSummary,
  WholeImport,
} from "#domain/import/import-contract.ts";
import {
  type ImportField,
  type ImportKind,
  importUndoDays,
  mostImportBytes,
  mostImportRows,
} from "#domain/import/import-field.ts";
import type { ImportOutcome, ImportVerdict } from "#domain/import/import-state.ts";
import { headingsWithin, recognizeTable } from "#domain/import/recognized-table.ts";
import { singleHeaderLine } from "#domain/page/single-line.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Config } from "#server/config.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { createDiskRoom, type FreeBytes } from "#server/disk-room.ts";
import { findWholePerson } from "#server/person/people-repository.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { ImportPasses } from "./import-passes.ts";
import { judgeRows, storeJudged } from "./judged-rows.ts";
import { rowsLike } from "./same-rows.ts";
import { shownRows, summaryOf, wholeImportOf } from "./shown-import.ts";
import {
  countRows,
  lockImport,
  requireImport,
  type StoredImport,
  type StoredRow,
} from "./stored-import.ts";
import { type KeptFile, keepFile } from "./table/kept-file.ts";
import { keptCells, type TableRow } from "./table/table-row.ts";
import { tableRows } from "./table/table-rows.ts";

/** Rows of a file that are stored in one transaction. */
const storedAtOnce = 100;
/** Rows of a page of the list. */
const rowsOfPage = 50;
/** Imports that the list shows. */
const mostListed = 50;

type Deps = {
  config: Pick<Config, "dataDir">;
  connection: Connection;
  profile: BusinessProfile;
  imports: Pick<ImportPasses, "wake">;
  freeBytes?: FreeBytes | undefined;
  clock: () => Date;
};

export type ImportServices = ReturnType<typeof createImportServices>;

/** What another program has exported: looking at it, trying it out, bringing it in, and taking it back. */
export function createImportServices(deps: Deps) {
  const { connection, clock } = deps;
  const { database } = connection;
  const room = createDiskRoom(deps.config.dataDir, deps.freeBytes);
  const whole = async (id: string): Promise<WholeImport> =>
    wholeImportOf(database, await requireImport(database, id), clock());

  /** Changes an import that is in one of these states, and begins with the work that follows. */
  async function change(
    id: string,
    states: readonly StoredImport["state"][],
    work: (transaction: DatabaseTransaction, stored: StoredImport) => Promise<void>,
  ): Promise<WholeImport> {
    await connection.transact(async (transaction) => {
      const stored = await lockImport(transaction, id);
      if (!states.includes(stored.state)) throw notNow();
      await work(transaction, stored);
    });
    deps.imports.wake();
    return whole(id);
  }

  return {
    async list(): Promise<ImportSummary[]> {
      const found = await database
        .selectFrom("imports")
        .selectAll()
        // Not those that were dropped, or are still arriving.
        .where((row) => row.or([row("state", "<>", "undone"), row("imported_at", "is not", null)]))
        .orderBy("created_at", "desc")
        .limit(mostListed)
        .execute();
      return Promise.all(found.map((stored) => summaryOf(database, stored, clock())));
    },

    read: whole,

    /**
     * Stores the rows of a file, and what its columns were recognized as.
     * @param bytes As many as its sender says that it has.
     * @throws Refusal 400 when it cannot be read or has no rows, 413 when it has too many, or is too large, 503 when there is no
     * room for it.
     */
    async upload(
      pieces: AsyncIterable<Uint8Array>,
      { fileName, staffId, bytes }: { fileName: string; staffId: string; bytes?: number },
    ): Promise<WholeImport> {
      const most = Math.min(bytes ?? mostImportBytes, mostImportBytes);
      const checked = (arrived: number) => {
        if (arrived > mostImportBytes) throw tooLarge();
      };
      const place = { folder: deps.config.dataDir, room };
      const file = await keepFile(pieces, place, { most, checked });
      try {
        return await whole(await storeFile(deps, file, { fileName, staffId }));
      } finally {
        await file.close();
      }
    },

    /** @throws Refusal 409 while it is worked on, or once it was imported. */
    map(
      id: string,
      { kind, mapping }: { kind: ImportKind; mapping: readonly (ImportField | null)[] },
    ) {
      return change(id, ["mapping", "checked"], async (transaction, stored) => {
        refuseIfImported(stored);
        const headings: string[] = JSON.parse(stored.headings);
        if (mapping.length !== headings.length) {
          throw invalidInput({ mapping: "Say what each column holds." });
        }
        await set(transaction, id, {
          ...{ kind, mapping: JSON.stringify(mapping), state: "mapping" },
          ...{ looked_to: 0, has_day_first: 0 },
        });
      });
    },

    check(id: string) {
      return change(id, ["mapping", "checked"], (transaction, stored) => {
        refuseIfImported(stored);
        return set(transaction, id, { state: "checking", looked_to: 0, has_day_first: 0 });
      });
    },

    /** Accepts every doubtful row as it is. */
    accept(id: string) {
      return change(id, ["checked", "imported"], async (transaction) => {
        await transaction
          .updateTable("import_rows")
          .set({ decision: "accept", verdict: "unchecked" })
          .where("import_id", "=", id)
          .where("verdict", "=", "doubtful")
          .where("outcome", "is", null)
          .execute();
        // What was imported already stays so; the rest is judged, and waits to be imported.
        await set(transaction, id, { state: "checking", looked_to: null });
      });
    },

    run(id: string, staffId: string) {
      return change(id, ["checked", "imported"], async (transaction, stored) => {
        const now = clock();
        const { verdicts } = await countRows(transaction, stored);
        const pending = await transaction
          .selectFrom("import_rows")
          .select("id")
          .where("import_id", "=", id)
          .where("verdict", "in", ["new", "merged"])
          .where("outcome", "is", null)
          .limit(1)
          .executeTakeFirst();
        if (!pending) {
          throw new Refusal(409, "No row of this file can be imported yet.").because(
            "nothing to import",
          );
        }
        await set(transaction, id, {
          ...{ state: "importing", started_at: now.toISOString(), started_by: staffId },
          ends_at: daysAfter(now, importUndoDays),
        });
        await addAuditEntry(transaction, {
          ...{ at: now, staffId, action: "import.started" },
          details: { id, kind: stored.kind, rows: verdicts },
        });
      });
    },

    /** @throws Refusal 409 when it was not imported, or 30 days have passed since. */
    undo(id: string, staffId: string) {
      return change(id, ["imported", "checked"], async (transaction, stored) => {
        const now = clock();
        if (stored.imported_at === null) throw notNow();
        if (now.toISOString() >= stored.ends_at) {
          throw new Refusal(409, `An import can be undone for ${importUndoDays} days.`);
        }
        await set(transaction, id, { state: "undoing", undone_by: staffId });
        await addAuditEntry(transaction, {
          ...{ at: now, staffId, action: "import.undo-started", details: { id } },
        });
      });
    },

    /** Forgets a file of which nothing was imported. */
    async drop(id: string, staffId: string): Promise<void> {
      await connection.transact(async (transaction) => {
        const stored = await lockImport(transaction, id);
        if (
          stored.imported_at !== null ||
          !["mapping", "checking", "checked"].includes(stored.state)
        ) {
          throw notNow();
        }
        // Its rows go with the next passes of what deletes old rows: here, they would take a moment.
        await set(transaction, id, { state: "undone", ends_at: clock().toISOString() });
        await addAuditEntry(transaction, {
          ...{ at: clock(), staffId, action: "import.dropped", details: { id } },
        });
      });
    },

    async rows(
      id: string,
      query: {
        verdict?: ImportVerdict | undefined;
        outcome?: ImportOutcome | undefined;
        after: string;
      },
    ): Promise<{ rows: ImportRow[]; next: string | null }> {
      const stored = await requireImport(database, id);
      const { verdict, outcome } = query;
      const found = await database
        .selectFrom("import_rows")
        .selectAll()
        .where("import_id", "=", id)
        .where("number", ">", Number(query.after))
        .$if(verdict !== undefined, (rows) => rows.where("verdict", "=", verdict ?? "new"))
        .$if(outcome !== undefined, (rows) => rows.where("outcome", "=", outcome ?? "imported"))
        .orderBy("number")
        .limit(rowsOfPage + 1)
        .execute();
      const page = found.slice(0, rowsOfPage);
      const last = page.at(-1);
      return {
        rows: await shownRows(database, stored, page, { profile: deps.profile, now: clock() }),
        next: found.length > rowsOfPage && last ? String(last.number) : null,
      };
    },

    mend: (id: string, number: string, change: Mending) => mendRow(deps, id, number, change),
  };
}

type Mending = {
  cells?: readonly string[] | undefined;
  decision?: ImportDecision | null | undefined;
  personId?: string | undefined;
};

/**
 * Changes a row that was not imported yet, or decides about it, and judges it again.
 * @throws Refusal 404 for an unknown row, 409 when it was imported or the file is being worked on, 400 for somebody who is no
 * longer kept.
 */
async function mendRow(
  { connection, profile, clock }: Deps,
  id: string,
  number: string,
  { cells, decision, personId }: Mending,
): Promise<ImportRow> {
  const rules = { profile, now: clock() };
  return connection.transact(async (transaction) => {
    const stored = await lockImport(transaction, id);
    if (!["checked", "imported"].includes(stored.state)) throw notNow();
    const find = () =>
      transaction
        .selectFrom("import_rows")
        .selectAll()
        .where("import_id", "=", id)
        .where("number", "=", /^\d{1,9}$/.test(number) ? Number(number) : -1)
        .executeTakeFirst();
    const before = await find();
    if (!before) throw new Refusal(404, "This row is no longer kept.");
    if (before.outcome !== null) throw notNow();
    const person =
      decision === "person" ? await findWholePerson(transaction, personId ?? "") : undefined;
    if (decision === "person" && !person) throw invalidInput({ personId: "Choose a person." });
    await transaction
      .updateTable("import_rows")
      .set({
        ...(cells && { cells: JSON.stringify(keptCells(cells)) }),
        ...(decision !== undefined && { decision, chosen_id: person?.id ?? null }),
      })
      .where("id", "=", before.id)
      .execute();
    const judge = async (rows: readonly StoredRow[]) =>
      storeJudged(transaction, await judgeRows(transaction, stored, rows, rules));
    const changed = await find();
    await judge(changed ? [changed] : []);
    const after = await find();
    // Which row comes in and which is the same as another may be the other way around now.
    await judge(await rowsLike(transaction, before, after?.digest ?? ""));
    const [shown] = await shownRows(transaction, stored, after ? [after] : [], rules);
    if (!shown) throw new Refusal(404, "This row is no longer kept.");
    return shown;
  });
}

/** @returns the id of the new import. */
async function storeFile(
  { connection, clock }: Deps,
  file: KeptFile,
  { fileName, staffId }: { fileName: string; staffId: string },
): Promise<string> {
  const id = unguessableId();
  const now = clock();
  const table = tableRows(file);
  const head: TableRow[] = [];
  for (let next = await table.next(); !next.done; next = await table.next()) {
    head.push(next.value);
    if (head.length === headingsWithin * 2) break;
  }
  const { program, kind, headings, mapping, firstRow } = recognizeTable(
    head.map(({ cells }) => cells),
  );
  if (headings.length === 0) throw noRows();
  await connection.database
    .insertInto("imports")
    .values({
      ...{
        id,
        state: "undone",
        file_name: singleHeaderLine(fileName).slice(0, 200),
        program,
        kind,
      },
      ...{ headings: JSON.stringify(headings), mapping: JSON.stringify(mapping), rows: 0 },
      ...{ staff_id: staffId, created_at: now.toISOString() },
      // Until it is whole: what a process that ends leaves of it goes with other old rows.
      ends_at: daysAfter(now, 1),
    })
    .execute();
  let rows = 0;
  let batch: TableRow[] = [];
  const store = async () => {
    const values = batch.map(({ number, cells }) => ({
      ...{ id: `${id}-${number}`, import_id: id, number, cells: JSON.stringify(cells) },
      verdict: "unchecked" as const,
    }));
    rows += batch.length;
    batch = [];
    if (values.length > 0)
      await connection.database.insertInto("import_rows").values(values).execute();
  };
  try {
    for await (const row of withHead(head.slice(firstRow), table)) {
      if (rows + batch.length >= mostImportRows) throw tooManyRows();
      batch.push(row);
      if (batch.length === storedAtOnce) await store();
    }
    await store();
    if (rows === 0) throw noRows();
  } catch (error) {
    await table.return(undefined);
    throw error;
  }
  await connection.database
    .updateTable("imports")
    .set({ state: "mapping", rows, ends_at: daysAfter(now, importUndoDays) })
    .where("id", "=", id)
    .execute();
  return id;
}

async function* withHead(head: readonly TableRow[], rest: AsyncGenerator<TableRow>) {
  yield* head;
  yield* rest;
}

async function set(
  transaction: DatabaseTransaction,
  id: string,
  columns: Partial<StoredImport>,
): Promise<void> {
  await transaction.updateTable("imports").set(columns).where("id", "=", id).execute();
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}

/** Once rows were brought in, what its columns hold stays as it was. */
function refuseIfImported({ imported_at }: StoredImport): void {
  if (imported_at !== null) throw notNow();
}

function notNow(): Refusal {
  return new Refusal(409, "This cannot be done with the import now. Look at it again.").because(
    "import in another state",
  );
}

function noRows(): Refusal {
  return new Refusal(400, "There is no row in this file below its headings.").because("no rows");
}

function tooLarge(): Refusal {
  return new Refusal(413, "This file is larger than 25 MB. Split it, please.").because(
    "file too large",
  );
}

function tooManyRows(): Refusal {
  const message = `A file may have ${mostImportRows.toLocaleString("en-US")} rows at most. Split it, please.`;
  return new Refusal(413, message).because("too many rows");
}

import { setTimeout as pause } from "node:timers/promises";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { importUndoDays } from "#domain/import/import-field.ts";
import { rowHasDayFirst } from "#domain/import/read-row.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";
import { clearWords, leavingWords } from "#server/search/word-indexes.ts";
import { bringRows } from "./brought-rows.ts";
import { judgeRows, storeJudged } from "./judged-rows.ts";
import {
  cellsOf,
  comingIn,
  countRows,
  lockImport,
  mappingOf,
  rowsInOrder,
  type StoredImport,
  type StoredRow,
} from "./stored-import.ts";
import { undoRows } from "./undone-rows.ts";

/** Milliseconds between two looks for work that another process, or one that ended, has left. */
const lookEvery = 5_000;
const firstLook = 1_000;
/**
 * Rows of one transaction. In SQLite all others wait for it, so it takes some ten milliseconds. In PostgreSQL only who writes about
 * the same people does, and each transaction waits for the disk.
 */
const atOnce = {
  sqlite: { look: 200, judge: 40, bring: 20, undo: 20 },
  postgres: { look: 500, judge: 200, bring: 100, undo: 100 },
} as const;
/** Rows that are done one by one after a transaction that failed. */
const aloneAfterFailure = 100;
/** Milliseconds between two transactions, in which everybody else comes first. */
const breath = 5;

export type ImportPasses = ReturnType<typeof startImports>;

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  availability: { changed(): void };
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
  log: Parameters<typeof createFaultLog>[0];
};

/**
 * Checks, imports and undoes in the background, a few rows in each transaction. What was done is stored with the rows that it
 * was done with, so that a process that ends in between is followed by the next exactly where it stood, and two that work at
 * once take turns.
 */
export function startImports(deps: Deps) {
  const { connection, log } = deps;
  const failed = createFaultLog(log, "imports not carried on");

  async function carryOn(stopped: AbortSignal): Promise<void> {
    try {
      const under = await connection.database
        .selectFrom("imports")
        .select("id")
        .where("state", "in", ["checking", "importing", "undoing"])
        .orderBy("created_at")
        .execute();
      for (const { id } of under) {
        while (!stopped.aborted && (await step(deps, id, stopped))) await pause(breath);
      }
    } catch (error) {
      failed(error);
    }
  }

  const passes = startPasses(carryOn, { first: firstLook, every: lookEvery });
  return {
    /** Begins at once with what was just asked for. */
    wake: () => void passes.run(),
    /** For tests: resolves when nothing is left to do. */
    drained: passes.run,
    stop: passes.stop,
  };
}

/** Does a few rows of an import. @returns whether there is more to do. */
async function step(deps: Deps, id: string, stopped: AbortSignal): Promise<boolean> {
  try {
    return await stepWith(deps, id, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // One row may be more than the database takes. By itself it fails alone.
    let isMore = true;
    for (let left = aloneAfterFailure; isMore && left > 0 && !stopped.aborted; left -= 1) {
      isMore = await stepWith(deps, id, 1);
      await pause(breath);
    }
    return isMore;
  }
}

async function stepWith(deps: Deps, id: string, most: number): Promise<boolean> {
  const { connection } = deps;
  let rows: StoredRow[] = [];
  try {
    return await connection.transact(async (transaction) => {
      const bringing = await lockImport(transaction, id);
      const work = workOf(bringing);
      if (!work) return false;
      rows = await work.next(
        transaction,
        bringing,
        Math.min(most, atOnce[connection.engine][work.size]),
      );
      if (rows.length > 0) await work.do(transaction, bringing, rows, deps);
      else if (await work.rest?.(transaction, deps)) return true;
      else await work.end(transaction, bringing, deps);
      return rows.length > 0 || (bringing.looked_to !== null && bringing.state === "checking");
    });
  } catch (error) {
    const [row] = rows;
    if (error instanceof DatabaseUnavailable || most > 1 || !row) throw error;
    createFaultLog(deps.log, "a row of an import failed")(error);
    await giveUp(connection, row);
    return true;
  }
}

/** A row that fails by itself is left, and said to have failed. */
async function giveUp({ database }: Connection, row: StoredRow): Promise<void> {
  const remarks = JSON.stringify([{ code: "failed", field: null, typed: "" }]);
  const isIn = row.outcome === "imported";
  await database
    .updateTable("import_rows")
    .set(isIn ? { outcome: "kept", remarks } : { verdict: "wrong", remarks })
    .where("id", "=", row.id)
    .execute();
  // Whoever looks through the file goes on behind it.
  await database
    .updateTable("imports")
    .set({ looked_to: row.number })
    .where("id", "=", row.import_id)
    .where("state", "=", "checking")
    .where("looked_to", "<", row.number)
    .execute();
}

type Work = {
  /** How many rows are done at once. */
  size: keyof (typeof atOnce)["sqlite"];
  next(
    transaction: DatabaseTransaction,
    bringing: StoredImport,
    most: number,
  ): Promise<StoredRow[]>;
  do(
    transaction: DatabaseTransaction,
    bringing: StoredImport,
    rows: StoredRow[],
    deps: Deps,
  ): Promise<void>;
  /** After the last row: a little of what remains. Whether there is more. */
  rest?(transaction: DatabaseTransaction, deps: Deps): Promise<boolean>;
  end(transaction: DatabaseTransaction, bringing: StoredImport, deps: Deps): Promise<void>;
};

function workOf({ state, looked_to }: StoredImport): Work | undefined {
  if (state === "checking") return looked_to === null ? judging : looking;
  if (state === "importing") return bringing;
  return state === "undoing" ? undoing : undefined;
}

/** Looks through the whole file before any row is judged: how its days are written, and that all are judged anew. */
const looking: Work = {
  size: "look",
  next: (transaction, { id, looked_to }, most) =>
    transaction
      .selectFrom("import_rows")
      .selectAll()
      .where("import_id", "=", id)
      .where("number", ">", looked_to ?? 0)
      .orderBy("number")
      .limit(most)
      .execute(),
  async do(transaction, stored, rows) {
    const mapping = mappingOf(stored);
    const isDayFirst = rows.some((row) => rowHasDayFirst(cellsOf(row), mapping));
    const judged = rows.flatMap(({ id, verdict, outcome }) =>
      verdict === "unchecked" || outcome !== null ? [] : id,
    );
    if (judged.length > 0) {
      await transaction
        .updateTable("import_rows")
        .set({ verdict: "unchecked" })
        .where("id", "in", judged)
        .execute();
    }
    await changeImport(transaction, stored, {
      looked_to: rows.at(-1)?.number ?? 0,
      ...(isDayFirst && { has_day_first: 1 }),
    });
  },
  end: (transaction, stored) => changeImport(transaction, stored, { looked_to: null }),
};

const judging: Work = {
  size: "judge",
  next: (transaction, { id }, most) =>
    rowsInOrder(transaction, id, {
      ...{ verdicts: ["unchecked"], outcome: null, order: "asc" },
      most,
    }),
  async do(transaction, stored, rows, { profile, clock }) {
    const judged = await judgeRows(transaction, stored, rows, { profile, now: clock() });
    await storeJudged(transaction, judged);
  },
  end: (transaction, stored) => changeImport(transaction, stored, { state: "checked" }),
};

const bringing: Work = {
  size: "bring",
  // In the order of the file, so that the first row of a person is the one that makes them.
  next: (transaction, { id }, most) =>
    rowsInOrder(transaction, id, {
      ...{ verdicts: comingIn, outcome: null, order: "asc" },
      most,
    }),
  async do(transaction, stored, rows, { profile, clock, availability }) {
    const staffId = stored.started_by ?? stored.staff_id;
    const now = clock();
    const { tookTimes } = await bringRows(transaction, stored, rows, { staffId, profile, now });
    if (tookTimes) availability.changed();
  },
  async end(transaction, stored, { clock, changes }) {
    const now = clock();
    const counts = await countRows(transaction, stored);
    await changeImport(transaction, stored, {
      ...{ state: "imported", imported_at: now.toISOString(), counts: JSON.stringify(counts) },
      ends_at: daysAfter(now, importUndoDays),
    });
    await addAuditEntry(transaction, {
      ...{ at: now, staffId: stored.started_by, action: "import.finished" },
      details: { id: stored.id, rows: counts.outcomes },
    });
    changes.wake();
  },
};

const undoing: Work = {
  size: "undo",
  next: (transaction, { id }, most) =>
    rowsInOrder(transaction, id, {
      ...{ verdicts: comingIn, outcome: "imported", order: "desc" },
      most,
    }),
  async do(transaction, _stored, rows, { profile, clock, availability, connection }) {
    await leavingWords(transaction, connection.engine, () =>
      undoRows(transaction, rows, { profile, now: clock() }),
    );
    if (rows.some(({ appointment_id }) => appointment_id !== null)) availability.changed();
  },
  rest: (transaction, { connection }) => clearWords(transaction, connection.engine),
  async end(transaction, stored, { clock, changes }) {
    const now = clock();
    const counts = await countRows(transaction, stored);
    await changeImport(transaction, stored, {
      ...{ state: "undone", undone_at: now.toISOString(), counts: JSON.stringify(counts) },
    });
    await addAuditEntry(transaction, {
      ...{ at: now, staffId: stored.undone_by, action: "import.undone" },
      details: { id: stored.id, rows: counts.outcomes },
    });
    changes.wake();
  },
};

async function changeImport(
  transaction: DatabaseTransaction,
  { id }: StoredImport,
  columns: Partial<StoredImport>,
): Promise<void> {
  await transaction.updateTable("imports").set(columns).where("id", "=", id).execute();
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}

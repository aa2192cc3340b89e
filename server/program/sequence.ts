import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { type SequencedKind, sequenceCounter } from "#server/database/schema/program-tables.ts";
import { unlessPaused } from "#server/database/write-gate.ts";
import { calendarChange } from "#server/lead/lead-events.ts";
import { appointmentVersions, personVersions, type Version } from "./versions.ts";

/** Changes that are put in order in one transaction, and what was deleted. */
const atOnce = 25;
const goneAtOnce = 100;
/** For how many days programs are told that something is gone. A place in the order that is older leads nowhere. */
export const goneKeptDays = 90;

type Change = { number: number; lead_id: string; at: string };
type Gone = { number: number; kind: SequencedKind; id: string };

/**
 * Puts what has changed since the last time in order: leads, with their people and appointments. PostgreSQL gives numbers to
 * changes before they are committed, so that a lower one can appear after a higher one; here only one transaction at a time
 * gives sequences, to what is committed, and nobody who reads by them misses anything. Without changes it writes nothing.
 */
export async function sequenceChanges(connection: Connection, now: Date): Promise<void> {
  for (let more = await isAnyChange(connection); more; ) {
    more = false;
    await unlessPaused(async () => {
      more = await connection.transact(async (transaction) => {
        const last = await lockCounter(transaction);
        const changes = await unsequenced(transaction);
        const gone = await unsequencedGone(transaction);
        await sequence(transaction, { changes, gone, last, now });
        return changes.length === atOnce || gone.length === goneAtOnce;
      });
    });
    // SQLite lets nobody else in by itself.
    if (more) await nextTurn();
  }
}

/**
 * Notes a change of every lead that has none, and of every one that is no more and is not known to be gone: a restore has brought it over,
 * or a former release has stored or erased it beside this one. Once for each process, since it looks at all of them.
 */
export async function noteUntoldLeads(connection: Connection, now: Date): Promise<void> {
  await unlessPaused(async () => {
    await connection.transact(async (transaction) => {
      await transaction
        .insertInto("lead_changes")
        .columns(["lead_id", "at"])
        .expression((row) =>
          row
            .selectFrom("leads")
            .select((lead) => ["leads.id", lead.val(now.toISOString()).as("at")])
            .where("leads.id", "not in", sequencedLeads(transaction))
            .orderBy("leads.number"),
        )
        .execute();
      await transaction
        .insertInto("lead_changes")
        .columns(["lead_id", "at"])
        .expression(
          sequencedLeads(transaction)
            .select((row) => row.val(now.toISOString()).as("at"))
            .where("sequenced_rows.is_gone", "=", 0)
            .where("sequenced_rows.id", "not in", transaction.selectFrom("leads").select("id")),
        )
        .execute();
    });
  });
}

function sequencedLeads(transaction: DatabaseTransaction) {
  return transaction
    .selectFrom("sequenced_rows")
    .select("sequenced_rows.id")
    .where("sequenced_rows.kind", "=", "lead");
}

/** Forgets what is gone for so long that no program is told of it any more. */
export async function forgetGone({ database }: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - goneKeptDays * 86_400_000).toISOString();
  const oldest = await database
    .selectFrom("sequenced_rows")
    .select("changed_at")
    .where(sql<boolean>`is_gone = 1`)
    .orderBy("changed_at")
    .limit(1)
    .executeTakeFirst();
  if (!oldest || oldest.changed_at >= before) return;
  await database
    .deleteFrom("sequenced_rows")
    .where(sql<boolean>`is_gone = 1`)
    .where("changed_at", "<", before)
    .execute();
}

/** The highest sequence that any row has had. */
export async function lastSequence({ database }: Connection): Promise<number> {
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", sequenceCounter)
    .executeTakeFirst();
  return row ? Number(row.value) : highestSequence(database);
}

async function isAnyChange({ database }: Connection): Promise<boolean> {
  const row = await database
    .selectFrom("lead_changes")
    .select("number")
    .where(sql<boolean>`is_sequenced = 0`)
    .limit(1)
    .executeTakeFirst();
  if (row) return true;
  const gone = await database.selectFrom("gone_rows").select("number").limit(1).executeTakeFirst();
  return gone !== undefined;
}

/** Locks the counter until the transaction ends; an upsert that changes nothing locks on both engines. */
async function lockCounter(transaction: DatabaseTransaction): Promise<number> {
  const { value } = await transaction
    .insertInto("settings")
    .values({ name: sequenceCounter, value: "0" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: sql<string>`settings.value` }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  // The rows that a migration has put in order come before the first that is counted.
  return value === "0" ? highestSequence(transaction) : Number(value);
}

async function highestSequence(database: Connection["database"]): Promise<number> {
  const { last } = await database
    .selectFrom("sequenced_rows")
    .select((row) => row.fn.max<number | null>("sequence").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

function unsequenced(transaction: DatabaseTransaction): Promise<Change[]> {
  return transaction
    .selectFrom("lead_changes")
    .select(["number", "lead_id", "at"])
    .where(sql<boolean>`is_sequenced = 0`)
    .orderBy("number")
    .limit(atOnce)
    .execute();
}

/** People and appointments that were deleted, whatever has become of their leads. */
function unsequencedGone(transaction: DatabaseTransaction): Promise<Gone[]> {
  return transaction
    .selectFrom("gone_rows")
    .select(["number", "kind", "id"])
    .orderBy("number")
    .limit(goneAtOnce)
    .execute();
}

async function sequence(
  transaction: DatabaseTransaction,
  {
    changes,
    gone,
    last,
    now,
  }: { changes: readonly Change[]; gone: readonly Gone[]; last: number; now: Date },
): Promise<void> {
  if (changes.length === 0 && gone.length === 0) return;
  // The last change of each lead counts; a map keeps the order of the first, so that it is taken out before.
  const changedAt = new Map<string, string>();
  for (const { lead_id, at } of changes) {
    if (lead_id === calendarChange) continue;
    changedAt.delete(lead_id);
    changedAt.set(lead_id, at);
  }
  const place = placing(transaction, last);
  const leads = await leadsAmong(transaction, [...changedAt.keys()]);
  for (const [id, at] of changedAt) {
    const isGone = !leads.has(id);
    if (isGone) await place.gone("lead", id, at);
    else await place.changed("lead", { id, version: "" }, at);
  }
  const latest = [...changedAt.values()].toSorted().at(-1) ?? "";
  for (const person of await personVersions(transaction, [...leads.values()])) {
    await place.changed("person", person, latest);
  }
  for (const appointment of await appointmentVersions(transaction, [...leads.keys()])) {
    await place.changed("appointment", appointment, latest);
  }
  for (const { kind, id } of gone) await place.gone(kind, id, now.toISOString());
  await noteSequenced(transaction, changes, gone);
  await transaction
    .updateTable("settings")
    .set({ value: String(place.last()) })
    .where("name", "=", sequenceCounter)
    .execute();
}

async function noteSequenced(
  transaction: DatabaseTransaction,
  changes: readonly Change[],
  gone: readonly Gone[],
): Promise<void> {
  const numbers = (rows: readonly { number: number }[]) => rows.map(({ number }) => number);
  if (changes.length > 0) {
    await transaction
      .updateTable("lead_changes")
      .set({ is_sequenced: 1 })
      .where("number", "in", numbers(changes))
      .execute();
  }
  if (gone.length > 0) {
    await transaction.deleteFrom("gone_rows").where("number", "in", numbers(gone)).execute();
  }
}

/** Gives rows the next sequence, one after the other. */
function placing(transaction: DatabaseTransaction, last: number) {
  let given = last;
  return {
    last: () => given,

    /** A row with the version that it had stays where it is; one without a version has changed. */
    async changed(kind: SequencedKind, { id, version }: Version, at: string): Promise<void> {
      const known = await transaction
        .selectFrom("sequenced_rows")
        .select(["version", "is_gone"])
        .where("kind", "=", kind)
        .where("id", "=", id)
        .executeTakeFirst();
      if (version !== "" && known?.version === version && known.is_gone === 0) return;
      given += 1;
      const columns = { sequence: given, version, changed_at: at, is_gone: 0 as const };
      await transaction
        .insertInto("sequenced_rows")
        .values({ kind, id, ...columns })
        .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(columns))
        .execute();
    },

    /** Of what no program has read, nothing is told. */
    async gone(kind: SequencedKind, id: string, at: string): Promise<void> {
      given += 1;
      await transaction
        .updateTable("sequenced_rows")
        .set({ sequence: given, version: "", changed_at: at, is_gone: 1 })
        .where("kind", "=", kind)
        .where("id", "=", id)
        .execute();
    },
  };
}

/** Those of these leads that are there, in their order, each with its person. */
async function leadsAmong(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("leads")
    .select(["id", "person_id"])
    .where("id", "in", ids)
    .execute();
  const personOf = new Map(rows.map(({ id, person_id }) => [id, person_id]));
  return new Map(ids.flatMap((id) => (personOf.has(id) ? [[id, personOf.get(id) ?? null]] : [])));
}

import { setImmediate as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { readMailboxes, readPhones } from "#domain/import/read-reach.ts";
import { personKey, type Reach } from "#domain/person/person-key.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { type KeptRows, parts } from "#server/retention/kept-rows.ts";
import { strayMailsOf } from "./person-mails.ts";

/** The ids of everything stored about a person: their rows, and reports that may also mention others. */
export type PersonRows = KeptRows & {
  reports: readonly string[];
  /** Rows of files that an owner has imported, or is about to. */
  importRows: readonly string[];
};

/** People of one head, and the keys by which rows without a lead are theirs. */
export type PersonRecords = { ids: readonly string[]; keys: ReadonlySet<string> };

/** Rows read per batch: a few milliseconds, so that visitors notice nothing. */
const atOnce = 500;

/** A person's records as they are now. */
export async function recordsOf(
  database: Database,
  ids: readonly string[],
): Promise<PersonRecords> {
  const rows = await database.selectFrom("people").select("key").where("id", "in", ids).execute();
  return { ids, keys: new Set(rows.flatMap(({ key }) => key ?? [])) };
}

/** Who has one of these keys now. */
export async function peopleWithKeys(
  database: Database,
  keys: ReadonlySet<string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts([...keys])) {
    const rows = await database
      .selectFrom("people")
      .select("id")
      .where("key", "in", part)
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/**
 * Every row of a person: their leads with what these began as, and rows that no lead is about and that have one of their
 * keys. A phone number that they share with somebody gives them nothing of theirs.
 */
export async function findPersonRows(
  database: Database,
  kinds: OutboxKinds,
  { ids, keys }: PersonRecords,
): Promise<PersonRows> {
  const found = await withRelated(database, ids, {
    leads: await leadsOf(database, ids),
    customers: await strayRows(database, "customers", keys),
    appointments: await strayRows(database, "appointments", keys),
    inquiries: await strayRows(database, "inquiries", keys),
    assessments: await strayRows(database, "assessments", keys),
    mails: [],
  });
  const { mails, reports } = await strayMailsOf(database, kinds, keys);
  const importRows = await importRowsOf(database, { ids, keys });
  return { ...found, mails: [...found.mails, ...mails], reports, importRows };
}

/** Rows of imported files that are about these people, by whom they name or whom they were brought in for. */
async function importRowsOf(database: Database, { ids, keys }: PersonRecords): Promise<string[]> {
  const found = new Set<string>();
  const add = async (
    column: "person_key" | "person_id" | "chosen_id",
    values: readonly string[],
  ) => {
    for (const part of parts([...values])) {
      const rows = await database
        .selectFrom("import_rows")
        .select("id")
        .where(column, "in", part)
        .execute();
      for (const { id } of rows) found.add(id);
    }
  };
  await add("person_key", [...keys]);
  await add("person_id", ids);
  await add("chosen_id", ids);
  for (const id of await unreadImportRows(database, keys)) found.add(id);
  return [...found];
}

/** Those that nobody has read yet, or that could not be read: whoever one of their cells names. */
async function unreadImportRows(database: Database, keys: ReadonlySet<string>): Promise<string[]> {
  const ids: string[] = [];
  for (let last = ""; ; ) {
    const rows = await database
      .selectFrom("import_rows")
      .select(["id", "cells"])
      .where("person_key", "=", "")
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, cells } of rows) if (isNamedIn(cells, keys)) ids.push(id);
    const end = rows.at(-1);
    if (!end) return ids;
    last = end.id;
    await pause();
  }
}

function isNamedIn(stored: string, keys: ReadonlySet<string>): boolean {
  const cells: string[] = JSON.parse(stored);
  return cells.some((cell) => {
    if (cell.includes("@")) {
      return readMailboxes([cell]).read.some((email) => keys.has(personKey({ email }) ?? ""));
    }
    const phones = /\d{3}/u.test(cell) ? readPhones([cell]).read : [];
    return phones.some((phone) => keys.has(personKey({ phone }) ?? ""));
  });
}

/**
 * Rows with those that hang on them: what a lead began as and its mails, the customer who booked it, and a customer's
 * appointments that are no lead of somebody else.
 */
export async function withRelated(
  database: Database,
  people: readonly string[],
  rows: KeptRows,
): Promise<KeptRows> {
  const [leads, appointments] = [new Set(rows.leads), new Set(rows.appointments)];
  const [inquiries, assessments] = [new Set(rows.inquiries), new Set(rows.assessments)];
  const [customers, mails] = [new Set(rows.customers), new Set(rows.mails)];
  const add = async (
    to: Set<string>,
    ids: Iterable<string>,
    find: (part: string[]) => { execute(): Promise<{ id: string | null }[]> },
  ) => {
    for (const part of parts([...ids])) {
      for (const { id } of await find(part).execute()) if (id) to.add(id);
      await pause();
    }
  };
  for (const lead of await leadsOf(database, people)) leads.add(lead);
  const began = (to: Set<string>, table: "appointments" | "inquiries" | "assessments") =>
    add(to, leads, (ids) =>
      database
        .selectFrom(table)
        .select("id")
        .where("id", "in", (row) =>
          row.selectFrom("leads").select("source_id").where("leads.id", "in", ids),
        ),
    );
  // Ids are unique across tables: a source's id names a row in only one of them.
  await began(appointments, "appointments");
  await began(inquiries, "inquiries");
  await began(assessments, "assessments");
  await add(appointments, leads, (ids) =>
    database.selectFrom("appointments").select("id").where("lead_id", "in", ids),
  );
  for (const id of await customersOf(database, [...appointments])) customers.add(id);
  await add(appointments, customers, (ids) =>
    database
      .selectFrom("appointments")
      .select("id")
      .where("customer_id", "in", ids)
      .where((row) => row.not(row.exists(leadAbout("appointments", people)))),
  );
  // The anonymous assessment that led to a follow-up.
  await add(assessments, [...assessments], (ids) =>
    database.selectFrom("assessments").select("anonymous_id as id").where("id", "in", ids),
  );
  await add(mails, leads, (ids) =>
    database.selectFrom("outbox").select("id").where("lead_id", "in", ids),
  );
  return {
    leads: [...leads],
    customers: [...customers],
    appointments: [...appointments],
    inquiries: [...inquiries],
    assessments: [...assessments],
    mails: [...mails],
  };
}

/**
 * Keeps others from working on leads until the transaction ends. An update that changes nothing locks on both engines;
 * SQLite has no `for update`.
 */
export async function lockLeads(
  transaction: DatabaseTransaction,
  leads: readonly string[],
): Promise<void> {
  for (const ids of parts(leads.toSorted())) {
    await transaction
      .updateTable("leads")
      .set((lead) => ({ version: lead.ref("version") }))
      .where("id", "in", ids)
      .execute();
  }
}

/**
 * The customers of these appointments, if they are the same person: somebody may have booked as a customer with another
 * mailbox.
 */
async function customersOf(database: Database, appointments: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts(appointments)) {
    const rows = await database
      .selectFrom("appointments as booked")
      .innerJoin("customers", "customers.id", "booked.customer_id")
      .select(["customers.id", "customers.email", "customers.phone"])
      .select(["booked.email as bookedEmail", "booked.phone as bookedPhone"])
      .where("booked.id", "in", part)
      .execute();
    for (const { id, bookedEmail, bookedPhone, ...customer } of rows) {
      const booked = { email: bookedEmail, phone: bookedPhone };
      if (personKey(customer) === personKey(booked)) ids.push(id);
    }
  }
  return ids;
}

/** Ids of people's leads. */
async function leadsOf(database: Database, people: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts(people)) {
    const rows = await database
      .selectFrom("leads")
      .select("id")
      .where("person_id", "in", part)
      .orderBy("number")
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

type StrayTable = "customers" | "appointments" | "inquiries" | "assessments";

/** Ids of rows that no lead is about and that have one of these keys. */
async function strayRows(
  database: Database,
  table: StrayTable,
  keys: ReadonlySet<string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let last = ""; ; ) {
    const rows: (Reach & { id: string })[] = await database
      .selectFrom(table)
      .select(["id", "email", "phone"])
      .where("id", ">", last)
      .where((row) => row.not(row.exists(leadAbout(table))))
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const own = rows.filter((row) => keys.has(personKey(row) ?? ""));
    ids.push(...own.map(({ id }) => id));
    const end = rows.at(-1);
    if (!end) return ids;
    last = end.id;
    await pause();
  }
}

/** The leads that a row of this table is about, without those of the given people. */
function leadAbout(table: StrayTable, except: readonly string[] = []): RawBuilder<unknown> {
  const row = sql.ref(`${table}.id`);
  const ofOthers =
    except.length === 0
      ? sql``
      : sql` and (person_id is null or person_id not in (${sql.join(except)}))`;
  const isAbout =
    table === "appointments"
      ? sql`leads.id = appointments.lead_id`
      : sql`(source_id = ${row} or appointment_id = ${row})`;
  return sql`(select 1 from leads where ${isAbout}${ofOthers})`;
}

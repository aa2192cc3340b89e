import { setImmediate as pause } from "node:timers/promises";
import { isOfPerson, marksOf, type PersonMarks, type Reach } from "#domain/lead/person-marks.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { type KeptRows, parts } from "#server/retention/kept-rows.ts";
import { strayMailsOf } from "./person-mails.ts";

/** The ids of everything stored about a person: their rows, and reports that may also mention others. */
export type PersonRows = KeptRows & { reports: readonly string[] };

/** Rows read per batch: a few milliseconds, so that visitors notice nothing. */
const atOnce = 500;

type ReachTable = "leads" | "customers" | "appointments" | "inquiries" | "assessments";

/** A person, known by every mailbox and phone number in their leads. */
export type Person = { marks: PersonMarks; leads: readonly string[] };

/** The person of a lead. */
export async function personOfLead(
  database: Database,
  lead: Pick<LeadsTable, "person_key">,
): Promise<Person> {
  const leads: string[] = [];
  const mailboxes = new Set<string>();
  const phones = new Set<string>();
  for (let last = 0; ; ) {
    const rows = await database
      .selectFrom("leads")
      .select(["id", "number", "email", "phone"])
      .where("person_key", "=", lead.person_key)
      .where("number", ">", last)
      .orderBy("number")
      .limit(atOnce)
      .execute();
    const marks = marksOf(rows);
    for (const mailbox of marks.mailboxes) mailboxes.add(mailbox);
    for (const phone of marks.phones) phones.add(phone);
    leads.push(...rows.map(({ id }) => id));
    const end = rows.at(-1);
    if (!end) return { marks: { mailboxes, phones }, leads };
    last = end.number;
    await pause();
  }
}

/** Every row of a person: found by mailbox, by phone number, or through another row of theirs. */
export async function findPersonRows(
  database: Database,
  kinds: OutboxKinds,
  { marks, leads }: Person,
): Promise<PersonRows> {
  const found = await withRelated(database, {
    leads: [...leads, ...(await idsOfPerson(database, "leads", marks))],
    customers: await idsOfPerson(database, "customers", marks),
    appointments: await idsOfPerson(database, "appointments", marks),
    inquiries: await idsOfPerson(database, "inquiries", marks),
    assessments: await idsOfPerson(database, "assessments", marks),
    mails: [],
  });
  const { mails, reports } = await strayMailsOf(database, kinds, marks);
  return { ...found, mails: [...found.mails, ...mails], reports };
}

/** Rows with those that hang on them: a customer's appointments, the lead of an inquiry, the mails of a lead. */
export async function withRelated(database: Database, rows: KeptRows): Promise<KeptRows> {
  const leads = new Set(rows.leads);
  const appointments = new Set(rows.appointments);
  const assessments = new Set(rows.assessments);
  const mails = new Set(rows.mails);
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
  await add(appointments, rows.customers, (ids) =>
    database.selectFrom("appointments").select("id").where("customer_id", "in", ids),
  );
  await add(appointments, leads, (ids) =>
    database
      .selectFrom("leads")
      .innerJoin("appointments", "appointments.id", "leads.appointment_id")
      .select("appointments.id")
      .where("leads.id", "in", ids),
  );
  await add(leads, [...appointments, ...rows.inquiries, ...assessments], (ids) =>
    database.selectFrom("leads").select("id").where("source_id", "in", ids),
  );
  // The anonymous assessment that led to a follow-up.
  await add(assessments, [...assessments], (ids) =>
    database.selectFrom("assessments").select("anonymous_id as id").where("id", "in", ids),
  );
  await add(mails, leads, (ids) =>
    database.selectFrom("outbox").select("id").where("lead_id", "in", ids),
  );
  return {
    ...rows,
    leads: [...leads],
    appointments: [...appointments],
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

/** Ids of the rows that have one of the person's mailboxes or phone numbers. */
export async function idsOfPerson(
  database: Database,
  table: ReachTable,
  marks: PersonMarks,
): Promise<string[]> {
  const ids: string[] = [];
  for (let last = ""; ; ) {
    const rows: (Reach & { id: string })[] = await database
      .selectFrom(table)
      .select(["id", "email", "phone"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    ids.push(...rows.filter((row) => isOfPerson(marks, row)).map(({ id }) => id));
    const end = rows.at(-1);
    if (!end) return ids;
    last = end.id;
    await pause();
  }
}

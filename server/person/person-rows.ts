import { isOfPerson, marksOf, type PersonMarks, type Reach } from "#domain/lead/person-marks.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { type KeptRows, parts } from "#server/retention/kept-rows.ts";
import { mailsOf } from "./person-mails.ts";

/**
 * The ids of everything stored about a person: their rows, reports that also mention others, and customers shared with
 * others, since callers without a mailbox share one.
 */
export type PersonRows = KeptRows & {
  reports: readonly string[];
  sharedCustomers: readonly string[];
};

/** Rows read per batch: a few milliseconds, so that visitors notice nothing. */
const atOnce = 1_000;

type ReachTable = "leads" | "customers" | "appointments" | "inquiries" | "assessments";

/** A person, known by every mailbox and phone number in their leads. */
export type Person = { marks: PersonMarks; leads: readonly string[] };

/** The person of a lead. */
export async function personOfLead(
  database: Database,
  lead: Pick<LeadsTable, "person_key">,
): Promise<Person> {
  const leads = await database
    .selectFrom("leads")
    .select(["id", "email", "phone"])
    .where("person_key", "=", lead.person_key)
    .execute();
  return { marks: marksOf(leads), leads: leads.map(({ id }) => id) };
}

/** Every row of a person: found by mailbox, by phone number, or through another row of theirs. */
export async function findPersonRows(
  database: Database,
  kinds: OutboxKinds,
  { marks, leads: own }: Person,
): Promise<PersonRows> {
  const found = async (table: ReachTable) => new Set(await idsOfPerson(database, table, marks));
  const [customers, inquiries, assessments] = [
    await found("customers"),
    await found("inquiries"),
    await found("assessments"),
  ];
  const leads = new Set([...own, ...(await found("leads"))]);
  const appointments = await found("appointments");
  const sharedCustomers = await withoutMailbox(database, [...customers]);
  for (const id of sharedCustomers) customers.delete(id);
  for (const ids of parts([...customers])) {
    const booked = await database
      .selectFrom("appointments")
      .select("id")
      .where("customer_id", "in", ids)
      .execute();
    for (const { id } of booked) appointments.add(id);
  }
  for (const ids of parts([...leads])) {
    const booked = await database
      .selectFrom("leads")
      .innerJoin("appointments", "appointments.id", "leads.appointment_id")
      .select("appointments.id")
      .where("leads.id", "in", ids)
      .execute();
    for (const { id } of booked) appointments.add(id);
  }
  for (const ids of parts([...appointments, ...inquiries, ...assessments])) {
    const about = await database
      .selectFrom("leads")
      .select("id")
      .where("source_id", "in", ids)
      .execute();
    for (const { id } of about) leads.add(id);
  }
  for (const id of await anonymousSavesOf(database, [...assessments])) assessments.add(id);
  return {
    leads: [...leads],
    customers: [...customers],
    appointments: [...appointments],
    inquiries: [...inquiries],
    assessments: [...assessments],
    sharedCustomers,
    ...(await mailsOf(database, kinds, { marks, leads: [...leads] })),
  };
}

async function withoutMailbox(database: Database, customers: string[]): Promise<string[]> {
  const shared: string[] = [];
  for (const ids of parts(customers)) {
    const rows = await database
      .selectFrom("customers")
      .select("id")
      .where("id", "in", ids)
      .where("email_key", "=", "")
      .execute();
    shared.push(...rows.map(({ id }) => id));
  }
  return shared;
}

/** Removes a person's details from customers shared with others. */
export async function forgetInCustomers(
  transaction: DatabaseTransaction,
  shared: readonly string[],
): Promise<void> {
  for (const ids of parts(shared)) {
    await transaction
      .updateTable("customers")
      .set({ name: "", phone: "", address: "" })
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
  }
}

/** The anonymous assessments that led to the person's follow-ups. */
async function anonymousSavesOf(database: Database, assessments: string[]): Promise<string[]> {
  const saves: string[] = [];
  for (const ids of parts(assessments)) {
    const rows = await database
      .selectFrom("assessments")
      .select("anonymous_id")
      .where("id", "in", ids)
      .where("anonymous_id", "is not", null)
      .execute();
    saves.push(...rows.flatMap(({ anonymous_id }) => anonymous_id ?? []));
  }
  return saves;
}

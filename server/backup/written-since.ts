import { type Selectable, sql } from "kysely";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { changedSince } from "./changed-since.ts";
import type { Source } from "./snapshot.ts";

/** What somebody has sent or booked that a backup does not have, in words: `#12 Ada Homeowner, Tuesday, June 2, 9:00 AM`. */
export type WrittenSince = {
  broughtOver: string[];
  /** With the reason. It stays in the former database. */
  left: string[];
  /** What the backup has as it was. */
  changed: string[];
};

/** A new lead with what it booked, or what was booked for a lead that the backup has. */
type Unit = { lead: Row | undefined; appointments: readonly AppointmentsTable[] };
type Row = Selectable<LeadsTable>;

/** Calculated by the database. */
const calculated: readonly string[] = ["is_open", "waits", "waiting_key", "search_words"];

/**
 * Adds to a restored database what people have written and booked since the backup. What does not fit is left out, whole:
 * a time that somebody else has in the backup stays theirs. Changes to what the backup knows are not taken over.
 * @param former The database that is replaced.
 */
export async function bringOver(target: Source, former: Database): Promise<WrittenSince> {
  const found = await readable(target.database, async () => ({
    changed: await changedSince(target.database, former),
    units: await newUnits(target.database, former),
  }));
  if ("fault" in found) return { broughtOver: [], left: [found.fault], changed: [] };
  const { units, changed } = found;
  const since: WrittenSince = { broughtOver: [], left: [], changed };
  const isSame =
    (await migrationsIn(former)).join() === (await migrationsIn(target.database)).join();
  for (const unit of units) {
    const words = `${wordsOf(unit)}${await photosOf(former, unit)}`;
    const fault = isSame ? await add(target.database, former, unit) : "of another release's tables";
    if (fault) since.left.push(`${words}: ${fault}`);
    else since.broughtOver.push(words);
  }
  if (isSame) await addConsents(target.database, former);
  if (target.engine === "postgres" && since.broughtOver.length > 0) {
    await sql`select setval(pg_get_serial_sequence('leads', 'number'), (select max(number) from leads))`.execute(
      target.database,
    );
  }
  return since;
}

/** A former database that is damaged, or has other tables, keeps nobody from restoring. */
async function readable<Found extends object>(
  target: Database,
  read: () => Promise<Found>,
): Promise<Found | { fault: string }> {
  await sql`savepoint reading`.execute(target);
  try {
    return await read();
  } catch (error) {
    await sql`rollback to savepoint reading`.execute(target);
    return { fault: `nobody knows who: the former database cannot be read (${codeOf(error)})` };
  } finally {
    await sql`release savepoint reading`.execute(target);
  }
}

/** Their rows stay in the former database, and their files are put aside. */
async function photosOf(former: Database, { lead }: Unit): Promise<string> {
  if (!lead) return "";
  const { count } = await former
    .selectFrom("photos")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("lead_id", "=", lead.id)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return "";
  return Number(count) === 1 ? ", without the photo" : `, without the ${count} photos`;
}

/** Whoever has ended their texts since gets none again. */
async function addConsents(target: Database, former: Database): Promise<void> {
  const idsOf = async (database: Database, table: "people" | "text_consents") => {
    const rows = await database.selectFrom(table).select("id").execute();
    return new Set(rows.map(({ id }) => id));
  };
  const people = await idsOf(target, "people");
  const rows = await newRows(
    await idsOf(former, "text_consents"),
    await idsOf(target, "text_consents"),
    (ids) => former.selectFrom("text_consents").selectAll().where("id", "in", ids).execute(),
  );
  for (const row of rows.filter(({ person_id }) => people.has(person_id))) {
    const staff_id = await knownStaff(target, row.staff_id);
    await target
      .insertInto("text_consents")
      .values({ ...row, staff_id })
      .execute();
  }
}

async function migrationsIn(database: Database): Promise<string[]> {
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

async function newUnits(target: Database, former: Database): Promise<Unit[]> {
  const leads = await newRows(await idsIn(former, "leads"), await idsIn(target, "leads"), (ids) =>
    former.selectFrom("leads").selectAll().where("id", "in", ids).execute(),
  );
  const appointments = await newRows(
    await idsIn(former, "appointments"),
    await idsIn(target, "appointments"),
    (ids) => former.selectFrom("appointments").selectAll().where("id", "in", ids).execute(),
  );
  leads.sort((one, other) => one.number - other.number);
  const isOf = (lead: Row) => (appointment: AppointmentsTable) =>
    appointment.lead_id === lead.id || appointment.id === lead.appointment_id;
  const units: Unit[] = leads.map((lead) => ({
    lead,
    appointments: appointments.filter(isOf(lead)),
  }));
  const taken = new Set(units.flatMap((unit) => unit.appointments));
  for (const appointment of appointments) {
    if (!taken.has(appointment)) units.push({ lead: undefined, appointments: [appointment] });
  }
  return units;
}

async function idsIn(database: Database, table: "leads" | "appointments"): Promise<Set<string>> {
  const rows = await database.selectFrom(table).select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

/** Rows in memory at once. */
const atOnce = 200;

/** Those of the former database that are not known. */
async function newRows<Of>(
  ids: ReadonlySet<string>,
  known: ReadonlySet<string>,
  read: (ids: string[]) => Promise<Of[]>,
): Promise<Of[]> {
  const others = [...ids.difference(known)];
  const found: Of[] = [];
  for (let from = 0; from < others.length; from += atOnce) {
    found.push(...(await read(others.slice(from, from + atOnce))));
  }
  return found;
}

function wordsOf({ lead, appointments }: Unit): string {
  const [appointment] = appointments;
  const name = lead?.name ?? appointment?.name ?? "";
  const times = appointments.map(
    ({ date, slot, status }) =>
      `${formatDay(date)}, ${slotLabel(slot)}${status === "booked" ? "" : ` (${status})`}`,
  );
  return [lead ? `#${lead.number} ${name}` : name, ...times].join(", ");
}

/** All of it, or nothing. @returns why it does not fit. */
async function add(target: Database, former: Database, unit: Unit): Promise<string | undefined> {
  await sql`savepoint written_since`.execute(target);
  try {
    await addRows(target, former, unit);
    await sql`release savepoint written_since`.execute(target);
    return undefined;
  } catch (error) {
    await sql`rollback to savepoint written_since`.execute(target);
    await sql`release savepoint written_since`.execute(target);
    if (codeOf(error) === "SQLITE_FULL") throw error;
    const said = error instanceof Error ? error.message : String(error);
    if (!/unique|duplicate/i.test(said)) return `it cannot be taken over (${said})`;
    return said.includes("seats")
      ? "somebody else has that time in the backup"
      : "the backup has it otherwise";
  }
}

/** In the order in which they refer to each other. */
async function addRows(
  target: Database,
  former: Database,
  { lead, appointments }: Unit,
): Promise<void> {
  if (lead?.person_id) await addPerson(target, former, lead.person_id);
  for (const appointment of appointments) {
    await addRow(target, former, "customers", appointment.customer_id);
    // Its lead refers to it, and comes later.
    const row = lead ? { ...appointment, lead_id: null } : appointment;
    await target.insertInto("appointments").values(row).execute();
    const seats = await former
      .selectFrom("seats")
      .selectAll()
      .where("appointment_id", "=", appointment.id)
      .execute();
    for (const seat of seats) await target.insertInto("seats").values(seat).execute();
    // What has gone out does not go out again.
    const reminders = await former
      .selectFrom("reminders")
      .selectAll()
      .where("appointment_id", "=", appointment.id)
      .execute();
    for (const one of reminders) await target.insertInto("reminders").values(one).execute();
  }
  if (!lead) return;
  if (lead.kind === "inquiry") await addRow(target, former, "inquiries", lead.source_id);
  if (lead.kind === "assessment") await addAssessment(target, former, lead.source_id);
  const assignee = await knownStaff(target, lead.assignee_id);
  await target
    .insertInto("leads")
    .values({ ...without(lead, calculated), assignee_id: assignee } as Row)
    .execute();
  for (const { id, lead_id } of appointments) {
    await target.updateTable("appointments").set({ lead_id }).where("id", "=", id).execute();
  }
  const events = await former
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("number")
    .execute();
  for (const { number: _, ...event } of events) {
    await target.insertInto("lead_events").values(event).execute();
  }
}

async function addPerson(target: Database, former: Database, id: string): Promise<void> {
  const person = await former
    .selectFrom("people")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) return;
  for (const one of new Set([person.head_id, id])) {
    await addRow(target, former, "people", one);
    const details = await former
      .selectFrom("person_details")
      .selectAll()
      .where("person_id", "=", one)
      .execute();
    for (const detail of details) {
      await target
        .insertInto("person_details")
        .values(detail)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

async function addAssessment(target: Database, former: Database, id: string): Promise<void> {
  const row = await former
    .selectFrom("assessments")
    .select("anonymous_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.anonymous_id) await addRow(target, former, "assessments", row.anonymous_id);
  await addRow(target, former, "assessments", id);
}

/** Unless the backup has it. */
async function addRow(
  target: Database,
  former: Database,
  table: "customers" | "people" | "inquiries" | "assessments",
  id: string,
): Promise<void> {
  const row = await former.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return;
  await target
    .insertInto(table)
    .values(row as never)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

async function knownStaff(target: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await target.selectFrom("staff").select("id").where("id", "=", id).executeTakeFirst();
  return row?.id ?? null;
}

function without(row: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

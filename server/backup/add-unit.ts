import { type Selectable, sql } from "kysely";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import type { PhotosTable } from "#server/database/schema/request-tables.ts";
import { codeOf } from "#server/database/unavailable.ts";

/** A new lead with what it booked and its photos, or what was booked for a lead that the backup has. */
export type Unit = {
  lead: Row | undefined;
  appointments: readonly AppointmentsTable[];
  /** Those whose files are there. */
  photos: readonly PhotosTable[];
};
export type Row = Selectable<LeadsTable>;

/** Calculated by the database. */
const calculated: readonly string[] = ["is_open", "waits", "waiting_key", "search_words"];

/** All of it, or nothing. @returns why it does not fit. */
export async function addUnit(
  target: Database,
  former: Database,
  unit: Unit,
): Promise<string | undefined> {
  return attempt(target, () => addRows(target, former, unit));
}

/** All of what `work` adds, or nothing. @returns why it does not fit. */
export async function attempt(
  target: Database,
  work: () => Promise<void>,
): Promise<string | undefined> {
  await sql`savepoint written_since`.execute(target);
  try {
    await work();
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
  { lead, appointments, photos }: Unit,
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
  for (const photo of photos) await addPhoto(target, photo);
}

/** The backup may have it as one that still waits for its lead: uploaded before the backup was made, and sent after. */
export async function addPhoto(target: Database, photo: PhotosTable): Promise<void> {
  const { lead_id, position, turn, ends_at, opened_at, taken_by } = photo;
  await target
    .insertInto("photos")
    .values(photo)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ lead_id, position, turn, ends_at, opened_at, taken_by }),
    )
    .execute();
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

/** Null as well for whoever the backup does not know. */
export async function knownStaff(target: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await target.selectFrom("staff").select("id").where("id", "=", id).executeTakeFirst();
  return row?.id ?? null;
}

function without(row: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { detailKey } from "#domain/person/person-key.ts";
import { noteFreedBy } from "#server/appointment/freed-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addChangesOfPeople } from "#server/lead/lead-events.ts";
import { undoMerge, undoneUntil } from "#server/person/merges.ts";
import { findWholePerson } from "#server/person/people-repository.ts";
import { deleteKeptRows } from "#server/retention/kept-rows.ts";
import type { JudgingRules } from "./judged-rows.ts";
import { type AddedToPerson, addedOf, type StoredRow } from "./stored-import.ts";

/**
 * Takes rows back, in one transaction: the leads, appointments and details that they have added, and with the last lead its
 * person. What somebody has worked on since is kept as it is; whoever was merged is parted again.
 */
export async function undoRows(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
  { profile, now }: JudgingRules,
): Promise<void> {
  const kept = await workedOn(transaction, rows);
  const gone = rows.filter(({ id }) => !kept.has(id));
  const changed = new Set<string>();
  for (const row of gone) {
    for (const id of await partAgain(transaction, row, now)) changed.add(id);
  }
  const appointments = gone.flatMap(({ appointment_id }) => appointment_id ?? []);
  const from = dayInZone(now.getTime(), profile.timeZone);
  await noteFreedBy(transaction, appointments, { from, now });
  for (const row of gone) await takeAwayNotes(transaction, addedOf(row));
  await deleteKeptRows(
    transaction,
    {
      leads: gone.flatMap(({ lead_id }) => lead_id ?? []),
      ...{ appointments, customers: [], inquiries: [], assessments: [], mails: [] },
    },
    now,
  );
  await forgetCustomers(transaction, gone);
  for (const row of gone) {
    const added = addedOf(row);
    await takeAwayDetails(transaction, added);
    for (const { personId } of added?.details ?? []) changed.add(personId);
  }
  // Screens and programs read of those who stay what is still known of them.
  if (changed.size > 0) await addChangesOfPeople(transaction, [...changed], now);
  for (const row of rows) {
    await transaction
      .updateTable("import_rows")
      .set({ outcome: kept.has(row.id) ? "kept" : "undone" })
      .where("id", "=", row.id)
      .execute();
  }
}

/** Rows whose lead, appointment or person somebody has worked on since they were imported. */
async function workedOn(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<Set<string>> {
  const touched = new Set<string>();
  for (const row of rows) {
    if (row.lead_id === null) continue;
    // Locked: nobody begins to work on it meanwhile.
    const lead = await transaction
      .updateTable("leads")
      .set((one) => ({ version: one.ref("version") }))
      .where("id", "=", row.lead_id)
      .returning(["version", "person_id"])
      .executeTakeFirst();
    if (!lead) continue;
    const isTouched =
      lead.version > 1 ||
      (await hasMore(transaction, row)) ||
      (await isAppointmentTouched(transaction, row)) ||
      (await isPersonTouched(transaction, row));
    if (isTouched) touched.add(row.id);
  }
  return touched;
}

/** Whether a lead has anything but its arrival: a note, a call, a mail, a picture, another appointment. */
async function hasMore(
  transaction: DatabaseTransaction,
  { lead_id, appointment_id }: StoredRow,
): Promise<boolean> {
  const id = lead_id ?? "";
  const event = await transaction
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", id)
    .where("kind", "<>", "arrived")
    .limit(1)
    .executeTakeFirst();
  if (event) return true;
  const mail = await transaction
    .selectFrom("outbox")
    .select("id")
    .where("lead_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (mail) return true;
  const photo = await transaction
    .selectFrom("photos")
    .select("id")
    .where("lead_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (photo) return true;
  const other = await transaction
    .selectFrom("appointments")
    .select("id")
    .where("lead_id", "=", id)
    .where("id", "<>", appointment_id ?? "")
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function isAppointmentTouched(
  transaction: DatabaseTransaction,
  { appointment_id }: StoredRow,
): Promise<boolean> {
  if (appointment_id === null) return false;
  const appointment = await transaction
    .selectFrom("appointments")
    .select(["sequence", "status", "progress", "created_at", "updated_at"])
    .where("id", "=", appointment_id)
    .executeTakeFirst();
  if (!appointment) return false;
  const { sequence, status, progress, created_at, updated_at } = appointment;
  return sequence > 0 || status !== "booked" || progress !== "booked" || updated_at !== created_at;
}

/** Whether the person would go with this lead although somebody has noted something about them, or merged them. */
async function isPersonTouched(transaction: DatabaseTransaction, row: StoredRow): Promise<boolean> {
  const whole = await findWholePerson(transaction, row.person_id ?? "");
  if (!whole) return false;
  const other = await transaction
    .selectFrom("leads")
    .select("id")
    .where("person_id", "in", whole.ids)
    .where("id", "<>", row.lead_id ?? "")
    .limit(1)
    .executeTakeFirst();
  if (other) return false;
  const notes = await transaction
    .selectFrom("person_notes")
    .select("id")
    .where("person_id", "in", whole.ids)
    .execute();
  if (notes.length === 0) return false;
  const brought = await transaction
    .selectFrom("import_rows")
    .select("added")
    .where("person_id", "in", whole.ids)
    .execute();
  const own = new Set(brought.flatMap((one) => addedOf(one)?.notes ?? []));
  return notes.some(({ id }) => !own.has(id));
}

/** Parts whoever the owner had said is the same person. @returns everybody concerned. */
async function partAgain(
  transaction: DatabaseTransaction,
  row: StoredRow,
  now: Date,
): Promise<readonly string[]> {
  const merge = addedOf(row)?.merge;
  if (!merge || !row.person_id) return [];
  const stored = await transaction
    .selectFrom("person_merges")
    .select(["id", "at"])
    .where("id", "=", merge)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (!stored || now > undoneUntil(stored.at)) return [];
  return (await undoMerge(transaction, row.person_id, merge, now)).ids;
}

async function takeAwayNotes(
  transaction: DatabaseTransaction,
  added: AddedToPerson | null,
): Promise<void> {
  if (!added) return;
  if (added.consents.length > 0) {
    await transaction.deleteFrom("text_consents").where("id", "in", added.consents).execute();
  }
  if (added.notes.length > 0) {
    await transaction.deleteFrom("search_entries").where("id", "in", added.notes).execute();
    await transaction.deleteFrom("person_notes").where("id", "in", added.notes).execute();
  }
}

/** What was added to a person who stays, unless a lead that is still here says the same. */
async function takeAwayDetails(
  transaction: DatabaseTransaction,
  added: AddedToPerson | null,
): Promise<void> {
  for (const [personId, details] of Map.groupBy(added?.details ?? [], (one) => one.personId)) {
    const leads = await transaction
      .selectFrom("leads")
      .select(["name", "email", "phone", "address"])
      .where("person_id", "=", personId)
      .execute();
    const said = new Set(
      leads.flatMap(({ name, email, phone, address }) => [
        `name ${detailKey("name", name)}`,
        `mailbox ${detailKey("mailbox", email)}`,
        `phone ${detailKey("phone", phone)}`,
        `address ${detailKey("address", address)}`,
      ]),
    );
    for (const { kind, key } of details) {
      if (said.has(`${kind} ${key}`)) continue;
      await transaction
        .deleteFrom("person_details")
        .where("person_id", "=", personId)
        .where("kind", "=", kind)
        .where("key", "=", key)
        .execute();
    }
  }
}

/** Customers who were made for an appointment that is gone, and who have no other. */
async function forgetCustomers(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<void> {
  const made = rows.flatMap((row) => addedOf(row)?.customerId ?? []);
  if (made.length === 0) return;
  await transaction
    .deleteFrom("customers")
    .where("id", "in", made)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("appointments")
            .select("appointments.id")
            .whereRef("appointments.customer_id", "=", "customers.id"),
        ),
      ),
    )
    .execute();
}

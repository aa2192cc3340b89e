import { sql } from "kysely";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { detailKey } from "#domain/person/person-key.ts";
import { noteFreedBy } from "#server/appointment/freed-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addChangesOfPeople } from "#server/lead/lead-events.ts";
import type { AddedDetail } from "#server/person/many-people.ts";
import { undoMerge, undoneUntil } from "#server/person/merges.ts";
import { deleteKeptRows } from "#server/retention/kept-rows.ts";
import type { JudgingRules } from "./judged-rows.ts";
import { type AddedToPerson, addedOf, type StoredRow } from "./stored-import.ts";
import { workedOn } from "./worked-on.ts";

/**
 * Takes rows back, in one transaction: the leads, appointments and details that they have added, and with the last lead its
 * person. What somebody has worked on since is kept as it is; whoever was merged is parted again.
 * @param rows The newest first.
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
  const added = gone.flatMap((row) => addedOf(row) ?? []);
  await takeAwayNotes(transaction, added);
  await deleteKeptRows(
    transaction,
    {
      leads: gone.flatMap(({ lead_id }) => lead_id ?? []),
      ...{ appointments, customers: [], inquiries: [], assessments: [], mails: [] },
    },
    now,
    // Their words stay in the indexes until the end.
    { leadsAtOnce: rows.length },
  );
  await forgetCustomers(transaction, gone);
  const details = added.flatMap((one) => one.details);
  await takeAwayDetails(transaction, details);
  for (const { personId } of details) changed.add(personId);
  // Screens and programs read of those who stay what is still known of them.
  if (changed.size > 0) await addChangesOfPeople(transaction, [...changed], now);
  await say("kept", [...kept]);
  await say(
    "undone",
    gone.map(({ id }) => id),
  );

  async function say(outcome: "kept" | "undone", ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await transaction.updateTable("import_rows").set({ outcome }).where("id", "in", ids).execute();
  }
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
  added: readonly AddedToPerson[],
): Promise<void> {
  const consents = added.flatMap((one) => one.consents);
  if (consents.length > 0) {
    await transaction.deleteFrom("text_consents").where("id", "in", consents).execute();
  }
  const notes = added.flatMap((one) => one.notes);
  if (notes.length > 0) {
    await transaction.deleteFrom("search_entries").where("id", "in", notes).execute();
    await transaction.deleteFrom("person_notes").where("id", "in", notes).execute();
  }
}

/** What was added to people who stay, unless a lead that is still here says the same. */
async function takeAwayDetails(
  transaction: DatabaseTransaction,
  details: readonly AddedDetail[],
): Promise<void> {
  const staying = await stillHere(transaction, [
    ...new Set(details.map(({ personId }) => personId)),
  ]);
  // Of those who are gone, everything is.
  if (staying.size === 0) return;
  const leads = await transaction
    .selectFrom("leads")
    .select(["person_id", "name", "email", "phone", "address"])
    .distinct()
    .where("person_id", "in", [...staying])
    .execute();
  const said = new Set(
    leads.flatMap(({ person_id, name, email, phone, address }) => [
      `${person_id} name ${detailKey("name", name)}`,
      `${person_id} mailbox ${detailKey("mailbox", email)}`,
      `${person_id} phone ${detailKey("phone", phone)}`,
      `${person_id} address ${detailKey("address", address)}`,
    ]),
  );
  const unsaid = details.filter(
    ({ personId, kind, key }) => staying.has(personId) && !said.has(`${personId} ${kind} ${key}`),
  );
  if (unsaid.length === 0) return;
  const given = unsaid.map(({ personId, kind, key }) => sql`(${personId}, ${kind}, ${key})`);
  await sql`
    delete from person_details where (person_id, kind, key) in (values ${sql.join(given)})`.execute(
    transaction,
  );
}

async function stillHere(
  transaction: DatabaseTransaction,
  people: readonly string[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await transaction
    .selectFrom("people")
    .select("id")
    .where("id", "in", people)
    .execute();
  return new Set(rows.map(({ id }) => id));
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

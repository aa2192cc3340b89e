import { importedMessage, importedSubject, refusalNote } from "#content/en/desk/imports.ts";
import type { ReadRow } from "#domain/import/read-row.ts";
import { readRow } from "#domain/import/read-row.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { lockDays } from "#server/appointment/appointments-repository.ts";
import { bookAppointment } from "#server/appointment/book-appointment.ts";
import { obstaclesOf, takeDeskTime } from "#server/appointment/desk-times.ts";
import { setReminders } from "#server/appointment/reminders-off.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { type ImportedLead, storeImportedLeads } from "#server/lead/imported-leads.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import {
  addManyDetails,
  findOrCreatePeople,
  type PersonDetail,
} from "#server/person/many-people.ts";
import { findWholePerson } from "#server/person/people-repository.ts";
import { personOfCall } from "#server/person/person-of-call.ts";
import { addMissingNotesOnPerson } from "#server/search/search-entries.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { type JudgingRules, rowRulesOf, timeAhead } from "./judged-rows.ts";
import {
  type AddedToPerson,
  cellsOf,
  matchOf,
  type StoredImport,
  type StoredRow,
  sameAsDigests,
} from "./stored-import.ts";

/** A row on its way in. */
type Bringing = {
  stored: StoredRow;
  read: ReadRow;
  personId: string;
  added: AddedToPerson;
  leadId: string | null;
  appointmentId: string | null;
  /** Whether the same row, word for word, has come in already: there is nothing to add. */
  isSame: boolean;
};

type RowReading = Pick<Bringing, "stored" | "read" | "isSame">;

/**
 * Brings rows in, in one transaction: their people, what is said of them, their leads and appointments that are ahead. Nobody
 * is alerted, mailed, texted or reminded, and nobody's consent is assumed; whoever refused in the other program is not texted
 * here, either. Rows whose time is gone meanwhile become doubtful again.
 */
export async function bringRows(
  transaction: DatabaseTransaction,
  bringing: StoredImport,
  rows: readonly StoredRow[],
  { staffId, ...rules }: JudgingRules & { staffId: string },
): Promise<{ tookTimes: boolean }> {
  const rowRules = rowRulesOf(bringing, rules);
  const isSame = await sameRows(transaction, rows);
  const readings = rows.map((stored) => ({
    ...{ stored, read: readRow(cellsOf(stored), rowRules), isSame: isSame(stored) },
  }));
  const free: RowReading[] = [];
  for (const reading of readings) {
    if (await isStillFree(transaction, reading, rules)) free.push(reading);
  }
  const all = await withPeople(transaction, free, { staffId, ...rules });
  const details = all.flatMap(({ personId, read }) => detailsOf(personId, read));
  const added = await addManyDetails(transaction, details, rules.now);
  const firstOf = new Map(all.toReversed().map((one) => [one.personId, one]));
  for (const detail of added) firstOf.get(detail.personId)?.added.details.push(detail);
  const doing = { bringing, staffId, ...rules };
  for (const one of all) {
    if (one.isSame) continue;
    if (one.read.row.isRefused) await keepRefusal(transaction, one, doing);
    if (timeAhead(one.read, rules)) one.appointmentId = await book(transaction, one, rules);
  }
  const leads = await leadsFor(transaction, all, bringing, rules.now);
  await storeImportedLeads(transaction, leads, { staffId, now: rules.now });
  for (const { personId, added: of } of all) {
    if (of.notes.length > 0) await addMissingNotesOnPerson(transaction, personId);
  }
  await storeDone(transaction, all, rules.now);
  return { tookTimes: all.some(({ appointmentId }) => appointmentId !== null) };
}

/** Which of these rows stand once more, word for word, among those that have come in, or earlier among these. */
async function sameRows(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<(row: StoredRow) => boolean> {
  const counted = rows.filter(countsOnce);
  const [first] = counted;
  if (!first) return () => false;
  const there = (
    await sameAsDigests(
      transaction,
      counted.map(({ digest }) => digest),
    )
  ).filter(
    ({ import_id, outcome }) =>
      import_id === first.import_id && (outcome === "imported" || outcome === "kept"),
  );
  const known = new Set(there.map(({ digest }) => digest));
  const again = new Set<string>();
  for (const { id, digest } of counted) {
    if (known.has(digest)) again.add(id);
    known.add(digest);
  }
  return ({ id }) => again.has(id);
}

/** Of whom the owner has said who they are is somebody by themselves. Rows of earlier releases have no digest. */
function countsOnce({ decision, digest }: StoredRow): boolean {
  return decision !== "person" && digest !== "";
}

async function isStillFree(
  transaction: DatabaseTransaction,
  { stored, read, isSame }: RowReading,
  rules: JudgingRules,
): Promise<boolean> {
  const time = timeAhead(read, rules);
  if (!time || isSame || stored.decision !== null) return true;
  await lockDays(transaction, [time.date]);
  const { found } = await obstaclesOf(transaction, time, rules);
  if (found.every((one) => one === "today")) return true;
  const remarks = [{ code: "time-taken", field: "date", typed: "" }];
  await transaction
    .updateTable("import_rows")
    .set({ verdict: "doubtful", remarks: JSON.stringify(remarks) })
    .where("id", "=", stored.id)
    .execute();
  return false;
}

/** The rows with their people: those whom the owner has chosen, and those whom their mailboxes or numbers identify. */
async function withPeople(
  transaction: DatabaseTransaction,
  readings: readonly RowReading[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<Bringing[]> {
  const isChosen = ({ stored }: { stored: StoredRow }) => stored.decision === "person";
  const others = readings.filter((one) => !isChosen(one));
  const { ids, created } = await findOrCreatePeople(
    transaction,
    others.map(({ read }) => read.row.contact),
    now,
  );
  const seen = new Set<string>();
  const all = new Map<string, Bringing>();
  for (const [index, reading] of others.entries()) {
    const personId = ids[index] ?? "";
    const isNew = created.has(personId) && !seen.has(personId);
    seen.add(personId);
    all.set(reading.stored.id, { ...bringingOf(reading), personId, added: nothingAdded(isNew) });
  }
  for (const reading of readings.filter(isChosen)) {
    const { stored, read } = reading;
    const recognized = { personId: matchOf(stored)?.personId ?? "", isSomebodyElse: false };
    const doing = { staffId, now };
    const { personId, isMerged } = await personOfCall(
      transaction,
      read.row.contact,
      recognized,
      doing,
    );
    const merge = isMerged ? await mergeOf(transaction, personId) : null;
    const added = { ...nothingAdded(false), merge };
    all.set(stored.id, { ...bringingOf(reading), personId, added });
  }
  return readings.flatMap(({ stored }) => all.get(stored.id) ?? []);
}

function bringingOf(reading: RowReading) {
  return { ...reading, leadId: null, appointmentId: null };
}

function nothingAdded(isNew: boolean): AddedToPerson {
  return { details: [], consents: [], notes: [], isNew, merge: null, customerId: null };
}

async function mergeOf(transaction: DatabaseTransaction, joined: string): Promise<string | null> {
  const merge = await transaction
    .selectFrom("person_merges")
    .select("id")
    .where("joined_id", "=", joined)
    .where("undone_at", "is", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return merge?.id ?? null;
}

function detailsOf(personId: string, { row: { contact, more } }: ReadRow): PersonDetail[] {
  return [
    { personId, kind: "name", value: contact.name },
    ...[contact.email, ...more.emails].map((value) => ({
      personId,
      kind: "mailbox" as const,
      value,
    })),
    ...[contact.phone, ...more.phones].map((value) => ({
      personId,
      kind: "phone" as const,
      value,
    })),
    ...[contact.address, ...more.addresses].map((value) => ({
      personId,
      kind: "address" as const,
      value,
    })),
  ];
}

/** A refusal in the other program ends texts to every number of the row, and stands on the person's page. */
async function keepRefusal(
  transaction: DatabaseTransaction,
  { personId, read, added }: Bringing,
  { bringing, staffId, now }: { bringing: StoredImport; staffId: string; now: Date },
): Promise<void> {
  const wording = refusalNote(bringing.program);
  const at = now.toISOString();
  const { contact, more } = read.row;
  const numbers = new Set(
    [contact.phone, ...more.phones].flatMap((phone) => understoodPhone(phone)?.e164 ?? []),
  );
  const consents = [...numbers].map((number) => ({
    ...{ id: unguessableId(), number, person_id: personId, state: "revoked" as const, wording },
    ...{ way: "desk" as const, at, staff_id: staffId, note_id: null },
  }));
  if (consents.length > 0) await transaction.insertInto("text_consents").values(consents).execute();
  added.consents.push(...consents.map(({ id }) => id));
  const id = unguessableId();
  const note = {
    id,
    person_id: personId,
    kind: "note" as const,
    text: wording,
    at,
    staff_id: staffId,
  };
  await transaction.insertInto("person_notes").values(note).execute();
  added.notes.push(id);
}

/** Takes the time of an appointment that is ahead. Its person is not reminded: they have agreed to nothing here. */
async function book(
  transaction: DatabaseTransaction,
  { read, stored, added }: Bringing,
  { profile, now }: JudgingRules,
): Promise<string | null> {
  const time = timeAhead(read, { profile, now });
  if (!time) return null;
  const { contact } = read.row;
  const { customerId, created } = await findOrCreateCustomer(transaction, contact, now);
  if (created) added.customerId = customerId;
  const form = {
    ...{ ...contact, ...time, customerId, notes: "" },
    ...{ honeypot: "", fillingTime: null, isTrusted: true },
  };
  const wanted = { ...time, anyway: stored.decision !== null, mayBeToday: true };
  const { appointment } = await bookAppointment(transaction, form, {
    ...{ profile, now },
    claim: async (_, row) =>
      (await takeDeskTime(transaction, row, wanted, { profile, now })).inspectorId,
  });
  const row = await transaction
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", appointment.id)
    .executeTakeFirstOrThrow();
  await setReminders(transaction, row, { isWanted: false, now });
  return row.id;
}

/**
 * The leads of the rows. A customer who is known here needs none: a row of a list of customers only says more of them.
 */
async function leadsFor(
  transaction: DatabaseTransaction,
  all: readonly Bringing[],
  bringing: StoredImport,
  now: Date,
): Promise<ImportedLead[]> {
  const leads: ImportedLead[] = [];
  const isOfCustomers = bringing.kind === "customers";
  const known = isOfCustomers ? await leadsOfKnown(transaction, all) : new Map<string, string>();
  const seen = new Set(known.keys());
  for (const one of all) {
    if (one.isSame) continue;
    if (seen.has(one.personId)) {
      const leadId = known.get(one.personId);
      if (leadId) await addLeadChange(transaction, leadId, now);
      continue;
    }
    if (isOfCustomers) seen.add(one.personId);
    one.leadId = unguessableId();
    const { row } = one.read;
    leads.push({
      ...{ id: one.leadId, personId: one.personId, person: row.contact },
      ...{ subject: importedSubject(bringing), message: importedMessage(row) },
      ...{ standing: row.standing, amountCents: row.amountCents, appointmentId: one.appointmentId },
    });
  }
  return leads;
}

/** The newest lead of each of them who has any, by themselves or through somebody they are one with. */
async function leadsOfKnown(
  transaction: DatabaseTransaction,
  all: readonly Bringing[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { personId, added } of all) {
    // Whoever was merged has a lead of their own, so that an undo can part them.
    if (added.isNew || added.merge !== null || found.has(personId)) continue;
    const whole = await findWholePerson(transaction, personId);
    const lead = await transaction
      .selectFrom("leads")
      .select("id")
      .where("person_id", "in", whole?.ids ?? [personId])
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (lead) found.set(personId, lead.id);
  }
  return found;
}

async function storeDone(
  transaction: DatabaseTransaction,
  all: readonly Bringing[],
  now: Date,
): Promise<void> {
  for (const { stored, personId, leadId, appointmentId, added } of all) {
    await transaction
      .updateTable("import_rows")
      .set({
        ...{ outcome: "imported", person_id: personId, lead_id: leadId },
        ...{ appointment_id: appointmentId, added: JSON.stringify(added) },
        done_at: now.toISOString(),
      })
      .where("id", "=", stored.id)
      .execute();
  }
}

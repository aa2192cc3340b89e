import { importedMessage, importedSubject, refusalNote } from "#content/en/desk/imports.ts";
import { type StoredRemark, sameRow } from "#domain/import/import-contract.ts";
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
import { addLeadChanges } from "#server/lead/lead-events.ts";
import {
  addManyDetails,
  findOrCreatePeople,
  type PersonDetail,
} from "#server/person/many-people.ts";
import { newestLeadsOf } from "#server/person/newest-leads.ts";
import { personOfCall } from "#server/person/person-of-call.ts";
import { addMissingNotesOnPeople } from "#server/search/search-entries.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { changeRows } from "./changed-rows.ts";
import { type JudgingRules, rowRulesOf, timeAhead } from "./judged-rows.ts";
import { sameAsDigests } from "./same-rows.ts";
import {
  type AddedToPerson,
  cellsOf,
  matchOf,
  remarksOf,
  type StoredImport,
  type StoredRow,
} from "./stored-import.ts";

/** A row on its way in. */
type Bringing = {
  stored: StoredRow;
  read: ReadRow;
  personId: string;
  added: AddedToPerson;
  leadId: string | null;
  appointmentId: string | null;
  /** The number of the same row, word for word, that has come in already: there is nothing to add. */
  sameAs: number | undefined;
};

type RowReading = Pick<Bringing, "stored" | "read" | "sameAs">;

/**
 * Brings the first of these rows in, in one transaction: their people, what is said of them, their leads and appointments that are
 * ahead. The others are for the next one: a row whose appointment is ahead is by itself, since nobody can book its day until the
 * transaction ends. Nobody is alerted, mailed, texted or reminded, and nobody's consent is assumed; whoever refused in the other program is not texted
 * here, either. Rows whose time is gone meanwhile become doubtful again.
 */
export async function bringRows(
  transaction: DatabaseTransaction,
  bringing: StoredImport,
  rows: readonly StoredRow[],
  { staffId, ...rules }: JudgingRules & { staffId: string },
): Promise<{ tookTimes: boolean }> {
  const together = readTogether(bringing, rows, rules);
  const sameAs = await sameRows(
    transaction,
    together.map(({ stored }) => stored),
  );
  const readings = together.map((one) => ({ ...one, sameAs: sameAs(one.stored) }));
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
  await keepRefusals(transaction, all.filter(isRefusing), doing);
  for (const one of all) {
    if (one.sameAs !== undefined) continue;
    if (timeAhead(one.read, rules)) one.appointmentId = await book(transaction, one, rules);
  }
  const leads = await leadsFor(transaction, all, bringing, rules.now);
  await storeImportedLeads(transaction, leads, { staffId, now: rules.now });
  const noted = all.flatMap(({ personId, added: { notes } }) => (notes.length > 0 ? personId : []));
  await addMissingNotesOnPeople(transaction, [...new Set(noted)]);
  await storeDone(transaction, all, rules.now);
  return { tookTimes: all.some(({ appointmentId }) => appointmentId !== null) };
}

/** The first row by itself if its appointment is ahead; otherwise all before the next such row. */
function readTogether(
  bringing: StoredImport,
  rows: readonly StoredRow[],
  rules: JudgingRules,
): Pick<RowReading, "stored" | "read">[] {
  const rowRules = rowRulesOf(bringing, rules);
  const together: Pick<RowReading, "stored" | "read">[] = [];
  for (const stored of rows) {
    const read = readRow(cellsOf(stored), rowRules);
    const isAhead = timeAhead(read, rules) !== undefined;
    if (isAhead && together.length > 0) break;
    together.push({ stored, read });
    if (isAhead) break;
  }
  return together;
}

/** As which row each stands once more, word for word, among those that have come in, or earlier among these. */
async function sameRows(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<(row: StoredRow) => number | undefined> {
  const counted = rows.filter(countsOnce);
  const [first] = counted;
  if (!first) return () => undefined;
  const known = new Map<string, number>();
  const there = await sameAsDigests(
    transaction,
    counted.map(({ digest }) => digest),
  );
  for (const { import_id, outcome, digest, number } of there) {
    const isIn = outcome === "imported" || outcome === "kept";
    if (import_id === first.import_id && isIn && !known.has(digest)) known.set(digest, number);
  }
  const again = new Map<string, number>();
  for (const { id, digest, number } of counted) {
    const same = known.get(digest);
    if (same !== undefined) again.set(id, same);
    else known.set(digest, number);
  }
  return ({ id }) => again.get(id);
}

/** Of whom the owner has said who they are is somebody by themselves. Rows of earlier releases have no digest. */
function countsOnce({ decision, digest }: StoredRow): boolean {
  return decision !== "person" && digest !== "";
}

async function isStillFree(
  transaction: DatabaseTransaction,
  { stored, read, sameAs }: RowReading,
  rules: JudgingRules,
): Promise<boolean> {
  const time = timeAhead(read, rules);
  if (!time || sameAs !== undefined || stored.decision !== null) return true;
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

function isRefusing({ sameAs, read }: Bringing): boolean {
  return sameAs === undefined && read.row.isRefused;
}

/** A refusal in the other program ends texts to every number of its row, and stands on the person's page. */
async function keepRefusals(
  transaction: DatabaseTransaction,
  refusing: readonly Bringing[],
  { bringing, staffId, now }: { bringing: StoredImport; staffId: string; now: Date },
): Promise<void> {
  if (refusing.length === 0) return;
  const said = { at: now.toISOString(), staff_id: staffId };
  const wording = refusalNote(bringing.program);
  const consents = refusing.flatMap(({ personId, read: { row }, added }) => {
    const numbers = [row.contact.phone, ...row.more.phones].flatMap(
      (phone) => understoodPhone(phone)?.e164 ?? [],
    );
    return [...new Set(numbers)].map((number) => {
      const id = unguessableId();
      added.consents.push(id);
      return {
        ...{ ...said, id, number, person_id: personId, state: "revoked" as const, wording },
        ...{ way: "desk" as const, note_id: null },
      };
    });
  });
  if (consents.length > 0) await transaction.insertInto("text_consents").values(consents).execute();
  const notes = refusing.map(({ personId, added }) => {
    const id = unguessableId();
    added.notes.push(id);
    return { ...said, id, person_id: personId, kind: "note" as const, text: wording };
  });
  await transaction.insertInto("person_notes").values(notes).execute();
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
  const changed: string[] = [];
  for (const one of all) {
    if (one.sameAs !== undefined) continue;
    if (seen.has(one.personId)) {
      const leadId = known.get(one.personId);
      if (leadId) changed.push(leadId);
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
  await addLeadChanges(transaction, changed, now);
  return leads;
}

/** The newest lead of each of them who has any, by themselves or through somebody they are one with. */
function leadsOfKnown(
  transaction: DatabaseTransaction,
  all: readonly Bringing[],
): Promise<Map<string, string>> {
  // Whoever was merged has a lead of their own, so that an undo can part them.
  const known = all.flatMap(({ personId, added: { isNew, merge } }) =>
    isNew || merge !== null ? [] : personId,
  );
  return newestLeadsOf(transaction, [...new Set(known)]);
}

async function storeDone(
  transaction: DatabaseTransaction,
  all: readonly Bringing[],
  now: Date,
): Promise<void> {
  const changes = all.map((one) => ({
    ...{ id: one.stored.id, outcome: "imported" as const, person_id: one.personId },
    ...{ lead_id: one.leadId, appointment_id: one.appointmentId },
    ...{ added: JSON.stringify(one.added), done_at: now.toISOString() },
    remarks: JSON.stringify(remarksOn(one)),
  }));
  const columns = [
    ...(["outcome", "person_id", "lead_id", "appointment_id", "added", "done_at"] as const),
    "remarks" as const,
  ];
  await changeRows(transaction, changes, columns);
}

/** What was said of a row, with the row that it turned out to be the same as, if any. */
function remarksOn({ stored, sameAs }: Bringing): StoredRemark[] {
  const others = remarksOf(stored).filter(({ code }) => code !== sameRow);
  if (sameAs === undefined) return others;
  return [...others, { code: sameRow, field: null, typed: String(sameAs) }];
}

import { startOf } from "#domain/appointment/reminders.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { FoundLead } from "#domain/person/found-lead.ts";
import { noteFreedBy } from "#server/appointment/freed-times.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { peopleWith } from "#server/person/known-people.ts";
import { findMissingPeople } from "#server/person/leads-without-person.ts";
import { unknownPerson } from "#server/person/merges.ts";
import {
  findWholePerson,
  lockWholePerson,
  type WholePerson,
} from "#server/person/people-repository.ts";
import { leadsOfHeads } from "#server/person/person-leads.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import type { PhotoKey } from "#server/photo/photo-store.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import {
  deleteKeptRows,
  deleteMails,
  parts as inParts,
  type KeptRows,
} from "#server/retention/kept-rows.ts";
import { exportPerson } from "./person-export.ts";
import { countUnderWay, forgetInReports } from "./person-mails.ts";
import {
  findPersonRows,
  lockLeads,
  type PersonRecords,
  type PersonRows,
  peopleWithKeys,
  recordsOf,
  withRelated,
} from "./person-rows.ts";
import { detailsOf, forgetSavedSearches } from "./saved-searches.ts";

/** Most leads found for one search; real people have fewer. */
const mostFound = 200;
/** How often an erasure searches again. Somebody who writes faster than that is a machine. */
const mostRounds = 10;

/** How much was erased: leads, and mails that may still arrive because they were being sent. */
type Erased = { leads: number; mailsUnderWay: number };

export type RecordServices = ReturnType<typeof createRecordServices>;

type Deps = {
  /** Every kind that the outbox can hold. */
  kinds: OutboxKinds;
  connection: Connection;
  mailOptions: MailOptions;
  photoFiles: PhotoFiles;
  clock: () => Date;
  /** Called when times become bookable again. */
  seatsFreed: () => void;
  /** The archive of everything, in which somebody who is erased would stay. */
  archives: {
    /** In the transaction of the erasure. */
    forget(transaction: DatabaseTransaction, staffId: string): Promise<void>;
    /** After it: deletes the file. */
    sweep(): Promise<void>;
  };
};

/** Everything stored about a person: finding, exporting and erasing it. */
export function createRecordServices(deps: Deps) {
  return {
    search: (reach: { email: string; phone: string }) => findLeads(deps, reach),
    export: (id: string, staffId: string) => exportRecords(deps, id, staffId),
    erase: (id: string, confirm: string, staffId: string) => erase(deps, id, confirm, staffId),
  };
}

/**
 * Leads of everybody with this mailbox or phone number, newest first, with all other leads of these people.
 * @throws Refusal 400 without either.
 */
async function findLeads(
  deps: Deps,
  reach: { email: string; phone: string },
): Promise<FoundLead[]> {
  const { connection } = deps;
  const { database } = connection;
  await findMissingPeople(connection);
  if (reach.email.trim() === "" && reach.phone.trim() === "") {
    throw invalidInput({ email: "Enter an email address or a phone number." });
  }
  const leads = await leadsOfHeads(database, await peopleWith(database, reach), mostFound);
  const ahead = await bookedAhead(deps, leads);
  return leads.map((lead) => ({ ...lead, bookedAhead: ahead.get(lead.id) ?? 0 }));
}

/** How many inspections these leads have booked that have not begun, by lead. */
async function bookedAhead(
  { connection, mailOptions, clock }: Deps,
  leads: readonly FoundLead[],
): Promise<Map<string, number>> {
  if (leads.length === 0) return new Map();
  const ids = leads.map(({ id }) => id);
  const { timeZone } = mailOptions.profile;
  const now = clock().getTime();
  const booked = await connection.database
    .selectFrom("appointments")
    .select(["lead_id", "date", "slot"])
    .where("lead_id", "in", ids)
    .where("status", "=", "booked")
    .execute();
  const ahead = booked.filter(
    ({ date, slot }) => startOf({ date, timeSlot: slot }, timeZone) > now,
  );
  const byLead = Map.groupBy(ahead, ({ lead_id }) => lead_id ?? "");
  return new Map([...byLead].map(([id, of]) => [id, of.length]));
}

/** The text of everything stored about a person, as JSON in pieces. @throws Refusal 404 */
async function exportRecords(
  deps: Deps,
  id: string,
  staffId: string,
): Promise<AsyncIterable<string>> {
  const { kinds, mailOptions, photoFiles, clock } = deps;
  const { database } = deps.connection;
  const person = await requirePerson(deps, id);
  const records = await recordsOf(database, person.ids);
  const rows = await findPersonRows(database, kinds, records);
  const now = clock();
  const [newest] = await leadsOfHeads(database, [person.id], 1);
  await addAuditEntry(database, {
    ...{ at: now, staffId, action: "person.exported", details: {} },
    ...(newest && { leadId: newest.id }),
  });
  const photoOf = (photo: PhotoKey) => photoFiles.load(photo, "full");
  const options = { kinds, mailOptions, now, photoOf };
  return exportPerson(database, { ...rows, people: person.ids }, options);
}

async function requirePerson(deps: Deps, id: string): Promise<WholePerson> {
  const { connection } = deps;
  const { database } = connection;
  // What an older release has stored is theirs, too.
  await findMissingPeople(connection);
  const person = await findWholePerson(database, id);
  if (!person) throw unknownPerson();
  return person;
}

/**
 * Erases a person everywhere, with everybody merged with them, without mailing anybody: queued mails are dropped,
 * booked times are freed. What was written meanwhile is erased too: it searches again until nothing is left. The
 * audit trail keeps only how much was erased.
 * @throws Refusal 400 when `confirm` is not the number of their newest lead, 404, 409 when the person goes on
 * writing, or was merged or parted meanwhile
 */
async function erase(deps: Deps, id: string, confirm: string, staffId: string): Promise<Erased> {
  const { connection, kinds, seatsFreed, archives } = deps;
  const { database } = connection;
  const person = await requirePerson(deps, id);
  const [newest] = await leadsOfHeads(database, [person.id], 1);
  if (!newest) throw unknownPerson();
  if (confirm.replace(/^\s*#?\s*|\s+$/g, "") !== String(newest.number)) {
    throw invalidInput({ confirm: "Type the number of their newest lead." });
  }
  const erased: Erased = { leads: 0, mailsUnderWay: 0 };
  let records = await recordsOf(database, person.ids);
  let found = await findPersonRows(database, kinds, records);
  for (let rounds = 0; isAnything(found); rounds += 1) {
    if (rounds === mostRounds) throw stillWriting();
    const now = await eraseRows(deps, found, records, { staffId, leadId: newest.id });
    seatsFreed();
    await archives.sweep();
    erased.leads += now.leads;
    erased.mailsUnderWay += now.mailsUnderWay;
    await findMissingPeople(connection);
    records = { ...records, ids: await peopleWithKeys(database, records.keys) };
    found = await findPersonRows(database, kinds, records);
  }
  return erased;
}

/**
 * Erases in one transaction what was found, and what hangs on it by then: nobody can work on these leads meanwhile.
 * @returns how much it was.
 * @throws Refusal 409 when the person was merged or parted after the search.
 */
function eraseRows(
  deps: Deps,
  { reports, importRows, ...found }: PersonRows,
  { ids, keys }: PersonRecords,
  by: { staffId: string; leadId: string },
): Promise<Erased> {
  const { connection, kinds, mailOptions, clock } = deps;
  return connection.transact(async (transaction) => {
    await lockLeads(transaction, found.leads);
    const rows = await withRelated(transaction, ids, found);
    const details = await detailsOf(transaction, ids);
    const mailsUnderWay = await countUnderWay(transaction, rows.mails);
    await leaveAppointments(transaction, rows, clock());
    await deleteMails(transaction, rows.mails);
    // As late as possible: a submission of theirs that waits for these locks is stored after the last search.
    await refuseIfMerged(transaction, ids);
    const from = dayInZone(clock().getTime(), mailOptions.profile.timeZone);
    await noteFreedBy(transaction, rows.appointments, { from, now: clock() });
    await deleteKeptRows(transaction, { ...rows, mails: [] }, clock());
    await forgetInReports(transaction, kinds, reports, keys);
    for (const part of inParts(importRows)) {
      await transaction.deleteFrom("import_rows").where("id", "in", part).execute();
    }
    const savedViews = await forgetSavedSearches(transaction, details);
    await deps.archives.forget(transaction, by.staffId);
    const counts = Object.entries({ ...rows, reports, importRows }).map(([of, all]) => [
      of,
      all.length,
    ]);
    const audited = { ...Object.fromEntries(counts), savedViews };
    await addAuditEntry(transaction, {
      ...{ at: clock(), action: "person.erased", ...by, details: audited },
    });
    return { leads: rows.leads.length, mailsUnderWay };
  });
}

/** Locks the people against merges. @throws Refusal 409 when there are others under their head by now, or fewer. */
async function refuseIfMerged(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const whole = await lockWholePerson(transaction, id);
    if (whole?.ids.some((each) => !ids.includes(each))) {
      throw new Refusal(409, "Somebody has just merged this person with another. Look again.");
    }
  }
}

/**
 * Gives other people's appointments a customer of their own, before this one is deleted: callers without a mailbox
 * share a customer with whoever has the same phone number.
 */
async function leaveAppointments(
  transaction: DatabaseTransaction,
  { customers, appointments }: KeptRows,
  now: Date,
): Promise<void> {
  const own = new Set(appointments);
  for (const ids of inParts(customers)) {
    const all = await transaction
      .selectFrom("appointments")
      .select(["id", "name", "email", "phone", "address"])
      .where("customer_id", "in", ids)
      .execute();
    const left = all.filter(({ id }) => !own.has(id));
    if (left.length === 0) continue;
    // Their key may be the others', too.
    await transaction
      .updateTable("customers")
      .set((row) => ({ email_key: row.ref("id") }))
      .where("id", "in", ids)
      .execute();
    for (const { id, ...contact } of left) {
      const { customerId } = await findOrCreateCustomer(transaction, contact, now);
      await transaction
        .updateTable("appointments")
        .set({ customer_id: customerId })
        .where("id", "=", id)
        .execute();
    }
  }
}

function isAnything(rows: PersonRows): boolean {
  return Object.values(rows).some((ids) => ids.length > 0);
}

function stillWriting(): Refusal {
  return new Refusal(
    409,
    "What was stored is erased, but this person is writing to us right now. Search again in a minute and erase the rest.",
  );
}

import type { Updateable } from "kysely";
import type { ContactChannel, KnownPerson, PersonNoteKind } from "#domain/person/known-person.ts";
import type { Person } from "#domain/person/people-contract.ts";
import type { AuditAction, AuditDetails } from "#domain/staff/audit-action.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { PeopleTable } from "#server/database/schema/person-tables.ts";
import { addChangesOfPeople } from "#server/lead/lead-events.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";
import { type Log, logUnknown, type MailWords } from "#server/lead/timeline-entries.ts";
import { knownPeople, peopleLike } from "#server/person/known-people.ts";
import { mergePeople, undoMerge, unknownPerson } from "#server/person/merges.ts";
import {
  findWholePerson,
  lockWholePerson,
  type WholePerson,
} from "#server/person/people-repository.ts";
import { leadsOfHeads } from "#server/person/person-leads.ts";
import { possiblySame, tellApart } from "#server/person/same-phone.ts";
import { invalidInput } from "#server/refusal.ts";
import { addMissingNotesOnPeople } from "#server/search/search-entries.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { noteConsents } from "#server/text/noted-consents.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { readPerson } from "./person-page.ts";
import { readPersonTimeline } from "./person-timeline.ts";

/** Why a consent cannot be noted. */
const noNumber = "We know no number of theirs that gets texts. Note it on a lead with one.";

/** What staff can say about how to reach a person. */
type PersonChange = {
  preferredLanguage?: string | undefined;
  preferredChannel?: ContactChannel | null | undefined;
};

export type PeopleServices = ReturnType<typeof createPeopleServices>;

type Deps = DeskDeps & {
  log: Log;
  /** Describes the mails of timelines. */
  wordsOf: MailWords;
};

/** People at the desk: their page, what is noted about them, and who is the same person. */
export function createPeopleServices(deps: Deps) {
  return {
    read: (id: string) => read(deps, id),
    lookUp: (typed: { phone: string; address: string }) => lookUp(deps, typed),
    timeline: (id: string, after: string | undefined) => timeline(deps, id, after),
    change: (call: DeskCall, id: string, change: PersonChange) =>
      changeChannel(deps, call, id, change),
    note: (call: DeskCall, id: string, noted: { kind: PersonNoteKind; text: string }) =>
      note(deps, call, id, noted),
    merge: (call: DeskCall, id: string, otherId: string) => merge(deps, call, id, otherId),
    undoMerge: (call: DeskCall, id: string, mergeId: string) => partAgain(deps, call, id, mergeId),
    tellApart: (call: DeskCall, id: string, otherId: string) => setApart(deps, call, id, otherId),
  };
}

/** A person's page. @throws Refusal 404 */
async function read(deps: Deps, id: string): Promise<Person> {
  const { clock } = deps;
  const { database } = deps.connection;
  const whole = await findWholePerson(database, id);
  if (!whole) throw unknownPerson();
  const { numbers, ...facts } = await readPerson(database, whole, clock());
  const others = await possiblySame(database, whole);
  return {
    ...facts,
    leads: await leadRowsOf(database, numbers),
    possiblySame: await knownPeople(database, others),
  };
}

/** Who a caller may be, by the beginning of a phone number or an address. */
async function lookUp(
  deps: Deps,
  typed: { phone: string; address: string },
): Promise<KnownPerson[]> {
  const { database } = deps.connection;
  return knownPeople(database, await peopleLike(database, typed));
}

/** A page of the timelines of all their leads as one. @throws Refusal 404, 400 for a strange `after` */
async function timeline(deps: Deps, id: string, after: string | undefined) {
  const { database } = deps.connection;
  const whole = await findWholePerson(database, id);
  if (!whole) throw unknownPerson();
  const page = await readPersonTimeline(database, whole.ids, { after, wordsOf: deps.wordsOf });
  logUnknown(deps.log, page.entries);
  return page;
}

/** What staff have learned about how to reach a person. @throws Refusal 404 */
async function changeChannel(
  deps: Deps,
  call: DeskCall,
  id: string,
  { preferredLanguage, preferredChannel }: PersonChange,
): Promise<Person> {
  await withPerson(deps, call, id, "person.changed", async (transaction, whole) => {
    const columns: Updateable<PeopleTable> = {
      ...(preferredLanguage !== undefined && { preferred_language: preferredLanguage }),
      ...(preferredChannel !== undefined && { preferred_channel: preferredChannel ?? "" }),
    };
    const fields = Object.keys(columns);
    if (fields.length > 0) {
      await transaction.updateTable("people").set(columns).where("id", "=", whole.id).execute();
      await forgetEverywhere(transaction, whole, columns);
      await addChangesOfPeople(transaction, whole.ids, deps.clock());
    }
    return { fields };
  });
  return read(deps, id);
}

/** What nobody says of them any more is not said of anybody who is one with them, which would show up in its place. */
async function forgetEverywhere(
  transaction: DatabaseTransaction,
  { ids }: WholePerson,
  { preferred_language, preferred_channel }: Updateable<PeopleTable>,
): Promise<void> {
  const forgotten: Updateable<PeopleTable> = {
    ...(preferred_language === "" && { preferred_language }),
    ...(preferred_channel === "" && { preferred_channel }),
  };
  if (Object.keys(forgotten).length === 0) return;
  await transaction.updateTable("people").set(forgotten).where("id", "in", ids).execute();
}

/** Does something to a person once, however often it is sent; others at work on them wait. */
async function withPerson<Action extends AuditAction>(
  deps: Deps,
  call: DeskCall,
  id: string,
  action: Action,
  work: (
    transaction: DatabaseTransaction,
    person: WholePerson,
    now: Date,
  ) => Promise<AuditDetails[Action]>,
): Promise<void> {
  await deskWork(deps, call, async (transaction, { staffId, now }) => {
    const whole = await lockWholePerson(transaction, id);
    if (!whole) throw unknownPerson();
    // Read before the work, which may leave the person without a lead.
    const [newest] = await leadsOfHeads(transaction, [whole.id], 1);
    const details = await work(transaction, whole, now);
    const leadId = newest?.id;
    await addAuditEntry(transaction, {
      ...{ at: now, staffId, action, details, ...(leadId && { leadId }) },
    });
    return whole.id;
  });
}

/**
 * Notes something that outlives a lead. A consent or an opt-out holds for all their numbers that get texts.
 * @throws Refusal 404, 400 for a consent of somebody who has no such number.
 */
async function note(
  deps: Deps,
  call: DeskCall,
  id: string,
  { kind, text }: { kind: PersonNoteKind; text: string },
): Promise<Person> {
  await withPerson(deps, call, id, "person.note", async (transaction, whole, now) => {
    const by = { text, staffId: call.staff.id, now };
    const isConsent = kind !== "note" && (await noteConsents(transaction, whole.ids, kind, by));
    if (kind === "consent" && !isConsent) throw invalidInput({ text: noNumber });
    if (!isConsent) await noteOf(transaction, whole.id, kind, by);
    if (isConsent) await addChangesOfPeople(transaction, whole.ids, now);
    return { kind };
  });
  return read(deps, id);
}

/** Makes another person and this one the same. @throws Refusal 404 */
async function merge(deps: Deps, call: DeskCall, id: string, otherId: string): Promise<Person> {
  const { clock } = deps;
  const by = { staffId: call.staff.id, now: clock() };
  await withPerson(deps, call, id, "person.merged", async (transaction, _whole, now) => {
    const merged = await mergePeople(transaction, id, otherId, by);
    if (merged) await addChangesOfPeople(transaction, merged.ids, now);
    return { with: otherId };
  });
  return read(deps, id);
}

/** Parts two people again. @throws Refusal 404, 409 when it is too late */
async function partAgain(deps: Deps, call: DeskCall, id: string, mergeId: string): Promise<Person> {
  await withPerson(deps, call, id, "person.merge-undone", async (transaction, _whole, now) => {
    const parted = await undoMerge(transaction, id, mergeId, now);
    await addChangesOfPeople(transaction, parted.ids, now);
    return { merge: mergeId };
  });
  return read(deps, id);
}

/** Remembers that two people with the same phone number are not the same. @throws Refusal 404 */
async function setApart(deps: Deps, call: DeskCall, id: string, otherId: string): Promise<void> {
  const { clock } = deps;
  const by = { staffId: call.staff.id, now: clock() };
  await withPerson(deps, call, id, "person.told-apart", async (transaction, whole, now) => {
    await tellApart(transaction, id, otherId, by);
    await addChangesOfPeople(transaction, whole.ids, now);
    return { from: otherId };
  });
}

async function noteOf(
  transaction: DatabaseTransaction,
  personId: string,
  kind: PersonNoteKind,
  { text, staffId, now }: { text: string; staffId: string; now: Date },
): Promise<void> {
  const note = { id: unguessableId(), person_id: personId, kind, text };
  await transaction
    .insertInto("person_notes")
    .values({ ...note, at: now.toISOString(), staff_id: staffId })
    .execute();
  await addMissingNotesOnPeople(transaction, [personId]);
}

import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { mayDo } from "#domain/staff/staff.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import { untoldOfLead } from "#server/appointment/untold-appointments.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { idempotently } from "#server/idempotency/idempotent-call.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { LeadConflict, unknownLead } from "#server/lead/lead-conflict.ts";
import { readLead } from "#server/lead/lead-page.ts";
import { inspectorsOf, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { type Log, logUnknown } from "#server/lead/timeline-entries.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { knownPeople } from "#server/person/known-people.ts";
import { findWholePerson } from "#server/person/people-repository.ts";
import { possiblySame } from "#server/person/same-phone.ts";
import { pauseOf } from "#server/text/consents.ts";
import { obstacleTo } from "#server/text/queue-text.ts";
import { isId } from "#server/unguessable-id.ts";
import { mailWords } from "./lead-mail-words.ts";

/** A call by staff, with the key that keeps a repeat from having an effect. */
export type DeskCall = {
  staff: Pick<StaffTable, "id" | "role">;
  /** The call, its `Idempotency-Key` and its body. */
  name: string;
  key: string | undefined;
  body: unknown;
};

/** Who calls. */
export type Caller = Pick<DeskCall, "staff">;

/** A lead as it is now; `conflict` says why the action was not taken. */
export type LeadOrConflict = { lead: Lead; conflict: string | null };

/** Whether the caller sees every lead. Inspectors see only their own. */
export function seesAll({ staff }: Caller): boolean {
  return mayDo(staff.role, "leads");
}

/** What the person of a lead does not know of its appointments. */
async function untoldAppointments(
  database: Database,
  leadId: string,
): Promise<CalendarAppointment[]> {
  const untold = await untoldOfLead(database, leadId);
  const shown = await findCalendarRowsOf(
    database,
    untold.map(({ id }) => id),
  );
  return untold.flatMap(({ id }) => shown.get(id) ?? []);
}

/** The lead, if the caller may see it: inspectors see those that they have or inspect. @throws Refusal 404 */
export async function visible(
  database: Database,
  lead: StoredLead | undefined,
  caller: Caller,
): Promise<StoredLead> {
  if (!lead) throw unknownLead();
  if (seesAll(caller) || lead.assignee_id === caller.staff.id) return lead;
  const inspectors = (await inspectorsOf(database, [lead.id])).get(lead.id) ?? [];
  if (!inspectors.includes(caller.staff.id)) throw unknownLead();
  return lead;
}

/** Runs the desk's calls about one lead, each in one transaction. */
export function createLeadCalls(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: Pick<MailOptions, "visitorTexts">;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  log: Log;
}) {
  const { connection, profile, mailOptions, clock, outbox, changes, log } = parts;
  return { read, once, withLead, withLeadOrConflict };

  /** A lead as its page shows it. @throws Refusal 404 */
  async function read(caller: Caller, id: string): Promise<Lead> {
    const viewer = { staffId: caller.staff.id, seesAll: seesAll(caller) };
    const options = { viewer, now: clock(), wordsOf: mailWords, log };
    const lead = isId(id) ? await readLead(connection.database, id, options) : undefined;
    if (!lead) throw unknownLead();
    logUnknown(log, lead.timeline);
    const person = lead.personId && (await findWholePerson(connection.database, lead.personId));
    const number = phoneOf(lead).e164;
    const others = person ? await possiblySame(connection.database, person) : [];
    return {
      ...lead,
      untoldAppointments: lead.untold ? await untoldAppointments(connection.database, id) : [],
      possiblySame: await knownPeople(connection.database, others),
      textObstacle: await obstacleTo(connection.database, lead.phone, mailOptions),
      textsPaused: number ? await pauseOf(connection.database, number) : null,
    };
  }

  /** Acts on a lead while nobody else can change it, and returns it as it is then. @throws Refusal 404 */
  async function withLead(
    call: DeskCall,
    id: string,
    work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
  ): Promise<Lead> {
    return (await withLeadOrConflict(call, id, work)).lead;
  }

  /** The same for work that somebody else may have made impossible. */
  async function withLeadOrConflict(
    call: DeskCall,
    id: string,
    work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
  ): Promise<LeadOrConflict> {
    let conflict: string | null = null;
    try {
      await once(call, async (transaction, doing) => {
        const lead = isId(id) ? await lockLead(transaction, id) : undefined;
        await work(transaction, await visible(transaction, lead, call), doing);
        return id;
      });
    } catch (error) {
      if (!(error instanceof LeadConflict)) throw error;
      conflict = error.message;
    }
    return { lead: await read(call, id), conflict };
  }

  /** Runs once, however often it is sent; then sends the mails and tells open screens. @returns the lead's id. */
  async function once(
    call: DeskCall,
    work: (transaction: DatabaseTransaction, doing: Doing) => Promise<string>,
  ): Promise<string> {
    const { staff, ...submission } = call;
    // Two people may happen to send the same key.
    const name = `${submission.name} ${staff.id}`;
    const { body } = await idempotently(
      connection,
      { ...submission, name, now: clock() },
      async (transaction) => {
        const doing = { staffId: staff.id, now: clock(), opening: profile };
        return { status: 200, body: { id: await work(transaction, doing) } };
      },
    );
    outbox.wake();
    changes.wake();
    return body.id;
  }
}

import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import { untoldOfLead } from "#server/appointment/untold-appointments.ts";
import { type Caller, type DeskCall, seesAll } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { LeadConflict, unknownLead, VisitConflict } from "#server/lead/lead-conflict.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { type Log, logUnknown, type MailWords } from "#server/lead/timeline-entries.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { knownPeople } from "#server/person/known-people.ts";
import { findWholePerson } from "#server/person/people-repository.ts";
import { possiblySame } from "#server/person/same-phone.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { pauseOf } from "#server/text/consents.ts";
import { obstacleTo } from "#server/text/text-obstacles.ts";
import { findUnreachable } from "#server/text/unreachable-people.ts";
import { isId } from "#server/unguessable-id.ts";
import { findProposedFollowUp, followUpRules, quoteFollowUpOf } from "./follow-ups.ts";
import { readLead } from "./lead-page.ts";

/**
 * A lead as it is now; `conflict` says why the action was not taken. `isOfOtherVisit`: because it names a visit that is no
 * longer this lead's.
 */
export type LeadOrConflict = { lead: Lead; conflict: string | null; isOfOtherVisit?: boolean };

/** What a call about one lead needs. */
export type LeadDeps = DeskDeps & {
  mailOptions: Pick<MailOptions, "visitorTexts">;
  log: Log;
  /** Describes the mails of its timeline. */
  wordsOf: MailWords;
};

/** A lead as its page shows it. @throws Refusal 404 */
export async function readFor(deps: LeadDeps, caller: Caller, id: string): Promise<Lead> {
  const { connection, mailOptions, clock, log, wordsOf } = deps;
  const viewer = { staffId: caller.staff.id, seesAll: seesAll(caller) };
  const options = { viewer, now: clock(), wordsOf, log };
  const lead = isId(id) ? await readLead(connection.database, id, options) : undefined;
  if (!lead) throw unknownLead();
  logUnknown(log, lead.timeline);
  const person = lead.personId && (await findWholePerson(connection.database, lead.personId));
  const number = phoneOf(lead).e164;
  const unreachable = await findUnreachable(connection.database, [lead], mailOptions);
  const followUps = await followUpsOf(deps, lead, caller);
  const others = person ? await possiblySame(connection.database, person) : [];
  return {
    ...lead,
    untoldAppointments: lead.untold
      ? await untoldAppointments(connection.database, id, mailOptions)
      : [],
    possiblySame: await knownPeople(connection.database, others),
    textObstacle: await obstacleTo(connection.database, lead.phone, mailOptions),
    ...(unreachable.length > 0 && { isUnreachable: true }),
    ...followUps,
    textsPaused: number ? await pauseOf(connection.database, number) : null,
  };
}

/** The days that are proposed to follow up on a quote; to inspectors, who note one on site, also of one that they make now. */
async function followUpsOf(
  { connection: { database }, profile, clock }: LeadDeps,
  { id, state }: Pick<Lead, "id" | "state">,
  caller: Caller,
): Promise<Pick<Lead, "proposedFollowUp" | "quoteFollowUp">> {
  const isQuoting = !seesAll(caller);
  if (state !== "quoted" && !isQuoting) return {};
  const rules = await followUpRules(database, profile, clock());
  const proposed = state === "quoted" && (await findProposedFollowUp(database, id, rules));
  const ofQuote = isQuoting && quoteFollowUpOf(rules, clock());
  return {
    ...(proposed && { proposedFollowUp: proposed }),
    ...(ofQuote && { quoteFollowUp: ofQuote }),
  };
}

/** Acts on a lead while nobody else can change it, and returns it as it is then. @throws Refusal 404 */
export async function withLead(
  deps: LeadDeps,
  call: DeskCall,
  id: string,
  work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
): Promise<Lead> {
  return (await withLeadOrConflict(deps, call, id, work)).lead;
}

/** The same for work that somebody else may have made impossible. */
export async function withLeadOrConflict(
  deps: LeadDeps,
  call: DeskCall,
  id: string,
  work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
): Promise<LeadOrConflict> {
  let conflict: LeadConflict | null = null;
  try {
    await deskWork(deps, call, async (transaction, doing) => {
      const lead = isId(id) ? await lockLead(transaction, id) : undefined;
      await work(transaction, await visible(transaction, lead, call), doing);
      return id;
    });
  } catch (error) {
    if (!(error instanceof LeadConflict)) throw error;
    conflict = error;
  }
  return {
    lead: await readFor(deps, call, id),
    conflict: conflict?.message ?? null,
    ...(conflict instanceof VisitConflict && { isOfOtherVisit: true }),
  };
}

/** What the person of a lead does not know of its appointments. */
async function untoldAppointments(
  database: Database,
  leadId: string,
  mailOptions: Pick<MailOptions, "visitorTexts">,
): Promise<CalendarAppointment[]> {
  const untold = await untoldOfLead(database, leadId);
  const shown = await findCalendarRowsOf(
    database,
    untold.map(({ id }) => id),
  );
  const appointments = untold.flatMap(({ id }) => shown.get(id) ?? []);
  return withTexts(database, appointments, mailOptions);
}

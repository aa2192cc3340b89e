import {
  chooseInspector,
  freeInspectors,
  workingInspectors,
} from "#domain/appointment/capacity.ts";
import { openDayAfter } from "#domain/appointment/open-days.ts";
import { type CalendarDay, calendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { nextFollowUp, oneMoreFollowUp } from "#domain/lead/follow-up-cadence.ts";
import { type LeaveReason, looseEndKinds } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import {
  type LeadSituation,
  type LooseEnd,
  type LooseMoment,
  looseEndsOf,
  looseSince,
  quotesSince,
} from "#domain/lead/loose-ends.ts";
import { type ListedEnd, mostLooseEnds } from "#domain/lead/loose-ends-contract.ts";
import { findAssignedBetween } from "#server/appointment/appointments-repository.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import { withDeskClosures } from "#server/appointment/closed-days.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { markPhotosOpened } from "#server/photo/photos-repository.ts";
import { Refusal } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import { cadenceOf, quoteFollowUpOf } from "./follow-ups.ts";
import { findLooseCandidates, readSituations } from "./lead-situations.ts";
import { sharedRuns } from "./shared-runs.ts";

type Deps = DeskDeps & { mailOptions: Pick<MailOptions, "visitorTexts"> };

export type LooseEndServices = ReturnType<typeof createLooseEndServices>;

/** What nobody would come back to by themselves, and leaving it as it is. What ends it is done by the calls of each thing. */
export function createLooseEndServices(deps: Deps) {
  return {
    // Every tab of the office asks at each change.
    list: sharedRuns(() => list(deps)),
    leave: (call: DeskCall, id: string, left: { key: string; reason: LeaveReason; text: string }) =>
      leave(deps, call, id, left),
    takeUp: (call: DeskCall, id: string, key: string) => takeUp(deps, call, id, key),
    openPhotos: (call: DeskCall, id: string) => openPhotos(deps, call, id),
  };
}

/** The loose ends of all leads, by kind and then the oldest first, at most `mostLooseEnds`; and how many there are. */
async function list(deps: Deps): Promise<{ ends: ListedEnd[]; total: number }> {
  const { database } = deps.connection;
  const moment = await momentOf(database, deps);
  const { now, profile } = moment;
  const today = dayInZone(now.getTime(), profile.timeZone);
  const sinceDay = looseSince(moment);
  const ids = await findLooseCandidates(database, {
    ...{ since: new Date(sinceDay), sinceDay, today, quotesSince: new Date(quotesSince(moment)) },
    nextOpenDay: openDayAfter(today, profile),
  });
  const reading = { today, mailOptions: deps.mailOptions };
  const found = await readSituations(database, ids, reading);
  const ends = found
    .flatMap(({ lead, situation }) =>
      looseEndsOf(situation, moment).map((end) => ({
        ...{ end, lead, photos: situation.unopened.length },
        ...followUpOf(end, situation, { ...moment, today }),
      })),
    )
    .sort((one, other) => byUrgency(one.end, other.end));
  const shown = ends.slice(0, mostLooseEnds);
  const numbers = [...new Set(shown.map(({ lead }) => lead.number))];
  const rows = new Map((await leadRowsOf(database, numbers)).map((row) => [row.id, row]));
  return { ends: await listed(database, deps, shown, rows), total: ends.length };
}

type FollowUp = Pick<ListedEnd, "isInVain"> & { proposedFollowUp: CalendarDay | null };

/** What is proposed with a loose end that is about a quote, or may become one. */
function followUpOf(
  { kind }: LooseEnd,
  { quote }: LeadSituation,
  rules: LooseMoment & { today: CalendarDay },
): FollowUp {
  if (kind === "quote") {
    return { isInVain: false, proposedFollowUp: quoteFollowUpOf(rules, rules.now) };
  }
  if (kind !== "silent" || !quote) return { isInVain: false, proposedFollowUp: null };
  const next = nextFollowUp(quote, rules);
  return { isInVain: next === null, proposedFollowUp: next ?? oneMoreFollowUp(rules) };
}

function byUrgency(one: LooseEnd, other: LooseEnd): number {
  const place = ({ kind }: LooseEnd) => looseEndKinds.indexOf(kind);
  return (
    place(one) - place(other) ||
    one.since.localeCompare(other.since) ||
    one.key.localeCompare(other.key)
  );
}

async function listed(
  database: Database,
  deps: Deps,
  shown: readonly (FollowUp & { end: LooseEnd; lead: StoredLead; photos: number })[],
  rows: ReadonlyMap<string, LeadRow>,
): Promise<ListedEnd[]> {
  const ids = shown.flatMap(({ end }) => end.appointmentId ?? []);
  const found = await findCalendarRowsOf(database, ids);
  const texted = await withTexts(database, [...found.values()], deps.mailOptions);
  const appointments = new Map(texted.map((appointment) => [appointment.id, appointment]));
  const ends: ListedEnd[] = [];
  for (const { end, lead, photos, isInVain, proposedFollowUp } of shown) {
    const row = rows.get(lead.id);
    const appointment = appointments.get(end.appointmentId ?? "") ?? null;
    if (!row) continue;
    const { kind, key, since } = end;
    const inspector =
      kind === "unassigned" && appointment
        ? await freeInspector(database, deps, appointment)
        : null;
    ends.push({
      ...{ kind, key, since, lead: row, appointment, inspector },
      photos: kind === "photos" ? photos : 0,
      ...{ isInVain, proposedFollowUp },
    });
  }
  return ends;
}

/** Who is free when an inspection is; null: nobody. */
async function freeInspector(
  database: Database,
  { profile }: Deps,
  { date, timeSlot }: NonNullable<ListedEnd["appointment"]>,
): Promise<ListedEnd["inspector"]> {
  const day = calendarDay(date);
  const slot = slotOfLabel(timeSlot);
  const staffing = await readStaffing(database, day, day);
  const working = workingInspectors(staffing, day, slot, staffingRulesOf(profile));
  const taken = await findAssignedBetween(database, day, day);
  const free = freeInspectors(working, taken, slot, profile.inspection.takes.to);
  const chosen = chooseInspector(free, taken, null);
  return chosen ? { id: chosen.id, name: chosen.name } : null;
}

async function momentOf(database: Database, { clock, profile }: Deps): Promise<LooseMoment> {
  const now = clock();
  const today = dayInZone(now.getTime(), profile.timeZone);
  const { inspectors } = await readStaffing(database, today, today);
  return {
    now,
    profile: await withDeskClosures(database, profile, today),
    cadence: cadenceOf(profile),
    hasInspectors: inspectors.length > 0,
  };
}

/** Leaves a loose end with a reason, as an event of its lead. @throws Refusal 404, or 409 when there is none with this key. */
async function leave(
  deps: Deps,
  call: DeskCall,
  id: string,
  { key, reason, text }: { key: string; reason: LeaveReason; text: string },
): Promise<void> {
  await onLead(deps, call, id, async (transaction, lead, doing) => {
    const moment = await momentOf(transaction, deps);
    const ends = (await situationOf(transaction, deps, id)).flatMap(({ situation }) =>
      looseEndsOf(situation, moment),
    );
    const end = ends.find((one) => one.key === key);
    if (!end) throw changed();
    const details = { does: "left", end: end.kind, key, reason, ...(text && { text }) } as const;
    await note(transaction, lead, details, doing);
  });
}

/** Takes back that a loose end was left. @throws Refusal 404, or 409 when it was not. */
async function takeUp(deps: Deps, call: DeskCall, id: string, key: string): Promise<void> {
  await onLead(deps, call, id, async (transaction, lead, doing) => {
    const [known] = await situationOf(transaction, deps, id);
    const end = looseEndKinds.find((kind) => key.startsWith(`${kind}|`));
    if (!end || !known?.situation.left.has(key)) throw changed();
    await note(transaction, lead, { does: "taken-up", end, key }, doing);
  });
}

/** Says that somebody has looked at all pictures of a lead. @throws Refusal 404 */
async function openPhotos(deps: Deps, call: DeskCall, id: string): Promise<void> {
  await onLead(deps, call, id, async (transaction, lead, { now }) => {
    if (await markPhotosOpened(transaction, { leadId: lead.id }, now)) {
      await addLeadChange(transaction, lead.id, now);
    }
  });
}

function situationOf(
  transaction: DatabaseTransaction,
  { clock, profile, mailOptions }: Deps,
  id: string,
) {
  const today = dayInZone(clock().getTime(), profile.timeZone);
  return readSituations(transaction, [id], { today, mailOptions });
}

async function onLead(
  deps: Deps,
  call: DeskCall,
  id: string,
  work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
): Promise<void> {
  await deskWork(deps, call, async (transaction, doing) => {
    const lead = isId(id) ? await lockLead(transaction, id) : undefined;
    if (!lead) throw unknownLead();
    await work(transaction, lead, doing);
    return id;
  });
}

async function note(
  transaction: DatabaseTransaction,
  { id: leadId }: StoredLead,
  details: DetailsOf<"loose-end">,
  { staffId, now: at }: Doing,
): Promise<void> {
  await addLeadEvent(transaction, { leadId, at, staffId, event: { kind: "loose-end", details } });
  const doer = { at, staffId, leadId };
  await addAuditEntry(
    transaction,
    details.does === "left"
      ? {
          ...doer,
          action: "lead.loose-end-left",
          details: { end: details.end, reason: details.reason },
        }
      : { ...doer, action: "lead.loose-end-taken-up", details: { end: details.end } },
  );
  await addLeadChange(transaction, leadId, at);
}

function changed(): Refusal {
  return new Refusal(409, "Something else has happened meanwhile. Look at the list again.");
}

import { sql } from "kysely";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { happenedAt } from "#domain/lead/happened-at.ts";
import type { LeadSituation, LooseAppointment } from "#domain/lead/loose-ends.ts";
import { knowledgeOf } from "#server/appointment/told-times.ts";
import type { Database } from "#server/database/connection.ts";
import type {
  AppointmentsTable,
  ReschedulingItemsTable,
} from "#server/database/schema/booking-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { placedAt, type StoredEvent } from "#server/lead/appointment-events.ts";
import { isOpenLead } from "#server/lead/listed-leads.ts";
import { findQuotesSince, readQuotes } from "#server/lead/quotes.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { undeliveredByLead } from "#server/lead/undelivered-mails.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findMailable } from "#server/mail/writing-gate.ts";
import { visitsInNeedOfNothing } from "#server/report/visits-in-need-of-nothing.ts";
import { obstacleTo } from "#server/text/text-obstacles.ts";

/** Which leads may have loose ends: a moment and days. */
type Span = {
  /** What is older is no loose end; of a quote, what was last heard of longer ago. */
  since: Date;
  quotesSince: Date;
  sinceDay: CalendarDay;
  today: CalendarDay;
  nextOpenDay: CalendarDay;
};

/** Leads read by one statement. */
const step = 400;

/** Ids of the open leads that may have a loose end. Each statement reads an index: of those that have none, few. */
export async function findLooseCandidates(database: Database, span: Span): Promise<string[]> {
  const since = span.since.toISOString();
  const rows = [
    ...(await untoldLeads(database)),
    ...(await leadsAhead(database, span)),
    ...(await leadsBehind(database, span)),
    ...(await findQuotesSince(database, span.quotesSince.toISOString())),
    ...(await leadsOfDeadMails(database, since)),
    ...(await database
      .selectFrom("photos")
      .select("lead_id")
      .distinct()
      .where(isUnopened)
      .where("created_at", ">", since)
      .execute()),
  ];
  return [...new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))];
}

/** Written exactly like the condition of its index. */
const isUnopened = sql<boolean>`lead_id is not null and opened_at is null`;

function untoldLeads(database: Database) {
  return database
    .selectFrom("appointments")
    .select("lead_id")
    .where("told_date", "is not", null)
    .execute();
}

/** With an inspection ahead that is near, looks odd, was asked about, or whose person has no mailbox or one that refused. */
function leadsAhead(database: Database, { today, nextOpenDay }: Span) {
  return openBooked(database)
    .where("appointments.date", ">=", today)
    .where((row) =>
      row.or([
        row("appointments.date", "<=", nextOpenDay),
        row("leads.suspected", "=", 1),
        row("appointments.email", "=", ""),
        row.exists(
          row
            .selectFrom("rescheduling_items")
            .select("state")
            .whereRef("appointment_id", "=", "appointments.id"),
        ),
        row.exists(
          row
            .selectFrom("outbox")
            .select("outbox.id")
            .whereRef("recipient", "=", "appointments.mailbox")
            .where("refused", "=", "recipient"),
        ),
      ]),
    )
    .execute();
}

/** With an inspection of which nobody has said how it went. */
function leadsBehind(database: Database, { sinceDay, today }: Span) {
  return openBooked(database)
    .where("appointments.date", ">=", sinceDay)
    .where("appointments.date", "<=", today)
    .where((row) =>
      row.or([
        row("progress", "in", ["booked", "confirmed", "on-the-way"]),
        row.and([
          row("progress", "=", "done"),
          row("leads.state", "in", ["new", "contacted", "scheduled"]),
        ]),
      ]),
    )
    .execute();
}

function openBooked(database: Database) {
  return database
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select("appointments.lead_id")
    .where("appointments.status", "=", "booked")
    .where(isOpenLead);
}

/** With a mail or a text to its person that could not be delivered, or came back: `undeliveredByLead` says whether that still matters. */
function leadsOfDeadMails(database: Database, since: string) {
  return database
    .selectFrom("outbox")
    .select("lead_id")
    .where("state", "=", "dead")
    .where((row) => row.or([row("recipient", "is not", null), row("kind", "=", "person-text")]))
    .where("lead_id", "is not", null)
    .where((row) => row.or([row("created_at", ">", since), row("failed_at", ">", since)]))
    .execute();
}

/** What is known of each of these leads, as far as loose ends follow from it. Leads that are gone are missing. */
export async function readSituations(
  database: Database,
  ids: readonly string[],
  reading: { today: CalendarDay; mailOptions: Pick<MailOptions, "visitorTexts"> },
): Promise<{ lead: StoredLead; situation: LeadSituation }[]> {
  const all = [];
  for (let first = 0; first < ids.length; first += step) {
    all.push(...(await readSome(database, ids.slice(first, first + step), reading)));
  }
  return all;
}

async function readSome(
  database: Database,
  ids: readonly string[],
  { today, mailOptions }: { today: CalendarDay; mailOptions: Pick<MailOptions, "visitorTexts"> },
) {
  const leads = await database.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const appointments = await database
    .selectFrom("appointments")
    .selectAll()
    .where("lead_id", "in", ids)
    .execute();
  const items = await toldItems(database, appointments);
  const events = await database
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "in", ids)
    .where("kind", "in", ["call", "appointment", "loose-end"])
    .orderBy("number")
    .execute();
  const quotes = await readQuotes(database, leads);
  const needNothing = await visitsInNeedOfNothing(database, ids);
  const undelivered = await undeliveredByLead(database, ids);
  const photos = await database
    .selectFrom("photos")
    .select(["id", "lead_id", "created_at"])
    .where("lead_id", "in", ids)
    .where("opened_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const ahead = appointments.filter(({ status, date }) => status === "booked" && date >= today);
  const aheadIds = ahead.map(({ id }) => id);
  const mailable = await findMailable(database, aheadIds, "unasked");
  const of = <Row extends { lead_id: string | null }>(rows: readonly Row[], id: string) =>
    rows.filter(({ lead_id }) => lead_id === id);

  const read = [];
  for (const lead of leads) {
    const own = of(ahead, lead.id);
    const isMailable = own.every(({ id }) => mailable.has(id));
    const dead = undelivered.get(lead.id);
    const situation: LeadSituation = {
      id: lead.id,
      state: lead.state,
      waits: lead.waits === 1,
      isSuspected: lead.suspected === 1,
      arrivedAt: lead.arrived_at,
      isWritable: isMailable || (await obstacleTo(database, lead.phone, mailOptions)) === null,
      appointments: of(appointments, lead.id).map((row) => ({
        ...asLoose(row, items.get(row.id), of(events, lead.id)),
        needsNothing: needNothing.has(row.id),
      })),
      unopened: of(photos, lead.id).map(({ id, created_at }) => ({ id, at: created_at })),
      undelivered: dead ? { id: dead.id, at: dead.failedAt } : null,
      reachedAt: lastReached(of(events, lead.id)),
      quote: quotes.get(lead.id) ?? null,
      followUpOn: lead.follow_up_on,
      left: leftKeys(of(events, lead.id)),
    };
    read.push({ lead, situation });
  }
  return read;
}

/** By which the people of these appointments were asked last whether a new time suits, by appointment. */
async function toldItems(
  database: Database,
  appointments: readonly AppointmentsTable[],
): Promise<Map<string, ReschedulingItemsTable>> {
  if (appointments.length === 0) return new Map();
  const rows = await database
    .selectFrom("rescheduling_items")
    .selectAll()
    .where(
      "appointment_id",
      "in",
      appointments.map(({ id }) => id),
    )
    .where("state", "in", ["told", "not-reached"])
    .where("told_at", "is not", null)
    .orderBy("told_at")
    .execute();
  return new Map(rows.map((row) => [row.appointment_id, row]));
}

function asLoose(
  row: AppointmentsTable,
  item: ReschedulingItemsTable | undefined,
  events: readonly StoredEvent[],
): Omit<LooseAppointment, "needsNothing"> {
  const known = knowledgeOf(row);
  const { proposed_date: date, proposed_slot: timeSlot, told_at } = item ?? {};
  const isAsked =
    date && timeSlot && known.time !== null && isSameTime({ date, timeSlot }, known.time);
  return {
    id: row.id,
    ...known,
    progress: row.progress,
    knownSince: row.known_at ?? row.created_at,
    changedAt: placedAt(row, events) ?? row.updated_at,
    isFirm: row.pending_until === null,
    inspectorId: row.inspector_id,
    askedAt: (isAsked && told_at) || null,
  };
}

/** When a call last reached the person. What waited for a network is not stored in the order in which it happened. */
function lastReached(events: readonly StoredEvent[]): string | null {
  const reached = events.flatMap((stored) => {
    const event = readEvent(stored);
    const isReached = event.kind === "call" && event.details.outcome === "reached";
    return isReached ? [happenedAt(stored.at, event)] : [];
  });
  return reached.sort().at(-1) ?? null;
}

/** Keys of the loose ends that were left and not taken up since. */
function leftKeys(events: readonly StoredEvent[]): Set<string> {
  const left = new Set<string>();
  for (const stored of events) {
    const { kind, details } = readEvent(stored);
    if (kind !== "loose-end") continue;
    if (details.does === "left") left.add(details.key);
    else left.delete(details.key);
  }
  return left;
}

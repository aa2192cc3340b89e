import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { lockAppointment, updateAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { changeLead, type Doing } from "#server/lead/change-lead.ts";
import { settleBooking } from "#server/lead/confirmed-bookings.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { factsOf, lockLead, lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import {
  callsOf,
  countOf,
  findBurst,
  lockBrake,
  newestBurst,
  standingOf,
  updateBurst,
} from "./bursts-repository.ts";
import { letGo } from "./let-go.ts";

/** How long a burst is shown after its newest booking, in milliseconds: older bookings should not go with one press. */
const shownFor = 7 * 24 * 3_600_000;

type Deps = DeskDeps & {
  mailOptions: MailOptions;
  limits: Pick<Limits, "mayMail">;
  availability: Pick<AvailabilityServices, "changed">;
};

export type BurstServices = ReturnType<typeof createBurstServices>;

/** Looking at a burst of bookings, and confirming or taking it back. */
export function createBurstServices(deps: Deps) {
  return {
    newest: () => newest(deps),
    confirm: (call: DeskCall, id: string) => confirm(deps, call, id),
    takeBack: (call: DeskCall, id: string) => takeBack(deps, call, id),
  };
}

/** The newest burst, if any of it can still be taken back; null otherwise. */
async function newest({ connection, profile, clock }: Deps): Promise<ShownBurst | null> {
  const { database } = connection;
  const now = clock();
  const burst = await newestBurst(database);
  if (!burst || burst.taken_back_at) return null;
  if (now.getTime() - Date.parse(burst.last_at) > shownFor) return null;
  const standing = await standingOf(database, burst.id);
  const today = dayInZone(now.getTime(), profile.timeZone);
  const loose = standing.filter((row) => isLoose(row, today));
  const calls = await callsOf(database, burst.id);
  if (loose.length + calls.length === 0) return null;
  return {
    id: burst.id,
    beganAt: burst.began_at,
    lastAt: burst.last_at,
    count: await countOf(database, burst.id),
    bookings: await shownByDay(database, loose),
    calls: calls.length,
    confirmed: standing.filter(isConfirmed).length,
  };
}

async function shownByDay(database: Database, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const shown = await findCalendarRowsOf(database, ids);
  return ids
    .flatMap((id) => shown.get(id) ?? [])
    .sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Confirms the remaining bookings of a burst: they are real, and can no longer be taken back. People whose bookings were
 * pending are told. Doing it again changes nothing.
 * @returns how many were confirmed.
 * @throws Refusal 404 when unknown.
 */
async function confirm(deps: Deps, call: DeskCall, id: string): Promise<number> {
  const { mailOptions } = deps;
  const count = await deskWork(deps, call, async (transaction, doing) => {
    const bookings = await eachLoose(transaction, id, doing, (row) =>
      confirmOne(transaction, row, { ...doing, mailOptions }),
    );
    if (bookings > 0) {
      await record(transaction, "burst.confirmed", { burst: id, bookings }, doing);
    }
    return String(bookings);
  });
  return Number(count);
}

async function confirmOne(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { staffId, now, mailOptions }: Doing & { mailOptions: MailOptions },
): Promise<void> {
  const at = now.toISOString();
  const { isTold } = await makeFirm(transaction, row, { staffId, mailOptions, now });
  await updateAppointment(transaction, row.id, { pressed_at: at, updated_at: at });
  const lead = await lockLeadOfAppointment(transaction, row.id);
  if (!lead) return;
  if (isTold) await settleBooking(transaction, lead.id, "send", now);
  await addAppointmentNote(transaction, lead.id, { event: "pressed" }, { staffId, now });
}

/**
 * Cancels the bookings of a burst that nobody has confirmed, and tells their people once. The calls that are left of those
 * that lapsed before are closed. Taking it back again changes nothing.
 * @returns how many bookings were taken back.
 * @throws Refusal 404 when unknown.
 */
async function takeBack(deps: Deps, call: DeskCall, id: string): Promise<number> {
  const count = await deskWork(deps, call, async (transaction, doing) => {
    const bookings = await eachLoose(transaction, id, doing, (row) =>
      takeBackOne(transaction, row, deps, doing),
    );
    const calls = await closeCalls(transaction, id, doing);
    if (bookings + calls > 0) {
      const by = { taken_back_at: doing.now.toISOString(), taken_back_by: doing.staffId };
      await updateBurst(transaction, id, by);
      const details = { burst: id, bookings, ...(calls > 0 && { calls }) };
      await record(transaction, "burst.taken-back", details, doing);
    }
    return String(bookings);
  });
  deps.availability.changed();
  return Number(count);
}

async function takeBackOne(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { profile, limits, mailOptions }: Deps,
  { staffId, now }: Doing,
): Promise<void> {
  const after = await letGo(transaction, row, "taken-back", { profile, limits, now, staffId });
  if (row.pending_until !== null) return;
  await tellInspector(transaction, { before: row, after, staffId }, { mailOptions, now });
}

/** What is done with a burst, in the audit trail and on open screens. */
async function record(
  transaction: DatabaseTransaction,
  action: "burst.confirmed" | "burst.taken-back",
  details: { burst: string; bookings: number; calls?: number },
  { staffId, now }: Doing,
): Promise<void> {
  await addAuditEntry(transaction, { at: now, staffId, action, details });
  await addCalendarChange(transaction, now);
}

/**
 * Does something to each booking of a burst that is ahead and that nobody has confirmed, while it is locked.
 * @returns how many there were.
 * @throws Refusal 404 when unknown.
 */
async function eachLoose(
  transaction: DatabaseTransaction,
  id: string,
  { now, opening }: Doing,
  work: (row: AppointmentsTable) => Promise<void>,
): Promise<number> {
  // Otherwise a booking that is being judged right now would join a burst that is already decided, where nobody sees it.
  await lockBrake(transaction, now);
  if (!(await findBurst(transaction, id))) {
    throw new Refusal(404, "There is no such burst of bookings.");
  }
  const today = dayInZone(now.getTime(), opening.timeZone);
  let count = 0;
  for (const seen of await standingOf(transaction, id)) {
    // Its visitor may be confirming it right now.
    const row = await lockAppointment(transaction, seen.id);
    if (row?.status !== "booked" || !isLoose(row, today)) continue;
    await work(row);
    count += 1;
  }
  return count;
}

/** Closes what a burst has left to be called. @returns how many calls there were. */
async function closeCalls(
  transaction: DatabaseTransaction,
  burstId: string,
  doing: Doing,
): Promise<number> {
  let closed = 0;
  for (const leadId of await callsOf(transaction, burstId)) {
    const lead = await lockLead(transaction, leadId);
    // Somebody may have called right now.
    if (lead?.state !== "new" || lead.answered_at !== null) continue;
    const facts = { ...factsOf(lead), state: "lost" as const, lostReason: "unreachable" as const };
    await changeLead(transaction, lead, { facts }, doing);
    closed += 1;
  }
  return closed;
}

type Booking = Pick<AppointmentsTable, "pressed_at" | "progress" | "date">;

/** Whether a booking is active, upcoming and not confirmed by anybody. */
function isLoose(booking: Booking, today: string): boolean {
  return !isConfirmed(booking) && booking.date >= today;
}

/** Whether its visitor or the desk has confirmed it. */
function isConfirmed({ pressed_at, progress }: Booking): boolean {
  return pressed_at !== null || progress !== "booked";
}

import { pendingUntil, wasKeptLonger } from "#domain/appointment/booking-brake.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { lockIfFree } from "#server/appointment/reminders-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { setClock } from "#server/lead/lead-goal.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findUnpressed } from "./bursts-repository.ts";
import { letGo } from "./let-go.ts";

/** Bookings ended per look; the others are found a second later. */
const atOnce = 20;

type Looking = {
  mailOptions: MailOptions;
  limits: Pick<Limits, "mayMail">;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Frees the seats of bookings that nobody confirmed in time, and tells their people. If our mail with the link has not left
 * yet, they could not confirm, and get as much time again, once. What an earlier release took for firm becomes so. Any number of
 * processes may share a database: each booking is locked, and looked at again.
 */
export async function endUnpressed(
  connection: Connection,
  { mailOptions, limits, clock, log }: Looking,
): Promise<void> {
  const { profile } = mailOptions;
  for (const id of await findUnpressed(connection.database, clock(), atOnce)) {
    try {
      await connection.transact(async (transaction) => {
        const row = await lockIfFree(transaction, connection.engine, id);
        const now = clock();
        if (row?.status !== "booked" || row.pending_until === null) return;
        if (row.pending_until > now.toISOString()) return;
        if (isTakenForFirm(row)) {
          const doing = { staffId: null, isConfirmed: false, mailOptions, now };
          await makeFirm(transaction, row, doing);
          return;
        }
        const wasKept = wasKeptLonger(new Date(row.created_at), new Date(row.pending_until));
        if (!wasKept && (await isStillToBeMailed(transaction, row, { profile, now }))) return;
        await letGo(transaction, row, "unpressed", { profile, limits, now, staffId: null });
        await addCalendarChange(transaction, now);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // The others are not kept waiting; this one is tried again.
      log.error({ err: error, appointment: id }, "unconfirmed booking could not be ended");
    }
  }
}

/**
 * Whether an earlier release, for which a pending booking is a firm one, has moved it, told its person of a move, or noted how
 * far it has come. This release does none of that without making it firm.
 */
function isTakenForFirm(row: AppointmentsTable): boolean {
  return row.progress !== "booked" || row.told_date !== null || row.known_at !== row.created_at;
}

/** Keeps a locked booking for longer if the mail with its link waits, for example for our mail server, and says so in it. */
async function isStillToBeMailed(
  transaction: DatabaseTransaction,
  { id, lead_id }: AppointmentsTable,
  { profile, now }: Moment,
): Promise<boolean> {
  const mails = await transaction
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("lead_id", "=", lead_id)
    .where("kind", "=", "booking-pending")
    .where("state", "in", ["queued", "sending"])
    .execute();
  if (mails.length === 0) return false;
  const later = pendingUntil(now);
  const until = later.toISOString();
  await updateAppointment(transaction, id, { pending_until: until });
  if (lead_id) {
    const rules = { opening: profile, promises: answerPromisesOf(profile) };
    await setClock(transaction, lead_id, { from: later, alertAt: null }, rules);
  }
  for (const mail of mails) {
    const payload = JSON.stringify({ ...JSON.parse(mail.payload), until });
    await transaction.updateTable("outbox").set({ payload }).where("id", "=", mail.id).execute();
  }
  return true;
}

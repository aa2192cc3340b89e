import {
  type HeldAppointment,
  inspectorNews,
  isSoon,
  newsHeading,
} from "#domain/appointment/inspector-news.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueAppointmentChange, type StaffTold } from "./tell-staff.ts";
import { unsendNews, unsentNewsOf } from "./unsent-news.ts";

/** A change of an appointment: its row before, null when it has just been booked, and as it is now. */
type ChangedAppointment = {
  before: AppointmentsTable | null;
  after: AppointmentsTable;
  /** Who changed it and need not be told; null: the visitor. */
  staffId: string | null;
  /** Tell of it however far ahead it is. */
  isUrgent?: boolean;
};

/**
 * Tells the inspectors whom a change of an appointment concerns, in its transaction: one that is moved, canceled, newly
 * given or taken away within the next two days, since calendars read their feeds hourly at best. Each gets one mail,
 * and a text where staff are texted. Nobody is told of what they did themselves. What the desk does can be taken back for
 * some seconds: until then it is not sent, and a further change is told instead of it, as seen from what they know.
 * @returns those told.
 */
export async function tellInspector(
  transaction: DatabaseTransaction,
  change: ChangedAppointment,
  telling: { mailOptions: MailOptions; now: Date },
): Promise<StaffTold[]> {
  const { after, staffId, isUrgent } = change;
  if (change.before?.sequence === after.sequence) return [];
  const before = await knownBefore(transaction, change, telling.now);
  const { timeZone } = telling.mailOptions.profile;
  const [earlier, later] = [before && heldOf(before, timeZone), heldOf(after, timeZone)];
  if (!isUrgent && !isSoon(earlier, later, telling.now)) return [];
  const by = staffId === null ? "visitor" : await nameOf(transaction, staffId);
  const told: StaffTold[] = [];
  for (const { inspectorId, news } of inspectorNews(earlier, later)) {
    if (inspectorId === staffId) continue;
    const heading = newsHeading(news, by, { isNew: before === null });
    // Of one that was taken away or canceled, only the time that they knew concerns them.
    const isLost = news === "taken" || news === "canceled";
    const shown = isLost && before ? { before: null, after: before } : { before, after };
    const held = staffId === null ? {} : unsentNewsOf(after, before);
    const who = { staffId: inspectorId, heading, ...held };
    told.push(...(await queueAppointmentChange(transaction, shown, who, telling)));
  }
  return told;
}

/** The appointment as its inspectors know it, once news that have not left are taken back. */
async function knownBefore(
  transaction: DatabaseTransaction,
  { before, after }: ChangedAppointment,
  now: Date,
): Promise<AppointmentsTable | null> {
  const unsent = await unsendNews(transaction, after, now);
  if (!unsent) return before;
  return unsent.known && { ...after, ...unsent.known };
}

function heldOf(
  { inspector_id, date, slot, status, pending_until }: AppointmentsTable,
  timeZone: string,
): HeldAppointment {
  const startsAt = new Date(instantInZone(date, slotStart(slot), timeZone));
  // Inspectors hear of a booking that is still to be confirmed once it is.
  const isBooked = status === "booked" && pending_until === null;
  return { inspectorId: inspector_id, startsAt, isBooked };
}

async function nameOf(database: Database, staffId: string): Promise<string> {
  const staff = database.selectFrom("staff").select("name").where("id", "=", staffId);
  return (await staff.executeTakeFirst())?.name ?? "the office";
}

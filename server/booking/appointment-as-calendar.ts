import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { type InvitationSite, personInvitation } from "#server/appointment/calendar-invitation.ts";
import { believedTimeOf } from "#server/appointment/told-times.ts";
import type { Database } from "#server/database/connection.ts";
import { isId } from "#server/unguessable-id.ts";

/** A booked appointment as an iCalendar file for the visitor, at the time that they know; undefined when there is none. */
export async function calendarOf(
  database: Database,
  id: string,
  site: InvitationSite,
): Promise<string | undefined> {
  const row = isId(id) ? await findAppointment(database, id) : undefined;
  if (row?.status !== "booked" || row.pending_until) return undefined;
  const { date, timeSlot: slot } = believedTimeOf(row);
  return personInvitation(snapshotOf({ ...row, date, slot }), "PUBLISH", site).content;
}

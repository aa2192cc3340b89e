import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { CalendarFeedsTable } from "#server/database/schema/booking-tables.ts";

/** Holder of the feed with everybody's appointments; other holders are staff, by id. */
export const officeHolder = "office";

/** The feeds of these holders that have an address. */
export function findFeeds(
  database: Database,
  holders: readonly string[],
): Promise<CalendarFeedsTable[]> {
  return database.selectFrom("calendar_feeds").selectAll().where("holder", "in", holders).execute();
}

/** Stores a feed; an earlier address of the holder ends. */
export async function replaceFeed(
  transaction: DatabaseTransaction,
  feed: CalendarFeedsTable,
): Promise<void> {
  const { holder: _, ...columns } = feed;
  await transaction
    .insertInto("calendar_feeds")
    .values(feed)
    .onConflict((conflict) => conflict.column("holder").doUpdateSet(columns))
    .execute();
}

/** Ends a feed's address; false when it had none. */
export async function deleteFeed(
  transaction: DatabaseTransaction,
  holder: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("calendar_feeds")
    .where("holder", "=", holder)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The feed of a token's digest, with the active staff member who made it; undefined for any other. */
export function findFeedOf(database: Database, digest: string) {
  return database
    .selectFrom("calendar_feeds")
    .innerJoin("staff", "staff.id", "calendar_feeds.made_by")
    .select(["calendar_feeds.staff_id", "staff.name", "staff.role"])
    .where("token_digest", "=", digest)
    .where("staff.is_active", "=", 1)
    .executeTakeFirst();
}

export type FedAppointment = Awaited<ReturnType<typeof findFedAppointments>>[number];

/**
 * Appointments from a day on with what was asked, in order: all, or those of one inspector. Those that were canceled
 * before `canceledSince` are left out.
 */
export function findFedAppointments(
  database: Database,
  {
    inspectorId,
    from,
    canceledSince,
  }: { inspectorId: string | null; from: CalendarDay; canceledSince: Date },
) {
  return database
    .selectFrom("appointments")
    .leftJoin("leads", "leads.id", "appointments.lead_id")
    .selectAll("appointments")
    .select(["leads.message as lead_message", "leads.subject as lead_subject"])
    .select(["leads.choices as lead_choices", "leads.words as lead_words"])
    .where("appointments.date", ">=", from)
    .$if(inspectorId !== null, (rows) => rows.where("appointments.inspector_id", "=", inspectorId))
    .where((row) =>
      row.or([
        row("appointments.status", "=", "booked"),
        row("appointments.updated_at", ">=", canceledSince.toISOString()),
      ]),
    )
    .orderBy("appointments.date")
    .orderBy("appointments.slot")
    .orderBy("appointments.id")
    .execute();
}

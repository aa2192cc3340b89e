import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { findUnpressed } from "#server/appointment/bursts-repository.ts";
import { lockIfFree } from "#server/appointment/reminders/reminders-repository.ts";
import type { Connection } from "#server/database/connection.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { letGo } from "./let-go.ts";

/** Bookings ended per look; the others are found a second later. */
const atOnce = 20;

type Looking = {
  profile: BusinessProfile;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Frees the seats of bookings that nobody has confirmed in time, and tells their people. Any number of processes may share a
 * database: each booking is locked, and looked at again.
 */
export async function endUnpressed(
  connection: Connection,
  { profile, clock, log }: Looking,
): Promise<void> {
  for (const id of await findUnpressed(connection.database, clock(), atOnce)) {
    try {
      await connection.transact(async (transaction) => {
        const row = await lockIfFree(transaction, connection.engine, id);
        const now = clock();
        const isDue = row?.pending_until && row.pending_until <= now.toISOString();
        if (!row || !isDue || row.status !== "booked") return;
        await letGo(transaction, row, "unpressed", { profile, now, staffId: null });
        await addCalendarChange(transaction, now);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // The others are not kept waiting; this one is tried again.
      log.error({ err: error, appointment: id }, "unconfirmed booking could not be ended");
    }
  }
}

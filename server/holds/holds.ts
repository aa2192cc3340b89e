import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import type { AvailabilityServices } from "#server/appointment/availability-now.ts";
import { deleteHold } from "#server/appointment/holds-repository.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { Limits } from "#server/limits/limits.ts";
import { isId } from "#server/unguessable-id.ts";
import { createHolds, type Hold } from "./placed-holds.ts";

export type HoldServices = ReturnType<typeof createHoldServices>;

/** Holds seats for browsers while their visitors fill in the form, which the desk's calendar shows. */
export function createHoldServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  limits: Limits;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changedBy" | "readDay" | "slotsOn">;
}) {
  const { connection, profile, clock, limits, changes, availability } = parts;
  const holds = createHolds(parts);

  return {
    /**
     * Holds a time for a browser in place of what it held; null when it is free but not held, since there are limits.
     * @throws Refusal 409 when it is taken or not offered.
     */
    async place(
      time: AppointmentTime,
      by: { browser: string; network: string },
    ): Promise<(Hold & { until: string; seconds: number }) | null> {
      const blocks = await limits.hold(by.network);
      if (blocks === "full") return null;
      const seat = `${time.date} ${time.timeSlot}`;
      const hold = await availability.changedBy(
        connection.transact(async (transaction) => {
          const placed = await holds.place(transaction, time, {
            holder: by.browser,
            blocks,
            mayHoldSeat: () => limits.mayHoldSeat(transaction, { network: by.network, seat }),
          });
          await addCalendarChange(transaction, clock());
          return placed;
        }),
      );
      changes.wake();
      if (!hold) return null;
      const seconds = Math.round((hold.endsAt.getTime() - clock().getTime()) / 1_000);
      return { ...hold, until: clockTime(hold.endsAt, profile.timeZone), seconds };
    },

    /** Frees what a browser holds, unless it holds something else by now. */
    async release(id: string, browser: string | undefined): Promise<void> {
      if (!browser || !isId(id)) return;
      const isFreed = await availability.changedBy(
        connection.transact(async (transaction) => {
          const isDeleted = await deleteHold(transaction, { id, holder: browser });
          if (isDeleted) await addCalendarChange(transaction, clock());
          return isDeleted;
        }),
      );
      if (isFreed) changes.wake();
    },
  };
}

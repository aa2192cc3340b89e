import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { createAvailability } from "./availability.ts";

export type AvailabilityServices = ReturnType<typeof createAvailabilityServices>;

/** What can be booked, and whether that may have changed. */
export function createAvailabilityServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
}) {
  const { connection, profile, clock } = parts;
  const { today, bookableDays, readDay, slotsOn, summarize, nextFreeDay } = createAvailability({
    database: connection.database,
    profile,
    clock,
  });

  /** Rises whenever this process changes what can be booked. */
  let changes = 0;

  function changed(): void {
    changes += 1;
  }

  return {
    today,
    bookableDays,
    readDay,
    slotsOn,
    summarize,
    nextFreeDay,

    /** A text that changes when availability may have changed: by this process, or with a new day. */
    edition: () => `${today()} ${changes}`,

    /** Records that this process took or freed times, which shows on pages kept in memory. */
    changed,

    /** The result of work that takes or frees times. */
    async changedBy<Result>(work: Promise<Result>): Promise<Result> {
      const result = await work;
      changed();
      return result;
    },
  };
}

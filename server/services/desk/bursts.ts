import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { lockAppointment } from "#server/appointment/appointments-repository.ts";
import {
  findBurst,
  lockBrake,
  newestBurst,
  standingOf,
  updateBurst,
} from "#server/appointment/bursts-repository.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { Refusal } from "#server/refusal.ts";
import { letGo } from "#server/services/pending-bookings/let-go.ts";
import type { AvailabilityServices } from "#server/services/visitor/availability.ts";
import { createLeadCalls, type DeskCall } from "./lead-calls.ts";

/** Milliseconds after its newest booking for which a burst is shown: nobody takes bookings back that old at one press. */
const shownFor = 7 * 24 * 3_600_000;

/** Looking at a burst of bookings, and taking it back. */
export function createBurstServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
}) {
  const { connection, profile, mailOptions, clock, availability } = parts;
  const { once } = createLeadCalls(parts);

  return {
    /** The newest burst, if something of it can be taken back; null otherwise. */
    async newest(): Promise<ShownBurst | null> {
      const { database } = connection;
      const burst = await newestBurst(database);
      if (!burst || burst.taken_back_at) return null;
      if (clock().getTime() - Date.parse(burst.last_at) > shownFor) return null;
      const standing = await standingOf(database, burst.id);
      const loose = standing.filter((row) => isLoose(row, today()));
      if (loose.length === 0) return null;
      const shown = await findCalendarRowsOf(
        database,
        loose.map(({ id }) => id),
      );
      return {
        id: burst.id,
        beganAt: burst.began_at,
        lastAt: burst.last_at,
        bookings: loose
          .flatMap(({ id }) => shown.get(id) ?? [])
          .sort((one, other) => one.date.localeCompare(other.date)),
        confirmed: standing.filter(({ pressed_at }) => pressed_at !== null).length,
      };
    },

    /**
     * Cancels the bookings of a burst that nobody has confirmed, and tells their people once. Taking it back again changes
     * nothing.
     * @returns how many were taken back.
     * @throws Refusal 404 when unknown.
     */
    async takeBack(call: DeskCall, id: string): Promise<number> {
      const count = await once(call, async (transaction, { staffId, now }) => {
        // Or a booking that is judged at this moment joins what is already taken back, where nobody sees it.
        await lockBrake(transaction, now);
        const burst = await findBurst(transaction, id);
        if (!burst) throw new Refusal(404, "There is no such burst of bookings.");
        let taken = 0;
        for (const seen of await standingOf(transaction, id)) {
          // Its visitor may be confirming it right now.
          const row = await lockAppointment(transaction, seen.id);
          if (row?.status !== "booked" || !isLoose(row, today())) continue;
          const after = await letGo(transaction, row, "taken-back", { profile, now, staffId });
          if (row.pending_until === null) {
            await tellInspector(transaction, { before: row, after, staffId }, { mailOptions, now });
          }
          taken += 1;
        }
        if (taken > 0) {
          const at = now.toISOString();
          await updateBurst(transaction, id, { taken_back_at: at, taken_back_by: staffId });
          const details = { burst: id, bookings: taken };
          await addAuditEntry(transaction, {
            ...{ at: now, staffId, action: "burst.taken-back", details },
          });
          await addCalendarChange(transaction, now);
        }
        return String(taken);
      });
      availability.changed();
      return Number(count);
    },
  };

  function today() {
    return dayInZone(clock().getTime(), profile.timeZone);
  }
}

/** Whether a booking that stands is ahead, and nobody has confirmed it, neither its visitor nor the desk. */
function isLoose(
  { pressed_at, progress, date }: { pressed_at: string | null; progress: string; date: string },
  today: string,
): boolean {
  return pressed_at === null && progress === "booked" && date >= today;
}

import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { openSlots, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import {
  capacityOf,
  chooseInspector,
  freeInspectors,
  workingInspectors,
} from "#domain/appointment/capacity.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { appointmentInstants } from "./appointment-instants.ts";
import { findAssigned, freeSeat, lockDays, takeSeat } from "./appointments-repository.ts";
import { noteFreedTime } from "./freed-times.ts";
import { countHeldAt, deleteHoldOf } from "./holds-repository.ts";
import { readStaffing, staffingRulesOf } from "./staffing.ts";

/**
 * Takes a seat for an appointment, and frees the one that it has. Returns its inspector, preferably the same as before;
 * null: unassigned.
 */
export type Claim = (
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  time: AppointmentTime,
) => Promise<string | null>;

/** Gives appointments the times that visitors may have. */
export function createVisitorTimes({
  profile,
  clock,
}: {
  profile: BusinessProfile;
  clock: () => Date;
}) {
  const rules = () => staffingRulesOf(profile);
  const today = () => dayInZone(clock().getTime(), profile.timeZone);

  return {
    /**
     * A time that every visitor is offered; what `holder` holds becomes theirs.
     * @throws Refusal 400 when it is not offered, 409 when it is taken, or others hold it.
     */
    offered(holder?: string): Claim {
      return (transaction, row, time) => {
        requireOffered(time);
        return claimFree(transaction, row, time, holder);
      };
    },

    /**
     * A time that was freed, and that `holder` holds; it may be today. @throws Refusal 409 when it has passed, is closed
     * or is taken.
     */
    freed(holder: string): Claim {
      return (transaction, row, time) => {
        const isOpen = openSlots(time.date, profile).includes(time.timeSlot);
        const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
        if (!isOpen || start <= clock()) throw taken();
        return claimFree(transaction, row, time, holder);
      };
    },
  };

  function requireOffered({ date, timeSlot }: AppointmentTime): void {
    const offered = slotsOffered(date, today(), profile);
    if (offered.length === 0) {
      throw invalidInput({ date: "We cannot visit on this date. Please select another date." });
    }
    if (!offered.includes(timeSlot)) throw invalidInput({ timeSlot: slotMessages.unavailable });
  }

  async function claimFree(
    transaction: DatabaseTransaction,
    row: AppointmentsTable,
    time: AppointmentTime,
    holder: string | undefined,
  ): Promise<string | null> {
    const now = clock();
    const { date, timeSlot: slot } = time;
    await lockDays(transaction, [row.date, date]);
    await freeSeat(transaction, row.id);
    if (!isSameTime({ date: row.date, timeSlot: row.slot }, time)) {
      await noteFreedTime(transaction, row, now);
    }
    if (holder) await deleteHoldOf(transaction, holder);
    const held = await countHeldAt(transaction, { date, slot }, now);
    const staffing = await readStaffing(transaction, date, date);
    const capacity = capacityOf(staffing, date, slot, rules()) - held;
    const seat = { date, slot, appointmentId: row.id, capacity };
    if (!(await takeSeat(transaction, seat))) throw taken();
    if (staffing.inspectors.length === 0) return null;
    const assigned = await findAssigned(transaction, date);
    const working = workingInspectors(staffing, date, slot, rules());
    const free = freeInspectors(working, assigned, slot);
    return chooseInspector(free, assigned, row.inspector_id)?.id ?? null;
  }
}

function taken(): Refusal {
  return new Refusal(409, slotMessages.unavailable).because("slot taken");
}

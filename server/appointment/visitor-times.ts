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
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import {
  countSeatsAt,
  findAssigned,
  freeSeat,
  lockDays,
  takeSeat,
} from "./appointments-repository.ts";
import { noteFreedTime } from "./freed-times.ts";
import { countHeldAt, deleteHoldOf } from "./holds-repository.ts";
import type { Moment, StoredZone } from "./moment.ts";
import { hasBegun } from "./past-appointments.ts";
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

/**
 * Takes a time that every visitor is offered; what `holder` holds becomes theirs.
 * @throws Refusal 400 when it is not offered, 409 when it is taken, or others hold it.
 */
export function offeredTime(moment: Moment, holder?: string): Claim {
  return (transaction, row, time) => {
    requireOffered(time, moment);
    return claimFree(transaction, row, time, { ...moment, holder });
  };
}

/**
 * Takes a time that was freed, and that `holder` holds; it may be today.
 * @throws Refusal 409 when it has passed, is closed or is taken.
 */
export function freedTime(moment: Moment, holder: string): Claim {
  return (transaction, row, time) => {
    const isOpen = openSlots(time.date, moment.profile).includes(time.timeSlot);
    if (!isOpen || hasBegun(time, moment)) throw takenTime();
    return claimFree(transaction, row, time, { ...moment, holder });
  };
}

/**
 * Takes, by `claim`, a time that was chosen in a time zone. A new appointment's row waits while the zone changes, after which
 * the same time is another moment.
 * @throws Refusal 409 when the zone is another one by now; or what `claim` throws.
 */
export function chosenIn(zone: string, storedZone: StoredZone, claim: Claim): Claim {
  return async (transaction, row, time) => {
    if ((await storedZone(transaction)) !== zone) {
      throw new Refusal(409, slotMessages.unavailable).because("time zone changed");
    }
    return claim(transaction, row, time);
  };
}

function requireOffered({ date, timeSlot }: AppointmentTime, { profile, now }: Moment): void {
  const unavailable = invalidInput({ timeSlot: slotMessages.unavailable });
  if (!profile.inspection.slots.includes(timeSlot)) throw unavailable;
  const offered = slotsOffered(date, dayInZone(now.getTime(), profile.timeZone), profile);
  if (offered.length === 0) {
    throw invalidInput({ date: "We cannot visit on this date. Please select another date." });
  }
  if (!offered.includes(timeSlot)) throw unavailable;
}

async function claimFree(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  time: AppointmentTime,
  { profile, now, holder }: Moment & { holder: string | undefined },
): Promise<string | null> {
  const rules = staffingRulesOf(profile);
  const { date, timeSlot: slot } = time;
  await lockDays(transaction, [row.date, date]);
  await freeSeat(transaction, row.id);
  if (!isSameTime({ date: row.date, timeSlot: row.slot }, time)) {
    await noteFreedTime(transaction, row, now);
  }
  if (holder) await deleteHoldOf(transaction, holder);
  const at = { date, slot, minutes: profile.inspection.takes.to };
  const taken = await countSeatsAt(transaction, at);
  const held = await countHeldAt(transaction, at, now);
  const staffing = await readStaffing(transaction, date, date);
  const free = capacityOf(staffing, date, slot, rules) - taken - held;
  const seat = { date, slot, appointmentId: row.id, free };
  if (!(await takeSeat(transaction, seat))) throw takenTime();
  if (staffing.inspectors.length === 0) return null;
  const assigned = await findAssigned(transaction, date);
  const working = workingInspectors(staffing, date, slot, rules);
  const idle = freeInspectors(working, assigned, slot, at.minutes);
  return chooseInspector(idle, assigned, row.inspector_id)?.id ?? null;
}

function takenTime(): Refusal {
  return new Refusal(409, slotMessages.unavailable).because("slot taken");
}

import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import {
  chooseInspector,
  freeInspectors,
  type Staffing,
  workingInspectors,
} from "#domain/appointment/capacity.ts";
import { type Obstacle, obstaclesAt, obstaclesInWords } from "#domain/appointment/obstacles.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { invalidInput } from "#server/refusal.ts";
import { AppointmentConflict } from "./appointment-conflict.ts";
import { appointmentInstants } from "./appointment-instants.ts";
import {
  type AssignedAppointment,
  countSeats,
  findAssigned,
  freeSeat,
  lockDays,
  takeSeat,
} from "./appointments-repository.ts";
import { noteFreedTime } from "./freed-times.ts";
import { countHeldAt } from "./holds-repository.ts";
import type { Moment } from "./moment.ts";
import { readStaffing, staffingRulesOf } from "./staffing.ts";

/** A time that the desk wants for an appointment. */
export type DeskTime = AppointmentTime & {
  /** Null: unassigned. Missing: the one it has, or whoever is free. */
  inspectorId?: string | null | undefined;
  /** In spite of all obstacles. */
  anyway: boolean;
  /** Whether it may also be today without that. */
  mayBeToday?: boolean;
};

/** Who inspects, and what stood in the way. */
type TakenTime = { inspectorId: string | null; obstacles: Obstacle[] };

/**
 * Gives an appointment a time that the desk wants, at which visitors might not have it: locks the days, takes a seat and an
 * inspector, and frees the seat that the appointment has.
 * @throws AppointmentConflict when the inspector has another appointment then, or something stands in the way;
 * Refusal 400 when the time has passed, or the inspector does not work here.
 */
export async function takeDeskTime(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  { profile, now }: Moment,
): Promise<TakenTime> {
  const { date, timeSlot } = wanted;
  refusePast(wanted, { profile, now });
  await lockDays(transaction, [row.date, date]);
  await freeSeat(transaction, row.id);
  if (!isSameTime({ date: row.date, timeSlot: row.slot }, wanted)) {
    await noteFreedTime(transaction, row, now);
  }
  const staffing = await readStaffing(transaction, date, date);
  const seats = await countSeats(transaction, [date]);
  const found = obstaclesAt(wanted, {
    today: dayInZone(now.getTime(), profile.timeZone),
    rules: staffingRulesOf(profile),
    staffing,
    taken: seats.get(date)?.[timeSlot] ?? 0,
    held: await countHeldAt(transaction, { date, slot: timeSlot }, now),
  });
  const obstacles = found.filter((one) => !(one === "today" && wanted.mayBeToday));
  const claimed = await inspect(transaction, row, wanted, { staffing, obstacles, profile });
  const seat = { date, slot: timeSlot, appointmentId: row.id };
  // Its number only has to be free: capacity has been looked at.
  await takeSeat(transaction, { ...seat, capacity: Number.POSITIVE_INFINITY });
  return claimed;
}

/** Gives an appointment to another inspector at its own time. @throws like `takeDeskTime`, whenever the time is. */
export async function assignAtDesk(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  { profile }: { profile: BusinessProfile },
): Promise<TakenTime> {
  await lockDays(transaction, [row.date]);
  const staffing = await readStaffing(transaction, row.date, row.date);
  return inspect(transaction, row, wanted, { staffing, obstacles: [], profile });
}

/** Finds the inspector on a locked day, and refuses what cannot be or has not been asked for. */
async function inspect(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  {
    staffing,
    obstacles,
    profile,
  }: { staffing: Staffing; obstacles: Obstacle[]; profile: BusinessProfile },
): Promise<TakenTime> {
  const { date, timeSlot, inspectorId, anyway } = wanted;
  const assigned = (await findAssigned(transaction, date)).filter(({ id }) => id !== row.id);
  const working = workingInspectors(staffing, date, timeSlot, staffingRulesOf(profile));
  let inspector = "";
  if (inspectorId) {
    inspector = await nameOfStaff(transaction, inspectorId);
    const other = appointmentOf(inspectorId, timeSlot, assigned);
    if (other) {
      throw new AppointmentConflict(`${inspector} has ${other.name} at ${slotLabel(timeSlot)}.`);
    }
    if (!working.some(({ id }) => id === inspectorId)) obstacles.push("not working");
  }
  if (obstacles.length > 0 && !anyway) {
    const { horizonDays } = profile.inspection;
    const sentence = obstaclesInWords(obstacles, { inspector, horizonDays });
    throw new AppointmentConflict(sentence, { canBookAnyway: true });
  }
  if (inspectorId !== undefined) return { inspectorId, obstacles };
  const free = freeInspectors(working, assigned, timeSlot);
  const chosen = chooseInspector(free, assigned, row.inspector_id)?.id;
  return { inspectorId: chosen ?? keptInspector(row, timeSlot, assigned), obstacles };
}

/** The inspector who has the appointment keeps it even when off then, if they have no other. */
function keptInspector(
  { inspector_id }: AppointmentsTable,
  timeSlot: AppointmentTime["timeSlot"],
  assigned: readonly AssignedAppointment[],
): string | null {
  return inspector_id && !appointmentOf(inspector_id, timeSlot, assigned) ? inspector_id : null;
}

function refusePast(time: AppointmentTime, { profile, now }: Moment): void {
  const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
  if (start <= now) throw invalidInput({ timeSlot: "This time has passed." });
}

function appointmentOf(
  inspectorId: string,
  slot: AppointmentTime["timeSlot"],
  assigned: readonly AssignedAppointment[],
): AssignedAppointment | undefined {
  return assigned.find((other) => other.slot === slot && other.inspectorId === inspectorId);
}

/** @throws Refusal 400 when nobody active has this id. */
async function nameOfStaff(transaction: DatabaseTransaction, id: string): Promise<string> {
  const staff = await transaction
    .selectFrom("staff")
    .select("name")
    .where("id", "=", id)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!staff) throw invalidInput({ inspectorId: "Choose somebody who works here" });
  return staff.name;
}

import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isBusyAt } from "#domain/appointment/busy-times.ts";
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
import { overlaps, type Slot, slotLabel } from "#domain/calendar/slot.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { invalidInput } from "#server/refusal.ts";
import { AppointmentConflict } from "./appointment-conflict.ts";
import { appointmentInstants } from "./appointment-instants.ts";
import {
  type AssignedAppointment,
  countSeatsAt,
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

/** A time, and how long an inspection takes then. */
type Lasting = { slot: Slot; minutes: number };

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
  const { found, staffing } = await obstaclesOf(transaction, wanted, { profile, now });
  const obstacles = found.filter((one) => !(one === "today" && wanted.mayBeToday));
  const claimed = await inspect(transaction, row, wanted, { staffing, obstacles, profile });
  const seat = { date, slot: timeSlot, appointmentId: row.id };
  // Its number only has to be free: capacity has been looked at.
  await takeSeat(transaction, { ...seat, free: Number.POSITIVE_INFINITY });
  return claimed;
}

/** What stands in the way of one more appointment at a time; of a locked day, nobody changes it meanwhile. */
export async function obstaclesOf(
  database: Database,
  wanted: AppointmentTime,
  { profile, now }: Moment,
): Promise<{ found: Obstacle[]; staffing: Staffing }> {
  const { date, timeSlot } = wanted;
  const staffing = await readStaffing(database, date, date);
  const at = { date, slot: timeSlot, minutes: profile.inspection.takes.to };
  const found = obstaclesAt(wanted, {
    today: dayInZone(now.getTime(), profile.timeZone),
    rules: staffingRulesOf(profile),
    staffing,
    taken: await countSeatsAt(database, at),
    held: await countHeldAt(database, at, now),
  });
  return { found, staffing };
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
  const time = { slot: timeSlot, minutes: profile.inspection.takes.to };
  let inspector = "";
  if (inspectorId) {
    inspector = await nameOfStaff(transaction, inspectorId);
    const other = appointmentOf(inspectorId, time, assigned);
    if (other) {
      throw new AppointmentConflict(`${inspector} has ${other.name} at ${slotLabel(other.slot)}.`);
    }
    if (!working.some(({ id }) => id === inspectorId)) {
      const isBusy = isBusyAt(staffing.busy ?? [], inspectorId, date, timeSlot, time.minutes);
      obstacles.push(isBusy ? "busy elsewhere" : "not working");
    }
  }
  if (obstacles.length > 0 && !anyway) {
    const { horizonDays } = profile.inspection;
    const sentence = obstaclesInWords(obstacles, { inspector, horizonDays });
    throw new AppointmentConflict(sentence, { canBookAnyway: true });
  }
  if (inspectorId !== undefined) return { inspectorId, obstacles };
  const free = freeInspectors(working, assigned, time.slot, time.minutes);
  const chosen = chooseInspector(free, assigned, row.inspector_id)?.id;
  return { inspectorId: chosen ?? keptInspector(row, time, assigned), obstacles };
}

/** The inspector who has the appointment keeps it even when off then, if they have no other. */
function keptInspector(
  { inspector_id }: AppointmentsTable,
  time: Lasting,
  assigned: readonly AssignedAppointment[],
): string | null {
  return inspector_id && !appointmentOf(inspector_id, time, assigned) ? inspector_id : null;
}

function refusePast(time: AppointmentTime, { profile, now }: Moment): void {
  const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
  if (start <= now) throw invalidInput({ timeSlot: "This time has passed." });
}

/** What an inspector has that runs into it. */
function appointmentOf(
  inspectorId: string,
  { slot, minutes }: Lasting,
  assigned: readonly AssignedAppointment[],
): AssignedAppointment | undefined {
  return assigned.find(
    (other) => other.inspectorId === inspectorId && overlaps(other.slot, slot, minutes),
  );
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

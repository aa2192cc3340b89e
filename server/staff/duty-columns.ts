import { type DutySwitch, switchedOff, switchedOn } from "#domain/staff/duty.ts";
import {
  closingToday,
  type MuteChoice,
  minuteOf,
  mutedUntil,
  nextTime,
} from "#domain/staff/duty-choices.ts";
import type { DutyEnd } from "#domain/staff/duty-contract.ts";
import type { DutyRules } from "#domain/staff/duty-plan.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { storedDuty } from "#server/database/stored-duty.ts";
import { invalidInput } from "#server/refusal.ts";

/** When duty is asked about, and by which rules. */
export type DutyClock = { now: Date; rules: DutyRules };

export type DutyChange = { isOnDuty?: boolean | undefined; dutyUntil?: DutyEnd | undefined };

/**
 * The columns that switching somebody on or off changes.
 * @throws Refusal 400 when they are to stay until closing time, and we are closed for the rest of the day.
 */
export function dutyColumns(
  staff: StaffTable,
  { isOnDuty, dutyUntil }: DutyChange,
  clock: DutyClock,
): Partial<StaffTable> {
  if (isOnDuty === undefined) return {};
  const duty = storedDuty(staff);
  if (!isOnDuty) return columnsOf(switchedOff(duty, clock));
  return columnsOf(switchedOn(duty, dutyUntil ? endOf(dutyUntil, clock) : null, clock));
}

/** The columns of somebody who goes on duty until a moment, or with null until they switch it off. */
export function onDutyColumns(
  staff: StaffTable,
  until: Date | null,
  clock: DutyClock,
): Partial<StaffTable> {
  return columnsOf(switchedOn(storedDuty(staff), until, clock));
}

export function muteColumns(
  choice: MuteChoice | "off" | undefined,
  { now, rules }: DutyClock,
): Partial<StaffTable> {
  if (choice === undefined) return {};
  const until = choice === "off" ? null : mutedUntil(choice, now, rules);
  return { alerts_muted_until: until?.toISOString() ?? null };
}

function endOf(end: DutyEnd, { now, rules }: DutyClock): Date {
  if (end !== "closing") return nextTime(minuteOf(end), now, rules.timeZone);
  const closing = closingToday(now, rules);
  if (!closing) {
    throw invalidInput({ dutyUntil: "We are closed for the rest of today. Choose a time." });
  }
  return closing;
}

function columnsOf({ onSince, onUntil, offUntil }: DutySwitch): Partial<StaffTable> {
  return {
    on_duty_since: onSince?.toISOString() ?? null,
    on_duty_until: onUntil?.toISOString() ?? null,
    off_duty_until: offUntil?.toISOString() ?? null,
  };
}

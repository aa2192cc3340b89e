import { dutyWords as words } from "#content/en/desk/duty.ts";
import { momentText } from "#desk/moment-text.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";

/** Whether somebody is on duty. What was loaded stays true for a while: duty that was to end or begin by now has. */
export function isOnDutyAt(
  {
    isOnDuty,
    onDutyUntil,
    nextDutyAt,
  }: Pick<StaffMember, "isOnDuty" | "onDutyUntil" | "nextDutyAt">,
  now: number,
): boolean {
  if (isOnDuty) return onDutyUntil === null || Date.parse(onDutyUntil) > now;
  return nextDutyAt !== null && Date.parse(nextDutyAt) <= now;
}

/** Until when somebody on duty is: `Until 5:00 PM`. */
export function dutyEndText({ onDutyUntil }: Pick<StaffMember, "onDutyUntil">): string {
  return onDutyUntil ? words.until(momentText(onDutyUntil)) : words.untilSwitchedOff;
}

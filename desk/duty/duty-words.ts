import { momentText } from "#desk/moment-text.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";

/** Until when somebody on duty is: `Until 5:00 PM`. */
export function dutyEndText({ onDutyUntil }: Pick<StaffMember, "onDutyUntil">): string {
  return onDutyUntil ? `Until ${momentText(onDutyUntil)}` : "Until it is switched off";
}

import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { dutyAt, nextDuty } from "#domain/staff/duty.ts";
import type { DutyPlan } from "#domain/staff/duty-plan.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { momentOf, planOf, storedDuty } from "#server/database/stored-duty.ts";
import type { DutyClock } from "./duty-columns.ts";

/** A row in the form that the desk shows at a moment. `hasTexts`: staff are alerted by text, too. */
export function memberOf(
  staff: StaffTable,
  { now, rules }: DutyClock,
  { hasTexts }: { hasTexts: boolean },
): StaffMember {
  const duty = storedDuty(staff);
  const phone = contactPhoneOf(staff.phone);
  const isActive = staff.is_active === 1;
  const onDuty = isActive ? dutyAt(duty, now, rules) : null;
  const next = isActive && !onDuty ? nextDuty(duty, now, rules) : null;
  const mutedUntil = momentOf(staff.alerts_muted_until);
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    role: staff.role,
    phone: phone.shown,
    lacksPhone: hasTexts && phone.e164 === null,
    isActive,
    isOnDuty: onDuty !== null,
    onDutyUntil: onDuty?.until?.toISOString() ?? null,
    nextDutyAt: next?.toISOString() ?? null,
    dutyPlan: shownPlan(duty.plan),
    inspectionPlan:
      staff.inspection_plan === null ? null : shownPlan(planOf(staff.inspection_plan)),
    alertsMutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
  };
}

function shownPlan({ shifts, onHolidays }: DutyPlan): StaffMember["dutyPlan"] {
  return { shifts: [...shifts], onHolidays };
}

import type { StaffMember } from "#domain/staff/staff-contract.ts";
import type { StaffTable } from "#server/database/schema.ts";

/** A row in the form that the desk shows. */
export function memberOf(staff: StaffTable): StaffMember {
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    role: staff.role,
    phone: staff.phone,
    isActive: staff.is_active === 1,
    isOnDuty: staff.on_duty_since !== null,
  };
}

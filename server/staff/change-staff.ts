import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import { findStaff, updateStaff } from "./staff-repository.ts";

/** @throws Refusal 404 when unknown. */
export async function knownStaff(
  transaction: DatabaseTransaction,
  id: string,
): Promise<StaffTable> {
  const staff = await findStaff(transaction, id);
  if (!staff) throw new Refusal(404, "Nobody here has this address.");
  return staff;
}

/** Stores what differs; records the changed fields and the resulting role and state. */
export async function changeStaff(
  transaction: DatabaseTransaction,
  by: SignedIn,
  before: StaffTable,
  columns: Partial<StaffTable>,
  now: Date,
): Promise<StaffTable> {
  const changed = Object.entries(columns).filter(
    ([column, value]) => before[column as keyof StaffTable] !== value,
  );
  if (changed.length === 0) return before;
  const after = await updateStaff(transaction, before.id, Object.fromEntries(changed));
  await addAuditEntry(transaction, {
    at: now,
    staffId: by.staff.id,
    action: "staff.changed",
    details: {
      id: before.id,
      fields: changed.map(([column]) => column),
      role: after.role,
      isActive: after.is_active === 1,
    },
  });
  return after;
}

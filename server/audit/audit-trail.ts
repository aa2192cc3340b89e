import type { AuditAction, AuditDetails } from "#domain/staff/audit-action.ts";
import type { Database } from "#server/database/connection.ts";

/** Something that somebody did at the desk. */
type AuditEntry<Action extends AuditAction> = {
  at: Date;
  /** Null: the system itself, or an operator's command. */
  staffId: string | null;
  action: Action;
  leadId?: string;
  details: AuditDetails[Action];
};

/** Whether somebody has ever done something. */
export async function hasEver(
  database: Database,
  staffId: string,
  action: AuditAction,
): Promise<boolean> {
  const entry = await database
    .selectFrom("audit_entries")
    .select("number")
    .where("staff_id", "=", staffId)
    .where("action", "=", action)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Writes to the audit trail in the transaction of the action. Entries are never changed or deleted. */
export async function addAuditEntry<Action extends AuditAction>(
  transaction: Database,
  entry: AuditEntry<Action>,
): Promise<void> {
  await transaction
    .insertInto("audit_entries")
    .values({
      at: entry.at.toISOString(),
      staff_id: entry.staffId,
      action: entry.action,
      lead_id: entry.leadId ?? null,
      details: JSON.stringify(entry.details),
    })
    .execute();
}

/** Who has signed in at least once. */
export async function joinedStaff(database: Database): Promise<Set<string>> {
  const staff = await database
    .selectFrom("staff")
    .select("id")
    .where((row) =>
      row.exists(
        row
          .selectFrom("audit_entries")
          .select("number")
          .whereRef("staff_id", "=", "staff.id")
          .where("action", "=", "session.began"),
      ),
    )
    .execute();
  return new Set(staff.map(({ id }) => id));
}

import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";

/** Milliseconds without a sign of life after which somebody counts as having closed the lead. */
const presentFor = 45_000;

type Named = { id: string; name: string };

/** Records that somebody has a lead open and tells the other viewers if that is new. @returns those others. */
export async function recordPresence(
  transaction: DatabaseTransaction,
  lead: { id: string },
  staffId: string,
  now: Date,
): Promise<Named[]> {
  const seen = { lead_id: lead.id, staff_id: staffId, seen_at: now.toISOString() };
  await transaction
    .deleteFrom("lead_presence")
    .where("lead_id", "=", lead.id)
    .where("seen_at", "<=", goneBefore(now))
    .execute();
  const isNew = !(await transaction
    .updateTable("lead_presence")
    .set({ seen_at: seen.seen_at })
    .where("lead_id", "=", lead.id)
    .where("staff_id", "=", staffId)
    .returning("staff_id")
    .executeTakeFirst());
  if (isNew) {
    await transaction
      .insertInto("lead_presence")
      .values(seen)
      .onConflict((conflict) => conflict.columns(["lead_id", "staff_id"]).doNothing())
      .execute();
  }
  const others = await othersPresent(transaction, lead.id, staffId, now);
  if (isNew && others.length > 0) await addLeadChange(transaction, lead.id, now);
  return others;
}

/** Who else has a lead open now, by name. */
export function othersPresent(
  database: Database,
  leadId: string,
  staffId: string,
  now: Date,
): Promise<Named[]> {
  return database
    .selectFrom("lead_presence")
    .innerJoin("staff", "staff.id", "lead_presence.staff_id")
    .select(["staff.id", "staff.name"])
    .where("lead_presence.lead_id", "=", leadId)
    .where("lead_presence.staff_id", "<>", staffId)
    .where("lead_presence.seen_at", ">", goneBefore(now))
    .orderBy("staff.name")
    .execute();
}

function goneBefore(now: Date): string {
  return new Date(now.getTime() - presentFor).toISOString();
}

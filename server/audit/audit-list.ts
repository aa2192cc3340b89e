import type { Database } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";

const pageSize = 50;

export type AuditQuery = {
  /** Where the previous page ended. */
  after?: string | undefined;
  leadId?: string | undefined;
  /** The staff member who acted. */
  staffId?: string | undefined;
};

/** How many entries a filter lets through, and the number of the newest of all. */
export async function countAudit(
  database: Database,
  { leadId, staffId }: Omit<AuditQuery, "after">,
): Promise<{ entries: number; newest: number }> {
  const { entries } = await database
    .selectFrom("audit_entries")
    .select((row) => row.fn.countAll<number | string>().as("entries"))
    .$if(leadId !== undefined, (query) => query.where("lead_id", "=", leadId ?? ""))
    .$if(staffId !== undefined, (query) => query.where("staff_id", "=", staffId ?? ""))
    .executeTakeFirstOrThrow();
  const { newest } = await database
    .selectFrom("audit_entries")
    .select((row) => row.fn.max("number").as("newest"))
    .executeTakeFirstOrThrow();
  return { entries: Number(entries), newest: newest ?? 0 };
}

/**
 * A page of the trail, newest first.
 * @throws Refusal 400 when `after` is not the end of a page.
 */
export async function listAudit(database: Database, { after, leadId, staffId }: AuditQuery) {
  if (after !== undefined && !/^\d{1,9}$/.test(after)) {
    throw new Refusal(400, "This page of the trail does not exist.");
  }
  const rows = await database
    .selectFrom("audit_entries as entry")
    .leftJoin("staff", "staff.id", "entry.staff_id")
    .leftJoin("leads", "leads.id", "entry.lead_id")
    .select(["entry.number", "entry.at", "entry.action", "entry.lead_id", "entry.details"])
    .select(["entry.staff_id", "staff.name", "leads.number as lead_number"])
    .$if(after !== undefined, (query) => query.where("entry.number", "<", Number(after)))
    .$if(leadId !== undefined, (query) => query.where("entry.lead_id", "=", leadId ?? ""))
    .$if(staffId !== undefined, (query) => query.where("entry.staff_id", "=", staffId ?? ""))
    .orderBy("entry.number", "desc")
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  return {
    entries: shown.map(({ number, at, staff_id, name, action, lead_id, lead_number, details }) => ({
      number,
      at,
      staff: staff_id === null ? null : { id: staff_id, name: name ?? "" },
      action,
      leadId: lead_id,
      details: {
        ...(JSON.parse(details) as Record<string, unknown>),
        // The number people use for the lead, as long as the lead exists.
        ...(lead_number !== null && { number: lead_number }),
      },
    })),
    next: rows.length > pageSize ? String(shown.at(-1)?.number) : null,
  };
}

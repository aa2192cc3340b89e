import { type Caller, seesAll } from "#server/call/desk-call.ts";
import type { Database } from "#server/database/connection.ts";
import { unknownLead } from "./lead-conflict.ts";
import { inspectorsOf, type StoredLead } from "./stored-lead.ts";

/** The lead, if the caller may see it: inspectors see those that they have or inspect. @throws Refusal 404 */
export async function visible(
  database: Database,
  lead: StoredLead | undefined,
  caller: Caller,
): Promise<StoredLead> {
  if (!lead || !(await maySee(database, lead, caller))) throw unknownLead();
  return lead;
}

/** Whether the caller may see a lead. */
export async function maySee(
  database: Database,
  lead: StoredLead,
  caller: Caller,
): Promise<boolean> {
  if (seesAll(caller) || lead.assignee_id === caller.staff.id) return true;
  const inspectors = (await inspectorsOf(database, [lead.id])).get(lead.id) ?? [];
  return inspectors.includes(caller.staff.id);
}

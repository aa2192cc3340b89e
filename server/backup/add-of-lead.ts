import type { Database } from "#server/database/connection.ts";
import { attempt } from "./add-unit.ts";

/** What was written about a lead since the backup: `#12 Ada Homeowner, a report that was sent`. */
type OfLead = { leadId: string; words: string };

/**
 * Puts it in the place of what the backup has, all of it or nothing. Rows of another release do not fit, nor do those of a lead that
 * does not come.
 * @param put deletes what belongs to the former row before that row: a SQLite target that is being filled deletes nothing by itself.
 * @returns in words that it was added, or why it does not fit.
 */
export async function addOfLead(
  target: Database,
  { leadId, words }: OfLead,
  isSameRelease: boolean,
  put: () => Promise<void>,
): Promise<{ broughtOver: string } | { left: string }> {
  if (!isSameRelease) return { left: `${words}: of another release's tables` };
  const lead = await target
    .selectFrom("leads")
    .select("id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return { left: `${words}: its lead does not come` };
  const fault = await attempt(target, put);
  return fault ? { left: `${words}: ${fault}` } : { broughtOver: words };
}

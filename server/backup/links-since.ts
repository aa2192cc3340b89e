import type { Database } from "#server/database/connection.ts";

/**
 * Brings over links to people's pages: those that mails have brought since the backup, and that others have ended, so that no
 * link opens anything again that the office has closed. How often they were opened comes with them.
 * @param isSame Rows of another release are not brought over.
 * @returns how many are left.
 */
export async function addLinks(
  target: Database,
  former: Database,
  isSame: boolean,
): Promise<{ left: number }> {
  const links = await former.selectFrom("roof_links").selectAll().execute();
  if (!isSame) return { left: links.length };
  const leads = await target.selectFrom("leads").select("id").execute();
  const known = new Set(leads.map(({ id }) => id));
  for (const link of links.filter(({ lead_id }) => known.has(lead_id))) {
    const { sealed_token, ended_at, first_opened_at, last_opened_at, openings } = link;
    const since = { sealed_token, ended_at, first_opened_at, last_opened_at, openings };
    await target
      .insertInto("roof_links")
      .values(link)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(since))
      .execute();
  }
  return { left: 0 };
}

import { isSameContact } from "#domain/my-roof/same-contact.ts";
import type { Database } from "#server/database/connection.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";

/** Leads that one page shows at most: a property manager has thousands. */
const mostShown = 20;

/**
 * Whether a lead has a page: not if it is spam, or may be. What a program has typed would otherwise stand on a page of ours, and
 * its link in the mailbox that it chose.
 */
export function hasPage({ state, suspected, withheld }: StoredLead): boolean {
  return state !== "spam" && suspected === 0 && withheld === 0;
}

/**
 * What the page of a lead is about: the lead, and others that are certainly of the same person (`isSameContact`), the newest
 * first.
 */
export async function leadsOfRoof(database: Database, lead: StoredLead): Promise<StoredLead[]> {
  if (lead.person_id === null) return [lead];
  const others = await database
    .selectFrom("leads")
    .selectAll()
    .where("person_id", "=", lead.person_id)
    .where("id", "!=", lead.id)
    .orderBy("number", "desc")
    .limit(10 * mostShown)
    .execute();
  const same = others.filter((other) => hasPage(other) && isSameContact(lead, other));
  return [lead, ...same.slice(0, mostShown - 1)].sort((one, other) => other.number - one.number);
}

/**
 * All leads whose page shows what this one's does, or would: also of spam, which may be released, and those for which a page has no
 * room.
 */
export async function idsOfSameContact(database: Database, lead: StoredLead): Promise<string[]> {
  if (lead.person_id === null) return [lead.id];
  const others = await database
    .selectFrom("leads")
    .select(["id", "name", "email", "phone"])
    .where("person_id", "=", lead.person_id)
    .where("id", "!=", lead.id)
    .execute();
  return [lead, ...others.filter((other) => isSameContact(lead, other))].map(({ id }) => id);
}

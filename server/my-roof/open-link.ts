import type { Caller } from "#server/call/desk-call.ts";
import type { Database } from "#server/database/connection.ts";
import { findLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { maySee } from "#server/lead/visible-lead.ts";
import { digestOf, looksLikeSecret } from "#server/staff/secret.ts";
import { isId } from "#server/unguessable-id.ts";
import { hasPage, leadsOfRoof } from "./leads-of-roof.ts";
import { findLinkOf, type RoofLink } from "./roof-links-repository.ts";

/** A link, and the leads that it leads to. */
export type OpenLink = { link: RoofLink; leads: StoredLead[] };

/** Who of staff looks at a page without its secret, if anybody does. */
export type Looking = Caller | undefined;

/** What a secret opens; undefined when its link has ended, or its lead is gone, or has no page. */
export async function openLink(database: Database, token: string): Promise<OpenLink | undefined> {
  if (!looksLikeSecret(token)) return undefined;
  const link = await findLinkOf(database, digestOf(token));
  const lead = link && (await findLead(database, link.lead_id));
  if (!lead || !hasPage(lead)) return undefined;
  return { link, leads: link.audience === null ? await leadsOfRoof(database, lead) : [lead] };
}

/** The same of a link to somebody's own page. */
export async function openOwnLink(
  database: Database,
  token: string,
): Promise<OpenLink | undefined> {
  const opened = await openLink(database, token);
  return opened?.link.audience === null ? opened : undefined;
}

/** Begins what stands in place of a secret for staff, who see a page without one. No secret has it. */
const previewMark = "~";

/** The address at which staff see the page of a lead, without a host. */
export const previewPath = (leadId: string) => `/my-roof/${previewMark}${leadId}`;

/**
 * The leads that a page shows: by its secret, or to staff by a lead. They see no others there than at the desk. Undefined when
 * there is no page.
 */
export async function leadsOnPage(
  database: Database,
  token: string,
  looking: Looking,
): Promise<StoredLead[] | undefined> {
  if (!token.startsWith(previewMark)) return (await openOwnLink(database, token))?.leads;
  const id = token.slice(previewMark.length);
  if (!looking || !isId(id)) return undefined;
  const lead = await findLead(database, id);
  if (!lead || !hasPage(lead) || !(await maySee(database, lead, looking))) return undefined;
  const seen: StoredLead[] = [];
  for (const one of await leadsOfRoof(database, lead)) {
    if (await maySee(database, one, looking)) seen.push(one);
  }
  return seen;
}

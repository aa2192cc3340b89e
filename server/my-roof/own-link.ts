import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { findLead } from "#server/lead/stored-lead.ts";
import type { Seal } from "#server/outside/seal.ts";
import { digestOf, newSecret } from "#server/staff/secret.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { hasPage } from "./leads-of-roof.ts";
import { linksOf, type RoofLink, storeLink } from "./roof-links-repository.ts";

/** What it takes to say an address again. */
export type Addressing = { seal: Seal; siteUrl: string };

/** The address of a link; null: nobody can say it again. */
export function addressOf(
  { id, audience, sealed_token: sealed }: RoofLink,
  { seal, siteUrl }: Addressing,
): string | null {
  const token = sealed === null ? undefined : seal.open(sealed, id);
  if (token === undefined) return null;
  return `${siteUrl}/${audience === null ? "my-roof" : "roof-report"}/${token}`;
}

/** The address of a lead's own page; null: it has none yet that can be said. */
export async function ownAddress(
  database: Database,
  leadId: string,
  addressing: Addressing,
): Promise<string | null> {
  const links = await linksOf(database, [leadId]);
  const own = links.filter(({ audience }) => audience === null);
  return own.map((link) => addressOf(link, addressing)).find((address) => address !== null) ?? null;
}

/** Makes another address for a lead's own page. Earlier ones go on working. */
export async function makeOwnLink(
  transaction: DatabaseTransaction,
  { leadId, madeBy, now }: { leadId: string; madeBy: string | null; now: Date },
  { seal }: Addressing,
): Promise<void> {
  const [id, token] = [unguessableId(), newSecret()];
  await storeLink(transaction, {
    ...{ id, lead_id: leadId, audience: null, report_id: null },
    ...{ digest: digestOf(token), sealed_token: seal.seal(token, id) },
    ...{ made_at: now.toISOString(), made_by: madeBy },
  });
}

/**
 * The address of the page of a lead's person, for a mail to them, made if there is none. Undefined when the mail goes to another
 * mailbox than the lead's, or the lead has no page.
 */
export async function addressForMail(
  { connection, clock, ...addressing }: Addressing & { connection: Connection; clock: () => Date },
  { leadId, email }: { leadId: string; email: string },
): Promise<string | undefined> {
  const { database } = connection;
  const lead = await findLead(database, leadId);
  if (!lead || !hasPage(lead) || lead.email === "") return undefined;
  if (mailboxKey(lead.email) !== mailboxKey(email)) return undefined;
  const known = await ownAddress(database, leadId, addressing);
  if (known) return known;
  await connection.transact((transaction) =>
    makeOwnLink(transaction, { leadId, madeBy: null, now: clock() }, addressing),
  );
  return (await ownAddress(database, leadId, addressing)) ?? undefined;
}

import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { TheirPage } from "#domain/my-roof/my-roof-contract.ts";
import { isAnotherOpening } from "#domain/my-roof/opening.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { Seal } from "#server/outside/seal.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import type { PhotoSize } from "#server/photo/photo-store.ts";
import { findPhotosOf } from "#server/photo/photos-repository.ts";
import { Refusal } from "#server/refusal.ts";
import { digestOf, looksLikeSecret } from "#server/staff/secret.ts";
import { hasPage, idsOfSameContact, leadsOfRoof } from "./leads-of-roof.ts";
import { type Addressing, makeOwnLink, ownAddress } from "./own-link.ts";
import {
  countOpening,
  endOwnLinks,
  endPassedOnLink,
  findLinkOf,
  linksOf,
  type RoofLink,
} from "./roof-links-repository.ts";
import { idsOf, type SeenAppointment, type SeenRoof, seenRoof } from "./seen-roof.ts";
import { mailLinks } from "./sent-again.ts";

export type MyRoofServices = ReturnType<typeof createMyRoofServices>;

export type MyRoofParts = {
  connection: Connection;
  seal: Seal;
  siteUrl: string;
  profile: BusinessProfile;
  /** An appointment as its own page shows it. */
  findAppointment: (id: string) => Promise<SeenAppointment | undefined>;
  photoFiles: Pick<PhotoFiles, "load">;
  limits: Limits;
  changes: Pick<ChangeFeed, "wake">;
  /** Called when mails were queued. */
  outbox: { wake(): void };
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** What somebody has with us, at an address that needs no password (docs/decisions/my-roof.md). */
export function createMyRoofServices(parts: MyRoofParts) {
  const { connection, profile, photoFiles, limits, clock } = parts;
  const { database } = connection;
  const notSent = createFaultLog(parts.log, "a link was not sent again");
  /** What is still done for answers that have been given. */
  const working = new Set<Promise<void>>();

  /** The leads that a link of one's own leads to, and the link; undefined when there is none. */
  async function open(token: string) {
    const opened = await openLink(database, token);
    return opened?.link.audience === null ? opened : undefined;
  }

  return {
    /** What is at an address of one's own; undefined when it leads nowhere. */
    async find(token: string): Promise<SeenRoof | undefined> {
      const opened = await open(token);
      if (!opened) return undefined;
      const { timeZone } = profile;
      const { findAppointment } = parts;
      return seenRoof(database, opened.leads, { timeZone, findAppointment });
    },

    /** A picture that its person has sent; undefined when it is not theirs, or gone. */
    async photo(token: string, id: string, size: PhotoSize): Promise<Buffer | undefined> {
      const opened = await open(token);
      for (const lead of opened?.leads ?? []) {
        const photo = (await findPhotosOf(database, lead.id)).find((one) => one.id === id);
        if (photo) return photoFiles.load(photo, size);
      }
      return undefined;
    },

    /** Notes that somebody has a page before them. */
    async opened(token: string): Promise<void> {
      const opened = await openLink(database, token);
      const now = clock();
      if (!opened || !isAnotherOpening(opened.link.last_opened_at, now)) return;
      await countOpening(database, opened.link, now);
      // Open screens show it.
      await addLeadChange(database, opened.link.lead_id, now);
      parts.changes.wake();
    },

    /**
     * Mails the links of a mailbox to it, if it is known. What depends on that happens once the answer is given, so that neither
     * its words nor its time say so.
     * @throws Refusal 429
     */
    async sendAgain(email: string, network: string): Promise<void> {
      await limits.linkAgain(network);
      const work = mailLinks(parts, email).catch(notSent);
      working.add(work);
      void work.finally(() => working.delete(work));
    },

    /** Waits for what is still done for answers that have been given. */
    async settled(): Promise<void> {
      await Promise.all(working);
    },

    // The desk's

    /** @throws Refusal 404 */
    async read(caller: Caller, leadId: string): Promise<TheirPage> {
      return theirPage(database, await findVisible(database, leadId, caller), parts);
    },

    /** @throws Refusal 404; 409 when it has none */
    async make(caller: Caller, leadId: string): Promise<TheirPage> {
      const lead = await connection.transact(async (transaction) => {
        const locked = await lockWithPage(transaction, leadId, caller);
        if ((await ownAddress(transaction, leadId, parts)) === null) {
          const making = { leadId, madeBy: caller.staff.id, now: clock() };
          await makeOwnLink(transaction, making, parts);
        }
        return locked;
      });
      return theirPage(database, lead, parts);
    },

    /** Another address in place of all earlier ones, of the same person's other leads too. @throws Refusal 404; 409 when it has none */
    async renew(caller: Caller, leadId: string): Promise<TheirPage> {
      const now = clock();
      const staffId = caller.staff.id;
      const lead = await connection.transact(async (transaction) => {
        const locked = await lockWithPage(transaction, leadId, caller);
        await endOwnLinks(transaction, await idsOfSameContact(transaction, locked), now);
        await makeOwnLink(transaction, { leadId, madeBy: staffId, now }, parts);
        const event = { kind: "my-roof" as const, details: { does: "renewed" as const } };
        await addLeadEvent(transaction, { leadId, at: now, staffId, event });
        const action = "lead.page-renewed" as const;
        await addAuditEntry(transaction, { at: now, staffId, action, leadId, details: {} });
        await addLeadChange(transaction, leadId, now);
        return locked;
      });
      parts.changes.wake();
      return theirPage(database, lead, parts);
    },

    /** @throws Refusal 404 */
    async endPassedOn(caller: Caller, leadId: string, id: string): Promise<TheirPage> {
      const now = clock();
      const staffId = caller.staff.id;
      const lead = await connection.transact(async (transaction) => {
        const locked = await visible(transaction, await lockLead(transaction, leadId), caller);
        const ended = await endPassedOnLink(transaction, { id, leadIds: [leadId] }, now);
        if (!ended?.audience) return locked;
        const to = ended.audience;
        const event = { kind: "my-roof" as const, details: { does: "ended" as const, to } };
        await addLeadEvent(transaction, { leadId, at: now, staffId, event });
        const action = "lead.passed-on-ended" as const;
        await addAuditEntry(transaction, { at: now, staffId, action, leadId, details: { to } });
        await addLeadChange(transaction, leadId, now);
        return locked;
      });
      parts.changes.wake();
      return theirPage(database, lead, parts);
    },
  };
}

/** A link and the leads that it leads to; undefined when it has ended, or its lead is gone, or has no page. */
async function openLink(
  database: Database,
  token: string,
): Promise<{ link: RoofLink; leads: StoredLead[] } | undefined> {
  if (!looksLikeSecret(token)) return undefined;
  const link = await findLinkOf(database, digestOf(token));
  const lead = link && (await findLead(database, link.lead_id));
  if (!lead || !hasPage(lead)) return undefined;
  return { link, leads: link.audience === null ? await leadsOfRoof(database, lead) : [lead] };
}

async function theirPage(
  database: Database,
  lead: StoredLead,
  addressing: Addressing,
): Promise<TheirPage> {
  const links = await linksOf(database, [lead.id]);
  // Whichever of their links somebody has opened, it is one page.
  const ofAll = await linksOf(database, idsOf(await leadsOfRoof(database, lead)));
  const own = ofAll.filter(({ audience }) => audience === null);
  return {
    isThere: hasPage(lead),
    address: await ownAddress(database, lead.id, addressing),
    opened: openedOf(own),
    passedOn: links.flatMap((link) => {
      const { id, audience, made_at: madeAt } = link;
      return audience === null ? [] : [{ id, audience, madeAt, opened: openedOf([link]) }];
    }),
  };
}

/** When the first of these links was opened first, and any of them last. */
function openedOf(links: readonly RoofLink[]): TheirPage["opened"] {
  const firsts = links.flatMap(({ first_opened_at }) => first_opened_at ?? []).sort();
  const lasts = links.flatMap(({ last_opened_at }) => last_opened_at ?? []).sort();
  const [first, last] = [firsts[0], lasts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, times: links.reduce((sum, { openings }) => sum + openings, 0) };
}

/** @throws Refusal 404 */
async function findVisible(
  database: Database,
  leadId: string,
  caller: Caller,
): Promise<StoredLead> {
  return visible(database, await findLead(database, leadId), caller);
}

/** @throws Refusal 404; 409 when it has no page */
async function lockWithPage(
  transaction: DatabaseTransaction,
  leadId: string,
  caller: Caller,
): Promise<StoredLead> {
  const lead = await visible(transaction, await lockLead(transaction, leadId), caller);
  if (!hasPage(lead)) {
    const sentence = "What looks like spam has no page. Release it first.";
    throw new Refusal(409, sentence).because("no page");
  }
  return lead;
}

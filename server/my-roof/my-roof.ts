import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { TheirPage } from "#domain/my-roof/my-roof-contract.ts";
import { isAnotherOpening } from "#domain/my-roof/opening.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { type Caller, seesAll } from "#server/call/desk-call.ts";
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
import type { PhotosForPages } from "#server/photo/photos-for-pages.ts";
import { findPhotosOf } from "#server/photo/photos-repository.ts";
import { Refusal } from "#server/refusal.ts";
import type { ReportServices } from "#server/report/reports.ts";
import { hasPage, idsOfSameContact, leadsOfRoof } from "./leads-of-roof.ts";
import { type Looking, leadsOnPage, type OpenLink, openLink, previewPath } from "./open-link.ts";
import { type Addressing, makeOwnLink, ownAddress } from "./own-link.ts";
import { createPassingOn } from "./passed-on.ts";
import { createReportReading } from "./read-reports.ts";
import {
  countOpening,
  endLinks,
  endPassedOnLink,
  linksOf,
  ownLinksEverOf,
  type RoofLink,
} from "./roof-links-repository.ts";
import { seenReports } from "./seen-report.ts";
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
  /** Whether pages show this finished roof. */
  isOnPages: (projectId: string) => boolean;
  photoFiles: Pick<PhotoFiles, "load">;
  photosForPages: PhotosForPages;
  reports: Pick<ReportServices, "opened">;
  limits: Limits;
  changes: Pick<ChangeFeed, "wake">;
  /** Called when mails were queued. */
  outbox: { wake(): void };
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Milliseconds until a link is looked for that somebody has lost. */
const mostWaited = 3_000;

/** What somebody has with us, at an address that needs no password (docs/decisions/my-roof.md). */
export function createMyRoofServices(parts: MyRoofParts) {
  const { connection, profile, photoFiles, limits, clock } = parts;
  const { database } = connection;
  const notSent = createFaultLog(parts.log, "a link was not sent again");
  /** What is still done for answers that have been given. */
  const working = new Set<Promise<void>>();

  /** Cuts short what waits for some moment. */
  const hurry = new AbortController();

  async function mailLater(email: string, answered: Promise<unknown>): Promise<void> {
    await answered;
    const some = randomInt(mostWaited);
    await setTimeout(some, undefined, { signal: hurry.signal }).catch(() => {});
    await mailLinks(parts, email);
  }

  /** What others open does not say that its person has. */
  async function noteReport({ link, leads }: OpenLink, reportId: string): Promise<void> {
    if (link.audience !== null) return;
    const seen = await seenReports(database, leads, profile.timeZone);
    if (seen.some(({ id }) => id === reportId)) await parts.reports.opened(reportId);
  }

  return {
    ...createReportReading(parts),
    ...createPassingOn(parts),

    /** What is at an address of one's own, or of staff who look at it; undefined when it leads nowhere. */
    async find(token: string, looking: Looking): Promise<SeenRoof | undefined> {
      const leads = await leadsOnPage(database, token, looking);
      if (!leads) return undefined;
      const { timeZone } = profile;
      const { findAppointment, isOnPages } = parts;
      return seenRoof(database, leads, { timeZone, findAppointment, isOnPages, now: clock() });
    },

    /** A picture that its person has sent; undefined when it is not theirs, or gone. */
    async photo(
      token: string,
      { id, size }: { id: string; size: PhotoSize },
      looking: Looking,
    ): Promise<Buffer | undefined> {
      for (const lead of (await leadsOnPage(database, token, looking)) ?? []) {
        const photo = (await findPhotosOf(database, lead.id)).find((one) => one.id === id);
        if (photo) return photoFiles.load(photo, size);
      }
      return undefined;
    },

    /** Notes that somebody has a page before them, or a report on it. */
    async opened(token: string, reportId?: string): Promise<void> {
      const opened = await openLink(database, token);
      if (!opened) return;
      if (reportId !== undefined) await noteReport(opened, reportId);
      const now = clock();
      if (!isAnotherOpening(opened.link.last_opened_at, now)) return;
      await countOpening(database, opened.link, now);
      // Open screens show it.
      for (const { id } of opened.leads) await addLeadChange(database, id, now);
      parts.changes.wake();
    },

    /**
     * Mails the links of a mailbox to it, if it is known. What depends on that happens some moment after the answer has left, so
     * that neither its words, nor its time, nor that of the next answer say so.
     * @param answered Settles once the answer has left.
     * @throws Refusal 429
     */
    async sendAgain(
      email: string,
      { network, answered }: { network: string; answered: Promise<unknown> },
    ): Promise<void> {
      await limits.linkAgain(network);
      const work = mailLater(email, answered).catch(notSent);
      working.add(work);
      void work.finally(() => working.delete(work));
    },

    /** Does at once what is still done for answers that have been given, and waits for it. */
    async settled(): Promise<void> {
      hurry.abort();
      await Promise.all(working);
    },

    // The desk's

    /** @throws Refusal 404 */
    async read(caller: Caller, leadId: string): Promise<TheirPage> {
      const lead = visible(database, await findLead(database, leadId), caller);
      return theirPage(database, await lead, { caller, ...parts });
    },

    /** Makes an address that can be said, if there is none. @throws Refusal 404; 409 when it has no page */
    async make(caller: Caller, leadId: string): Promise<TheirPage> {
      const lead = await connection.transact(async (transaction) => {
        const locked = await lockWithPage(transaction, leadId, caller);
        if ((await ownAddress(transaction, leadId, parts)) === null) {
          const [staffId, now] = [caller.staff.id, clock()];
          await makeOwnLink(transaction, { leadId, madeBy: staffId, now }, parts);
          const action = "lead.page-linked" as const;
          await addAuditEntry(transaction, { at: now, staffId, action, leadId, details: {} });
        }
        return locked;
      });
      return theirPage(database, lead, { caller, ...parts });
    },

    /**
     * Another address in place of all earlier ones, of the same person's other leads too. What is passed on ends as well: whoever
     * had an earlier address may have done it.
     * @throws Refusal 404; 409 when it has none
     */
    async renew(caller: Caller, leadId: string): Promise<TheirPage> {
      const now = clock();
      const staffId = caller.staff.id;
      const lead = await connection.transact(async (transaction) => {
        const locked = await lockWithPage(transaction, leadId, caller);
        await endLinks(transaction, await idsOfSameContact(transaction, locked), now);
        await makeOwnLink(transaction, { leadId, madeBy: staffId, now }, parts);
        const event = { kind: "my-roof" as const, details: { does: "renewed" as const } };
        await addLeadEvent(transaction, { leadId, at: now, staffId, event });
        const action = "lead.page-renewed" as const;
        await addAuditEntry(transaction, { at: now, staffId, action, leadId, details: {} });
        await addLeadChange(transaction, leadId, now);
        return locked;
      });
      parts.changes.wake();
      return theirPage(database, lead, { caller, ...parts });
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
      return theirPage(database, lead, { caller, ...parts });
    },
  };
}

/**
 * What the desk shows of a page. Its address is a key to all that the page shows, for good, and for whoever sees all leads; other
 * staff see the page by the lead that they see.
 */
async function theirPage(
  database: Database,
  lead: StoredLead,
  { caller, ...addressing }: Addressing & { caller: Caller },
): Promise<TheirPage> {
  const links = await linksOf(database, [lead.id]);
  // Whichever of their links somebody has opened, it is one page.
  const own = await ownLinksEverOf(database, idsOf(await leadsOfRoof(database, lead)));
  return {
    isThere: hasPage(lead),
    hasLink: links.some(({ audience }) => audience === null),
    address: seesAll(caller) ? await ownAddress(database, lead.id, addressing) : null,
    preview: previewPath(lead.id),
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

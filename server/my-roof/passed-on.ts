import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { type Audience, mostPassedOn } from "#domain/my-roof/audience.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { lockLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { digestOf, newSecret } from "#server/staff/secret.ts";
import { isId } from "#server/unguessable-id.ts";
import { openOwnLink } from "./open-link.ts";
import { type Addressing, addressOf } from "./own-link.ts";
import type { PassedOn } from "./passing-on.tsx";
import { endPassedOnLink, linksOf, storeLink } from "./roof-links-repository.ts";
import { type SeenReport, seenReports } from "./seen-report.ts";
import { idsOf } from "./seen-roof.ts";

/** Passing a report on, as its person does it. Each @throws Refusal 404 when their link, or the report, is none. */
export function createPassingOn(
  parts: Addressing & {
    connection: Connection;
    profile: { timeZone: string };
    limits: Pick<Limits, "passingOn">;
    changes: Pick<ChangeFeed, "wake">;
    clock: () => Date;
  },
) {
  const { connection, profile, limits, changes, clock } = parts;
  const { timeZone } = profile;

  return {
    /** Links at which somebody passes this report on, or one that it corrects, the oldest first. */
    async passedOn({ leadId, leadsHere }: SeenReport): Promise<PassedOn[]> {
      const links = await linksOf(connection.database, [leadId]);
      return links.flatMap((link) => {
        const { id, audience, report_id, made_at, last_opened_at, openings } = link;
        if (audience === null || !leadsHere.includes(report_id ?? "")) return [];
        const dayOf = (moment: string) => dayInZone(Date.parse(moment), timeZone);
        const opened = last_opened_at && { last: dayOf(last_opened_at), times: openings };
        const address = addressOf(link, parts);
        return [{ id, audience, address, madeOn: dayOf(made_at), opened: opened || null }];
      });
    },

    /**
     * Makes a link under an id that the page has made: a press that is repeated makes one.
     * @throws Refusal 409 when there are many.
     */
    async passOn(
      token: string,
      reportId: string,
      { id, audience }: { id: string; audience: Audience },
    ): Promise<void> {
      if (!isId(id)) throw unknownLink();
      await connection.transact(async (transaction) => {
        const opened = await openOwnLink(transaction, token);
        const reports = opened ? await seenReports(transaction, opened.leads, timeZone) : [];
        const report = reports.find((one) => one.id === reportId);
        if (!report?.stands) throw unknownLink();
        const { leadId } = report;
        await lockLead(transaction, leadId);
        const links = await linksOf(transaction, [leadId]);
        if (links.some((link) => link.id === id)) return;
        if (links.filter((link) => link.audience !== null).length >= mostPassedOn) {
          const sentence = "There are ten links to your reports. End one of them first.";
          throw new Refusal(409, sentence).because("ten links");
        }
        await limits.passingOn(transaction, leadId);
        const [secret, now] = [newSecret(), clock()];
        const isStored = await storeLink(transaction, {
          ...{ id, lead_id: leadId, audience, report_id: reportId },
          ...{ digest: digestOf(secret), sealed_token: parts.seal.seal(secret, id) },
          ...{ made_at: now.toISOString(), made_by: null },
        });
        if (!isStored) {
          const sentence = "This link has ended. Open the report again to make another.";
          throw new Refusal(409, sentence).because("ended link");
        }
        const details = { does: "passed-on" as const, to: audience };
        const event = { kind: "my-roof" as const, details };
        await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
        await addLeadChange(transaction, leadId, now);
      });
      changes.wake();
    },

    /** Ends one of these links; one that has ended stays so. */
    async takeBack(token: string, id: string): Promise<void> {
      await connection.transact(async (transaction) => {
        const opened = await openOwnLink(transaction, token);
        if (!opened) throw unknownLink();
        const now = clock();
        const ended = await endPassedOnLink(transaction, { id, leadIds: idsOf(opened.leads) }, now);
        if (!ended?.audience) return;
        const details = { does: "ended" as const, to: ended.audience };
        const event = { kind: "my-roof" as const, details };
        const leadId = ended.lead_id;
        await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
        await addLeadChange(transaction, leadId, now);
      });
      changes.wake();
    },
  };
}

function unknownLink(): Refusal {
  return new Refusal(404, "This link leads nowhere.").because("unknown link");
}

import { setTimeout as pause } from "node:timers/promises";
import { fixedRetention } from "#domain/lead/fixed-retention.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import type { Retention } from "#domain/lead/records-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";
import { deleteOldLeads } from "./old-leads.ts";
import {
  type Batch,
  deleteAnonymousAssessments,
  deleteEndedHolds,
  deleteEndedMails,
  deleteEndedWaysIn,
  deleteFreedTimes,
  deleteIdempotencyKeys,
  deleteIdleSessions,
  deleteImportRows,
  deleteIncomingMails,
  deleteIncomingTexts,
  deleteLeadChanges,
  deleteWebhookDeliveries,
} from "./old-rows.ts";
import { readRetention } from "./retention-settings.ts";

type Log = { info(details: object, message: string): void; warn: Log["info"] };

const day = 24 * 3_600_000;
const firstLook = 60_000;
const lookEvery = 10 * 60_000;
/** Rows deleted per batch: a few milliseconds, so that visitors notice nothing. */
const batchSize = 200;
const pauseBetweenBatches = 50;

type Rule = { of: string; before: Date; delete: Batch };

/** What is deleted, and at what age (docs/operating.md, "What is kept"). */
function rulesOf({ closedLeads, spamLeads, endedMails }: Retention, now: Date): Rule[] {
  const leads = (of: string, states: readonly LeadState[], days: number | null): Rule[] =>
    days === null
      ? []
      : [{ of, before: daysBefore(now, days), delete: deleteOldLeads(states, now) }];
  return [
    { of: "ended mails", before: daysBefore(now, endedMails), delete: deleteEndedMails },
    { of: "ended ways in", before: daysBefore(now, 1), delete: deleteEndedWaysIn },
    { of: "ended holds", before: daysBefore(now, 1), delete: deleteEndedHolds },
    {
      of: "freed times",
      before: daysBefore(now, fixedRetention.freedTimeDays),
      delete: deleteFreedTimes,
    },
    { of: "idle sessions", before: daysBefore(now, 1), delete: deleteIdleSessions },
    {
      of: "idempotency keys",
      before: daysBefore(now, fixedRetention.submissionKeyDays),
      delete: deleteIdempotencyKeys,
    },
    {
      of: "ids of incoming texts",
      before: daysBefore(now, fixedRetention.incomingTextIdDays),
      delete: deleteIncomingTexts,
    },
    { of: "rows of imports", before: now, delete: deleteImportRows },
    {
      of: "digests of incoming mails",
      before: daysBefore(now, fixedRetention.incomingMailDays),
      delete: deleteIncomingMails,
    },
    {
      of: "deliveries to webhooks",
      before: daysBefore(now, fixedRetention.webhookLogDays),
      delete: deleteWebhookDeliveries,
    },
    { of: "changes of leads", before: daysBefore(now, 2), delete: deleteLeadChanges },
    {
      of: "anonymous assessments",
      before: monthsBefore(now, fixedRetention.anonymousAssessmentMonths),
      delete: deleteAnonymousAssessments,
    },
    ...leads("closed leads", ["won", "lost"], closedLeads),
    ...leads("spam", ["spam"], spamLeads),
  ];
}

/**
 * Deletes expired data in small batches, every ten minutes until stopped. Any number of processes may share a database:
 * each deletes what is left.
 */
export function startRetention(parts: { connection: Connection; clock: () => Date; log: Log }) {
  const { connection, clock, log } = parts;

  /** Deletes everything expired. Failures are left for the next pass. */
  async function deleteOldRows(stopped: AbortSignal): Promise<void> {
    const kept = await readRetention(connection.database).catch((error: unknown) => {
      log.warn({ code: codeOf(error), of: "anything" }, "old rows not deleted yet");
    });
    for (const rule of kept ? rulesOf(kept, clock()) : []) {
      const { of } = rule;
      try {
        const deleted = await emptyOut(rule, stopped);
        if (deleted > 0) log.info({ deleted, of }, "old rows deleted");
      } catch (error) {
        log.warn({ code: codeOf(error), of }, "old rows not deleted yet");
      }
    }
  }

  async function emptyOut(rule: Rule, stopped: AbortSignal): Promise<number> {
    let all = 0;
    while (!stopped.aborted) {
      const deleted = await rule.delete(connection, rule.before, batchSize);
      all += deleted;
      if (deleted < batchSize) break;
      await pause(pauseBetweenBatches, undefined, { ref: false });
    }
    return all;
  }

  return startPasses(deleteOldRows, { first: firstLook, every: lookEvery });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

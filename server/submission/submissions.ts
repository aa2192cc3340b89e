import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { type CallResponse, idempotently } from "#server/idempotency/idempotent-call.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";

export type Submissions = ReturnType<typeof createSubmissions>;

/** Runs visitors' submissions: each in one transaction, after which its mails are sent and the desk is told. */
export function createSubmissions(parts: {
  connection: Connection;
  limits: Limits;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, limits, outbox, changes, clock } = parts;

  async function thenWake<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    outbox.wake();
    changes.wake();
    return result;
  }

  /** Runs once, however often it is sent. The caller applies the limits. */
  function submit<Body extends object>(
    { network: _, browser: _browser, program, ...submission }: SentFrom,
    work: (transaction: DatabaseTransaction) => Promise<CallResponse<Body>>,
  ): Promise<CallResponse<Body>> {
    const now = clock();
    const audited = async (transaction: DatabaseTransaction) => {
      const response = await work(transaction);
      if (program) {
        const { staffId, ...details } = program;
        await addAuditEntry(transaction, { at: now, staffId, action: "token.used", details });
      }
      return response;
    };
    return thenWake(idempotently(connection, { ...submission, now }, audited));
  }

  return {
    submit,

    /**
     * The same, counted against the general limit of submissions.
     * @throws Refusal 429 over the limit.
     */
    async submitLimited<Body extends object>(
      sent: SentFrom,
      work: (transaction: DatabaseTransaction) => Promise<CallResponse<Body>>,
    ): Promise<CallResponse<Body>> {
      await limits.submission(sent.network);
      return submit(sent, work);
    },

    /**
     * The same for changes that can safely be repeated and need no key.
     * @throws Refusal 429 over the limit.
     */
    async changeLimited<Result>(
      network: string,
      work: (transaction: DatabaseTransaction) => Promise<Result>,
    ): Promise<Result> {
      await limits.submission(network);
      return thenWake(connection.transact(work));
    },
  };
}

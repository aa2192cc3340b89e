import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { type Answer, idempotently, type Submission } from "#server/idempotency/idempotent-call.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";

/** A submission, and the network that it came from, as `networkOf` tells it. */
export type SentFrom = Submission & { network: string };

export type Submissions = ReturnType<typeof createSubmissions>;

/** Runs what visitors send: each in one transaction, and then has its mails sent and the desk told. */
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

  /** Once, however often it is sent. Whoever calls it limits what comes of it. */
  function submit<Body extends object>(
    { network: _, ...submission }: SentFrom,
    work: (transaction: DatabaseTransaction) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    return thenWake(idempotently(connection, { ...submission, now: clock() }, work));
  }

  return {
    submit,

    /**
     * The same for what anybody may send so often and no oftener.
     * @throws Refusal 429 when it is more.
     */
    async submitLimited<Body extends object>(
      sent: SentFrom,
      work: (transaction: DatabaseTransaction) => Promise<Answer<Body>>,
    ): Promise<Answer<Body>> {
      await limits.submission(sent.network);
      return submit(sent, work);
    },

    /**
     * The same for what may be repeated without harm and so needs no key.
     * @throws Refusal 429 when it is too often.
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

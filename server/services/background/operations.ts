import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { answeredSoon, createReadiness } from "#server/health.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import { countDeadMails } from "#server/mail/dead-mails.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { startRetention } from "#server/retention/retention.ts";

/** Health checks, and what runs besides requests. */
export function startOperations(parts: {
  connection: Connection;
  outbox: OutboxWorker;
  changes: ChangeFeed;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, outbox, changes, clock, log } = parts;
  const retention = startRetention({ connection, clock, log });
  const database = {
    isMet: () => connection.check(),
    otherwise: "The database does not answer, or takes no changes.",
  };
  return {
    /** How many mails of the last seven days were given up; null when unknown. */
    deadMails: answeredSoon<number | null>(() => countDeadMails(connection, clock()), null),

    /** What keeps visitors from being sent to this process; null when nothing does. */
    readiness: createReadiness([database], log),

    /** Finishes deliveries in progress, then closes the database. */
    async close(): Promise<void> {
      await Promise.all([outbox.stop(), retention.stop(), changes.stop()]);
      await connection.close();
    },
  };
}

import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { type ChangeFeed, createChangeFeed } from "#server/lead/change-feed.ts";
import { rolesOfSessions } from "#server/staff/sessions-repository.ts";

/**
 * Tells open screens about changes, as long as their sessions last. Calls wake it after their commit; what happens in
 * the background or in another process is found by its next look, within a second.
 */
export function startChangeFeed(parts: {
  connection: Connection;
  clock: () => Date;
  log: FastifyBaseLogger;
}): ChangeFeed {
  const { connection, clock } = parts;
  return createChangeFeed({
    ...parts,
    rolesOf: (sessionIds) => rolesOfSessions(connection.database, sessionIds, clock()),
  });
}

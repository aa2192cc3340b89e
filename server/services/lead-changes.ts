import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { type ChangeFeed, createChangeFeed } from "#server/lead/change-feed.ts";

/**
 * Tells open screens about changes. Calls wake it after their commit; changes made in the background are found by its
 * next look, within a second.
 */
export function createLeadChanges(parts: {
  connection: Connection;
  log: FastifyBaseLogger;
}): ChangeFeed {
  return createChangeFeed(parts);
}

import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { type ChangeFeed, createChangeFeed } from "#server/lead/change-feed.ts";

/**
 * Tells open screens of the desk what changes. What has changed a lead for a
 * person wakes it after the commit; what runs in the background is found by its next look, within a second.
 */
export function createLeadChanges(parts: {
  connection: Connection;
  log: FastifyBaseLogger;
}): ChangeFeed {
  return createChangeFeed(parts);
}

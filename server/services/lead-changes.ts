import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { type ChangeFeed, createChangeFeed } from "#server/lead/change-feed.ts";

/** Tells open screens of the desk what changes. Whoever has changed a lead wakes it after the commit. */
export function createLeadChanges(parts: {
  connection: Connection;
  log: FastifyBaseLogger;
}): ChangeFeed {
  return createChangeFeed(parts);
}

import type { Connection } from "#server/database/connection.ts";
import { type AuditQuery, listAudit } from "./audit-list.ts";

export type AuditServices = ReturnType<typeof createAuditServices>;

/** The audit trail of the desk. */
export function createAuditServices({ connection }: { connection: Connection }) {
  return {
    list: (query: AuditQuery) => listAudit(connection.database, query),
  };
}

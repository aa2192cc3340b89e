import { type AuditQuery, listAudit } from "#server/audit/audit-list.ts";
import type { Connection } from "#server/database/connection.ts";

/** The audit trail of the desk. */
export function createAuditServices({ connection }: { connection: Connection }) {
  return {
    list: (query: AuditQuery) => listAudit(connection.database, query),
  };
}

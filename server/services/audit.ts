import { type AuditQuery, listAudit } from "#server/audit/audit-list.ts";
import type { Connection } from "#server/database/connection.ts";

/** Who did what at the desk. */
export function createAuditServices({ connection }: { connection: Connection }) {
  return {
    list: (query: AuditQuery) => listAudit(connection.database, query),
  };
}

import { answerOf } from "#domain/report/report-answer.ts";
import { stands } from "#domain/report/report-state.ts";
import type { Database } from "#server/database/connection.ts";
import { contentOf } from "./reports-repository.ts";

/** Appointments of these leads whose report, as it stands, says that nothing needs doing: nobody waits for a quote. */
export async function visitsInNeedOfNothing(
  database: Database,
  leadIds: readonly string[],
): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await database
    .selectFrom("reports")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .where("sent_at", "is not", null)
    .execute();
  const corrected = new Map(rows.map(({ id, corrects }) => [corrects, id]));
  const settled = rows.filter((row) => {
    const correctedBy = corrected.get(row.id) ?? null;
    const isStanding = stands({ sentAt: row.sent_at, revokedAt: row.revoked_at, correctedBy });
    return isStanding && answerOf(contentOf(row))?.advice === "nothing";
  });
  return new Set(settled.flatMap(({ appointment_id }) => appointment_id ?? []));
}

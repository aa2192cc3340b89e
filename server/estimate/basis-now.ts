import { builtBusinessFacts } from "#content/business-facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { type EstimateBasis, estimateBasisOf } from "#domain/estimate/estimate-basis.ts";
import { currentSettings } from "#server/business/business-settings-repository.ts";
import type { Database } from "#server/database/connection.ts";
import { readReports } from "#server/report/reports-repository.ts";

/**
 * What estimates of a lead rest on now: the price book in its version, the terms of payment, and the measures of a report that
 * stands: the one that is named, and no other; the newest where none is named.
 */
export async function basisNow(
  database: Database,
  leadId: string,
  profile: BusinessProfile,
): Promise<(reportId: string | null) => EstimateBasis> {
  const version = (await currentSettings(database))?.version ?? 0;
  const standing = (await readReports(database, leadId)).filter(({ state }) => state === "sent");
  const facts = profile.facts ?? builtBusinessFacts;
  return (reportId) => {
    const report = reportId === null ? standing[0] : standing.find(({ id }) => id === reportId);
    return estimateBasisOf(
      facts,
      version,
      report?.sentAt
        ? {
            id: report.id,
            measures: report.content.measures,
            sentOn: dayInZone(Date.parse(report.sentAt), profile.timeZone),
          }
        : null,
    );
  };
}

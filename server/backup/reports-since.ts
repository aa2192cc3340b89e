import type { Database } from "#server/database/connection.ts";
import type { ReportPhotosTable, ReportsTable } from "#server/database/schema/report-tables.ts";
import { addOfLead } from "./add-of-lead.ts";

/** A report that the backup does not have, or has as a draft that was sent since. */
export type ReportSince = {
  report: ReportsTable;
  photos: readonly ReportPhotosTable[];
  /** `#12 Ada Homeowner, a report` */
  words: string;
};

/** Reads which reports were begun, written in, sent or revoked since the backup. */
export async function reportsSince(target: Database, former: Database): Promise<ReportSince[]> {
  const known = new Map((await marksIn(target)).map((marks) => [marks.id, marks]));
  const reports = await former
    .selectFrom("reports")
    .innerJoin("leads", "leads.id", "reports.lead_id")
    .selectAll("reports")
    .select(["leads.number", "leads.name"])
    .orderBy("started_at")
    .execute();
  const found: ReportSince[] = [];
  for (const { number, name, ...report } of reports) {
    const then = known.get(report.id);
    const isNewer =
      !then ||
      report.revision > then.revision ||
      (report.sent_at !== null && then.sent_at === null) ||
      (report.revoked_at !== null && then.revoked_at === null);
    if (!isNewer) continue;
    const photos = await former
      .selectFrom("report_photos")
      .selectAll()
      .where("report_id", "=", report.id)
      .execute();
    const what = report.sent_at === null ? draft : report.revoked_at ? revoked : sent;
    found.push({ report, photos, words: `#${number} ${name}, ${what}` });
  }
  return found;
}

const draft = "the draft of a report";
const [sent, revoked] = ["a report that was sent", "a report that was revoked"];

/** Drafts that the backup has and that were deleted since, in words. */
export async function discardedReports(target: Database, former: Database): Promise<string[]> {
  const ids = new Set((await marksIn(former)).map(({ id }) => id));
  const rows = await target
    .selectFrom("reports")
    .innerJoin("leads", "leads.id", "reports.lead_id")
    .select(["reports.id", "leads.number", "leads.name"])
    .execute();
  return rows
    .filter(({ id }) => !ids.has(id))
    .map(({ number, name }) => `#${number} ${name}, ${draft}: deleted since, and back`);
}

/** Adds a report with what it shows of its photos. @returns in words that it was added, or why it does not fit. */
export function addReport(
  target: Database,
  { report, photos, words }: ReportSince,
  isSameRelease: boolean,
): Promise<{ broughtOver: string } | { left: string }> {
  const { id, lead_id: leadId } = report;
  return addOfLead(target, { leadId, words }, isSameRelease, async () => {
    await target.deleteFrom("report_photos").where("report_id", "=", id).execute();
    await target.deleteFrom("reports").where("id", "=", id).execute();
    await target.insertInto("reports").values(report).execute();
    for (const photo of photos) await target.insertInto("report_photos").values(photo).execute();
  });
}

const marksIn = (database: Database) =>
  database.selectFrom("reports").select(["id", "revision", "sent_at", "revoked_at"]).execute();

import { z } from "zod/mini";
import { conditionNames } from "#content/en/report.ts";
import { type ReportContent, reportContent } from "#domain/report/report-content.ts";
import { type Report, type ReportPhoto, reportPhoto } from "#domain/report/report-contract.ts";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { conditionWords } from "#domain/roof-photo/roof-words-contract.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import { marksOfRows, rowsOfLead } from "#server/draft/sent-drafts.ts";
import { reportKind } from "./report-kind.ts";

/** What a stored report says. @throws ZodError when a later release has written it in another form. */
export function contentOf({ content }: Pick<ReportsTable, "content">): ReportContent {
  return reportContent.parse(JSON.parse(content));
}

/** What conditions were called when a report was sent. */
function conditionsOf({ condition_words }: Pick<ReportsTable, "condition_words">): ConditionWords {
  return condition_words === null
    ? conditionNames
    : conditionWords.parse(JSON.parse(condition_words));
}

/** Reports about a lead's roof, the newest first. */
export async function readReports(database: Database, leadId: string): Promise<Report[]> {
  const rows = await rowsOfLead(database, reportKind, leadId);
  const marksOf = await marksOfRows(database, rows);
  const photos = await photosOf(database, leadId);
  return rows.map((row) => ({
    ...marksOf(row),
    ...{ appointmentId: row.appointment_id, content: contentOf(row) },
    conditions: row.sent_at === null ? null : conditionsOf(row),
    photos: photos.get(row.id) ?? [],
  }));
}

/** What a photo is when its report is sent. */
export type ShownPhoto = Omit<ReportPhoto, "id" | "isRemoved">;

/** Keeps which photos a report shows, as they are now. */
export async function storeReportPhotos(
  transaction: DatabaseTransaction,
  reportId: string,
  photos: readonly RoofPhoto[],
): Promise<void> {
  const rows = photos.map((photo, position) => ({
    ...{ report_id: reportId, roof_photo_id: photo.id, position },
    shown: JSON.stringify(shownOf(photo)),
  }));
  // A statement takes a limited number of values.
  for (let from = 0; from < rows.length; from += 100) {
    await transaction
      .insertInto("report_photos")
      .values(rows.slice(from, from + 100))
      .execute();
  }
}

function shownOf(photo: RoofPhoto): ShownPhoto {
  const { width, height, turn, part, partWord, side, condition, takenAt, callouts } = photo;
  const word = partWord ?? "";
  return { width, height, turn, part, partWord: word, side, condition, takenAt, callouts };
}

const shown = z.omit(reportPhoto, { id: true, isRemoved: true });

/** Photos of the reports that were sent, by report. */
async function photosOf(database: Database, leadId: string): Promise<Map<string, ReportPhoto[]>> {
  const rows = await database
    .selectFrom("report_photos")
    .innerJoin("reports", "reports.id", "report_id")
    .leftJoin("roof_photos", "roof_photos.id", "roof_photo_id")
    .select(["report_id", "roof_photo_id", "shown", "roof_photos.photo_id"])
    .where("reports.lead_id", "=", leadId)
    .orderBy("position")
    .execute();
  const byReport = Map.groupBy(rows, ({ report_id }) => report_id);
  return new Map(
    [...byReport].map(([id, ofReport]) => [
      id,
      ofReport.map((row) => ({
        ...shown.parse(JSON.parse(row.shown)),
        ...{ id: row.roof_photo_id, isRemoved: row.photo_id === null },
      })),
    ]),
  );
}

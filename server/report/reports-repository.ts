import type { Insertable, Updateable } from "kysely";
import { z } from "zod/mini";
import { conditionNames } from "#content/en/report.ts";
import { type ReportContent, reportContent } from "#domain/report/report-content.ts";
import { type Report, type ReportPhoto, reportPhoto } from "#domain/report/report-contract.ts";
import { reportState } from "#domain/report/report-state.ts";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { conditionWords } from "#domain/roof-photo/roof-words-contract.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";

/** What is known of a report of any lead. */
export async function findReport(
  database: Database,
  id: string,
): Promise<ReportsTable | undefined> {
  return database.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether another report corrects it that was sent, and not revoked itself. */
export async function isCorrected(database: Database, id: string): Promise<boolean> {
  const correction = await database
    .selectFrom("reports")
    .select("id")
    .where("corrects", "=", id)
    .where("sent_at", "is not", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return correction !== undefined;
}

export async function storeReport(
  transaction: DatabaseTransaction,
  report: Omit<Insertable<ReportsTable>, "content"> & { content: ReportContent },
): Promise<void> {
  const content = JSON.stringify(report.content);
  await transaction
    .insertInto("reports")
    .values({ ...report, content })
    .execute();
}

export async function updateReport(
  transaction: DatabaseTransaction,
  id: string,
  columns: Updateable<ReportsTable>,
): Promise<void> {
  await transaction.updateTable("reports").set(columns).where("id", "=", id).execute();
}

export async function deleteReport(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom("reports").where("id", "=", id).execute();
}

/** How many reports a lead has, drafts among them. */
export async function countReports(database: Database, leadId: string): Promise<number> {
  const { count } = await database
    .selectFrom("reports")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
  const rows = await database
    .selectFrom("reports")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const staff = rows.flatMap(({ written_by, sent_by }) => [written_by, sent_by ?? []].flat());
  const names = await staffNames(database, staff);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  const photos = await photosOf(database, leadId);
  return rows.map((row) => {
    const correction = rows.find(
      ({ corrects, sent_at, revoked_at }) => corrects === row.id && sent_at && !revoked_at,
    );
    const moments = {
      ...{ sentAt: row.sent_at, revokedAt: row.revoked_at },
      correctedBy: correction?.id ?? null,
    };
    return {
      ...{ id: row.id, leadId, appointmentId: row.appointment_id },
      ...{ state: reportState(moments), content: contentOf(row), revision: row.revision },
      ...{ startedAt: row.started_at, writtenBy: named(row.written_by) },
      ...{ writtenAt: row.written_at, sentBy: named(row.sent_by), corrects: row.corrects },
      ...moments,
      conditions: row.sent_at === null ? null : conditionsOf(row),
      ...{ openedAt: row.opened_at, lastOpenedAt: row.last_opened_at },
      photos: photos.get(row.id) ?? [],
    };
  });
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

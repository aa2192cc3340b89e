import { type EstimateBasis, estimateBasis } from "#domain/estimate/estimate-basis.ts";
import { type EstimateContent, estimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate, EstimateAnswer } from "#domain/estimate/estimate-contract.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  EstimateAnswersTable,
  EstimatesTable,
} from "#server/database/schema/estimate-tables.ts";
import { marksOfRows, rowsOfLead } from "#server/draft/sent-drafts.ts";
import { estimateKind } from "./estimate-kind.ts";

/** The draft of a lead, of which there is one. */
export async function findOpenDraft(
  database: Database,
  leadId: string,
): Promise<EstimatesTable | undefined> {
  return database
    .selectFrom("estimates")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("sent_at", "is", null)
    .orderBy("started_at")
    .executeTakeFirst();
}

/** What else a lead was sent that stands: neither corrected nor revoked. */
export async function standingBeside(
  database: Database,
  { id, lead_id }: Pick<EstimatesTable, "id" | "lead_id">,
): Promise<string[]> {
  const sent = await database
    .selectFrom("estimates")
    .select(["id", "corrects", "revoked_at"])
    .where("lead_id", "=", lead_id)
    .where("sent_at", "is not", null)
    .execute();
  const corrected = new Set(sent.map(({ corrects }) => corrects));
  return sent.flatMap((one) =>
    one.id === id || one.revoked_at !== null || corrected.has(one.id) ? [] : one.id,
  );
}

/** Stores what somebody has said. @returns whether there was nothing with its id. */
export async function storeAnswer(
  transaction: DatabaseTransaction,
  answer: EstimateAnswersTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: stored } = await transaction
    .insertInto("estimate_answers")
    .values(answer)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return stored === 1n;
}

/** What people have said of these estimates, the newest first. */
export async function answersOf(
  database: Database,
  estimateIds: readonly string[],
): Promise<EstimateAnswersTable[]> {
  if (estimateIds.length === 0) return [];
  return database
    .selectFrom("estimate_answers")
    .selectAll()
    .where("estimate_id", "in", estimateIds)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** What a stored estimate says. @throws ZodError when a later release has written it in another form. */
export function contentOf({ content }: Pick<EstimatesTable, "content">): EstimateContent {
  return estimateContent.parse(JSON.parse(content));
}

/** A lead's estimates, the newest first. `basisNow`: what a draft rests on. */
export async function readEstimates(
  database: Database,
  leadId: string,
  basisNow: (reportId: string | null) => EstimateBasis,
): Promise<Estimate[]> {
  return asEstimates(database, await rowsOfLead(database, estimateKind, leadId), basisNow);
}

/** Those of them that were sent. */
export async function readSentEstimates(database: Database, leadId: string): Promise<Estimate[]> {
  const rows = await rowsOfLead(database, estimateKind, leadId);
  const sent = rows.filter(({ basis }) => basis !== null);
  return asEstimates(database, sent, () => {
    throw new Error("an estimate was sent without what it rests on");
  });
}

async function asEstimates(
  database: Database,
  rows: readonly EstimatesTable[],
  basisNow: (reportId: string | null) => EstimateBasis,
): Promise<Estimate[]> {
  const marksOf = await marksOfRows(database, rows);
  const answers = Map.groupBy(
    await answersOf(
      database,
      rows.map(({ id }) => id),
    ),
    ({ estimate_id }) => estimate_id,
  );
  return rows.map((row) => {
    const content = contentOf(row);
    return {
      ...{ ...marksOf(row), content },
      basis: row.basis ? estimateBasis.parse(JSON.parse(row.basis)) : basisNow(content.reportId),
      answers: (answers.get(row.id) ?? []).map(asAnswer),
      signed:
        row.signed_option !== null && row.signed_at !== null
          ? { optionId: row.signed_option, at: row.signed_at }
          : null,
      // When the next one goes out follows from more than the estimates.
      reminders: {
        ...{ lastAt: row.reminded_at, nextAt: null },
        isOff: row.reminders_off_at !== null,
      },
    };
  });
}

function asAnswer(row: EstimateAnswersTable): EstimateAnswer {
  const { id, kind, option_id, line_id, day, reason, words, at } = row;
  return { id, kind, optionId: option_id, lineId: line_id, day, reason, words, at };
}

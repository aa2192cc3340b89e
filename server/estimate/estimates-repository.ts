import type { Insertable, Updateable } from "kysely";
import { type EstimateBasis, estimateBasis } from "#domain/estimate/estimate-basis.ts";
import { type EstimateContent, estimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate, EstimateAnswer } from "#domain/estimate/estimate-contract.ts";
import { estimateState } from "#domain/estimate/estimate-state.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  EstimateAnswersTable,
  EstimatesTable,
} from "#server/database/schema/estimate-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";

/** What is known of an estimate of any lead. */
export async function findEstimate(
  database: Database,
  id: string,
): Promise<EstimatesTable | undefined> {
  return database.selectFrom("estimates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The draft of a lead, of which there is one. */
export async function findDraft(
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

/** The estimate that was sent to correct it: the one that stands, or else one that was revoked. Undefined: none was sent. */
export async function correctionOf(
  database: Database,
  id: string,
): Promise<Pick<EstimatesTable, "id" | "revoked_at"> | undefined> {
  const corrections = await database
    .selectFrom("estimates")
    .select(["id", "revoked_at"])
    .where("corrects", "=", id)
    .where("sent_at", "is not", null)
    .execute();
  return corrections.find(({ revoked_at }) => revoked_at === null) ?? corrections[0];
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

export async function storeEstimate(
  transaction: DatabaseTransaction,
  estimate: Insertable<EstimatesTable>,
): Promise<void> {
  await transaction.insertInto("estimates").values(estimate).execute();
}

export async function updateEstimate(
  transaction: DatabaseTransaction,
  id: string,
  columns: Updateable<EstimatesTable>,
): Promise<void> {
  await transaction.updateTable("estimates").set(columns).where("id", "=", id).execute();
}

export async function deleteEstimate(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom("estimates").where("id", "=", id).execute();
}

/** How many estimates a lead has, the draft among them. */
export async function countEstimates(database: Database, leadId: string): Promise<number> {
  const { count } = await database
    .selectFrom("estimates")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
  return asEstimates(database, await rowsOf(database, leadId), basisNow);
}

/** Those of them that were sent. */
export async function readSentEstimates(database: Database, leadId: string): Promise<Estimate[]> {
  const rows = await rowsOf(database, leadId);
  const sent = rows.filter(({ basis }) => basis !== null);
  return asEstimates(database, sent, () => {
    throw new Error("an estimate was sent without what it rests on");
  });
}

function rowsOf(database: Database, leadId: string): Promise<EstimatesTable[]> {
  return database
    .selectFrom("estimates")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

async function asEstimates(
  database: Database,
  rows: readonly EstimatesTable[],
  basisNow: (reportId: string | null) => EstimateBasis,
): Promise<Estimate[]> {
  const staff = rows.flatMap(({ written_by, sent_by }) => [written_by, sent_by ?? []].flat());
  const names = await staffNames(database, staff);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  const answers = Map.groupBy(
    await answersOf(
      database,
      rows.map(({ id }) => id),
    ),
    ({ estimate_id }) => estimate_id,
  );
  return rows.map((row) => {
    const corrections = rows.filter(({ corrects, sent_at }) => corrects === row.id && sent_at);
    const correction = corrections.find(({ revoked_at }) => !revoked_at) ?? corrections[0];
    const marks = {
      ...{ sentAt: row.sent_at, revokedAt: row.revoked_at },
      correctedBy: correction?.id ?? null,
    };
    const content = contentOf(row);
    return {
      ...{
        id: row.id,
        leadId: row.lead_id,
        state: estimateState(marks),
        content,
        revision: row.revision,
      },
      basis: row.basis ? estimateBasis.parse(JSON.parse(row.basis)) : basisNow(content.reportId),
      ...{ startedAt: row.started_at, writtenBy: named(row.written_by) },
      ...{ writtenAt: row.written_at, sentBy: named(row.sent_by), corrects: row.corrects },
      ...marks,
      ...{ openedAt: row.opened_at, lastOpenedAt: row.last_opened_at },
      answers: (answers.get(row.id) ?? []).map(asAnswer),
      signed:
        row.signed_option !== null && row.signed_at !== null
          ? { optionId: row.signed_option, at: row.signed_at }
          : null,
    };
  });
}

function asAnswer(row: EstimateAnswersTable): EstimateAnswer {
  const { id, kind, option_id, line_id, day, reason, words, at } = row;
  return { id, kind, optionId: option_id, lineId: line_id, day, reason, words, at };
}

import type { Updateable } from "kysely";
import { type AmountEstimate, estimatedAmount, isAnySigned } from "#domain/estimate/lead-amount.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimateAnswersTable } from "#server/database/schema/estimate-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { answersOf, contentOf } from "./estimates-repository.ts";

/**
 * What a locked lead's estimates come to now, for `changeLead`; nothing where that is as before. What was won without a signature stays
 * won for its amount.
 * @param said What was just said of an option, which counts more than what the office has written before.
 */
export async function amountColumns(
  transaction: DatabaseTransaction,
  { id, state, estimated_cents: before }: StoredLead,
  said?: "chosen" | "signed",
): Promise<Pick<Updateable<LeadsTable>, "estimated_cents" | "own_cents">> {
  const estimates = await amountEstimates(transaction, id);
  const isSettled = isAnySigned(estimates);
  if (state === "won" && !isSettled) return {};
  const estimated = estimatedAmount(estimates);
  const isOverwritten = said === "signed" || (said === "chosen" && !isSettled);
  return {
    ...(estimated !== before && { estimated_cents: estimated }),
    ...(isOverwritten && { own_cents: null }),
  };
}

async function amountEstimates(
  transaction: DatabaseTransaction,
  leadId: string,
): Promise<AmountEstimate[]> {
  const sent = await transaction
    .selectFrom("estimates")
    .select(["id", "content", "corrects", "revoked_at", "signed_option"])
    .where("lead_id", "=", leadId)
    .where("sent_at", "is not", null)
    .execute();
  const ids = sent.map(({ id }) => id);
  const said = (await answersOf(transaction, ids)).filter(({ kind }) => kind !== "question");
  return sent.map((estimate) => ({
    id: estimate.id,
    corrects: estimate.corrects,
    isRevoked: estimate.revoked_at !== null,
    options: contentOf(estimate).options.map((option) => ({
      id: option.id,
      cents: optionFigures(option).total,
    })),
    signed: estimate.signed_option,
    // The newest first.
    answer: answerOf(said.find(({ estimate_id }) => estimate_id === estimate.id)),
  }));
}

function answerOf(said: EstimateAnswersTable | undefined): AmountEstimate["answer"] {
  if (!said || said.kind === "question") return null;
  return said.kind === "chosen"
    ? { kind: said.kind, option: said.option_id ?? "" }
    : { kind: said.kind };
}

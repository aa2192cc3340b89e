import { answerBy, promiseBy } from "#domain/lead/answer-clock.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ArrivalRules } from "./arrivals.ts";

/**
 * Counts the time in which a lead is to be answered that began with a booking to be confirmed: until then it was nobody's turn.
 * One that somebody has answered, or closed, stays as it is.
 * @param alertAt when people are first asked about it; null: not at all.
 */
export async function setClock(
  transaction: DatabaseTransaction,
  leadId: string,
  { from, alertAt }: { from: Date; alertAt: Date | null },
  { opening, promises }: ArrivalRules,
): Promise<void> {
  await transaction
    .updateTable("leads")
    .set({
      answer_by: answerBy(from, false, opening).toISOString(),
      promise_by: promiseBy(from, false, promises, opening).toISOString(),
      alert_at: alertAt?.toISOString() ?? null,
    })
    .where("id", "=", leadId)
    .where("answered_at", "is", null)
    .where("state", "=", "new")
    .execute();
}

import { answerBy, promiseBy } from "#domain/lead/answer-clock.ts";
import type { ReturnReason } from "#domain/lead/lead.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ArrivalRules } from "./arrivals.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * Brings a locked lead whose visitor has moved or canceled its appointment, or written to us, back to waiting, with a new goal, in the
 * transaction of the change, whose event also tells open screens. Its first answer is kept. Its assignee is told
 * by the caller, so that others are asked only if the goal passes; without one they are asked at once.
 */
export async function returnLead(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  {
    reason,
    appointmentId,
    isAssigneeHere,
  }: { reason: ReturnReason; appointmentId?: string; isAssigneeHere: boolean },
  now: Date,
  { opening, promises }: ArrivalRules,
): Promise<void> {
  const emergency = lead.emergency === 1;
  const at = now.toISOString();
  const isWithout = reason === "canceled" && lead.appointment_id === appointmentId;
  const goal = answerBy(now, emergency, opening).toISOString();
  await transaction
    .updateTable("leads")
    .set({
      ...(isWithout && lead.state === "scheduled" && { state: "contacted" as const }),
      ...(lead.answered_at && keptAnswer(lead)),
      // Whoever still waits for the first answer is owed that by the time promised then.
      ...(lead.answered_at && {
        promise_by: promiseBy(now, emergency, promises, opening).toISOString(),
      }),
      returned_at: at,
      lapsed_at: null,
      ...returnColumns(reason),
      answer_by: goal,
      alert_at: isAssigneeHere ? goal : at,
      alert_burst: null,
      alerts: 0,
      version: lead.version + 1,
      updated_at: at,
    })
    .where("id", "=", lead.id)
    .execute();
}

/** Earlier releases know no text and no mail as a reason. */
function returnColumns(reason: ReturnReason): Pick<StoredLead, "return_reason" | "return_way"> {
  switch (reason) {
    case "texted":
      return { return_reason: null, return_way: null };
    case "mailed":
      return { return_reason: null, return_way: "mail" };
    case "answered":
      return { return_reason: null, return_way: "page" };
    default:
      return { return_reason: reason, return_way: null };
  }
}

/** Why a lead that has returned waits again. */
export function returnReasonOf({
  return_reason,
  return_way,
}: Pick<StoredLead, "return_reason" | "return_way">): ReturnReason {
  return return_reason ?? (return_way ? reasonOfWay[return_way] : "texted");
}

const reasonOfWay = { mail: "mailed", page: "answered" } as const;

/** Columns of an answered lead that waits again: the first answer is kept, that after an earlier return is forgotten. */
export function keptAnswer(lead: StoredLead) {
  // The confirmation of a booking has no minutes: the first answer that has some takes its place.
  const isFirst = lead.first_answer_minutes === null;
  return {
    ...(isFirst && {
      first_answered_at: lead.answered_at,
      first_answer_minutes: lead.answer_minutes,
    }),
    answered_at: null,
    answered_by: null,
    answer_minutes: null,
  };
}

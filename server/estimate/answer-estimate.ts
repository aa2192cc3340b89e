import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { EstimateOption } from "#domain/estimate/estimate-content.ts";
import type { AnswerKind, NoReason } from "#domain/estimate/estimate-terms.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";
import { returnLead } from "#server/lead/returned-leads.ts";
import { factsOf, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { answersOf, contentOf, isCorrected, storeAnswer } from "./estimates-repository.ts";

/** What somebody says of an estimate, under an id that its page has made. */
export type Answering = {
  id: string;
  kind: AnswerKind;
  optionId: string | null;
  lineId: string | null;
  day: CalendarDay | null;
  reason: NoReason | null;
  words: string;
};

/**
 * Stores what the person of an estimate says, on a locked lead. A wish or a question brings the lead back to waiting, a day says when
 * to call, and a no loses it. The same again changes nothing.
 * @throws Refusal 404 when it is no estimate of theirs; 409 when it no longer stands, or its prices have ended; 429
 */
export async function answerEstimate(
  transaction: DatabaseTransaction,
  {
    estimate,
    lead,
    answering,
  }: { estimate: EstimatesTable; lead: StoredLead; answering: Answering },
  {
    now,
    opening,
    limits,
  }: { now: Date; opening: BusinessProfile; limits: Pick<Limits, "estimateAnswer"> },
): Promise<void> {
  const { id: estimateId, sent_at, revoked_at } = estimate;
  if (!sent_at || revoked_at) throw gone();
  const earlier = await answersOf(transaction, [estimateId]);
  if (earlier.some(({ id }) => id === answering.id)) return;
  if (await isCorrected(transaction, estimateId)) {
    throw new Refusal(409, "We have sent you a newer estimate. Look at that one.").because(
      "answers a corrected estimate",
    );
  }
  const content = contentOf(estimate);
  const option = content.options.find(({ id }) => id === answering.optionId);
  const today = dayInZone(now.getTime(), opening.timeZone);
  if (answering.kind === "chosen") {
    if (!option) throw gone();
    if (content.validUntil !== null && content.validUntil < today) {
      const words = "These prices have ended. Ask us for new ones.";
      throw new Refusal(409, words).because("chosen too late");
    }
  }
  await limits.estimateAnswer(transaction, estimateId);
  const { id, kind, day, reason, words } = answering;
  const isStored = await storeAnswer(transaction, {
    ...{ id, estimate_id: estimateId, kind, day, reason, words, at: now.toISOString() },
    ...{ option_id: option?.id ?? null, line_id: lineOf(option, answering)?.id ?? null },
  });
  if (!isStored) throw gone();
  const details = detailsOf(estimateId, answering, option);
  const event = { kind: "estimate" as const, details };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId: null, event });
  await followFrom(transaction, lead, { answering, option }, { now, opening });
}

function gone(): Refusal {
  return new Refusal(404, "This estimate is no longer here.").because("unknown estimate");
}

function lineOf(option: EstimateOption | undefined, { lineId }: Answering) {
  const all = option ? [...option.lines, ...option.allowances] : [];
  return all.find(({ id }) => id === lineId);
}

function detailsOf(
  estimate: string,
  answering: Answering,
  option: EstimateOption | undefined,
): DetailsOf<"estimate"> {
  const { kind, day, reason, words: text } = answering;
  if (kind === "chosen" && option) {
    const { total } = optionFigures(option);
    return { does: "chosen", estimate, option: option.name, amountCents: total, text };
  }
  if (kind === "later" && day) return { does: "later", estimate, day, text };
  if (kind === "no") return { does: "no", estimate, reason: reason ?? "other", text };
  const about = lineOf(option, answering)?.what ?? option?.name ?? "";
  return { does: "question", estimate, about, text };
}

/** What an answer means for its lead. What was won stays won, and what staff took for spam stays that. */
async function followFrom(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { answering, option }: { answering: Answering; option: EstimateOption | undefined },
  { now, opening }: { now: Date; opening: BusinessProfile },
): Promise<void> {
  const { kind, day, reason } = answering;
  const before = factsOf(lead);
  const isOpen = lead.state !== "won" && lead.state !== "spam";
  const quoted = { ...before, state: "quoted" as const, lostReason: null };
  const after = !isOpen
    ? before
    : kind === "chosen" && option
      ? { ...quoted, amountCents: optionFigures(option).total }
      : kind === "later"
        ? { ...quoted, followUpOn: day }
        : kind === "no"
          ? { ...before, state: "lost" as const, lostReason: reason ?? ("other" as const) }
          : before;
  await changeLead(transaction, lead, { facts: after }, { staffId: null, now, opening });
  if (kind !== "chosen" && kind !== "question") return;
  const changed = await lockLead(transaction, lead.id);
  const isClosed = closedStates.some((closed) => closed === changed?.state);
  // Who waits already is answered with the same call.
  if (!changed || isClosed || !changed.answered_at) return;
  const rules = { opening, promises: answerPromisesOf(opening) };
  await returnLead(transaction, changed, { reason: "answered", isAssigneeHere: false }, now, rules);
}

import { estimatePage } from "#content/en/my-roof/estimate.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { EstimateOption } from "#domain/estimate/estimate-content.ts";
import { type AnswerKind, estimateLimits, type NoReason } from "#domain/estimate/estimate-terms.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type {
  EstimateAnswersTable,
  EstimatesTable,
} from "#server/database/schema/estimate-tables.ts";
import { correctionOf } from "#server/draft/sent-drafts.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";
import { returnLead } from "#server/lead/returned-leads.ts";
import { factsOf, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { amountColumns } from "./amount-columns.ts";
import { estimateKind } from "./estimate-kind.ts";
import { answersOf, contentOf, standingBeside, storeAnswer } from "./estimates-repository.ts";

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
 * to call, and a no loses it, unless something else is open. The same again changes
 * nothing.
 * @throws Refusal 404 when it is no estimate of theirs; 409 when it does not take that, with why; 429
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
  const content = contentOf(estimate);
  const option = content.options.find(({ id }) => id === answering.optionId);
  const { id, kind, day, reason, words } = answering;
  const answer: EstimateAnswersTable = {
    ...{ id, estimate_id: estimateId, kind, day, reason, words, at: now.toISOString() },
    ...{ option_id: option?.id ?? null, line_id: lineOf(option, answering)?.id ?? null },
  };
  const earlier = await answersOf(transaction, [estimateId]);
  const repeated = earlier.find((one) => one.id === id);
  if (repeated) {
    if (saysSame(repeated, answer)) return;
    // Its page was brought back, and something else was said there.
    const sentence = "Something else was sent from this page before. Send it once more.";
    throw new Refusal(409, sentence).because("another answer under the same id");
  }
  const correction = await correctionOf(transaction, estimateKind, estimateId);
  if (correction) {
    const sentence = correction.revoked_at
      ? estimatePage.noLongerHolds
      : "We have sent you a newer estimate. Look at that one.";
    throw new Refusal(409, sentence).because("answers a corrected estimate");
  }
  if (estimate.signed_option !== null && kind !== "question") {
    const sentence = `You have signed for this roof. To change anything now, call us: ${opening.phone.display}.`;
    throw new Refusal(409, sentence).because("answers a signed estimate");
  }
  if (earlier.length >= estimateLimits.answers) {
    const sentence = `This estimate has all the answers that it can hold. Call us: ${opening.phone.display}.`;
    throw new Refusal(409, sentence).because("too many answers");
  }
  const today = dayInZone(now.getTime(), opening.timeZone);
  if (answering.kind === "chosen") {
    if (!option) throw gone();
    if (content.validUntil !== null && content.validUntil < today) {
      const words = "These prices have ended. Ask us for new ones.";
      throw new Refusal(409, words).because("chosen too late");
    }
  }
  await limits.estimateAnswer(transaction, estimateId);
  if (!(await storeAnswer(transaction, answer))) throw gone();
  const details = detailsOf(estimateId, answering, option);
  const event = { kind: "estimate" as const, details };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId: null, event });
  const isLost = kind === "no" && !(await isAnythingOpen(transaction, estimate));
  await followFrom(transaction, lead, { answering, isLost }, { now, opening });
}

function saysSame(one: EstimateAnswersTable, other: EstimateAnswersTable): boolean {
  const said = ["kind", "option_id", "line_id", "day", "reason", "words"] as const;
  return said.every((name) => one[name] === other[name]);
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

/** Whether there is anything else that the lead was sent and to which nobody has said no. */
async function isAnythingOpen(
  transaction: DatabaseTransaction,
  estimate: EstimatesTable,
): Promise<boolean> {
  const others = await standingBeside(transaction, estimate);
  const said = (await answersOf(transaction, others)).filter(({ kind }) => kind !== "question");
  // The newest first.
  return others.some(
    (other) => said.find(({ estimate_id }) => estimate_id === other)?.kind !== "no",
  );
}

/** What an answer means for its lead. What was won stays won, and what staff took for spam stays that. */
async function followFrom(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { answering, isLost }: { answering: Answering; isLost: boolean },
  { now, opening }: { now: Date; opening: BusinessProfile },
): Promise<void> {
  const { kind, day, reason } = answering;
  const before = factsOf(lead);
  const isOpen = lead.state !== "won" && lead.state !== "spam";
  const quoted = { ...before, state: "quoted" as const, lostReason: null };
  const after = !isOpen
    ? before
    : kind === "chosen"
      ? quoted
      : kind === "later"
        ? { ...quoted, followUpOn: day }
        : isLost
          ? { ...before, state: "lost" as const, lostReason: reason ?? ("other" as const) }
          : before;
  const said = kind === "chosen" ? kind : undefined;
  const columns = kind === "question" ? {} : await amountColumns(transaction, lead, said);
  await changeLead(transaction, lead, { facts: after, columns }, { staffId: null, now, opening });
  if (kind !== "chosen" && kind !== "question") return;
  const changed = await lockLead(transaction, lead.id);
  const isClosed = closedStates.some((closed) => closed === changed?.state);
  // Who waits already is answered with the same call.
  if (!changed || isClosed || !changed.answered_at) return;
  const rules = { opening, promises: answerPromisesOf(opening) };
  await returnLead(transaction, changed, { reason: "answered", isAssigneeHere: false }, now, rules);
}

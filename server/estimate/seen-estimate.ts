import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { quotedSpan } from "#domain/estimate/option-figures.ts";
import { repeatableAddress } from "#domain/spam/plausible-text.ts";
import type { Database } from "#server/database/connection.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { readSentEstimates } from "./estimates-repository.ts";

/** An estimate as its person sees it, once it was sent. */
export type SeenEstimate = Pick<
  Estimate,
  "id" | "leadId" | "content" | "basis" | "corrects" | "answers" | "signed" | "reminders"
> & {
  /** Of the roof; null: nobody has said it, or it may be something else. */
  address: string | null;
  /** Who has sent it; null: somebody of whom no row is left. */
  by: string | null;
  sentOn: CalendarDay;
  /** The one that holds instead; null: none does. */
  correctedBy: string | null;
  /** Of its options, in cents. */
  span: { from: number; to: number };
  /** Whether it is what we say now: it was neither corrected nor taken back. */
  stands: boolean;
  /** Whether its prices have ended. */
  isOver: boolean;
};

/** The estimates for these leads that their person finds: what was sent and not taken back, the newest first. */
export async function seenEstimates(
  database: Database,
  leads: readonly StoredLead[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<SeenEstimate[]> {
  const today = dayInZone(now.getTime(), timeZone);
  const seen: SeenEstimate[] = [];
  for (const lead of leads) {
    const estimates = await readSentEstimates(database, lead.id);
    const revoked = new Set(estimates.flatMap(({ id, revokedAt }) => (revokedAt ? id : [])));
    for (const estimate of estimates) {
      const { content, state, sentAt, sentBy } = estimate;
      const span = quotedSpan(content);
      if (!sentAt || !span || (state !== "sent" && state !== "corrected")) continue;
      const { id, leadId, basis, answers, signed, reminders } = estimate;
      const found = (other: string | null) => (other && !revoked.has(other) ? other : null);
      seen.push({
        ...{ id, leadId, content, basis, answers, signed, reminders, span },
        ...{ corrects: found(estimate.corrects), correctedBy: found(estimate.correctedBy) },
        address: repeatableAddress(lead.address),
        by: sentBy?.name ?? null,
        sentOn: dayInZone(Date.parse(sentAt), timeZone),
        stands: state === "sent",
        isOver: content.validUntil !== null && content.validUntil < today,
      });
    }
  }
  return seen.sort((one, other) => (one.sentOn < other.sentOn ? 1 : -1));
}

import { dayText } from "#content/en/desk/day-text.ts";
import { leadChange as words } from "#content/en/desk/lead.ts";
import { lostReasonNames, stateNames } from "#content/en/desk/terms.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { takesAmount } from "#domain/lead/lead-rules.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";

/** The fields of a lead that can be changed, without the version that the change is based on, and when it was chosen. */
export type ChosenChange = Omit<LeadChange, "version" | "at">;

export type ChangedField = "state" | "assignee" | "followUpOn" | "amount";

type Named = { id: string; name: string };

/** A chosen and a stored value in words: `State: Lost (Price)`. */
export type ToldField = { field: ChangedField; label: string; chosen: string; stored: string };

/**
 * One change of all that is chosen and not saved yet: what was kept, and over it what is chosen
 * now. It stays based on the version that the first choice saw, and was made when the last one was.
 */
export function mergedChange(kept: LeadChange | null, next: LeadChange): LeadChange {
  if (!kept) return next;
  const { lostReason, amountCents, ...others } = kept;
  // A reason belongs to its state, and so does an amount to those that have one.
  const reason = next.state === undefined && lostReason !== undefined && { lostReason };
  const isAmountKept = amountCents !== undefined && (!next.state || takesAmount(next.state));
  const amount = isAmountKept && { amountCents };
  return { ...others, ...reason, ...amount, ...next, version: kept.version };
}

/** What is still kept once `saved` has been stored as `version`; null when nothing is. */
export function unsavedChange(
  kept: LeadChange | null,
  saved: LeadChange,
  version: number,
): LeadChange | null {
  const left: ChosenChange = {};
  if (!kept) return null;
  const { state, lostReason, assigneeId, followUpOn, amountCents, at } = kept;
  if (state !== undefined && (state !== saved.state || lostReason !== saved.lostReason)) {
    left.state = state;
    if (lostReason !== undefined) left.lostReason = lostReason;
  }
  if (assigneeId !== undefined && assigneeId !== saved.assigneeId) left.assigneeId = assigneeId;
  if (followUpOn !== undefined && followUpOn !== saved.followUpOn) left.followUpOn = followUpOn;
  if (amountCents !== undefined && amountCents !== saved.amountCents)
    left.amountCents = amountCents;
  return Object.keys(left).length > 0 ? { ...left, version, ...(at && { at }) } : null;
}

/** What somebody chose next to what is stored, for each field of the change. */
export function toldChange(
  change: ChosenChange,
  stored: Pick<Lead, "state" | "lostReason" | "assignee" | "followUpOn" | "amountCents">,
  staff: readonly Named[],
): ToldField[] {
  const told: ToldField[] = [];
  const tell = (field: ChangedField, chosen: string, now: string) =>
    told.push({ field, label: words.fields[field], chosen, stored: now });
  if (change.state) {
    tell(
      "state",
      stateText(change.state, change.lostReason),
      stateText(stored.state, stored.lostReason),
    );
  }
  if (change.assigneeId !== undefined) {
    const name = staff.find(({ id }) => id === change.assigneeId)?.name;
    tell(
      "assignee",
      change.assigneeId ? (name ?? words.somebodyElse) : words.nobody,
      stored.assignee?.name ?? words.nobody,
    );
  }
  if (change.followUpOn !== undefined) {
    tell("followUpOn", dayText(change.followUpOn), dayText(stored.followUpOn));
  }
  if (change.amountCents !== undefined) {
    const inWords = (cents: number | null | undefined) => (cents ? amountText(cents) : words.none);
    tell("amount", inWords(change.amountCents), inWords(stored.amountCents));
  }
  return told;
}

function stateText(state: Lead["state"], reason: Lead["lostReason"] | undefined): string {
  return reason ? `${stateNames[state]} (${lostReasonNames[reason]})` : stateNames[state];
}

/** The latest change of the lead; undefined when the timeline has none. */
export function lastChange(timeline: readonly TimelineEntry[]): TimelineEntry | undefined {
  return timeline.findLast(({ kind }) => kind === "changed");
}

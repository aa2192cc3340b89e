import { amountOf, followUpOf } from "#desk/day/outcome-draft.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import type { UnsentOutcome } from "./unsent-entry.ts";

/** The change of its lead that an outcome is sent as; undefined when it has chosen nothing. */
export function outcomeChange(
  {
    version,
    words,
    appointmentId,
    at,
  }: Pick<UnsentOutcome, "version" | "words" | "appointmentId" | "at">,
  today: CalendarDay,
): LeadChange | undefined {
  if (!words.state) return undefined;
  const amountCents = amountOf(words);
  const followUpOn = followUpOf(words, today);
  return {
    ...{ version, state: words.state, at: new Date(at).toISOString() },
    lostReason: words.state === "lost" && words.lostReason ? words.lostReason : null,
    ...(amountCents !== undefined && { amountCents }),
    ...(followUpOn && { followUpOn }),
    ...(appointmentId && { visit: { appointmentId } }),
  };
}

import { deskPlace } from "#desk/facts/desk-place.ts";
import { useNow } from "#desk/use-now.ts";
import { followUpText } from "#domain/lead/follow-up-text.ts";
import { type ClockedLead, type ClockTone, leadClock } from "#domain/lead/lead-clock.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { returnText } from "#domain/lead/return-text.ts";

const looks: Record<ClockTone, string> = {
  late: "rounded-sm border border-late bg-late-ground px-1.5 font-bold text-late",
  soon: "rounded-sm bg-soon-ground px-1.5 font-semibold text-soon",
  later: "text-ink",
  answered: "text-soft",
  closed: "text-soft",
};

/**
 * The promise counts the hours in which we are closed as well. Before our own goal, which does not,
 * nobody could have kept it: then it is no alarm.
 */
const promiseLooks: Record<ClockTone, string> = {
  late: "text-late",
  soon: "text-soon",
  later: "text-soft",
  answered: "text-soft",
  closed: "text-soft",
};

/** An overdue emergency is the most prominent thing on the desk. */
const alarm = "rounded-sm border border-late bg-late px-1.5 font-bold text-panel";

/** The time left to answer, or how late it is. Red when late. Below it, why the lead waits again. */
export function LeadClock({
  lead,
  withPromise = true,
  isInList = true,
}: {
  lead: ClockedLead &
    Pick<LeadRow, "returned" | "appointment" | "followUpReason" | "lapsedAt" | "untold">;
  withPromise?: boolean;
  /** In a list that has no room for a column of its own it stands at the end of its line. */
  isInList?: boolean;
}) {
  const { timeZone } = deskPlace();
  const said = useNow((now) => JSON.stringify(leadClock(lead, now, timeZone)));
  const returned = useNow((now) => returnText(lead, now, timeZone));
  const called = followUpText(lead);
  const reason = `text-small text-late ${isInList ? "max-w-52 max-sm:max-w-32 max-xl:text-end tight:text-start" : ""}`;
  const { tone, text, promise }: ReturnType<typeof leadClock> = JSON.parse(said);
  return (
    <span
      className={`inline-grid justify-items-start gap-0.5 tabular-nums ${isInList ? "max-xl:justify-items-end tight:justify-items-start" : ""}`}
    >
      <span
        className={`whitespace-nowrap tight:whitespace-normal ${tone === "late" && lead.emergency ? alarm : looks[tone]}`}
      >
        {text}
      </span>
      {returned && <span className={reason}>{returned}</span>}
      {called && <span className={reason}>{called}</span>}
      {withPromise && promise && (
        <span
          className={`text-small font-semibold whitespace-nowrap tight:whitespace-normal ${promiseLooks[tone]}`}
        >
          {promise}
        </span>
      )}
    </span>
  );
}

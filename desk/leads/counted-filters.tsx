import { useInfiniteQuery } from "@tanstack/react-query";
import { countedFilters as labels } from "#content/en/desk/leads.ts";
import { sourceName } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import { calendarDay, formatDay, weekdays } from "#domain/calendar/calendar-day.ts";
import { Button } from "#ui/desk/button.tsx";
import { type LeadListAddress, leadListQueryOf } from "./lead-queries.ts";

/** Every filter that numbers set by their links, as not set. */
export const withoutCounted = {
  ...{ from: undefined, to: undefined, weekday: undefined, hour: undefined, spam: undefined },
  ...{ answer: undefined, step: undefined, lostReason: undefined, cameFrom: undefined },
};

/** What a number that led here has counted, in words, and a way back to the whole list. */
export function CountedFilters({
  address,
  onClear,
}: {
  address: LeadListAddress;
  onClear: () => void;
}) {
  const { data } = useInfiniteQuery(leadListQueryOf(address));
  const words = countedWords(address);
  if (words.length === 0) return null;
  const total = data?.pages[0]?.total;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 md:px-6">
      <p className="max-w-[88ch]">
        {total !== undefined && <strong className="tabular-nums">{labels.total(total)} </strong>}
        <span className="font-semibold">{labels.onlyCounted}</span> {words.join("; ")}.
      </p>
      <Button look="quiet" onClick={onClear}>
        {labels.showAll}
      </Button>
    </div>
  );
}

/** What the filters let through, in parts of a sentence. */
export function countedWords(address: LeadListAddress): string[] {
  const { from, to, weekday, hour, spam, answer, step, lostReason, cameFrom } = address;
  return [
    from || to ? arrivedText(from, to) : "",
    weekday !== undefined && hour !== undefined
      ? labels.hours(weekdays[weekday] ?? "", hourText(hour), hourText(hour + 1))
      : "",
    answer ? labels.answers[answer] : "",
    step ? labels.steps[step] : "",
    lostReason ? labels.lost(lostReasonNames[lostReason].toLowerCase()) : "",
    cameFrom === undefined ? "" : labels.cameFrom(sourceName(cameFrom)),
    spam ? labels.withoutSpam : "",
  ].filter(Boolean);
}

function arrivedText(from: string | undefined, to: string | undefined): string {
  const [first = "", last = ""] = [from, to].map(
    (day) => day && formatDay(calendarDay(day), "short"),
  );
  if (first && last) {
    return first === last ? labels.arrived.on(first) : labels.arrived.between(first, last);
  }
  return first ? labels.arrived.since(first) : labels.arrived.until(last);
}

/** `9 AM` */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? labels.am : labels.pm}`;
}

import { sourceName } from "#content/en/desk/numbers.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import { Button } from "#desk/ui/button.tsx";
import { calendarDay, formatDay, weekdays } from "#domain/calendar/calendar-day.ts";
import type { LeadListAddress } from "./lead-queries.ts";

const answerWords = {
  answered: "answered, calls left out",
  "within-goal": "first answered within goal, calls left out",
};
const stepWords = {
  booked: "an inspection was booked",
  held: "the last inspection was held",
  "no-show": "nobody was there at the last inspection",
  quoted: "quoted or won at some time",
};

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
  const words = countedWords(address);
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 md:px-6">
      <p className="max-w-[88ch]">
        <span className="font-semibold">Only leads that a number counts:</span> {words.join("; ")}.
      </p>
      <Button look="quiet" onClick={onClear}>
        Show all of this list
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
      ? `on ${weekdays[weekday]}s between ${hourText(hour)} and ${hourText(hour + 1)}`
      : "",
    answer ? answerWords[answer] : "",
    step ? stepWords[step] : "",
    lostReason ? `lost: ${lostReasonNames[lostReason].toLowerCase()}` : "",
    cameFrom === undefined ? "" : `came from: ${sourceName(cameFrom)}`,
    spam ? "without spam" : "",
  ].filter(Boolean);
}

function arrivedText(from: string | undefined, to: string | undefined): string {
  const [first, last] = [from, to].map((day) => day && formatDay(calendarDay(day), "short"));
  if (first && last) return first === last ? `arrived ${first}` : `arrived ${first} to ${last}`;
  return first ? `arrived since ${first}` : `arrived until ${last}`;
}

/** `9 AM` */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

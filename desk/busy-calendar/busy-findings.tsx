import { partOfDayText, busyFindings as words } from "#content/en/desk/busy-calendar.ts";
import type { BusyFindings as Findings } from "#domain/appointment/busy-calendar-contract.ts";

/** What a calendar closes. */
export function BusyFindings({ findings: { ahead, next, unread } }: { findings: Findings }) {
  return (
    <>
      <p>
        {ahead === 0 ? words.none : words.closes(ahead)}
        {next && ` ${words.next(partOfDayText(next))}`}
      </p>
      {unread > 0 && <p>{words.unread(unread)}</p>}
    </>
  );
}

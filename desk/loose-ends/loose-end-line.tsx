import { Link } from "react-router";
import { looseEndLine as words } from "#content/en/desk/loose-ends.ts";
import { calendarAddress } from "#desk/calendar/calendar-span.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { UnsentEntries } from "#desk/unsent/unsent-entries.tsx";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { LooseEndPress } from "#domain/lead/loose-ends.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import type { ShownPress } from "./loose-end-presses.ts";
import { looseEndWhy } from "./loose-end-why.ts";
import { lineOf } from "./use-loose-keys.ts";

/** A loose end on a line: who, why and since when, what ends it, and leaving it. */
export function LooseEndLine({
  end,
  presses,
  isCursor,
  isBusy,
  onPoint,
  onPress,
  onLeave,
}: {
  end: ListedEnd;
  presses: readonly ShownPress[];
  /** Whether this is the line that j and k are on. */
  isCursor: boolean;
  isBusy: boolean;
  onPoint: () => void;
  onPress: (press: LooseEndPress) => void;
  onLeave: () => void;
}) {
  const { lead, since } = end;
  const phone = phoneOf(lead);
  return (
    <li
      id={lineOf(end.key)}
      onFocus={onPoint}
      data-cursor={isCursor || undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 focus-within:bg-chosen data-cursor:bg-chosen md:px-6"
    >
      <div className="min-w-0 grow basis-72 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={`/desk/leads/${lead.id}`}
            className="inline-flex min-h-8 items-center font-semibold text-ink"
          >
            {lead.name}
          </Link>
          {phone.shown && (
            <a
              href={phoneLink(phone)}
              className="inline-flex min-h-8 items-center text-ink tabular-nums"
            >
              {phone.shown}
            </a>
          )}
        </p>
        <p>{looseEndWhy(end)}</p>
        <p className="text-small text-soft">
          {words.since} <Moment at={since} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {presses.map(({ press, name }) => (
          <Button key={press} look="quiet" busy={isBusy} onClick={() => onPress(press)}>
            {name}
            <span className="sr-only">{words.of(lead.name)}</span>
          </Button>
        ))}
        {/* Where none of our inspectors is free. */}
        {end.kind === "unassigned" && !end.inspector && end.appointment && (
          <ButtonLink
            look="quiet"
            to={`/desk/calendar${calendarAddress("day", calendarDay(end.appointment.date))}`}
          >
            {words.day}
            <span className="sr-only">{words.of(lead.name)}</span>
          </ButtonLink>
        )}
        <Button look="plain" busy={isBusy} onClick={onLeave}>
          {words.leave}
          <span className="sr-only">{words.of(lead.name)}</span>
        </Button>
      </div>
      {end.kind === "quote" && (
        <UnsentEntries leadId={lead.id} onTakenBack={() => onPress("quoted")} />
      )}
    </li>
  );
}

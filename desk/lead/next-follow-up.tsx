import { useRef } from "react";
import { dayText } from "#content/en/desk/day-text.ts";
import { nextFollowUp as words } from "#content/en/desk/lead.ts";
import { followUpButton } from "#content/en/desk/several-rooms.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { LeadChanging } from "./use-lead-change.ts";

/**
 * Puts the next follow-up of a quote on the day that is proposed, in one press: beside the day that can be chosen freely, or,
 * once a call was in vain, below where that was said.
 */
export function NextFollowUp({
  lead: { proposedFollowUp, timeline },
  changing: { chosen, change },
  place,
}: {
  lead: Lead;
  changing: LeadChanging;
  place: "call" | "day";
}) {
  const box = useRef<HTMLFieldSetElement>(null);
  const isProposed =
    proposedFollowUp !== undefined &&
    chosen?.followUpOn === undefined &&
    place === (isCallInVain(timeline) ? "call" : "day");
  const button = isProposed && (
    <Button
      look="quiet"
      onClick={() => {
        // The button goes.
        box.current?.focus({ preventScroll: true });
        change({ followUpOn: calendarDay(proposedFollowUp) });
      }}
    >
      {followUpButton(dayText(proposedFollowUp))}
    </Button>
  );
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={words.label} className="min-w-0 empty:sr-only">
      {place === "day" || !button ? (
        button
      ) : (
        <Notice tone="soon">
          <p>{words.inVain}</p>
          {button}
        </Notice>
      )}
    </fieldset>
  );
}

/** Whether the last that staff have done is a call that nobody took. */
function isCallInVain(timeline: readonly TimelineEntry[]): boolean {
  const last = timeline.findLast(({ staff, kind }) => staff !== null && kind !== "mail");
  if (last?.kind !== "call") return false;
  return last.details.outcome === "no-answer" || last.details.outcome === "voicemail";
}

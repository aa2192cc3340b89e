import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CheckCheck, Navigation, UserX } from "lucide-react";
import { useRef, useState } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { businessProfile } from "#content/business-profile.ts";
import { onSite } from "#content/en/desk/day.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { useNow } from "#desk/use-now.ts";
import { arrivalWindow, windowFrom, windowText } from "#domain/appointment/arrival-window.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel, slotStart } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";

type Appointment = NonNullable<LeadRow["appointment"]>;

/** Milliseconds for which the server holds word that somebody is on the way, so that it can be taken back. */
const heldFor = 10_000;
const minute = 60_000;

/** How an appointment ends on site. */
const ends = [
  { end: "done", words: onSite.done, Icon: CheckCheck },
  { end: "no-show", words: onSite.nobodyThere, Icon: UserX },
] as const;

/**
 * What an inspector says with one tap: that they are on the way, which the person is told, that they were there, and that
 * nobody was. All need a network: hours later, they would tell somebody what is no longer true.
 */
export function OnSite({ lead, appointment }: { lead: LeadRow; appointment: Appointment }) {
  const { timeSlot, progress } = appointment;
  const said = useRef<HTMLParagraphElement>(null);
  const { leave, say } = useSaying(appointment, () => said.current?.focus({ preventScroll: true }));
  /** What was known before the last tap, which undoing it brings back. */
  const [before, setBefore] = useState<AppointmentProgress>("booked");
  const slot = slotOfLabel(timeSlot);
  const date = calendarDay(appointment.date);
  const start = startOf({ date, timeSlot: slot }, businessProfile.timeZone);
  const hasBegun = useNow((now) => now >= start);
  const isToday = useNow((now) => today(now) === date);
  const from = useNow(
    (now) =>
      arrivalWindow(slotStart(slot) - Math.ceil((start - now) / minute), slotStart(slot)).from,
  );
  const canUndo = useNow((now) => leave.isSuccess && now - leave.submittedAt < heldFor);
  const isAhead = progress === "booked" || progress === "confirmed";
  const error = leave.error ?? say.error;
  if (!isToday) return null;
  return (
    <>
      {isAhead && (
        <Button
          look="quiet"
          busy={leave.isPending}
          onClick={() => {
            setBefore(progress);
            leave.mutate(from);
          }}
        >
          <Navigation aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {onSite.onMyWay(windowText(windowFrom(from)))}
          <span className="sr-only">{onSite.to(lead.name)}</span>
        </Button>
      )}
      {hasBegun &&
        (isAhead || progress === "on-the-way") &&
        ends.map(({ end, words, Icon }) => (
          <Button
            key={end}
            look="quiet"
            busy={say.isPending}
            onClick={() => {
              setBefore(progress);
              say.mutate(end);
            }}
          >
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words}
            <span className="sr-only">, {lead.name}</span>
          </Button>
        ))}
      {/* Always there, so that screen readers hear what it comes to say; the tap's button is gone by then. */}
      <p
        ref={said}
        tabIndex={-1}
        role="status"
        className="w-full text-small font-semibold empty:sr-only"
      >
        {progress === "on-the-way" &&
          onSite.onTheWay(toldText(lead.name, leave.data?.told, canUndo))}
        {progress === "no-show" && onSite.officeCalls}
        {progress === "done" && say.isSuccess && onSite.noted}
      </p>
      {progress === "on-the-way" && canUndo && (
        <Button look="quiet" busy={say.isPending} onClick={() => say.mutate(before)}>
          {onSite.undo}
          <span className="sr-only">{onSite.undoOnTheWay(lead.name)}</span>
        </Button>
      )}
      {(progress === "no-show" || (progress === "done" && say.isSuccess)) && (
        <Button look="quiet" busy={say.isPending} onClick={() => say.mutate(before)}>
          {onSite.undo}
          <span className="sr-only">
            {progress === "done" ? onSite.undoThere(lead.name) : onSite.undoNobody(lead.name)}
          </span>
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full">
          {failureText(error)}
        </p>
      )}
    </>
  );
}

function toldText(
  name: string,
  told: "text" | "email" | null | undefined,
  isHeld: boolean,
): string {
  if (told === undefined) return "";
  if (told === null) return onSite.couldNotTell(name);
  const by = told === "text" ? onSite.text : onSite.email;
  return isHeld ? onSite.goesOut(by, name) : onSite.wasTold(name);
}

/** The calls, each with a key, so that a repeat after a lost answer does nothing twice. */
function useSaying({ id }: Appointment, onDone: () => void) {
  const queries = useQueryClient();
  const paramsOf = () => ({ path: { id }, header: { "idempotency-key": newSubmissionKey() } });
  const callbacks = {
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ["day"] }),
  };
  const leave = useMutation({
    mutationFn: async (from: number) =>
      bodyOf(
        await deskClient.POST("/desk/appointments/{id}/on-the-way", {
          params: paramsOf(),
          body: { from },
        }),
      ),
    ...callbacks,
  });
  const say = useMutation({
    mutationFn: async (progress: AppointmentProgress) =>
      bodyOf(
        await deskClient.POST("/desk/appointments/{id}/progress", {
          params: paramsOf(),
          body: { progress },
        }),
      ),
    ...callbacks,
  });
  return { leave, say };
}

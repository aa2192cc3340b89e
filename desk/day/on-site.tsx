import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { Navigation } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { onSite } from "#content/en/desk/day.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskChanges } from "#desk/changes/desk-changes.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { useNow } from "#desk/use-now.ts";
import { arrivalWindow, windowFrom, windowText } from "#domain/appointment/arrival-window.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { isEnded } from "#domain/appointment/visit-stage.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel, slotStart } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { Button } from "#ui/desk/button.tsx";
import { useSaidEnd, useVisitStage } from "./use-visit.ts";
import { VisitEnds } from "./visit-ends.tsx";

type Appointment = NonNullable<LeadRow["appointment"]>;

/** Milliseconds for which the server holds word that somebody is on the way, so that it can be taken back. */
const heldFor = 10_000;
const minute = 60_000;

/**
 * What an inspector says with one tap: that they are on the way, which the person is told, that they were there, and that
 * nobody was. The last two wait for a network, also until another day. That they are on the way does not: hours later, it
 * would tell somebody what is no longer true.
 */
export function OnSite({ lead, appointment }: { lead: LeadRow; appointment: Appointment }) {
  const { progress } = appointment;
  const date = calendarDay(appointment.date);
  const said = useRef<HTMLParagraphElement>(null);
  const focusSaid = () => said.current?.focus({ preventScroll: true });
  const { leave, say } = useSaying(appointment, focusSaid);
  const ended = useSaidEnd(lead.id, appointment.id);
  /** What was known before the inspector left, which undoing it brings back. */
  const [before, setBefore] = useState<AppointmentProgress>("booked");
  const [isWithoutNetwork, setWithoutNetwork] = useState(false);
  const stage = useVisitStage(appointment);
  const isToday = useNow((now) => today(now) === date);
  const canUndo = useNow((now) => leave.isSuccess && now - leave.submittedAt < heldFor);
  const isOpen = !isEnded(progress) && ended.status !== "pending";
  const isJustEnded = isEnded(progress) && ended.status === "sent";
  const hasNoAnswer = leave.error !== null && !(leave.error instanceof ApiFailure);
  const isNoNetwork = isWithoutNetwork || hasNoAnswer;
  // What can be pressed again is no reason to call anymore.
  useOnceConnected(isNoNetwork, () => {
    setWithoutNetwork(false);
    if (hasNoAnswer) leave.reset();
  });
  const error = isNoNetwork ? say.error : (leave.error ?? say.error);
  return (
    <>
      {isToday && isOpen && progress !== "on-the-way" && (
        <OnMyWay
          lead={lead}
          appointment={appointment}
          busy={leave.isPending}
          onLeave={(from) => {
            setBefore(progress);
            setWithoutNetwork(!onlineManager.isOnline());
            if (onlineManager.isOnline()) leave.mutate(from);
          }}
        />
      )}
      {isOpen && stage !== "ahead" && (
        <VisitEnds lead={lead} appointment={appointment} onSaid={focusSaid} />
      )}
      {/* Always there, so that screen readers hear what it comes to say; the tap's button is gone by then. */}
      <p
        ref={said}
        tabIndex={-1}
        role="status"
        className="w-full text-small font-semibold empty:sr-only"
      >
        {isToday &&
          isOpen &&
          progress === "on-the-way" &&
          onSite.onTheWay(toldText(lead.name, leave.data?.told, canUndo))}
        {progress === "no-show" && (isToday || isJustEnded) && onSite.officeCalls}
        {progress === "done" && isJustEnded && onSite.noted}
      </p>
      {progress === "on-the-way" && canUndo && (
        <Button look="quiet" busy={say.isPending} onClick={() => say.mutate(before)}>
          {onSite.undo}
          <span className="sr-only">{onSite.undoOnTheWay(lead.name)}</span>
        </Button>
      )}
      {isEnded(progress) && (isJustEnded || (isToday && progress === "no-show")) && (
        <Button look="quiet" busy={say.isPending} onClick={() => say.mutate(ended.before)}>
          {onSite.undo}
          <span className="sr-only">
            {progress === "done" ? onSite.undoThere(lead.name) : onSite.undoNobody(lead.name)}
          </span>
        </Button>
      )}
      {isNoNetwork && isOpen && isToday && (
        <p role="alert" className="w-full">
          {lead.phone ? onSite.noNetwork.call : onSite.noNetwork.noNumber}{" "}
          {lead.phone && (
            <a href={phoneLink(phoneOf(lead))} className="font-semibold text-link underline">
              {phoneOf(lead).shown}
            </a>
          )}
        </p>
      )}
      {error && (
        <p role="alert" className="w-full">
          {failureText(error)}
        </p>
      )}
    </>
  );
}

function OnMyWay({
  lead,
  appointment: { date, timeSlot },
  busy,
  onLeave,
}: {
  lead: LeadRow;
  appointment: Appointment;
  busy: boolean;
  onLeave: (from: number) => void;
}) {
  const slot = slotOfLabel(timeSlot);
  const start = startOf({ date: calendarDay(date), timeSlot: slot }, deskPlace().timeZone);
  const from = useNow(
    (now) =>
      arrivalWindow(slotStart(slot) - Math.ceil((start - now) / minute), slotStart(slot)).from,
  );
  return (
    <Button look="quiet" busy={busy} onClick={() => onLeave(from)}>
      <Navigation aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {onSite.onMyWay(windowText(windowFrom(from)))}
      <span className="sr-only">{onSite.to(lead.name)}</span>
    </Button>
  );
}

/** Calls `onBack` when there is a network again, as far as the browser or the stream of changes knows, while `isWaiting`. */
function useOnceConnected(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const forgetNetwork = onlineManager.subscribe((isOnline) => isOnline && back());
    const forgetStream = deskChanges.watch(() => {
      if (deskChanges.connection() === "open") back();
    });
    return () => {
      forgetNetwork();
      forgetStream();
    };
  }, [isWaiting]);
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

/** The calls, each with a key, so that a repeat after a lost answer does nothing twice. Neither waits for a network. */
function useSaying({ id }: Appointment, onDone: () => void) {
  const queries = useQueryClient();
  const paramsOf = () => ({ path: { id }, header: { "idempotency-key": newSubmissionKey() } });
  const callbacks = {
    networkMode: "always" as const,
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

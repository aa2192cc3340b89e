import { useEffect, useEffectEvent, useId, useRef } from "react";
import { movedBar } from "#content/en/desk/calendar.ts";
import { failureText } from "#desk/failure-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import type { Place } from "./place.ts";
import { TellButtons } from "./tell-buttons.tsx";
import { useTell } from "./use-appointment-calls.ts";

/** What has just been done with an appointment. `before`: where it was; undefined: it cannot be undone. */
export type Done = { appointment: CalendarAppointment; words: string; before: Place | undefined };

/** Milliseconds for which the server holds a mail, so that a move can be undone before anybody is told. */
const heldFor = 10_000;

/** After a move or a cancellation: who is told, and how; and a way back. Takes the focus. */
export function MovedBar({
  done: { appointment, words, before },
  isUndoing,
  onUndo,
  onClose,
}: {
  done: Done;
  isUndoing: boolean;
  onUndo: (before: Place) => void;
  /** `hadFocus`: somebody has to go on elsewhere. */
  onClose: (hadFocus: boolean) => void;
}) {
  const bar = useRef<HTMLElement>(null);
  const wordsId = useId();
  const tell = useTell();
  const isTold = tell.isSuccess;
  // Another inspector at the same time is nothing that the person has to know.
  const isToTell = appointment.toldTime !== null && !isTold;
  const isMailed = isTold && tell.variables.by === "email";
  const close = useEffectEvent(() =>
    onClose(bar.current?.contains(document.activeElement) === true),
  );
  useEffect(() => {
    // Only after the dialog that this came from has closed: until then, nothing else can have the focus.
    queueMicrotask(() => bar.current?.focus({ preventScroll: true }));
  }, []);
  useEffect(() => {
    // What was pressed is gone.
    if (isTold) bar.current?.focus({ preventScroll: true });
    if (!isTold || isUndoing) return;
    const timer = setTimeout(() => close(), heldFor);
    return () => clearTimeout(timer);
  }, [isTold, isUndoing]);
  return (
    <section
      ref={bar}
      aria-label={movedBar.label}
      // Said with the focus. A live region that comes with its words would be silent, or say them twice.
      aria-describedby={wordsId}
      tabIndex={-1}
      className="sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-action bg-panel px-4 py-3 shadow-float max-md:bottom-14 md:px-6"
    >
      <p id={wordsId} className="min-w-0 grow wrap-anywhere">
        <strong>{words}</strong> {isToTell && movedBar.tell(appointment.name)}
        {isMailed && movedBar.mailGoesOut(appointment.name)}
        {isTold && !isMailed && movedBar.countsAsTold(appointment.name)}
      </p>
      {tell.error !== null && <p role="alert">{failureText(tell.error)}</p>}
      <div className="flex flex-wrap gap-2">
        {isToTell && (
          <TellButtons
            appointment={appointment}
            busy={tell.isPending}
            onTell={(by) => tell.start(appointment, { by })}
          />
        )}
        {before && (
          <Button look="quiet" busy={isUndoing} onClick={() => onUndo(before)}>
            {movedBar.undo}
          </Button>
        )}
        <Button look="plain" onClick={() => onClose(true)}>
          {isToTell ? movedBar.notNow : movedBar.close}
        </Button>
      </div>
    </section>
  );
}

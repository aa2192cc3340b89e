import { useEffect, useRef } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { outcomes } from "#content/en/appointments.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { takeTo } from "#ui/take-to.ts";
import { type SeenAppointment, statusOf } from "./appointment-state.ts";
import type { Done } from "./submit-change.server.ts";

/**
 * The result of a change, or why no change is possible anymore. Takes the focus after a change, also after one that
 * somebody else made and this page has learned of.
 */
export function Outcome({
  done,
  appointment,
}: {
  done: Done | null;
  appointment: SeenAppointment;
}) {
  const box = useRef<HTMLDivElement>(null);
  const status = statusOf(appointment, useFacts().timeZone);
  const outcome = done && outcomes[done];
  const first = useRef(status);
  useEffect(() => {
    if (box.current && (done || status !== first.current)) takeTo(box.current);
  }, [done, status]);

  return (
    <div ref={box} tabIndex={-1} className="empty:hidden">
      {outcome && (
        <Notice tone="success" title={outcome.title}>
          {"text" in outcome ? (
            outcome.text
          ) : (
            <>
              {outcome.before}
              <Pieces text={whenOf(appointment)} />
              {outcome.after}
            </>
          )}
          {"mail" in outcome && appointment.isMailed && ` ${outcome.mail}`}
        </Notice>
      )}
      {!done && appointment.status === "cancelled" && (
        <Notice tone="info" title={outcomes.wasCancelled.title}>
          {outcomes.wasCancelled.text}
        </Notice>
      )}
      {!done && appointment.status === "booked" && appointment.isPast && (
        <Notice tone="info" title={outcomes[appointment.isNow ? "isNow" : "isPast"].title}>
          {outcomes.isPast.text}
        </Notice>
      )}
    </div>
  );
}

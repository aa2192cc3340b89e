import { useEffect, useRef } from "react";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SeenAppointment } from "./appointment-state.ts";

/** What was just done, or what cannot be done any more. Takes the focus after a change. */
export function Outcome({
  done,
  appointment,
}: {
  done: "moved" | "cancelled" | null;
  appointment: SeenAppointment;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) box.current?.focus();
  }, [done]);

  return (
    <div ref={box} tabIndex={-1} className="empty:hidden">
      {done === "moved" && (
        <Notice tone="success" title="Your appointment has moved">
          We'll be there on <Pieces text={whenOf(appointment)} />. A new calendar invitation is on
          its way to you.
        </Notice>
      )}
      {done === "cancelled" && (
        <Notice tone="success" title="Your appointment is canceled">
          It's off our schedule, and a confirmation is on its way to you.
        </Notice>
      )}
      {!done && appointment.status === "cancelled" && (
        <Notice tone="info" title="This appointment is canceled">
          You can book a new inspection whenever you like.
        </Notice>
      )}
      {!done && appointment.status === "booked" && appointment.isPast && (
        <Notice tone="info" title="This appointment has taken place">
          It can't be moved or canceled anymore.
        </Notice>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { businessProfile } from "#content/business-profile.ts";
import type { Appointment } from "#domain/booking/appointment.ts";
import { formatDay, zoneName } from "#domain/booking/calendar-day.ts";
import type { BookingPost } from "../booking-post.ts";
import { Facts } from "../facts.tsx";
import type { BookingCalendar } from "../load-booking-calendar.ts";
import { CancelConfirmation } from "./cancel-confirmation.tsx";
import { MoveForm } from "./move-form.tsx";
import type { ChangeResult } from "./submit-change.ts";

export type ChangePost = BookingPost & { result: ChangeResult | null };

type SeenAppointment = Appointment & { address: string; notes: string; isPast: boolean };

/** The visit, and what can be done with it. `?change=move` and `?change=cancel` open the steps. */
export function AppointmentDetails(props: {
  appointment: SeenAppointment;
  calendar: BookingCalendar;
  posted: ChangePost | undefined;
}) {
  const { posted } = props;
  const [search, setSearch] = useSearchParams();
  const [appointment, setAppointment] = useState(props.appointment);
  const [done, setDone] = useState(posted?.result?.done ?? null);
  const { id } = appointment;
  const step = done ? null : search.get("change");
  const canChange = appointment.status === "booked" && !appointment.isPast;

  function finish(changed: Appointment, what: "moved" | "cancelled") {
    setAppointment({ ...appointment, ...changed });
    setDone(what);
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  return (
    <article className="page-grid py-section">
      <div className="col-span-full lg:col-span-9">
        <h1 className="drip-edge text-title">Your free inspection</h1>
        <Outcome done={done} appointment={appointment} />
        <Facts
          facts={[
            ["Date", formatDay(appointment.date)],
            ["Time", `${appointment.timeSlot}, ${zoneName(businessProfile.timeZone)}`],
            ["Address", appointment.address],
            ["Takes about", businessProfile.inspection.duration],
            ["Status", appointment.status === "booked" ? "Booked" : "Cancelled"],
            ["Price", "Free"],
          ]}
        />
        {canChange && step === "move" && (
          <MoveForm
            appointment={appointment}
            calendar={props.calendar}
            posted={posted}
            onMoved={(moved) => finish(moved, "moved")}
          />
        )}
        {canChange && step === "cancel" && (
          <CancelConfirmation
            appointment={appointment}
            message={posted?.result?.message ?? ""}
            onCancelled={(cancelled) => finish(cancelled, "cancelled")}
          />
        )}
        {canChange && step !== "move" && step !== "cancel" && (
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink to={`/appointments/${id}?change=move`} onClick={() => setDone(null)}>
              Choose another time
            </ButtonLink>
            <ButtonLink
              to={`/appointments/${id}?change=cancel`}
              variant="quiet"
              onClick={() => setDone(null)}
            >
              Cancel this visit
            </ButtonLink>
          </div>
        )}
        {!canChange && (
          <div className="mt-10">
            <ButtonLink to="/schedule-inspection">Schedule another inspection</ButtonLink>
          </div>
        )}
        <p className="mt-10 text-slate-700">
          Questions? Call{" "}
          <a className="link" href={`tel:${businessProfile.phone.e164}`}>
            {businessProfile.phone.display}
          </a>
          .
        </p>
      </div>
    </article>
  );
}

/** What was just done, or what cannot be done any more. Takes the focus after a change. */
function Outcome({
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

  const when = `${formatDay(appointment.date)}, ${appointment.timeSlot}`;
  return (
    <div ref={box} tabIndex={-1} className="mt-8 empty:hidden">
      {done === "moved" && (
        <Notice tone="success" title="Your visit has moved">
          We come on {when}. A new calendar invitation is on its way to you.
        </Notice>
      )}
      {done === "cancelled" && (
        <Notice tone="success" title="Your visit is cancelled">
          The time is free again, and a confirmation is on its way to you.
        </Notice>
      )}
      {!done && appointment.status === "cancelled" && (
        <Notice tone="info" title="This visit is cancelled">
          To have your roof looked at, book a new inspection.
        </Notice>
      )}
      {!done && appointment.status === "booked" && appointment.isPast && (
        <Notice tone="info" title="This visit has taken place">
          It can no longer be moved or cancelled.
        </Notice>
      )}
    </div>
  );
}

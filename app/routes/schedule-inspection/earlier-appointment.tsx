import { useEffect, useState } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { appointmentsBookedHere } from "#app/sections/appointment/booked-here.ts";
import { untilText } from "#app/sections/appointment/until-text.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { earlier as words } from "#content/en/schedule-inspection.ts";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";

/**
 * Tells somebody who has booked in this browser of that appointment. In another browser only the mail does, since a page
 * would tell it to whoever types the address. Stands below the first view, because it comes late.
 */
export function EarlierAppointment({
  today,
  onBookAnother,
}: {
  today: CalendarDay;
  onBookAnother(): void;
}) {
  const { timeZone } = useFacts();
  const [appointment, setAppointment] = useState<Appointment>();
  useEffect(() => {
    if (appointmentsBookedHere().length === 0) return;
    let isGone = false;
    import("./find-earlier.ts")
      .then(({ findEarlier }) => findEarlier(today, timeZone))
      .then(
        (found) => isGone || setAppointment(found),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [today, timeZone]);

  if (!appointment) return null;
  const { id, date, timeSlot, pendingUntil } = appointment;
  const when = [formatDay(date, "yearless"), slotLabel(timeSlot)] as const;
  const title = pendingUntil
    ? words.pending(...when, untilText(pendingUntil, timeZone))
    : words.title(...when);
  return (
    <div className="mb-8 max-w-2xl">
      <Notice tone="info" title={title}>
        <div className="mt-4 flex flex-wrap gap-3">
          {/* What is still to be confirmed cannot be moved: its page says what to press. */}
          <ButtonLink
            to={pendingUntil ? appointmentPath(id) : `${appointmentPath(id)}?change=move`}
            look="quiet"
            className="px-5!"
          >
            {pendingUntil ? words.confirm : words.move}
          </ButtonLink>
          <Button
            type="button"
            look="quiet"
            className="px-5!"
            onClick={() => {
              setAppointment(undefined);
              onBookAnother();
            }}
          >
            {words.another}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

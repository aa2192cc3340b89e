import { Link } from "react-router";
import { outsideHours as words } from "#content/en/desk/business.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { Notice } from "#ui/desk/notice.tsx";

/** The booked appointments that are not within the opening hours, with their leads. */
export function OutsideHours({ appointments }: { appointments: readonly CalendarAppointment[] }) {
  const count = appointments.length;
  if (count === 0) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold">{words.outside(count)}</p>
      <p>{words.notMoved}</p>
      <ul>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Link
              to={`/desk/leads/${appointment.leadId}`}
              className="font-semibold text-link underline underline-offset-2"
            >
              {appointment.name}
            </Link>
            , {whenText(appointment)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { Link } from "react-router";
import { whenText } from "#desk/calendar/appointment-words.ts";
import { Notice } from "#desk/ui/notice.tsx";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";

/** The booked appointments that are not within the opening hours, with their leads. */
export function OutsideHours({ appointments }: { appointments: readonly CalendarAppointment[] }) {
  const count = appointments.length;
  if (count === 0) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold">
        {count === 1
          ? "1 appointment is outside the opening hours"
          : `${count} appointments are outside the opening hours`}
      </p>
      <p>Nothing has been moved. Move or cancel what nobody will be there for.</p>
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

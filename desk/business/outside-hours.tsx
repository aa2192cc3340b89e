import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { outsideHours as words } from "#content/en/desk/business.ts";
import { bodyOf } from "#desk/body-of.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { Notice } from "#ui/desk/notice.tsx";

/** What decides at which times a day is offered. */
const deciding = ["hours", "inspectionMinutes", "slots"];

/** The booked appointments at times that are not offered, with their leads. */
export function OutsideHours({ appointments }: { appointments: readonly CalendarAppointment[] }) {
  const count = appointments.length;
  if (count === 0) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold">{words.outside(count)}</p>
      <p>{words.notMoved}</p>
      <Appointments appointments={appointments} />
    </Notice>
  );
}

/** The same as it would be with changes that are not saved yet. */
export function OutsideThen({ overrides, now }: { overrides: Overrides; now: Overrides }) {
  const [asked, before] = [overrides, now].map((all) =>
    JSON.stringify(deciding.map((path) => all[path] ?? null)),
  );
  const { data: outside = [] } = useQuery({
    queryKey: ["business", "outside", asked],
    queryFn: async ({ signal }) => {
      const body = { overrides };
      return bodyOf(await deskClient.POST("/desk/business/outside", { body, signal })).outside;
    },
    enabled: asked !== before,
  });
  if (asked === before || outside.length === 0) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold" role="status">
        {words.wouldBe(outside.length)}
      </p>
      <p>{words.stays}</p>
      <Appointments appointments={outside} />
    </Notice>
  );
}

function Appointments({ appointments }: { appointments: readonly CalendarAppointment[] }) {
  return (
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
  );
}

import { untoldAppointments as words } from "#content/en/desk/lead.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import { TellButtons } from "#desk/calendar/tell-buttons.tsx";
import { useTell } from "#desk/calendar/use-appointment-calls.ts";
import { failureText } from "#desk/failure-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { focusState } from "./lead-head.tsx";

/** What the person does not know of an inspection that we moved or canceled: both times, and the ways to tell them. */
export function UntoldAppointments({ lead }: { lead: Lead }) {
  return lead.untoldAppointments?.map((appointment) => (
    <Untold key={appointment.id} appointment={appointment} />
  ));
}

function Untold({ appointment }: { appointment: CalendarAppointment }) {
  const { name, status, toldTime } = appointment;
  // What was pressed goes with the notice.
  const tell = useTell({ onDone: focusState });
  if (!toldTime) return null;
  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>
          <strong>{words.notTold}</strong>
          {words.expects(
            name,
            whenText(toldTime),
            status === "cancelled" ? words.isCanceled : words.isNow(whenText(appointment)),
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <TellButtons
            appointment={appointment}
            busy={tell.isPending}
            onTell={(by) => tell.start(appointment, { by })}
          />
        </div>
        {tell.error !== null && <p>{failureText(tell.error)}</p>}
      </Notice>
    </div>
  );
}

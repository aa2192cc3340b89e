import { appointmentPanel as words } from "#content/en/desk/calendar.ts";
import { progressNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { CallWay, MapWay } from "#desk/parts/contact-ways.tsx";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { progressText, whenText } from "./appointment-words.ts";
import { TellButtons } from "./tell-buttons.tsx";
import { useProgress, useTell } from "./use-appointment-calls.ts";

/** One appointment of the calendar: how to reach the person and the house, how far it has come, and what can be done. */
export function AppointmentPanel({
  appointment,
  inspector,
  onMove,
  onCancel,
}: {
  appointment: CalendarAppointment;
  inspector: string;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { name, phone, address, leadId, leadNumber, status, progress, toldTime, isSuspected } =
    appointment;
  const isBooked = status === "booked";
  const tell = useTell();
  const change = useProgress();
  const error = change.error ?? tell.error;
  return (
    <>
      <div className="grid gap-1">
        <p className={`font-semibold ${isBooked ? "" : "line-through"}`}>
          {whenText(appointment)}
          {appointment.date === today() && words.isToday}
        </p>
        <p className="text-soft">
          {progressText(appointment)}, {inspector}
        </p>
        <p>{address || words.noAddress}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {phone && <CallWay phone={phoneOf(appointment)} name={name} />}
        {address && <MapWay address={address} />}
        <ButtonLink to={`/desk/leads/${leadId}`}>{words.lead(leadNumber)}</ButtonLink>
      </div>
      {isSuspected && status === "booked" && (
        <Notice tone="soon">
          <p>{oddBooking}.</p>
        </Notice>
      )}
      {toldTime && (
        <div className="grid gap-2 border-s-4 border-soon bg-soon-ground px-3 py-2">
          <p>
            <strong>{words.notTold}</strong>
            {words.expects(name, whenText(toldTime))}
          </p>
          <div className="flex flex-wrap gap-2">
            <TellButtons
              appointment={appointment}
              busy={tell.isPending}
              onTell={(by) => tell.start(appointment, { by })}
            />
          </div>
        </div>
      )}
      {tell.isSuccess && (
        <p role="status" className="font-semibold text-good">
          {tell.variables.by === "email" ? words.mailGoesOut(name) : words.countsAsTold(name)}
        </p>
      )}
      {isBooked && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-semibold">{words.progress}</legend>
          <div className="flex flex-wrap gap-1.5">
            {appointmentProgress.map((step) => (
              <Button
                key={step}
                look="quiet"
                aria-pressed={step === (change.isPending ? change.variables.progress : progress)}
                busy={change.isPending}
                onClick={() => change.start(appointment, { progress: step })}
                className="aria-pressed:border-action aria-pressed:bg-chosen aria-pressed:forced-chosen"
              >
                {progressNames[step]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {error && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {isBooked && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button onClick={onMove}>{words.move}</Button>
          <Button look="danger" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      )}
    </>
  );
}

import { useRef } from "react";
import { dayText } from "#content/en/desk/day-text.ts";
import { leadVisit as words } from "#content/en/desk/lead.ts";
import { useSaidEnd, useVisitStage } from "#desk/day/use-visit.ts";
import { VisitEnds } from "#desk/day/visit-ends.tsx";
import { isEnded } from "#domain/appointment/visit-stage.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

type Appointment = NonNullable<LeadRow["appointment"]>;

/** Asks how a visit ended once it has begun, on any later day, too. The focus stays there when nothing is left to ask. */
export function LeadVisit({ lead }: { lead: Lead }) {
  const place = useRef<HTMLFieldSetElement>(null);
  const { appointment } = lead;
  if (appointment?.status !== "booked") return null;
  return (
    // Named, because it takes the focus when the pressed button is gone.
    <fieldset ref={place} tabIndex={-1} aria-label={words.label} className="empty:sr-only">
      {!isEnded(appointment.progress) && (
        <Asked
          lead={lead}
          appointment={appointment}
          onSaid={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </fieldset>
  );
}

function Asked({
  lead,
  appointment,
  onSaid,
}: {
  lead: Lead;
  appointment: Appointment;
  onSaid: () => void;
}) {
  const stage = useVisitStage(appointment);
  const { status } = useSaidEnd(lead.id, appointment.id);
  if (stage === "ahead") return null;
  const when = `${dayText(appointment.date)}, ${appointment.timeSlot}`;
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{words.asked(when)}</p>
      {status !== "pending" ? (
        <div className="flex flex-wrap gap-1.5">
          <VisitEnds lead={lead} appointment={appointment} onSaid={onSaid} />
        </div>
      ) : (
        <p className="text-small">{words.said}</p>
      )}
    </div>
  );
}

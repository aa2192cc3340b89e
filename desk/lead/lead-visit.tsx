import { useRef } from "react";
import { dayText } from "#content/en/desk/day-text.ts";
import { leadVisit as words } from "#content/en/desk/lead.ts";
import { useSaidEnd, useVisitStage } from "#desk/day/use-visit.ts";
import { VisitEnds } from "#desk/day/visit-ends.tsx";
import { isEnded } from "#domain/appointment/visit-stage.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

type Appointment = NonNullable<LeadRow["appointment"]>;

/** Asks how a visit ended once it has begun, on any later day, too. */
export function LeadVisit({ lead }: { lead: Lead }) {
  const { appointment } = lead;
  if (appointment?.status !== "booked" || isEnded(appointment.progress)) return null;
  return <Asked lead={lead} appointment={appointment} />;
}

function Asked({ lead, appointment }: { lead: Lead; appointment: Appointment }) {
  const stage = useVisitStage(appointment);
  const { status } = useSaidEnd(lead.id, appointment.id);
  const place = useRef<HTMLFieldSetElement>(null);
  if (stage === "ahead") return null;
  const when = `${dayText(appointment.date)}, ${appointment.timeSlot}`;
  return (
    <fieldset ref={place} tabIndex={-1} className="grid gap-1.5">
      <legend className="mb-1 font-semibold">{words.asked(when)}</legend>
      {status !== "pending" ? (
        <div className="flex flex-wrap gap-1.5">
          <VisitEnds
            lead={lead}
            appointment={appointment}
            onSaid={() => place.current?.focus({ preventScroll: true })}
          />
        </div>
      ) : (
        <p className="text-small">{words.said}</p>
      )}
    </fieldset>
  );
}

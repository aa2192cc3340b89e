import type { SaidOrigin } from "#domain/lead/came-from.ts";
import type { LeadChanged, LeadMails } from "#server/submission/queue-lead-mails.ts";
import { appointmentMailKinds } from "./appointment-mail-kinds.ts";
import type { AppointmentEvent } from "./appointment-mails.tsx";

/**
 * The two mails about an appointment, and what they say about its lead. Its person is not written to about a move to the time
 * that they knew already, which has no previous one.
 */
export function appointmentMails(
  event: AppointmentEvent,
  change: LeadChanged,
): LeadMails<typeof appointmentMailKinds> {
  const isKnown = event.event === "moved" && !event.previous;
  return {
    kinds: appointmentMailKinds,
    change,
    email: event.appointment.email,
    confirmation: isKnown ? null : { kind: "appointment-confirmation", payload: event },
    notices: [{ kind: "appointment-notice", payload: event }],
  };
}

/** A visitor's booking is a new lead; a move or cancellation belongs to an existing one. */
export function changeOf(event: AppointmentEvent, cameFrom?: SaidOrigin): LeadChanged {
  if (event.event !== "booked") return changeToLead(event);
  const { appointment, suspicion } = event;
  return {
    arrived: {
      kind: "appointment",
      sourceId: appointment.id,
      source: "appointment",
      person: appointment,
      subject: "",
      message: appointment.notes,
      emergency: false,
      suspicion: suspicion ?? { isSuspected: false, isConfirmationWithheld: false },
      ...changeToLead(event),
      cameFrom,
    },
  };
}

/** What happened to the appointment of an existing lead. */
export function changeToLead({ event, appointment }: AppointmentEvent) {
  const { id, date, timeSlot } = appointment;
  return { appointment: { id, event, date, timeSlot } };
}

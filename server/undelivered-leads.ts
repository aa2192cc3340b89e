import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { AppointmentEvent } from "./appointment/appointment-mails.tsx";
import type { AssessmentLead } from "./assessment/assessment-mails.tsx";
import type { EmergencyAlert } from "./inquiry/emergency-webhook.ts";
import type { StoredInquiry } from "./inquiry/inquiries.ts";
import type { DescribeDeadMail } from "./mail/dead-mails.ts";
import type { Escalation } from "./mail/outbox-repository.ts";

/**
 * What is queued beside an emergency's mail that reaches nobody: a mail to the office, and a second
 * webhook that says so.
 */
export function leadEscalation({ hasWebhook }: { hasWebhook: boolean }): Escalation {
  return (kind, payload) => {
    if (kind !== "inquiry-notice") return [];
    const event: EmergencyAlert = { ...(payload as StoredInquiry), isUndelivered: true };
    return [
      { kind: "inquiry-escalation", lane: "emergency", payload: payload as StoredInquiry },
      ...(hasWebhook
        ? [{ kind: "emergency-webhook", lane: "webhook" as const, payload: event }]
        : []),
    ];
  };
}

/** Kinds of mails of which the office hears when they are dead. */
export const reportedKinds = [
  "appointment-confirmation",
  "appointment-notice",
  "inquiry-confirmation",
  "inquiry-notice",
  "inquiry-escalation",
  "assessment-confirmation",
  "assessment-notice",
] as const;

/** Whose mail it was and what it was about. */
export const describeLeadMail: DescribeDeadMail = (kind, payload) => {
  const recipient = kind.endsWith("-confirmation") ? "Confirmation" : "Notice to us";
  if (kind.startsWith("appointment-")) {
    const { event, appointment } = payload as AppointmentEvent;
    const verb = event === "cancelled" ? "canceled" : event;
    const when = `${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`;
    return { about: `${recipient}: inspection ${verb}, ${when}`, person: appointment };
  }
  if (kind.startsWith("inquiry-")) {
    const inquiry = payload as StoredInquiry;
    return { about: `${recipient}: ${inquiry.subject}`, person: inquiry };
  }
  if (kind.startsWith("assessment-")) {
    const { customerInfo, result } = payload as AssessmentLead;
    return { about: `${recipient}: roof assessment, ${result.category}`, person: customerInfo };
  }
  return null;
};

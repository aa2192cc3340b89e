import { formatDay } from "#domain/booking/calendar-day.ts";
import type { AssessmentLead } from "./assessment/assessment-mails.tsx";
import type { BookingNews } from "./booking/booking-mails.tsx";
import type { DescribeDeadMail } from "./mail/dead-mails.ts";
import type { Escalation } from "./mail/outbox-repository.ts";
import type { EmergencyNews } from "./request/emergency-webhook.ts";
import type { StoredRequest } from "./request/requests.ts";

/**
 * What is queued beside an emergency's mail that reaches nobody: a mail to the office, and a second
 * webhook that says so.
 */
export function leadEscalation({ hasWebhook }: { hasWebhook: boolean }): Escalation {
  return (kind, payload) => {
    if (kind !== "request-office") return [];
    const news: EmergencyNews = { ...(payload as StoredRequest), isUndelivered: true };
    return [
      { kind: "request-office-escalation", lane: "emergency", payload: payload as StoredRequest },
      ...(hasWebhook
        ? [{ kind: "emergency-webhook", lane: "webhook" as const, payload: news }]
        : []),
    ];
  };
}

/** Kinds of mails of which the office hears when they are dead. */
export const reportedKinds = [
  "booking-visitor",
  "booking-office",
  "request-visitor",
  "request-office",
  "request-office-escalation",
  "assessment-visitor",
  "assessment-office",
] as const;

/** Whose mail it was and what it was about. */
export const describeLeadMail: DescribeDeadMail = (kind, payload) => {
  const recipient = kind.endsWith("-visitor") ? "Confirmation" : "Notice to us";
  if (kind.startsWith("booking-")) {
    const { event, visit } = payload as BookingNews;
    const verb = event === "cancelled" ? "canceled" : event;
    const when = `${formatDay(visit.date, "short")}, ${visit.timeSlot}`;
    return { about: `${recipient}: inspection ${verb}, ${when}`, person: visit };
  }
  if (kind.startsWith("request-")) {
    const request = payload as StoredRequest;
    return { about: `${recipient}: ${request.subject}`, person: request };
  }
  if (kind.startsWith("assessment-")) {
    const { customerInfo, result } = payload as AssessmentLead;
    return { about: `${recipient}: roof assessment, ${result.category}`, person: customerInfo };
  }
  return null;
};

import type { LeadSource } from "#domain/lead/lead.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";

/** The desk's names for the ways in which leads arrive. */
export const leadSourceNames: Record<LeadSource, string> = {
  appointment: "Booked online",
  contact: "Contact form",
  text: "Text message",
  emergency: "Emergency form",
  call: "Phone call",
  homepage_widget: "Roof quiz on the home page",
  assessment_page: "Roof quiz",
};

/** The desk's names for kinds of mail, where it does not show the subject. */
export const mailNames: Record<MailKindName, string> = {
  "appointment-confirmation": "Appointment confirmation",
  "appointment-rescheduled": "Moved inspection to the person",
  "appointment-reminder": "Reminder to the person",
  "inspector-on-the-way": "On the way, to the person",
  "earlier-offer": "Offer of an earlier time",
  "appointment-notice": "Appointment notice to the office",
  "inquiry-confirmation": "Confirmation of the message",
  "inquiry-notice": "Notice of the message",
  "inquiry-escalation": "Escalation to the office",
  "assessment-confirmation": "Roof quiz result",
  "assessment-notice": "Roof quiz notice to the office",
  "lead-alert": "Alert to whoever is on duty",
  "lead-text": "Text alert to whoever is on duty",
  "waiting-alert": "Alert about several leads",
  "waiting-text": "Text alert about several leads",
  "emergencies-alert": "Alert about several emergencies",
  "emergencies-text": "Text alert about several emergencies",
  "mail-halt-text": "Text that mails do not go out",
  "appointment-change": "Changed inspection, to staff",
  "appointment-change-text": "Text about a changed inspection, to staff",
  "week-numbers": "Last week in numbers",
  "desk-letter": "Email from the desk",
  "person-text": "Text to the person",
  "booking-pending": "Please confirm an inspection",
  "booking-let-go": "Inspection not booked after all",
  "booking-burst": "Report of many bookings",
  "dead-mails": "Report of undelivered emails",
  "emergency-webhook": "Call of the dispatch system",
  "sign-in": "Sign-in link and code",
  "staff-invitation": "Invitation to the desk",
};

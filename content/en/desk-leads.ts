import type { LeadSource } from "#domain/lead/lead.ts";

/** What the desk calls the ways in which a lead comes. */
export const leadSourceNames: Record<LeadSource, string> = {
  appointment: "Booked online",
  contact: "Contact form",
  emergency: "Emergency form",
  call: "Phone call",
  homepage_widget: "Roof quiz on the home page",
  assessment_page: "Roof quiz",
};

/** What a timeline calls mails of each kind; those that the desk writes have a subject of their own. */
export const mailNames: Record<string, string> = {
  "appointment-confirmation": "Appointment confirmation",
  "appointment-notice": "Appointment notice to the office",
  "inquiry-confirmation": "Confirmation of the message",
  "inquiry-notice": "Notice of the message",
  "inquiry-escalation": "Escalation to the office",
  "assessment-confirmation": "Roof quiz result",
  "assessment-notice": "Roof quiz notice to the office",
  "emergency-webhook": "Call of the dispatch system",
};

import type { MailKindName } from "#domain/lead/mail-kind.ts";

/** The desk's names for kinds of mail, where it does not show the subject. */
export const mailNames: Record<MailKindName, string> = {
  "appointment-confirmation": "Confirmation of the inspection",
  "appointment-rescheduled": "Moved inspection to the person",
  "appointment-reminder": "Reminder to the person",
  "inspector-on-the-way": "On the way, to the person",
  "earlier-offer": "Offer of an earlier time",
  "appointment-notice": "Inspection notice to the office",
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
  "my-roof-link": "Link to their page",
  "roof-report": "Report about the roof",
  "project-question": "Question about the finished roof",
  "roof-estimate": "Estimate for the roof",
  "roof-revoked": "A report or estimate no longer holds",
  "estimate-reminder": "Reminder of an estimate",
  "person-text": "Text to the person",
  "booking-pending": "Please confirm an inspection",
  "booking-let-go": "Inspection not booked after all",
  "booking-burst": "Report of many bookings",
  "dead-mails": "Report of undelivered emails",
  "backup-trouble": "Report of a missing backup",
  "busy-calendar": "State of a calendar, to its inspector",
  "busy-calendar-notice": "State of an inspector's calendar",
  "webhook-off": "State of a webhook, to an owner",
  "mailbox-test": "Test of a mailbox of ours",
  "emergency-webhook": "Call of the dispatch system",
  "sign-in": "Sign-in link and code",
  "staff-proof": "Code to confirm an identity",
  "staff-invitation": "Invitation to the desk",
};

export const mailFacts = {
  state: "State",
  to: "To",
  written: "Written",
  sent: "Sent",
  nextTry: "Next try",
  tries: "Tries",
  lead: "Lead",
  openLead: "Open the lead",
};

export const mailItem = { to: ", to " };

export const mailList = {
  loading: "Loading mails",
  none: {
    late: "No mail is late or dead",
    any: "No mails yet",
    lateMeans: "Mails that cannot be sent appear here, with the reason.",
  },
};

export const mailPhotos = {
  photos: (count: number) => (count === 1 ? "1 photo on its lead" : `${count} photos on its lead`),
  open: "Open the lead with its photos",
};

export const mailState = {
  states: {
    queued: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    dead: "Dead",
    withheld: "Withheld",
  },
  late: "Late",
};

export const mailsPage = {
  title: "Mails",
  forOffice: {
    heading: "This page is for the office",
    text: "Your own appointments are under Day.",
  },
  choose: "Choose a mail to read it.",
  tabs: { label: "Mails", troubled: "Late or dead", all: "All" },
};

export const openMail = {
  back: "Back to the list",
  loading: "Loading the mail",
  close: "Close",
  notShown:
    "Its text is not shown. It is about no lead: it lets someone in, or tells of other mails.",
};

export const retryMail = {
  again: "Send again",
  now: "Send now",
  onRelease: "It goes out when its lead is released from spam.",
  /** After a retry, by the mail's state. */
  outcomes: {
    queued: "It is next in line. This page shows when it has been sent.",
    sending: "It is being sent.",
    sent: "It has been sent.",
    dead: "It could not be sent this time, either. The reason is above.",
    withheld: "It is withheld.",
  },
};

export const unnamedMail = { ofSystem: "Message of the system" };

/** A lead's timeline names mails about an appointment by what has happened to it. */
export const appointmentMailNames = {
  "appointment-confirmation": {
    booked: "Confirmation of the inspection",
    moved: "New time of the inspection",
    cancelled: "Cancellation of the inspection",
  },
  "appointment-notice": {
    booked: "New inspection",
    moved: "Moved inspection",
    cancelled: "Canceled inspection",
  },
} satisfies Partial<Record<MailKindName, Record<"booked" | "moved" | "cancelled", string>>>;

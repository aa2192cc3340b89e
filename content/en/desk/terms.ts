import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { amountText } from "#domain/lead/amount.ts";
import type {
  CallOutcome,
  LeadKind,
  LeadSource,
  LeadState,
  LeaveReason,
  LooseEndKind,
  LostReason,
} from "#domain/lead/lead.ts";
import type { LeadListName } from "#domain/lead/lead-list.ts";
import type { SearchKind } from "#domain/lead/search-contract.ts";
import type { RecentSpan } from "#domain/lead/search-span.ts";
import type { ContactChannel, PersonNoteKind } from "#domain/person/known-person.ts";
import type { ConsentWay, TextObstacle } from "#domain/text/text-kind.ts";

/* The desk's words for the terms of its domain rules. */

export const listNames: Record<LeadListName, string> = {
  waiting: "Waiting",
  "new-bookings": "New bookings",
  open: "Open",
  "follow-up": "Follow-up",
  "not-told": "Not told",
  all: "All",
  spam: "Spam",
};

/** What is loose, in a few words: of the page's groups, the timeline and the audit trail. */
export const looseEndNames: Record<LooseEndKind, string> = {
  "not-told": "Not told of a change",
  suspected: "Looks like spam, and booked",
  undelivered: "An email or a text did not arrive",
  unreachable: "Nobody can write to them",
  unconfirmed: "Not confirmed",
  unanswered: "No answer about a new time",
  unassigned: "No inspector",
  outcome: "Visit without an outcome",
  quote: "Visited, and no outcome yet",
  photos: "Photos that nobody has opened",
  silent: "Quoted, and silent since",
};

export const leaveReasonNames: Record<LeaveReason, string> = {
  done: "Done some other way",
  "not-needed": "Not needed",
  "somebody-else-goes": "Somebody else goes",
  other: "Something else",
};

export const stateNames: Record<LeadState, string> = {
  new: "New",
  contacted: "Contacted",
  scheduled: "Scheduled",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** A state with the amount that a lead has in it: `Quoted, $14,500`. */
export function stateText(state: LeadState, amountCents: number | undefined): string {
  const name = stateNames[state];
  return amountCents === undefined ? name : `${name}, ${amountText(amountCents)}`;
}

export const kindNames: Record<LeadKind, string> = {
  appointment: "Appointment",
  inquiry: "Message",
  assessment: "Roof quiz",
  call: "Call",
};

/** The desk's names for the ways in which leads arrive. */
export const leadSourceNames: Record<LeadSource, string> = {
  appointment: "Booked online",
  contact: "Contact form",
  text: "Text message",
  mail: "Email",
  emergency: "Emergency form",
  call: "Phone call",
  homepage_widget: "Roof quiz on the home page",
  assessment_page: "Roof quiz",
};

/** What a search finds, one of them. */
export const foundKindNames: Record<SearchKind, string> = {
  appointment: "Appointment",
  inquiry: "Message",
  assessment: "Roof quiz",
  emergency: "Emergency",
  call: "Call",
  note: "Note",
  text: "Text",
  mail: "Email",
  report: "Report",
  estimate: "Estimate",
  project: "Finished roof",
};

/** The same in a sentence, all of them. */
export const searchedKindNames: Record<SearchKind, string> = {
  appointment: "appointments",
  inquiry: "messages",
  assessment: "roof quizzes",
  emergency: "emergencies",
  call: "calls",
  note: "notes",
  text: "texts",
  mail: "emails",
  report: "reports",
  estimate: "estimates",
  project: "finished roofs",
};

export const recentSpanNames: Record<RecentSpan, string> = {
  today: "Today",
  yesterday: "Yesterday",
  "this-week": "This week",
  "last-week": "Last week",
  "this-month": "This month",
  "last-month": "Last month",
};

export const lostReasonNames: Record<LostReason, string> = {
  price: "Price",
  competitor: "Went with someone else",
  timing: "Bad timing",
  unreachable: "Could not be reached",
  "not-our-work": "Not our work",
  other: "Other",
};

export const channelNames: Record<ContactChannel, string> = {
  phone: "A call",
  text: "A text message",
  email: "An email",
};

export const personNoteNames: Record<PersonNoteKind, string> = {
  note: "Note",
  consent: "Consent",
  "opt-out": "Opt-out",
};

export const progressNames: Record<AppointmentProgress, string> = {
  booked: "Booked",
  confirmed: "Confirmed",
  "on-the-way": "On the way",
  done: "Done",
  "no-show": "No-show",
};

export const outcomeNames: Record<CallOutcome, string> = {
  reached: "Reached",
  voicemail: "Left voicemail",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
};

/** Why a person cannot be texted, and what to do. */
export const textObstacleSentences: Record<TextObstacle, string> = {
  "no-provider": "Texting is not set up here. Text them from your phone, then log it.",
  "no-number":
    "This is no number that gets texts from here. Text them from your phone, then log it.",
  "no-consent":
    "They have not agreed to texts from us. Ask them, and note the consent on their page.",
  "opted-out": "They have asked us not to text them. Call or email them.",
  paused: "They seem to want no more texts. Say at the top whether texts end or go on.",
  landline: "Their number is a landline, or cannot get texts: call them.",
};

export const consentWayNames: Record<ConsentWay, string> = {
  booking: "when booking",
  appointment: "on the appointment's page",
  desk: "noted here",
  text: "by text",
};

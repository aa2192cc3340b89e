import type { CallOutcome, LeadKind, LeadState, LostReason } from "#domain/lead/lead.ts";
import type { LeadListName } from "#domain/lead/lead-list.ts";
import type { ContactChannel, PersonNoteKind } from "#domain/person/known-person.ts";

/* The desk's words for the terms of its domain rules. */

export const listNames: Record<LeadListName, string> = {
  waiting: "Waiting",
  open: "Open",
  "follow-up": "Follow-up",
  all: "All",
  spam: "Spam",
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

export const kindNames: Record<LeadKind, string> = {
  appointment: "Appointment",
  inquiry: "Message",
  assessment: "Roof quiz",
  call: "Call",
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

export const outcomeNames: Record<CallOutcome, string> = {
  reached: "Reached",
  voicemail: "Left voicemail",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
};

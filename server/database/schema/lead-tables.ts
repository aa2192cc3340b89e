import type { Generated, GeneratedAlways } from "kysely";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type {
  FollowUpReason,
  LeadChangeKind,
  LeadKind,
  LeadSource,
  LeadState,
  LostReason,
  ReturnReason,
} from "#domain/lead/lead.ts";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import type { LetterDraft } from "#domain/lead/letter-draft.ts";
import type { SearchKind } from "#domain/lead/search-contract.ts";
import type { Flag } from "./flag.ts";

/** Something the office has to answer. Each appointment, inquiry and assessment has one lead. */
export type LeadsTable = {
  /** The number people use for the lead. Rises with each arrival, so it sorts by arrival. */
  number: Generated<number>;
  id: string;
  kind: LeadKind;
  /** Id of the appointment, inquiry or assessment; a call has its lead's own id. */
  source_id: string;
  source: LeadSource;
  /** The appointment last booked for the lead: its own, or one booked by the office. */
  appointment_id: string | null;
  /** The mailbox, by which a burst knows whom the desk has answered, or the digits of the phone number. */
  person_key: string;
  /** Whose it is; null for a lead of such a release, until this one has looked for its person. */
  person_id: Generated<string | null>;
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  /** As it was sent, for earlier releases: what they read is a line of it. This one reads `choices` and `words`. */
  message: string;
  /** What an inquiry's person chose in a form: JSON of `InquiryChoices`. Null: nobody chose anything (stored-asked.ts). */
  choices: Generated<string | null>;
  /** The person's own words; null: the message is their own words. */
  words: Generated<string | null>;
  emergency: Flag;
  suspected: Flag;
  /** 1 if its signs withhold its mails, as long as it is suspected. Earlier releases do not write it. */
  withheld: Generated<Flag>;
  state: LeadState;
  lost_reason: LostReason | null;
  assignee_id: string | null;
  follow_up_on: CalendarDay | null;
  /** Why the system set it; null: somebody else did. */
  follow_up_reason: Generated<FollowUpReason | null>;
  /** The day that this replaced, which comes back when the reason is gone. */
  follow_up_before: Generated<CalendarDay | null>;
  /** The template of the letter that waits to be looked at and sent, whoever does it. */
  letter_draft: Generated<LetterDraft | null>;
  version: number;
  arrived_at: string;
  /** Our own goal, and what visitors are promised (domain/lead/answer-clock.ts). */
  answer_by: string;
  promise_by: string;
  /** When somebody answered, who it was, and after how many minutes of opening hours. Null again when it returns. */
  answered_at: string | null;
  answered_by: string | null;
  answer_minutes: number | null;
  /** When it last came back to waiting since its visitor changed the appointment, or wrote to us (docs/decisions/leads.md). */
  returned_at: Generated<string | null>;
  /** Null after a text or a mail: earlier releases know no such reason. */
  return_reason: Generated<Exclude<ReturnReason, "texted" | "mailed" | "answered"> | null>;
  /** Of one that came back without a reason: whether by mail or by their page; null: by text, which is also what earlier releases say. */
  return_way: Generated<"mail" | "page" | null>;
  /**
   * When the booking lapsed that it began with, since nobody confirmed it: nobody owes its person an answer until they come
   * back. Earlier releases do not know it.
   */
  lapsed_at: Generated<string | null>;
  /**
   * When the confirmation of its booking settled it without anybody at the office (domain/lead/confirmed-booking.ts), and
   * when somebody there saw that booking. Earlier releases know neither.
   */
  booking_confirmed_at: Generated<string | null>;
  booking_seen_at: Generated<string | null>;
  /**
   * Since when it is owed its first answer, where that is not its arrival: the confirmation of its booking had settled it,
   * and we learned then that it did not arrive. Earlier releases do not know it.
   */
  owed_since: Generated<string | null>;
  /** The first answer of a lead that was answered before it returned. */
  first_answered_at: Generated<string | null>;
  first_answer_minutes: Generated<number | null>;
  /** The campaign's source or else the referring site's host; empty when unknown (domain/lead/came-from.ts). */
  came_from: Generated<string>;
  referrer: Generated<string>;
  utm_medium: Generated<string>;
  utm_campaign: Generated<string>;
  /** When it first was quoted or won; null when that was taken back. Earlier releases do not write it. */
  quoted_at: Generated<string | null>;
  /** The same of its last quote, from which follow-ups are counted. Earlier releases do not write it. */
  last_quoted_at: Generated<string | null>;
  /** What it was quoted, won or lost for (domain/lead/amount.ts); null: nobody has said. Earlier releases do not write it. */
  amount_cents: Generated<number | null>;
  /**
   * What it follows from (domain/estimate/lead-amount.ts): what the estimates come to, and what the office has written over that, and over
   * what. Earlier releases do not write them.
   */
  estimated_cents: Generated<number | null>;
  own_cents: Generated<number | null>;
  own_over_cents: Generated<number | null>;
  /** When the next person is alerted; null: no more alerts. */
  alert_at: string | null;
  /**
   * The burst that an emergency is part of, by the moment when its network's window ends: it is alerted about with others
   * (domain/lead/emergency-burst.ts). Null: by itself.
   */
  alert_burst: Generated<string | null>;
  /** Alerts sent so far. */
  alerts: number;
  updated_at: string;
  /** How to take back what was last done with it and others at once: JSON (server/lead-desk/undo-of-many.ts). */
  undo: Generated<string | null>;
  /** The text that searches match (domain/lead/lead-search.ts). */
  search: string;
  /** Generated columns: whether something is left to do, and whether that is the first answer. */
  is_open: GeneratedAlways<Flag>;
  waits: GeneratedAlways<Flag>;
  /** Emergencies first, then by `answer_by`. */
  waiting_key: GeneratedAlways<string>;
};

export type LeadEventsTable = {
  number: Generated<number>;
  id: string;
  lead_id: string;
  at: string;
  kind: LeadEvent["kind"];
  staff_id: string | null;
  /** JSON; its form depends on the kind (domain/lead/lead-event.ts). Read by `readEvent` (server/database/stored-event.ts). */
  details: string;
};

/** Changes in order, for open screens. Kept for two days. */
export type LeadChangesTable = {
  number: Generated<number>;
  lead_id: string;
  kind: Generated<LeadChangeKind>;
  at: string;
  /** Staff whose lead it was before this change, if it is no longer. */
  former_assignee_id: Generated<string | null>;
  /** Whether it is in the order in which programs read changes (`sequenced_rows`). */
  is_sequenced: Generated<Flag>;
};

/** What the desk's search finds, deleted with the lead or the mail that it is about. */
export type SearchEntriesTable = {
  /** Unique, and in the order of time (server/search/entry-moment.ts). */
  moment: number;
  /** Of the lead, the event of its timeline, or the mail. */
  id: string;
  lead_id: string;
  /** Set for a letter. */
  mail_id: string | null;
  kind: SearchKind;
  /** The text that searches match (server/search/entry-words.ts). */
  words: string;
};

/** Who has a lead open. */
export type LeadPresenceTable = { lead_id: string; staff_id: string; seen_at: string };

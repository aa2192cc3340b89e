import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AppointmentStatus } from "#domain/appointment/appointment.ts";
import type { DayPart, OfferState } from "#domain/appointment/earlier-times.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { ReminderKind } from "#domain/appointment/reminder-kinds.ts";
import type { StoredItemState } from "#domain/appointment/rescheduling-state.ts";
import type { Urgency } from "#domain/assessment/assessment.ts";
import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type {
  FollowUpReason,
  LeadChangeKind,
  LeadEventKind,
  LeadKind,
  LeadSource,
  LeadState,
  LostReason,
  ReturnReason,
} from "#domain/lead/lead.ts";
import type { LetterDraft } from "#domain/lead/letter-draft.ts";
import type { SearchKind } from "#domain/lead/search-contract.ts";
import type { ContactChannel, PersonNoteKind } from "#domain/person/known-person.ts";
import type { DetailKind } from "#domain/person/person-key.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import type { AuditAction } from "#domain/staff/audit-action.ts";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { ConsentState, ConsentWay } from "#domain/text/text-kind.ts";

/*
 * One schema for SQLite and PostgreSQL: moments are ISO 8601 text in UTC and days `YYYY-MM-DD`, so that both sort and
 * compare them alike. Column types are those of the values written; outside input is checked earlier.
 */

/** A boolean: SQLite has no such type. */
export type Flag = 0 | 1;

export type CustomersTable = {
  id: string;
  /** Lower-case address: one customer per mailbox. */
  email_key: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  created_at: string;
};

export type AppointmentsTable = {
  id: string;
  customer_id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string;
  date: CalendarDay;
  slot: Slot;
  status: AppointmentStatus;
  /** iCalendar SEQUENCE: rises with every change. */
  sequence: number;
  /** The mailbox's key for limits (`mailboxKey`); the same for every `+tag`. */
  mailbox: string;
  /** 1 if it looks like spam. */
  suspected: Flag;
  /** 1 if nothing is sent to the visitor, so that nobody can use us to write to a third person. */
  withheld: Flag;
  /** Who inspects; null: unassigned. Of two booked for one inspector and slot, an index refuses the second. */
  inspector_id: string | null;
  progress: AppointmentProgress;
  /** Where the person still believes it to be, since nobody has told them of a change; null: they know. */
  told_date: CalendarDay | null;
  told_slot: Slot | null;
  /** Since when they know where it is; null, of an earlier release: since it was booked. */
  known_at: string | null;
  /** Whose it is, for good; null until it has a lead. The database sets it when a lead is linked to it. */
  lead_id: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * A reminder of an appointment, or a call about it, that was queued for the time that it had; or that its person wants no
 * more reminders, whatever time it has.
 */
export type RemindersTable = {
  appointment_id: string;
  kind: ReminderKind | "call" | "off";
  date: CalendarDay;
  slot: Slot;
  at: string;
};

/** A booked day. Its lock keeps two transactions from filling the day by different staffing. */
export type CalendarDaysTable = { date: CalendarDay; changes: number };

/** Times at which nobody, or one inspector, works (domain/appointment/capacity.ts). */
export type ClosuresTable = {
  id: string;
  first_day: CalendarDay;
  last_day: CalendarDay;
  from_slot: Slot | null;
  to_slot: Slot | null;
  inspector_id: string | null;
  reason: string;
  /** Who closed it. */
  staff_id: string;
  created_at: string;
};

/** Moving appointments out of a closure. One with `finished_at` null is open for each closure. */
export type ReschedulingsTable = {
  id: string;
  closure_id: string;
  first_day: CalendarDay;
  last_day: CalendarDay;
  /** The closure's: it may be deleted meanwhile. */
  reason: string;
  /** Who started it. */
  staff_id: string;
  created_at: string;
  finished_at: string | null;
};

/** One person's appointment in a rescheduling. */
export type ReschedulingItemsTable = {
  rescheduling_id: string;
  appointment_id: string;
  state: StoredItemState;
  original_date: CalendarDay;
  original_slot: Slot;
  original_inspector: string | null;
  /** All null: nothing is free. */
  proposed_date: CalendarDay | null;
  proposed_slot: Slot | null;
  proposed_inspector: string | null;
  told_at: string | null;
  /** When the person is called who has not answered. */
  answer_by: string | null;
  answered_at: string | null;
  /** Rises with every change; a change names the one it is based on. */
  version: number;
};

/** A seat that somebody may take until `ends_at`. Its primary key is a seat's, so that two never hold the same one. */
export type HoldsTable = {
  date: CalendarDay;
  slot: Slot;
  seat: number;
  id: string;
  /** Whose it is: a browser's secret, or the id of an offer. Each has one at most. */
  holder: string;
  /** The digest of the browser's network, by which limits count; null: an offer's. */
  network: string | null;
  ends_at: string;
};

/** Somebody with an appointment wants an earlier time. */
export type EarlierWishesTable = { appointment_id: string; day_part: DayPart; asked_at: string };

/** A seat that a move or a cancellation has freed, until `settled_at`: then it is offered to nobody any more. */
export type FreedTimesTable = {
  id: string;
  date: CalendarDay;
  slot: Slot;
  freed_at: string;
  settled_at: string | null;
};

/** A freed time as it was offered to one person. Indexes allow one that is open for each time and each appointment. */
export type EarlierOffersTable = {
  id: string;
  freed_id: string;
  appointment_id: string;
  state: OfferState;
  offered_at: string;
  ends_at: string;
};

/** A seat is one inspector's hour. Its primary key prevents selling a slot twice. */
export type SeatsTable = {
  date: CalendarDay;
  slot: Slot;
  seat: number;
  appointment_id: string;
};

/** A picture that somebody sent along. Its files are outside (server/photo/photo-files.ts). */
export type PhotosTable = {
  id: string;
  /** Whose it is; null while it waits for its lead, or for its end. */
  lead_id: string | null;
  /** Where among those of its lead. */
  position: number;
  /** SHA-256 of what is kept, in hexadecimal. */
  digest: string;
  /** SHA-256 of what was sent: the same picture sent again has the same. */
  upload_digest: string;
  /** Of what is kept. */
  bytes: number;
  width: number;
  height: number;
  /** How far staff have turned it, clockwise in degrees. */
  turn: PhotoTurn;
  created_at: string;
  /** When it is deleted; null: with its lead. */
  ends_at: string | null;
};

/** A message to the office. */
export type InquiriesTable = {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  message: string;
  emergency: Flag;
  /** 1 if it looks like spam. */
  suspected: Flag;
  created_at: string;
};

/** A finished assessment: anonymous, or a follow-up with the visitor's details. */
export type AssessmentsTable = {
  id: string;
  /** The anonymous save that a follow-up belongs to, if any. */
  anonymous_id: string | null;
  source: AssessmentSource | null;
  /** JSON: the value chosen for each question. */
  answers: string;
  score: number;
  category: string;
  urgency: Urgency;
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  suspected: Flag;
  created_at: string;
};

/** Rows of one lane never wait for those of another (server/mail/outbox-worker.ts). */
export type OutboxLane = "ordinary" | "emergency" | "webhook" | "text";

export type OutboxTable = {
  id: string;
  lane: OutboxLane;
  /** What `payload` describes; decides which renderer is used (server/mail/kinds.ts). */
  kind: string;
  /** Version of the payload's form. A process leaves rows alone whose version is newer than its own. */
  payload_version: number;
  /** JSON: everything the message says, as it was when the event happened. */
  payload: string;
  /** A `withheld` row is a confirmation that could be used to harass somebody; it is sent only after a release. */
  state: "queued" | "sending" | "sent" | "dead" | "withheld";
  attempts: number;
  /** Attempts that were permanently refused or whose last command the mail server never answered. */
  refusals: number;
  due_at: string;
  locked_until: string | null;
  error: string | null;
  created_at: string;
  sent_at: string | null;
  /** Mailbox (`mailboxKey`) of the visitor that the mail, sent or withheld, is for. */
  recipient: string | null;
  /** When an undelivered emergency goes to the office too. */
  escalate_at: string | null;
  /** Id of the mail that reported this one's death to the office. */
  reported_in: string | null;
  /** The lead that the row is about; it appears in its timeline. */
  lead_id: string | null;
  /** The provider's id of a text that it has accepted. */
  provider_id: string | null;
  /** Since when a text may have arrived; null again when the provider has refused it. */
  handed_over_at: string | null;
};

/** Only successful answers are kept. */
export type AnsweredStatus = 200 | 201;

export type IdempotencyKeysTable = {
  /** Method and route. Keys are unique per call. */
  call: string;
  key: string;
  body_hash: string;
  /** Status of the answer; 0 while the submission is being processed. */
  status: ColumnType<AnsweredStatus, 0, AnsweredStatus>;
  /** JSON: the answer's body. */
  answer: string;
  created_at: string;
};

/** How much of a limit is used up, by whom, and until when. */
export type LimitCountersTable = {
  /** The limit and a digest of the holder it counts for. */
  name: string;
  hits: number;
  /** When counting starts over. */
  ends_at: string;
};

/** A member of staff. People who have left remain as the name in what they did. */
export type StaffTable = {
  id: string;
  /** Lower-case address (`emailKey`). */
  email_key: string;
  email: string;
  name: string;
  role: StaffRole;
  /** Number for text alerts; empty for none. */
  phone: string;
  is_active: Flag;
  /** Since when they are switched on duty; null: not. Their plan may say otherwise (domain/staff/duty.ts). */
  on_duty_since: string | null;
  /** When that ends; null: when they switch it off. */
  on_duty_until: string | null;
  /** Until when they are off duty in spite of their plan. */
  off_duty_until: string | null;
  /** JSON: a `DutyPlan`; null: none. */
  duty_plan: string | null;
  /** JSON: a `DutyPlan` of the times at which they inspect; null: never. */
  inspection_plan: string | null;
  /** Until when they want no alerts but those about emergencies. */
  alerts_muted_until: string | null;
  /** When they got their last ordinary alert: one in five minutes, whichever process sends it. */
  ordinary_alert_at: string | null;
  /** The number of their last alert among those of all staff: the lowest is next. Null: they never got one. */
  alert_turn: number | null;
  /** Since when they want no mail about the week; null: they get it, if they may see the numbers. */
  numbers_mail_off_since: string | null;
  created_at: string;
};

/** A way in that was sent to somebody: a link, and for `sign-in` a code too. */
export type SignInsTable = {
  /** Digest of the link's token, or of a passkey's challenge. */
  id: string;
  kind: "sign-in" | "invitation" | "passkey";
  /**
   * Null for a sign-in with an unknown address, so that both cases cost the same work; for the first owner's
   * invitation; and for a passkey sign-in that has yet to say whose it is.
   */
  staff_id: string | null;
  /** Digest of the six-digit code; null without one. */
  code_digest: string | null;
  /** Digest of the cookie of the browser that asked; null for invitations, which anyone with the link may open. */
  browser_digest: string | null;
  /** Codes tried so far. */
  attempts: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type SessionsTable = {
  id: string;
  token_digest: string;
  staff_id: string;
  device: string;
  created_at: string;
  /** Updated at most once a minute. */
  seen_at: string;
  /** 30 days after sign-in, regardless of use. */
  expires_at: string;
};

export type PasskeysTable = {
  /** The credential's id. */
  id: string;
  staff_id: string;
  /** base64url. */
  public_key: string;
  counter: number;
  /** JSON: how the browser reaches the authenticator. */
  transports: string;
  label: string;
  created_at: string;
  used_at: string | null;
};

/** Who did what at the desk, without personal data. Triggers refuse every update and delete. */
export type AuditEntriesTable = {
  number: Generated<number>;
  at: string;
  /** Null: the system, or an operator's command. */
  staff_id: string | null;
  action: AuditAction;
  lead_id: string | null;
  /** JSON. */
  details: string;
};

export type SavedViewsTable = {
  id: string;
  staff_id: string;
  name: string;
  query: string;
  created_at: string;
};

/** Somebody who has leads, known by one mailbox or phone number. Goes with the last of their leads. */
export type PeopleTable = {
  id: string;
  /** What identifies them (`personKey`); null when somebody else has the same phone number and no mailbox either. */
  key: string | null;
  /** Whom they were merged into, directly or through others; their own id otherwise. All with one head are one person. */
  head_id: string;
  created_at: string;
  /** In words; empty when nobody has said. */
  preferred_language: Generated<string>;
  preferred_channel: Generated<ContactChannel | "">;
};

/** Every name, mailbox, phone number and address that a person has given. */
export type PersonDetailsTable = {
  person_id: string;
  kind: DetailKind;
  /** The same for every way of writing it (`detailKey`). */
  key: string;
  /** As it was first written. */
  value: string;
  first_seen: string;
};

/** What the office notes about a person. */
export type PersonNotesTable = {
  id: string;
  person_id: string;
  kind: PersonNoteKind;
  /** For a consent or an opt-out, its wording. */
  text: string;
  at: string;
  staff_id: string;
};

/** Somebody let us know that a number gets texts, or no more. Of one number, the newest counts. */
export type TextConsentsTable = {
  id: string;
  /** E.164. */
  number: string;
  person_id: string;
  state: ConsentState;
  /** What they agreed to, or said. */
  wording: string;
  way: ConsentWay;
  at: string;
  /** Who noted it at the desk. */
  staff_id: string | null;
  /** The note of an earlier release that it was made from. */
  note_id: string | null;
};

/** Texts that have arrived, so that one delivered again has no second effect. */
export type IncomingTextsTable = {
  /** The provider's id. */
  provider_id: string;
  at: string;
};

/** Somebody decided that two people are one. */
export type PersonMergesTable = {
  id: string;
  head_id: string;
  joined_id: string;
  at: string;
  staff_id: string;
  undone_at: string | null;
};

/** Somebody decided that two people with one phone number are two. `one_id` is the lower id. */
export type DifferentPeopleTable = {
  one_id: string;
  other_id: string;
  at: string;
  staff_id: string;
};

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
  /** The mailbox, or the digits of the phone number. Only releases without `people` read it. */
  person_key: string;
  /** Whose it is; null for a lead of such a release, until this one has looked for its person. */
  person_id: Generated<string | null>;
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  message: string;
  emergency: Flag;
  suspected: Flag;
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
  /** When it last came back to waiting since its visitor changed the appointment, or texted (docs/decisions/0069, 0075). */
  returned_at: Generated<string | null>;
  /** Null after a text: earlier releases know no such reason. */
  return_reason: Generated<Exclude<ReturnReason, "texted"> | null>;
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
  /** When the next person is alerted; null: no more alerts. */
  alert_at: string | null;
  /** Alerts sent so far. */
  alerts: number;
  updated_at: string;
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
  kind: LeadEventKind;
  staff_id: string | null;
  /** JSON; its form depends on the kind. */
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
};

/** What the desk's search finds, deleted with the lead or the mail that it is about. */
export type SearchEntriesTable = {
  /** Unique, and in the order of time (server/lead/search/entry-moment.ts). */
  moment: number;
  /** Of the lead, the event of its timeline, or the mail. */
  id: string;
  lead_id: string;
  /** Set for a letter. */
  mail_id: string | null;
  kind: SearchKind;
  /** The text that searches match (server/lead/search/entry-words.ts). */
  words: string;
};

/** Who has a lead open. */
export type LeadPresenceTable = { lead_id: string; staff_id: string; seen_at: string };

/** A secret address at which a calendar reads appointments. Each holder has one at most. */
export type CalendarFeedsTable = {
  /** `office`, or the id of the staff member. */
  holder: string;
  /** Null: the office's, with everybody's appointments. */
  staff_id: string | null;
  token_digest: string;
  /** Who made it. */
  made_by: string;
  created_at: string;
};

export type SettingsTable = { name: string; value: string };

/** One row for each change of the business settings; the last one holds. */
export type BusinessSettingsTable = {
  version: number;
  /** `BusinessSettings` as JSON. */
  settings: string;
  /** Who changed them. */
  staff_id: string;
  changed_at: string;
};

export type Schema = {
  customers: CustomersTable;
  appointments: AppointmentsTable;
  reminders: RemindersTable;
  seats: SeatsTable;
  calendar_days: CalendarDaysTable;
  holds: HoldsTable;
  photos: PhotosTable;
  earlier_wishes: EarlierWishesTable;
  freed_times: FreedTimesTable;
  earlier_offers: EarlierOffersTable;
  closures: ClosuresTable;
  reschedulings: ReschedulingsTable;
  rescheduling_items: ReschedulingItemsTable;
  inquiries: InquiriesTable;
  assessments: AssessmentsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  limit_counters: LimitCountersTable;
  calendar_feeds: CalendarFeedsTable;
  settings: SettingsTable;
  business_settings: BusinessSettingsTable;
  staff: StaffTable;
  sign_ins: SignInsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  audit_entries: AuditEntriesTable;
  saved_views: SavedViewsTable;
  people: PeopleTable;
  person_details: PersonDetailsTable;
  person_notes: PersonNotesTable;
  text_consents: TextConsentsTable;
  incoming_texts: IncomingTextsTable;
  person_merges: PersonMergesTable;
  different_people: DifferentPeopleTable;
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  lead_changes: LeadChangesTable;
  lead_presence: LeadPresenceTable;
  search_entries: SearchEntriesTable;
};

import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AppointmentStatus } from "#domain/appointment/appointment.ts";
import type { Urgency } from "#domain/assessment/assessment.ts";
import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type {
  LeadChangeKind,
  LeadEventKind,
  LeadKind,
  LeadSource,
  LeadState,
  LostReason,
} from "#domain/lead/lead.ts";
import type { AuditAction } from "#domain/staff/audit-action.ts";
import type { StaffRole } from "#domain/staff/staff.ts";

/*
 * One schema for SQLite and PostgreSQL: moments are ISO 8601 text in UTC, days `YYYY-MM-DD`, so
 * that the same queries sort and compare alike on both. A column has the type of what is written to
 * it: whatever comes from outside is checked before.
 */

/** Yes or no: SQLite has no booleans. */
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
  /** Key of the mailbox for limits (`mailboxKey`); the same for every `+tag` of it. */
  mailbox: string;
  /** 1 when it looks like spam. */
  suspected: Flag;
  /** 1 when the visitor is sent nothing about it, so that nobody can have us write to a third person. */
  withheld: Flag;
  created_at: string;
  updated_at: string;
};

/** A seat is one inspector's hour. Its key is what makes selling a slot twice impossible. */
export type SeatsTable = {
  date: CalendarDay;
  slot: Slot;
  seat: number;
  appointment_id: string;
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
  /** 1 when it looks like spam. */
  suspected: Flag;
  created_at: string;
};

/** A finished assessment: anonymous, or a follow-up with the visitor's details. */
export type AssessmentsTable = {
  id: string;
  /** The anonymous save that a follow-up belongs to, where there is one. */
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
export type OutboxLane = "ordinary" | "emergency" | "webhook";

export type OutboxTable = {
  id: string;
  lane: OutboxLane;
  /** What `payload` tells of, and which renderer turns it into a message (server/mail/kinds.ts). */
  kind: string;
  /** The form of `payload`. A process leaves alone what is newer than the one it knows. */
  payload_version: number;
  /** JSON: all that the message says, as it was when the event happened. */
  payload: string;
  /** `withheld` is never sent: a confirmation that could be used to pester somebody. */
  state: "queued" | "sending" | "sent" | "dead" | "withheld";
  attempts: number;
  /** Attempts that were refused for good, or whose end the mail server never answered. */
  refusals: number;
  due_at: string;
  locked_until: string | null;
  error: string | null;
  created_at: string;
  sent_at: string | null;
  /** Key of the visitor's mailbox (`mailboxKey`): whom a mail, sent or withheld, was for. */
  recipient: string | null;
  /** When an emergency that is not delivered yet goes to the office as well. */
  escalate_at: string | null;
  /** The mail in which the office was told that this one is dead. */
  reported_in: string | null;
  /** The lead that it is about, in whose timeline it stands. */
  lead_id: string | null;
};

/** Only what was done is kept as an answer. */
export type AnsweredStatus = 200 | 201;

export type IdempotencyKeysTable = {
  /** Method and route. Keys count per call. */
  call: string;
  key: string;
  body_hash: string;
  /** What was answered; 0 while the submission is at work. */
  status: ColumnType<AnsweredStatus, 0, AnsweredStatus>;
  /** JSON: the answer's body. */
  answer: string;
  created_at: string;
};

/** How much of something that is limited was used up, by whom, until when. */
export type LimitCountersTable = {
  /** The limit and a digest of whom it counts for. */
  name: string;
  hits: number;
  /** The count begins anew then. */
  ends_at: string;
};

/** Somebody who works here. Whoever has left stays as a name in what they did. */
export type StaffTable = {
  id: string;
  /** Lower-case address (`emailKey`). */
  email_key: string;
  email: string;
  name: string;
  role: StaffRole;
  /** Where alerts are texted; empty where they are not. */
  phone: string;
  is_active: Flag;
  /** Whoever has been on duty longest is alerted first; null: not on duty. */
  on_duty_since: string | null;
  created_at: string;
};

/** A way in that was sent to somebody: a link, and with `sign-in` a code. */
export type SignInsTable = {
  /** Digest of the link's token, or of a passkey's challenge. */
  id: string;
  kind: "sign-in" | "invitation" | "passkey";
  /**
   * Null: asked for with an address that nobody here has, so that both take the same work; the first owner's
   * invitation; or a passkey that is to tell whose it is.
   */
  staff_id: string | null;
  /** Digest of the six digits; null where there are none. */
  code_digest: string | null;
  /** Digest of the cookie of the browser that asked; null for invitations, which anybody who has the link may open. */
  browser_digest: string | null;
  /** How many codes were tried at it. */
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
  /** Moved on at most once a minute. */
  seen_at: string;
  /** 30 days after signing in, however often it is used. */
  expires_at: string;
};

export type PasskeysTable = {
  /** The credential's id. */
  id: string;
  staff_id: string;
  /** base64url. */
  public_key: string;
  counter: number;
  /** JSON: how the browser reaches it. */
  transports: string;
  label: string;
  created_at: string;
  used_at: string | null;
};

/** Who did what at the desk, without personal data. A trigger refuses every update and delete. */
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

/** Whatever the office has to answer. Appointments, inquiries and assessments belong to one each. */
export type LeadsTable = {
  /** What people call it by. Rises with arrival, so that it sorts like it. */
  number: Generated<number>;
  id: string;
  kind: LeadKind;
  /** Id of the appointment, inquiry or assessment; of a call the lead's own. */
  source_id: string;
  source: LeadSource;
  /** The appointment that was last booked for it: its own, or one that the office booked. */
  appointment_id: string | null;
  /** The same for all leads of one person: the mailbox, or the digits of the number. */
  person_key: string;
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
  version: number;
  arrived_at: string;
  /** Our own goal, and what visitors are promised (domain/lead/answer-clock.ts). */
  answer_by: string;
  promise_by: string;
  /** When somebody first answered, who, and after how many minutes of opening hours. */
  answered_at: string | null;
  answered_by: string | null;
  answer_minutes: number | null;
  /** When the next one on duty is alerted; null: nobody any more. */
  alert_at: string | null;
  /** How many were alerted. */
  alerts: number;
  updated_at: string;
  /** What the search finds it by (domain/lead/lead-search.ts). */
  search: string;
  /** Made of the others by the database: whether something is still to be done; and whether it begins with an answer. */
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
  /** JSON, by kind. */
  details: string;
};

/** What has changed, in order, for screens that are open. Kept for two days. */
export type LeadChangesTable = {
  number: Generated<number>;
  lead_id: string;
  kind: Generated<LeadChangeKind>;
  at: string;
};

/** Who has a lead open. */
export type LeadPresenceTable = { lead_id: string; staff_id: string; seen_at: string };

export type SettingsTable = { name: string; value: string };

export type Schema = {
  customers: CustomersTable;
  appointments: AppointmentsTable;
  seats: SeatsTable;
  inquiries: InquiriesTable;
  assessments: AssessmentsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  limit_counters: LimitCountersTable;
  settings: SettingsTable;
  staff: StaffTable;
  sign_ins: SignInsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  audit_entries: AuditEntriesTable;
  saved_views: SavedViewsTable;
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  lead_changes: LeadChangesTable;
  lead_presence: LeadPresenceTable;
};

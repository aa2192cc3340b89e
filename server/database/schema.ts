import type { ColumnType } from "kysely";
import type { AppointmentStatus } from "#domain/appointment/appointment.ts";
import type { Urgency } from "#domain/assessment/assessment.ts";
import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

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
};

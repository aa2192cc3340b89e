import type { StoredStatus } from "#domain/appointment/appointment.ts";
import type { BusyCalendarFault } from "#domain/appointment/busy-calendar-contract.ts";
import type { DayPart, OfferState } from "#domain/appointment/earlier-times.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { ReminderKind } from "#domain/appointment/reminder-kinds.ts";
import type { StoredItemState } from "#domain/appointment/rescheduling-state.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Flag } from "./flag.ts";

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
  status: StoredStatus;
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
  /** By which messages they were told where it is, whether these have arrived or not (`OutboxTable`); null: otherwise, or not yet. */
  telling_id: string | null;
  /** Whose it is, for good; null until it has a lead. The database sets it when a lead is linked to it. */
  lead_id: string | null;
  /** Until when its visitor has to confirm it; null: it is firm. Earlier releases do not know it. */
  pending_until: string | null;
  /** When its visitor confirmed it that had to. */
  pressed_at: string | null;
  /** The burst it arrived in. */
  burst_id: string | null;
  created_at: string;
  updated_at: string;
};

/** Many bookings in a short time (domain/appointment/booking-brake.ts). */
export type BookingBurstsTable = {
  id: string;
  /** When its first booking arrived, and its newest. */
  began_at: string;
  last_at: string;
  /** Since when bookings count as taken: its own beginning, or that of the one before it that was taken back as it went on. */
  counts_since: string;
  taken_back_at: string | null;
  taken_back_by: string | null;
};

/** Why nobody gets a reminder: a text was not possible either. */
export type UnsentReason = "no mailbox" | "mailbox refused";

/**
 * A reminder of an appointment, or a call about it, that was queued for the time that it had; that staff were alerted that its
 * person still believes in this time; or that they want no more reminders, whatever time it has.
 */
export type RemindersTable = {
  appointment_id: string;
  kind: ReminderKind | "call" | "off" | "untold";
  date: CalendarDay;
  slot: Slot;
  at: string;
  /** Why nothing was queued; null: it was, or an earlier release has written the row. */
  unsent: UnsentReason | null;
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
  /** The same of the larger blocks of IPv6 around it, where it has them. */
  wider_network: string | null;
  widest_network: string | null;
  ends_at: string;
};

/** Somebody with an appointment wants an earlier time. */
export type EarlierWishesTable = { appointment_id: string; day_part: DayPart; asked_at: string };

/** A seat that a move or a cancellation has freed, until `settled_at`: then it is no longer offered to anyone. */
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

/** A calendar of somebody who inspects, at a secret address that we read again and again; it closes their times. */
export type BusyCalendarsTable = {
  staff_id: string;
  /** Sealed (server/outside/seal.ts). */
  address: string;
  host: string;
  /** The last four characters of the address. */
  ending: string;
  set_by: string;
  created_at: string;
  /** What its server said of what it last sent, so that it is sent again only when it has changed. */
  etag: string | null;
  last_modified: string | null;
  /** About which days and in which zone it was last read: for others it has to be read as a whole. */
  read_for: string;
  /** When it was last read. */
  read_at: string;
  /** Entries that could not be understood. */
  unread: number;
  fault: BusyCalendarFault | null;
  failing_since: string | null;
  /** Tries that have failed since then. */
  failures: number;
  /** When staff were told that it cannot be read; null: they were not, or it can. */
  told_at: string | null;
  next_read_at: string;
};

/** When somebody is busy elsewhere: a part of a day, in minutes after local midnight. Nothing else is kept of it. */
export type BusyTimesTable = {
  staff_id: string;
  day: CalendarDay;
  from_minute: number;
  to_minute: number;
};

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

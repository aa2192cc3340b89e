import type {
  AppointmentsTable,
  BookingBurstsTable,
  CalendarDaysTable,
  CalendarFeedsTable,
  ClosuresTable,
  CustomersTable,
  EarlierOffersTable,
  EarlierWishesTable,
  FreedTimesTable,
  HoldsTable,
  RemindersTable,
  ReschedulingItemsTable,
  ReschedulingsTable,
  SeatsTable,
} from "./booking-tables.ts";
import type {
  IdempotencyKeysTable,
  IncomingTextsTable,
  LimitCountersTable,
  OutboxTable,
  TextConsentsTable,
} from "./delivery-tables.ts";
import type {
  LeadChangesTable,
  LeadEventsTable,
  LeadPresenceTable,
  LeadsTable,
  SearchEntriesTable,
} from "./lead-tables.ts";
import type {
  DifferentPeopleTable,
  PeopleTable,
  PersonDetailsTable,
  PersonMergesTable,
  PersonNotesTable,
} from "./person-tables.ts";
import type { AssessmentsTable, InquiriesTable, PhotosTable } from "./request-tables.ts";
import type {
  AuditEntriesTable,
  BusinessSettingsTable,
  PasskeysTable,
  SavedViewsTable,
  SessionsTable,
  SettingsTable,
  SignInsTable,
  StaffTable,
} from "./staff-tables.ts";

/*
 * One schema for SQLite and PostgreSQL: moments are ISO 8601 text in UTC and days `YYYY-MM-DD`, so that both sort and
 * compare them alike. Column types are those of the values written; outside input is checked earlier.
 */

export type Schema = {
  customers: CustomersTable;
  appointments: AppointmentsTable;
  booking_bursts: BookingBurstsTable;
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

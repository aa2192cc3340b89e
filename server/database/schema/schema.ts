import type {
  AppointmentsTable,
  BookingBurstsTable,
  BusyCalendarsTable,
  BusyTimesTable,
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
  IncomingMailsTable,
  IncomingTextsTable,
  LimitCountersTable,
  OutboxTable,
  TextConsentsTable,
} from "./delivery-tables.ts";
import type { EstimateAnswersTable, EstimatesTable } from "./estimate-tables.ts";
import type { ImportRowsTable, ImportsTable } from "./import-tables.ts";
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
import type { GoneRowsTable, SequencedRowsTable } from "./program-tables.ts";
import type {
  ProjectConsentsTable,
  ProjectPicturesTable,
  ProjectsTable,
} from "./project-tables.ts";
import type { ReportPhotosTable, ReportsTable } from "./report-tables.ts";
import type { AssessmentsTable, InquiriesTable, PhotosTable } from "./request-tables.ts";
import type {
  RoofCalloutsTable,
  RoofLinksTable,
  RoofPhotosTable,
  RoofVisitsTable,
} from "./roof-tables.ts";
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
import type { AccessTokensTable } from "./token-tables.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./webhook-tables.ts";

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
  roof_photos: RoofPhotosTable;
  roof_callouts: RoofCalloutsTable;
  roof_visits: RoofVisitsTable;
  roof_links: RoofLinksTable;
  reports: ReportsTable;
  report_photos: ReportPhotosTable;
  estimates: EstimatesTable;
  estimate_answers: EstimateAnswersTable;
  projects: ProjectsTable;
  project_consents: ProjectConsentsTable;
  project_pictures: ProjectPicturesTable;
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
  busy_calendars: BusyCalendarsTable;
  busy_times: BusyTimesTable;
  settings: SettingsTable;
  business_settings: BusinessSettingsTable;
  staff: StaffTable;
  sign_ins: SignInsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  access_tokens: AccessTokensTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  audit_entries: AuditEntriesTable;
  saved_views: SavedViewsTable;
  people: PeopleTable;
  person_details: PersonDetailsTable;
  person_notes: PersonNotesTable;
  text_consents: TextConsentsTable;
  incoming_texts: IncomingTextsTable;
  incoming_mails: IncomingMailsTable;
  person_merges: PersonMergesTable;
  different_people: DifferentPeopleTable;
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  lead_changes: LeadChangesTable;
  lead_presence: LeadPresenceTable;
  search_entries: SearchEntriesTable;
  sequenced_rows: SequencedRowsTable;
  gone_rows: GoneRowsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
};

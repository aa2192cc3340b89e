import type { FeedKind } from "#domain/appointment/feed-contract.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { ImportKind } from "#domain/import/import-field.ts";
import type { CallOutcome, LeaveReason, LooseEndKind } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { LeadDifferences } from "#domain/lead/lead-rules.ts";
import type { Audience } from "#domain/my-roof/audience.ts";
import type { PersonNoteKind } from "#domain/person/known-person.ts";
import type { TokenScope } from "#domain/token/access-token.ts";
import type { WebhookEnd, WebhookKind } from "#domain/webhook/webhook.ts";
import type { StaffRole } from "./staff.ts";

type Nothing = Record<string, never>;
type Days = { id: string; firstDay: CalendarDay; lastDay: CalendarDay };
type Feed = { of: FeedKind };
/** By its id, and its last characters. */
type Token = { token: string; ending: string };

/**
 * What the audit trail can record, with its details: no personal data, only names of fields, states and ids. Entries are
 * never changed, so those of earlier releases may have other details: readers take each for unknown.
 */
export type AuditDetails = {
  "session.began": { by: string; device: string };
  /** `by`: what ended it. */
  "session.ended": {
    by: "signing out" | "another session" | "signing out everywhere" | "new session";
    sessions?: number;
  };
  /** Somebody who is signed in has confirmed their identity. */
  "session.proven": { by: "code" | "passkey" };
  /** `of`: whose code it was; null when nobody has the mailbox. */
  "sign-in.refused": { of: string | null; tries: number };
  "passkey.added": Nothing;
  "passkey.removed": Nothing;
  /** `id` null: the first owner, before they have chosen a name. */
  "staff.invited": { id: string | null; role: StaffRole };
  /** `fields`: columns. */
  "staff.changed": { id: string; fields: readonly string[]; role: StaffRole; isActive: boolean };
  "mail.retried": { id: string; kind: string };
  "lead.created": Nothing;
  "lead.changed": Omit<LeadDifferences, "amountCents"> &
    Pick<DetailsOf<"changed">, "texts"> & { amount?: "changed" };
  "lead.call": { outcome: CallOutcome };
  "lead.text": Nothing;
  "lead.note": Nothing;
  "lead.mail": Nothing;
  /** The first of those that somebody adds within a short time. */
  "lead.roof-photos": Nothing;
  "lead.roof-photo-removed": { photo: string };
  "lead.page-linked": Nothing;
  "lead.page-renewed": Nothing;
  "lead.passed-on-ended": { to: Audience };
  /** By their ids; `corrects`: the one that was sent before. */
  "lead.report-sent": { report: string; corrects?: string };
  "lead.report-revoked": { report: string };
  "lead.report-discarded": { report: string };
  "lead.project-asked": { project: string };
  "lead.project-published": { project: string };
  "lead.project-taken-down": { project: string };
  "lead.project-discarded": { project: string };
  "lead.estimate-sent": { estimate: string; corrects?: string };
  "lead.estimate-revoked": { estimate: string };
  "lead.estimate-discarded": { estimate: string };
  "lead.estimate-signed": { estimate: string };
  "lead.released": Nothing;
  "lead.seen": Nothing;
  "lead.booking-seen": Nothing;
  "lead.booking-unseen": Nothing;
  "lead.loose-end-left": { end: LooseEndKind; reason: LeaveReason };
  "lead.loose-end-taken-up": { end: LooseEndKind };
  /** `because`: obstacles in words. */
  "appointment.forced": { appointmentId: string; because: string };
  "burst.confirmed": { burst: string; bookings: number };
  "burst.taken-back": { burst: string; bookings: number; calls?: number };
  /** `of`: whose; null is the whole business. */
  "closure.added": Days & { of: string | null };
  "closure.removed": Days & { of: string | null };
  "rescheduling.started": Days;
  "rescheduling.sent": { id: string; appointmentId: string };
  "person.merged": { with: string };
  "person.merge-undone": { merge: string };
  "person.told-apart": { from: string };
  "person.changed": { fields: readonly string[] };
  "person.note": { kind: PersonNoteKind };
  "person.exported": Nothing;
  /** How many rows of each kind were erased. */
  "person.erased": Readonly<Record<string, number>>;
  /** `rows`: how many of each verdict, or of each outcome. */
  "import.started": { id: string; kind: ImportKind; rows: Readonly<Record<string, number>> };
  "import.finished": { id: string; rows: Readonly<Record<string, number>> };
  "import.undo-started": { id: string };
  "import.undone": { id: string; rows: Readonly<Record<string, number>> };
  "import.dropped": { id: string };
  "list.downloaded": {
    list: string;
    rows: number;
    filters: Readonly<Record<string, unknown>>;
    isSearched?: boolean;
  };
  "archive.asked": Nothing;
  "archive.made": { bytes: number; leads: number; photos: number };
  "archive.downloaded": { bytes: number };
  "archive.deleted": { because: "asked" | "a day" | "an erasure" };
  /** `at`: when the archive was made. */
  "archive.imported": { release: string; at: string };
  "calendar-feed.made": Feed;
  "calendar-feed.revoked": Feed;
  "token.made": Token & { scopes: readonly TokenScope[]; expiresAt: string | null };
  "token.revoked": Token;
  /** A program has done this in the name of whoever made its token; `call`: its name in `/api/v1/openapi.json`. */
  "token.used": Token & { call: string };
  /** `host`: where it leads; never the address, by which anybody could write there. */
  "webhook.added": { webhook: string; host: string; kinds: readonly WebhookKind[] };
  /** `state`: it was paused, or switched on again. */
  "webhook.changed": {
    webhook: string;
    fields: readonly string[];
    host?: string;
    state?: "on" | "paused";
  };
  /** The site has switched it off. */
  "webhook.ended": { webhook: string; because: WebhookEnd };
  "webhook.rotated": { webhook: string };
  "webhook.removed": { webhook: string };
  "webhook.tested": { webhook: string };
  "webhook.replayed": { webhook: string; delivery: string };
  /** `of`: whose. */
  "busy-calendar.set": { of: string };
  "busy-calendar.removed": { of: string };
  "settings.changed": { from: object; to: object };
  "business.changed": { version: number; from: BusinessSettings; to: BusinessSettings };
};

/** Actions that the audit trail can record. */
export type AuditAction = keyof AuditDetails;

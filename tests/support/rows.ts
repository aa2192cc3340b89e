import type { Insertable } from "kysely";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { emptyEstimate } from "#domain/estimate/estimate-content.ts";
import { emptyProject } from "#domain/project/project-content.ts";
import { emptyReport } from "#domain/report/report-content.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";

/*
 * Complete rows of tables, ordinary but for what a test says. A column that every row needs is added here and nowhere else in
 * tests, even if it has a default: among several rows, one that lacks what another has is stored with null. Tests of
 * migrations write rows of their own: those of an old release.
 */

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
type Own<Table extends keyof Schema> = Partial<Row<Table>>;

/** When rows were written, unless they say so: a Monday, 10 AM where the business is. */
const monday = "2026-06-01T14:00:00.000Z";

const person = { name: "Ada", email: "ada@example.com", phone: "", address: "" };

/** A customer whose id is `customer`. */
export function customerRow(own: Own<"customers"> = {}): Row<"customers"> {
  const email = own.email ?? person.email;
  return { id: "customer", email_key: email, ...person, created_at: monday, ...own };
}

/** An appointment on June 3 at nine that `customer` has booked, without an inspector or a lead. */
export function appointmentRow(own: Own<"appointments"> = {}): Row<"appointments"> {
  const created = own.created_at ?? monday;
  return {
    ...{ id: "appointment", customer_id: "customer", ...person, notes: "" },
    ...{ date: calendarDay("2026-06-03"), slot: "09:00", status: "booked", progress: "booked" },
    ...{ sequence: 0, mailbox: own.email ?? person.email, suspected: 0, withheld: 0 },
    ...{ created_at: created, updated_at: created },
    ...own,
  };
}

/** A new inquiry by the contact form that nobody has answered, without choices, about which nobody is alerted. */
export function leadRow(own: Own<"leads"> = {}): Row<"leads"> {
  const { id = "lead", arrived_at: at = monday } = own;
  return {
    ...{ id, kind: "inquiry", source: "contact", source_id: `source of ${id}` },
    ...{ person_key: "ada", ...person, subject: "", message: "", choices: "{}", search: "ada" },
    ...{ emergency: 0, suspected: 0, withheld: 0, state: "new", version: 1, alerts: 0 },
    ...{ came_from: "", referrer: "", utm_medium: "", utm_campaign: "" },
    ...{ arrived_at: at, answer_by: at, promise_by: at, updated_at: at },
    ...own,
  };
}

/** The system's note of nothing about `lead`. */
export function leadEventRow(own: Own<"lead_events"> = {}): Row<"lead_events"> {
  return { id: "event", lead_id: "lead", at: monday, kind: "note", details: "{}", ...own };
}

export function inquiryRow(own: Own<"inquiries"> = {}): Row<"inquiries"> {
  return {
    ...{ id: "inquiry", ...person, subject: "", message: "", emergency: 0, suspected: 0 },
    ...{ created_at: monday, ...own },
  };
}

/** An anonymous one. */
export function assessmentRow(own: Own<"assessments"> = {}): Row<"assessments"> {
  return {
    ...{ id: "assessment", answers: "{}", score: 1, category: "Good Condition", urgency: "low" },
    ...{ suspected: 0, created_at: monday, ...own },
  };
}

/** A photo that waits for its lead. */
export function photoRow(own: Own<"photos"> = {}): Row<"photos"> {
  return {
    ...{ id: "photo", digest: "digest", upload_digest: "upload", bytes: 1, width: 1, height: 1 },
    ...{ position: 0, turn: 0, created_at: monday, opened_at: null, taken_by: null, ...own },
  };
}

/** What is known of a photo of a roof: nothing but when it was taken. */
export function roofPhotoRow(own: Own<"roof_photos">): Row<"roof_photos"> {
  return {
    ...{ id: "roof-photo-of-22-letters", photo_id: "photo", appointment_id: null },
    ...{
      latitude: null,
      longitude: null,
      part: null,
      part_word: null,
      side: null,
      condition: null,
      note: "",
    },
    ...{ lead_id: "lead", taken_at: monday, added_at: monday, removed_at: null, ...own },
  };
}

/** A link to somebody's own page, which nobody has opened. */
export function roofLinkRow(own: Own<"roof_links">): Row<"roof_links"> {
  return {
    ...{ id: "link", lead_id: "lead", audience: null, report_id: null, digest: "digest" },
    ...{ sealed_token: null, made_at: monday, made_by: null, ended_at: null },
    ...{ first_opened_at: null, last_opened_at: null, ...own },
  };
}

/** A text in the middle of that photo. */
export function roofCalloutRow(own: Own<"roof_callouts">): Row<"roof_callouts"> {
  return {
    ...{ roof_photo_id: "roof-photo-of-22-letters", id: "callout", lead_id: "lead", revision: 1 },
    ...{ kind: "text", from_x: 0.5, from_y: 0.5, to_x: null, to_y: null, inches: null },
    ...{ text: "Nail pop", drawn_by: null, drawn_at: monday, ...own },
  };
}

/** The draft of a report that says nothing yet. */
export function reportRow(own: Own<"reports">): Row<"reports"> {
  return {
    ...{ id: "report", lead_id: "lead", appointment_id: null, revision: 1, corrects: null },
    ...{ content: JSON.stringify(emptyReport), written_by: "somebody", sent_by: null },
    ...{ started_at: monday, written_at: monday, sent_at: null, revoked_at: null },
    ...{ condition_words: null, revoked_by: null, opened_at: null, last_opened_at: null, ...own },
  };
}

/** The draft of a finished roof that says nothing yet. */
export function projectRow(own: Own<"projects">): Row<"projects"> {
  return {
    ...{ id: "project", lead_id: "lead", content: JSON.stringify(emptyProject), revision: 1 },
    ...{ started_at: monday, written_at: monday, written_by: "somebody", slug: null },
    ...{ consent_id: null, published_at: null, published_by: null, taken_down_at: null },
    ...{ taken_down_by: null, held_at: null, ...own },
  };
}

/** What its owner was asked, and has agreed to. */
export function projectConsentRow(own: Own<"project_consents">): Row<"project_consents"> {
  return {
    ...{ id: "consent", project_id: "project", content: JSON.stringify(emptyProject) },
    ...{ wording: "Show it.", asked_at: monday, asked_by: "somebody", answer: "yes" },
    ...{ answered_at: monday, answered_as: "Ada", link_id: "link", taken_back_at: null, ...own },
  };
}

/** A picture that they were shown. */
export function projectPictureRow(own: Own<"project_pictures">): Row<"project_pictures"> {
  return {
    ...{ id: "picture", consent_id: "consent", roof_photo_id: "photo", position: 0, turn: 0 },
    ...{ width: 1_200, height: 900, color: "#88776a", ...own },
  };
}

/** The draft of an estimate that says nothing yet. */
export function estimateRow(own: Own<"estimates">): Row<"estimates"> {
  return {
    ...{ id: "estimate", lead_id: "lead", basis: null, revision: 1, corrects: null },
    ...{ content: JSON.stringify(emptyEstimate), written_by: "somebody", written_as: "w1" },
    ...{ started_at: monday, written_at: monday, sent_at: null, sent_by: null },
    ...{ revoked_at: null, revoked_by: null, opened_at: null, last_opened_at: null },
    ...{ signed_option: null, signed_at: null, signed_by: null },
    ...{ reminders: 0, reminded_at: null, reminders_off_at: null, ...own },
  };
}

/** What somebody has asked about it. */
export function estimateAnswerRow(own: Own<"estimate_answers">): Row<"estimate_answers"> {
  return {
    ...{ id: "answer", estimate_id: "estimate", kind: "question", option_id: null },
    ...{ line_id: null, day: null, reason: null, words: "", at: monday, ...own },
  };
}

/** An ordinary mail that waits, of a kind that only tests know, as it is stored and read. */
export function outboxRow(own: Own<"outbox"> = {}): OutboxTable {
  const { created_at = monday } = own;
  return {
    ...{ id: "mail", lane: "ordinary", kind: "note", payload_version: 1, payload: "{}" },
    ...{ state: "queued", attempts: 0, refusals: 0, locked_until: null, error: null, fault: null },
    ...{ due_at: created_at, created_at, sent_at: null, recipient: null, escalate_at: null },
    ...{
      reported_in: null,
      lead_id: null,
      provider_id: null,
      handed_over_at: null,
      delivered_at: null,
      telling_id: null,
      number: null,
    },
    ...{ refused: null, return_token: null, failed_at: null, ...own },
  };
}

/** Somebody of the office who is off duty. */
export function staffRow(own: Own<"staff"> = {}): Row<"staff"> {
  const { id = "ann", email = `${id}@office.example` } = own;
  return {
    ...{ id, email, email_key: email, name: "Ann", role: "office", phone: "", is_active: 1 },
    ...{ created_at: monday, ...own },
  };
}

/** A link and a code that `ann` has not used. */
export function signInRow(own: Own<"sign_ins"> = {}): Row<"sign_ins"> {
  return {
    ...{ id: "sign-in", kind: "sign-in", staff_id: "ann", attempts: 0 },
    ...{ created_at: monday, expires_at: monday, ...own },
  };
}

export function sessionRow(own: Own<"sessions"> = {}): Row<"sessions"> {
  const { id = "session" } = own;
  return {
    ...{ id, token_digest: id, staff_id: "ann", device: "A browser" },
    ...{ created_at: monday, seen_at: monday, expires_at: monday, ...own },
  };
}

export function savedViewRow(own: Own<"saved_views"> = {}): Row<"saved_views"> {
  const view = { id: "view", staff_id: "ann", name: "A view", query: "" };
  return { ...view, created_at: monday, ...own };
}

/** Somebody of their own, whom nobody has merged. */
export function personRow(own: Own<"people"> = {}): Row<"people"> {
  const { id = "ada" } = own;
  return {
    ...{ id, key: `mailbox:${person.email}`, head_id: id, created_at: monday },
    ...{ preferred_language: "", preferred_channel: "", ...own },
  };
}

export function personDetailRow(own: Own<"person_details"> = {}): Row<"person_details"> {
  const { email } = person;
  return {
    ...{ person_id: "ada", kind: "mailbox", key: email, value: email, first_seen: monday },
    ...own,
  };
}

export function personNoteRow(own: Own<"person_notes"> = {}): Row<"person_notes"> {
  const note = { id: "person note", person_id: "ada", kind: "note", text: "" } as const;
  return { ...note, at: monday, staff_id: "ann", ...own };
}

/** A call that is being processed, or was answered. */
export function idempotencyKeyRow(own: Own<"idempotency_keys"> = {}): Row<"idempotency_keys"> {
  const call = { call: "POST /api/appointments", key: "key", body_hash: "", status: 0 } as const;
  return { ...call, answer: "{}", created_at: monday, ...own };
}

/** A sheet of customers that somebody has uploaded, of one row that nobody has looked at. */
export function importRow(own: Own<"imports"> = {}): Row<"imports"> {
  return {
    ...{ id: "import", state: "imported", file_name: "customers.csv", program: "sheet" },
    ...{ kind: "customers", headings: '["Name","Email"]', mapping: '["name","email"]', rows: 1 },
    ...{
      staff_id: "staff",
      created_at: monday,
      imported_at: monday,
      ends_at: "2026-07-01T14:00:00.000Z",
    },
    ...own,
  };
}

/** A row of it. */
export function importRowRow(own: Own<"import_rows"> = {}): Row<"import_rows"> {
  const { number = 1 } = own;
  return {
    ...{ id: `import-${number}`, import_id: "import", number, cells: "[]", verdict: "unchecked" },
    ...own,
  };
}

import type { ColumnType } from "kysely";
import type { ConsentState, ConsentWay } from "#domain/text/text-kind.ts";

/** Rows of one lane never wait for those of another (server/mail/outbox-worker.ts). */
export type OutboxLane = "ordinary" | "emergency" | "awaited" | "webhook" | "text";

/** A recipient, or what the mail says in its headers or its body. */
export type MailRefusal = "recipient" | "message";

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
  /** Why the last attempt failed, as the other side, or our own code, has put it: for whoever runs the site. */
  error: string | null;
  /** The same as data (server/database/stored-fault.ts); null: it has not failed, or an earlier release does not say. */
  fault: string | null;
  created_at: string;
  /** When a mail server took it: also of a mail that has come back since, which is dead. */
  sent_at: string | null;
  /** Mailbox (`mailboxKey`) of the visitor that the mail, sent or withheld, is for. */
  recipient: string | null;
  /** E.164, of a text to a person; null: it is none, or an earlier release has queued it. */
  number: string | null;
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
  /** What a mail server refused for good, or the recipient when a text's number gets none (`message` once it is trusted again); null: nothing, or an earlier release does not say. */
  refused: MailRefusal | null;
  /** When the provider reported that a text had arrived; null: it did not. */
  delivered_at: string | null;
  /**
   * By which it is known if it comes back (server/mail/return-address.ts), or, of a text, in the provider's reports; null: it
   * comes back to the sender, and nothing is reported.
   */
  return_token: string | null;
  /** Which telling of a change it belongs to (`AppointmentsTable.telling_id`); null: none, or an earlier release does not say. */
  telling_id: string | null;
  /** When it died or came back; null: it did not, or an earlier release does not say. */
  failed_at: string | null;
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

/** Somebody let us know that a number gets texts, or no longer does. The newest row of a number counts. */
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

/** Mails of people that have come in, so that one that comes twice, by whichever way, has no second effect. */
export type IncomingMailsTable = {
  /** SHA-256 of its Message-ID, or of what it says where it has none, in hexadecimal. */
  digest: string;
  at: string;
};

/** Texts that have arrived, so that one delivered again has no second effect. */
export type IncomingTextsTable = {
  /** The provider's id. */
  provider_id: string;
  at: string;
};

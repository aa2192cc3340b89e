import type { MailFault } from "#domain/lead/mail-fault.ts";
import type { WritingPurpose } from "#domain/lead/writing-rules.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxLane } from "#server/database/schema/delivery-tables.ts";
import { RefusedForGood } from "./delivery-fault.ts";
import type { MailPhotos } from "./mail-photos.tsx";
import type { MailMessage, MailOptions } from "./message.ts";

/** Contact details as the person typed them; missing ones are empty. */
export type Contact = { name: string; email: string; phone: string; address: string };

/** What every kind of row defines. The methods get the payload of one row. */
type Row<Payload extends object> = {
  /** Raised when an older release would fail on the payload or mail it wrongly. Readers still accept all earlier versions. */
  version: number;
  /** Rows of one lane never wait for those of another. */
  lane(payload: Payload): OutboxLane;
};

/** What every kind of mail defines besides. */
type Mail<Payload extends object> = Row<Payload> & {
  /**
   * Whether the payload grants access to something: it is shown to nobody, and erased once the mail is sent or given
   * up.
   */
  isSecret?: boolean;
  /** Whether a mail that may have arrived is never repeated. */
  isSentOnce?: boolean;
  /**
   * Asked right before each attempt.
   * @throws Unwanted when what it says is no longer true, Postponed when it is not the time for it.
   */
  refuseWrongMoment?(payload: Payload, at: MailMoment, options: MailOptions): Promise<void>;
  /** Whether it shows the pictures that came with its lead. */
  showsPhotos?: boolean;
  /**
   * Whether it has the link to the page of its lead's person: a line about it, if there is one, or nothing without it. No payload
   * holds the link, so that nobody reads it in the outbox.
   */
  roofLink?: "line" | "needed";
  /** Ids of the pictures of its lead that go along. Those that are gone when it is sent do not. Absent: none. */
  attached?(payload: Payload): readonly string[];
  /** The payload once only those went along. */
  withAttached?(payload: Payload, photos: readonly string[]): object;
  render(payload: Payload, options: MailOptions, photos?: MailPhotos): Promise<MailMessage>;
};

/** What the office is told when a mail is given up: the person and the subject. */
type AboutPerson<Payload extends object> = {
  person(payload: Payload): Contact;
  about(payload: Payload): string;
};

/** Who may be written to: what the gate asks (server/mail/writing-gate.ts). */
type ToPerson<Payload extends object> = {
  to: "person";
  purpose(payload: Payload): WritingPurpose;
  /** Id of the appointment that it is about; null: none. */
  appointment(payload: Payload): string | null;
  /** Asked of what was withheld when its lead is released: whether what it says is still so. Absent: it always is. */
  stillHolds?(
    payload: Payload,
    database: Database,
    at: { now: Date; timeZone: string },
  ): Promise<boolean>;
};

/** A mail to a person's own mailbox, which limits count. */
export type PersonMail<Payload extends object> = Mail<Payload> &
  ToPerson<Payload> & { lead: AboutPerson<Payload> };

/** A mail to a mailbox of ours. `lead` is null when nobody has to be told that it was given up. */
export type OfficeMail<Payload extends object> = Mail<Payload> & {
  to: "office";
  lead: AboutPerson<Payload> | null;
  /** Absent: it is about nobody, or about `lead.person` alone. */
  list?: ListOfPeople<Payload>;
};

/** What a mail that lists several people defines, so that each of them can be erased from it. */
type ListOfPeople<Payload extends object> = {
  people(payload: Payload): Contact[];
  /** The payload without those; null when it lists nobody else. */
  without(payload: Payload, isErased: (person: Contact) => boolean): object | null;
};

/** A mail to somebody who works here. */
export type StaffMail<Payload extends object> = Mail<Payload> & {
  to: "staff";
  /** Empty when nobody here has the mailbox that was typed: then it is stored and never sent. */
  mailbox(payload: Payload): string;
  lead: null;
};

/** A kind of mail: its payload, its recipient and its text. */
export type MailKind<Payload extends object> =
  | PersonMail<Payload>
  | OfficeMail<Payload>
  | StaffMail<Payload>;

export type MailMoment = { database: Database; now: Date };

/** What every kind of row defines that is not a mail. */
type Hook<Payload extends object> = Row<Payload> & {
  /** @returns the id that the other system gave it, if it is kept. */
  call(payload: Payload, delivery: HookDelivery, options: MailOptions): Promise<HookResult>;
};

/** A text to a person. */
export type PersonHook<Payload extends object> = Hook<Payload> &
  ToPerson<Payload> & {
    /** To which it goes, in E.164. */
    number(payload: Payload): string;
  };

/** A text to somebody who works here, or a call of another system. */
export type OfficeHook<Payload extends object> = Hook<Payload> & { to: "office" };

type HookKind<Payload extends object> = PersonHook<Payload> | OfficeHook<Payload>;

// biome-ignore lint/suspicious/noConfusingVoidType: most hooks return nothing.
type HookResult = { providerId: string | null } | void;

/**
 * `id` is the same for every attempt; `attempt` counts them. `reportAddress` is where the text provider posts what becomes of
 * a text, the same for all its attempts; undefined: nowhere.
 */
export type HookDelivery = {
  id: string;
  attempt: number;
  now: Date;
  signal: AbortSignal;
  database: Database;
  reportAddress(): Promise<string | undefined>;
};

export type OutboxKind = MailKind<object> | HookKind<object>;

/** Every kind of row that an outbox can hold, by name. */
export type OutboxKinds = Readonly<Record<string, OutboxKind>>;

type PayloadOf<Kind> = Kind extends { lane(payload: infer Payload): OutboxLane } ? Payload : never;

/** The names of the kinds that go to persons. */
type PersonKind<Kinds> = {
  [Kind in keyof Kinds & string]: Kinds[Kind] extends { to: "person" } ? Kind : never;
}[keyof Kinds & string];

/** The name of a kind with the matching payload. */
export type RowOf<Kinds> = {
  [Kind in keyof Kinds & string]: { kind: Kind; payload: PayloadOf<Kinds[Kind]> };
}[keyof Kinds & string];

/** The same of kinds that go to persons. */
export type PersonRowOf<Kinds> = RowOf<Pick<Kinds, PersonKind<Kinds>>>;

/** The same of all other kinds. */
export type OfficeRowOf<Kinds> = RowOf<Omit<Kinds, PersonKind<Kinds>>>;

type StoredRow = { kind: string; payload_version: number; payload: string };

/** A stored row with its type; undefined when this release does not know its kind or version. */
export function readRow<Kinds extends OutboxKinds>(
  kinds: Kinds,
  stored: StoredRow,
): RowOf<Kinds> | undefined {
  if (!kindOf(kinds, stored)) return undefined;
  const row: unknown = { kind: stored.kind, payload: payloadOf(stored) };
  // `enqueue` stored kind and payload together.
  return row as RowOf<Kinds>;
}

/** The definition of a stored row's kind; undefined when this release does not know the kind or version. */
export function kindOf(
  kinds: OutboxKinds,
  { kind, payload_version }: Omit<StoredRow, "payload">,
): OutboxKind | undefined {
  const known = kinds[kind];
  return known && payload_version <= known.version ? known : undefined;
}

/** Why a row is given up whose payload is damaged: in words, and as data. */
export const unreadable = "What is stored cannot be read.";
export const unreadableFault = { kind: "unreadable" } as const satisfies MailFault;

/**
 * The payload of a stored row. Payloads stored before fields were made well-formed would otherwise fail at every
 * attempt.
 * @throws RefusedForGood when it is no object.
 */
export function payloadOf({ payload }: Pick<StoredRow, "payload">): object {
  const stored = parsed(payload);
  if (typeof stored !== "object" || stored === null) {
    throw new RefusedForGood(unreadableFault, unreadable);
  }
  return stored;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload, (_key, value: unknown) =>
      typeof value === "string" ? value.toWellFormed() : value,
    );
  } catch {
    return undefined;
  }
}

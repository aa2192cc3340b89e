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

/** A kind of mail: its payload, its recipient and its text. */
export type MailKind<Payload extends object> = Row<Payload> & {
  /** Whether it goes to the person's own mailbox, which limits count, or to ours. */
  to: "person" | "office";
  /** What the office is told when the mail is given up: the person and the subject; null: nothing. */
  lead: { person(payload: Payload): Contact; about(payload: Payload): string } | null;
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
  render(payload: Payload, options: MailOptions, photos?: MailPhotos): Promise<MailMessage>;
};

export type MailMoment = { database: Database; now: Date };

/** A kind of row that is not a mail. */
export type HookKind<Payload extends object> = Row<Payload> & {
  /** @returns the id that the other system gave it, if it is kept. */
  call(payload: Payload, delivery: HookDelivery, options: MailOptions): Promise<HookResult>;
};

// biome-ignore lint/suspicious/noConfusingVoidType: most hooks return nothing.
type HookResult = { providerId: string | null } | void;

/** `id` is the same for every attempt; `attempt` counts them. */
export type HookDelivery = {
  id: string;
  attempt: number;
  now: Date;
  signal: AbortSignal;
  database: Database;
};

export type OutboxKind = MailKind<object> | HookKind<object>;

/** Every kind of row that an outbox can hold, by name. */
export type OutboxKinds = Readonly<Record<string, OutboxKind>>;

type PayloadOf<Kind> =
  Kind extends MailKind<infer Payload>
    ? Payload
    : Kind extends HookKind<infer Payload>
      ? Payload
      : never;

/** The name of a kind with the matching payload. */
export type RowOf<Kinds> = {
  [Kind in keyof Kinds & string]: { kind: Kind; payload: PayloadOf<Kinds[Kind]> };
}[keyof Kinds & string];

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

/** Why a row is given up whose payload is damaged. */
export const unreadable = "What is stored cannot be read.";

/**
 * The payload of a stored row. Payloads stored before fields were made well-formed would otherwise fail at every
 * attempt.
 * @throws RefusedForGood when it is no object.
 */
export function payloadOf({ payload }: Pick<StoredRow, "payload">): object {
  const stored = parsed(payload);
  if (typeof stored !== "object" || stored === null) throw new RefusedForGood(unreadable);
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

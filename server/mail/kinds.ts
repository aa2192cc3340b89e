import type { OutboxLane } from "#server/database/schema.ts";
import type { MailMessage, MailOptions } from "./message.ts";

/** A person as they wrote their details, or as much of it as there is. */
export type Contact = { name: string; email: string; phone: string; address: string };

/** What is said of every kind of row. Methods are asked about the payload of one row. */
type Row<Payload extends object> = {
  /**
   * Rises when the payload changes in a way that an older release could not read. What reads it must
   * still read every version before.
   */
  version: number;
  /** Rows of one lane never wait for those of another. */
  lane(payload: Payload): OutboxLane;
};

/** One kind of mail: what it carries, whom it goes to, how it is written. */
export type MailKind<Payload extends object> = Row<Payload> & {
  /** The person's own mailbox, where limits count it, or ours. */
  to: "person" | "office";
  /** Whom and what the office is told of when the mail is given up; null: it is not told. */
  lead: { person(payload: Payload): Contact; about(payload: Payload): string } | null;
  /**
   * Whether its payload lets its reader in somewhere: nobody is shown it, and it is forgotten once the mail has
   * gone out or was given up.
   */
  isSecret?: boolean;
  render(payload: Payload, options: MailOptions): Promise<MailMessage>;
};

/** One kind of row that is no mail. */
export type HookKind<Payload extends object> = Row<Payload> & {
  call(payload: Payload, delivery: HookDelivery, options: MailOptions): Promise<void>;
};

/** `id` is the same at every attempt. */
export type HookDelivery = { id: string; now: Date; signal: AbortSignal };

export type OutboxKind = MailKind<object> | HookKind<object>;

/** Everything that an outbox can hold, by the name that its rows have. */
export type OutboxKinds = Readonly<Record<string, OutboxKind>>;

type PayloadOf<Kind> =
  Kind extends MailKind<infer Payload>
    ? Payload
    : Kind extends HookKind<infer Payload>
      ? Payload
      : never;

/** A name of one of the kinds with the payload that belongs to it. */
export type RowOf<Kinds> = {
  [Kind in keyof Kinds & string]: { kind: Kind; payload: PayloadOf<Kinds[Kind]> };
}[keyof Kinds & string];

type StoredRow = { kind: string; payload_version: number; payload: string };

/** A stored row as what it is; undefined when this release does not know its kind or its version. */
export function readRow<Kinds extends OutboxKinds>(
  kinds: Kinds,
  stored: StoredRow,
): RowOf<Kinds> | undefined {
  if (!kindOf(kinds, stored)) return undefined;
  const row: unknown = { kind: stored.kind, payload: payloadOf(stored) };
  // `enqueue` stored the two together.
  return row as RowOf<Kinds>;
}

/** What this release knows of a stored row; undefined when it does not know its kind or its version. */
export function kindOf(
  kinds: OutboxKinds,
  { kind, payload_version }: Omit<StoredRow, "payload">,
): OutboxKind | undefined {
  const known = kinds[kind];
  return known && payload_version <= known.version ? known : undefined;
}

/** What was stored before every field was made well-formed must not fail at every attempt. */
export function payloadOf({ payload }: Pick<StoredRow, "payload">): object {
  return JSON.parse(payload, (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

import type { TextKind } from "#domain/text/text-kind.ts";
import type { HookKind, OutboxKind } from "#server/mail/kinds.ts";
import { sendPersonText } from "./send-person-text.ts";

/** A text as it is queued. */
export type PersonText = {
  /** E.164. */
  phone: string;
  body: string;
  kind: TextKind;
  notAfter: string | null;
  staffId: string | null;
};

const personTextKind: HookKind<PersonText> = {
  version: 1,
  lane: () => "text",
  call: sendPersonText,
};

/** What this area queues, by the names under which the outbox knows it. */
export const textMailKinds = { "person-text": personTextKind } satisfies Record<string, OutboxKind>;

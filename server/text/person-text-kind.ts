import type { HookKind, OutboxKind } from "#server/mail/kinds.ts";
import type { PersonText } from "./person-text.ts";
import { sendPersonText } from "./send-person-text.ts";

const personTextKind: HookKind<PersonText> = {
  version: 1,
  lane: () => "text",
  call: sendPersonText,
};

/** What this area queues, by the names under which the outbox knows it. */
export const textMailKinds = { "person-text": personTextKind } satisfies Record<string, OutboxKind>;

import { textPurposes } from "#domain/text/text-kind.ts";
import type { OutboxKind, PersonHook } from "#server/mail/kinds.ts";
import type { PersonText } from "./person-text.ts";
import { sendPersonText } from "./send-person-text.ts";

const personTextKind: PersonHook<PersonText> = {
  version: 1,
  to: "person",
  purpose: ({ kind }) => textPurposes[kind],
  appointment: ({ about }) => about?.id ?? null,
  lane: () => "text",
  number: ({ phone }) => phone,
  call: sendPersonText,
};

/** What this area queues, by the names under which the outbox knows it. */
export const textMailKinds = { "person-text": personTextKind } satisfies Record<string, OutboxKind>;

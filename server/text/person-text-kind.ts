import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { ArrivalWindow } from "#domain/appointment/arrival-window.ts";
import type { TextKind } from "#domain/text/text-kind.ts";
import type { HookKind, OutboxKind } from "#server/mail/kinds.ts";
import { sendPersonText } from "./send-person-text.ts";

/** An appointment at the time that it had, with the window of an inspector who is on the way. */
export type TextSubject = AppointmentTime & { id: string; window?: ArrivalWindow };

/** A text as it is queued. */
export type PersonText = {
  /** E.164. */
  phone: string;
  body: string;
  kind: TextKind;
  notAfter: string | null;
  staffId: string | null;
  /** What it is about, without which it is of no use; absent: nothing. */
  about?: TextSubject;
};

const personTextKind: HookKind<PersonText> = {
  version: 1,
  lane: () => "text",
  call: sendPersonText,
};

/** What this area queues, by the names under which the outbox knows it. */
export const textMailKinds = { "person-text": personTextKind } satisfies Record<string, OutboxKind>;

import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { OutboxKind } from "#server/mail/kinds.ts";
import { inspectorOnTheWayKind } from "./on-the-way-mail.tsx";
import { personTextKind } from "./person-text-about-visit.ts";
import { appointmentReminderKind } from "./reminder-mail.tsx";

/** What is sent before a visit, by the names under which the outbox knows it. */
export const reminderMailKinds = {
  "appointment-reminder": appointmentReminderKind,
  "inspector-on-the-way": inspectorOnTheWayKind,
  "person-text": personTextKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;

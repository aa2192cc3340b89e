import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { isReply, type TextKind, type TextObstacle } from "#domain/text/text-kind.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { TextSubject } from "./person-text.ts";
import { textMailKinds } from "./person-text-kind.ts";
import { obstacleTo } from "./text-obstacles.ts";

/** A text to a person. */
export type NewText = {
  /** The lead in whose timeline it appears. */
  leadId: string | null;
  /** Their number, as they typed it. */
  to: string;
  body: string;
  kind: TextKind;
  /** The last moment at which it is of use; null: it always is. */
  notAfter: Date | null;
  /** Who wrote it at the desk. */
  staffId?: string;
  /** What it is about, which is looked at again before it is sent. */
  about?: TextSubject;
  /** Where the person believed the appointment to be, if nothing else tells them where it is. */
  believed?: AppointmentTime;
  /** The telling of a change that it belongs to. */
  tellingId?: string | undefined;
  /** When it is sent first; absent: at once. */
  dueAt?: Date;
};

/** What queueing a text needs besides it. */
type Texting = { now: Date; mailOptions: Pick<MailOptions, "visitorTexts"> };

/**
 * Queues a text to a person, in the transaction of what causes it. Whether they still want it is asked again right
 * before it is sent, and in quiet hours it waits for the morning (domain/text/quiet-hours.ts).
 * @returns false, without effect, when it would not be sent: `obstacleTo` says why, or the lead is not trusted.
 */
export async function queueText(
  transaction: DatabaseTransaction,
  { leadId, to, notAfter, staffId, dueAt, tellingId, ...text }: NewText,
  { now, mailOptions }: Texting,
): Promise<boolean> {
  const number = understoodPhone(to)?.e164;
  const obstacle = await obstacleTo(transaction, to, mailOptions);
  const isAllowed = obstacle === null || (isReply(text.kind) && !isImpossible(obstacle));
  if (!number || !isAllowed) return false;
  const payload = {
    ...{ ...text, phone: number, notAfter: notAfter?.toISOString() ?? null },
    staffId: staffId ?? null,
  };
  const queueing = { leadId, ...(dueAt && { dueAt }), ...(tellingId && { tellingId }) };
  const row = { kind: "person-text" as const, payload, ...queueing };
  return (await enqueue(transaction, textMailKinds, row, now)) === "send";
}

/** Whether no text can be sent at all. Otherwise whoever has just texted us is answered, whatever we know of their number. */
function isImpossible(obstacle: TextObstacle): boolean {
  return obstacle === "no-provider" || obstacle === "no-number";
}

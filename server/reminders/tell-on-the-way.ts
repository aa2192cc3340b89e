import { reminderTexts } from "#content/en/reminders.ts";
import { type ArrivalWindow, windowText } from "#domain/appointment/arrival-window.ts";
import { unsentFor } from "#domain/appointment/told-time.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueText } from "#server/text/queue-text.ts";
import { inspectorName } from "./known-appointment.ts";
import { reminderMailKinds } from "./reminder-mail-kinds.ts";

/**
 * Queues word to a person that their inspector is on the way: a text if they want texts, otherwise a mail. It goes out ten
 * seconds later, unless the inspector is no longer on the way by then.
 * @returns how they are told; null when we can or may do neither.
 */
export async function tellOnTheWay(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { window, leadId }: { window: ArrivalWindow; leadId: string },
  { mailOptions, now }: { mailOptions: MailOptions; now: Date },
): Promise<"text" | "email" | null> {
  const { id, date, slot, phone } = row;
  const inspector = await inspectorName(transaction, row);
  const dueAt = new Date(now.getTime() + unsentFor);
  const text = {
    ...{ leadId, to: phone, kind: "on-the-way" as const, dueAt },
    body: reminderTexts.onTheWay(mailOptions.profile, {
      inspector,
      window: windowText(window),
    }),
    notAfter: new Date(instantInZone(date, window.to, mailOptions.profile.timeZone)),
    about: { id, date, timeSlot: slot, window },
  };
  if (await queueText(transaction, text, { now, mailOptions })) return "text";
  const payload = { appointment: snapshotOf(row), inspector, window };
  const mail = { kind: "inspector-on-the-way" as const, payload, leadId, dueAt };
  const decision = await enqueue(transaction, reminderMailKinds, mail, now);
  return decision === "send" ? "email" : null;
}

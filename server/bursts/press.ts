import { pendingPageWords } from "#content/en/pending-booking.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { isPressKey } from "./press-key.ts";

/**
 * Makes a pending booking firm: whoever has the key has read the mail or the text. Pressing again changes nothing.
 * @throws Refusal 404 unknown, 400 a wrong key, 409 too late.
 */
export async function press(
  transaction: DatabaseTransaction,
  { id, key }: { id: string; key: string },
  { secret, mailOptions, now }: { secret: string; mailOptions: MailOptions; now: Date },
): Promise<AppointmentsTable> {
  const row = await lockKnownAppointment(transaction, id);
  if (!isPressKey(key, id, secret)) throw new Refusal(400, pendingPageWords.unknown);
  if (row.status === "cancelled") throw tooLate();
  if (row.pending_until !== null && row.pending_until <= now.toISOString()) throw tooLate();
  return (await makeFirm(transaction, row, { staffId: null, mailOptions, now })).firm;
}

function tooLate(): Refusal {
  return new Refusal(409, pendingPageWords.over).because("not confirmed in time");
}

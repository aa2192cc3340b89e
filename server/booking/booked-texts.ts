import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { endTexts, wantTexts } from "#server/text/text-consents.ts";
import type { BookingDeps } from "./booking-deps.ts";

/** Begins or ends texts to the number of an appointment. @throws Refusal 404 */
export async function setTexts(
  { submissions, clock }: BookingDeps,
  id: string,
  { isWanted }: { isWanted: boolean },
  network: string,
): Promise<void> {
  await submissions.changeLimited(network, async (transaction) => {
    const row = await lockKnownAppointment(transaction, id);
    if (isWanted) await wantTexts(transaction, row, "appointment", clock());
    else await endTexts(transaction, row, clock());
  });
}

/** Notes that the person of a new booking has agreed to texts about it. */
export async function consentTo(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  const row = await findAppointment(transaction, id);
  if (row) await wantTexts(transaction, row, "booking", now);
}

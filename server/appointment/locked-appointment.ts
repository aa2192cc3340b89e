import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { unknownAppointment } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import { lockAppointment } from "./appointments-repository.ts";

/** Locks the appointment that a call is about. @throws Refusal 404 when there is none. */
export async function lockKnownAppointment(
  transaction: DatabaseTransaction,
  id: string,
): Promise<AppointmentsTable> {
  const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
  if (!row) throw unknownAppointment();
  return row;
}

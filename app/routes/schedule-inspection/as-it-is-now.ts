import { ApiFailure } from "#api-client/api-failure.ts";
import { fetchAppointment } from "#api-client/appointment-calls.ts";
import type { BookingAnswer } from "#api-client/booking-call.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";

/** A booking that was answered, with its time if that may be another by now. */
export type BookingNow = BookingAnswer & Partial<Pick<Appointment, "date" | "timeSlot">>;

/**
 * What has become of a booking since it was first answered. A repeat gets that first answer again, even if the visitor has
 * canceled or moved the appointment meanwhile, by the link in its mail. If the server does not say, the answer stands.
 */
export async function asItIsNow(
  answer: BookingAnswer,
  look: (id: string) => Promise<Appointment> = fetchAppointment,
): Promise<BookingNow | "canceled"> {
  if (!answer.id) return answer;
  try {
    const { status, date, timeSlot, pendingUntil } = await look(answer.id);
    return status === "cancelled" ? "canceled" : { ...answer, date, timeSlot, pendingUntil };
  } catch (error) {
    return error instanceof ApiFailure && error.status === 404 ? "canceled" : answer;
  }
}

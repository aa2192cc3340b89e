import { businessProfile } from "#content/business-profile.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";

/** Books every seat of these times as another visitor. */
export async function takeSlots(url: string, date: string, slots: readonly string[]) {
  const somebody = await connectVisitor(url);
  for (const timeSlot of slots) {
    for (let seat = 0; seat < businessProfile.inspection.capacity; seat += 1) {
      const { status, body } = await book(somebody, { date, timeSlot }, { name: "Somebody Else" });
      if (status !== 201) throw new Error(`${date} ${timeSlot}: ${JSON.stringify(body)}`);
    }
  }
}

/** An appointment as the API shows it to anybody with its id. */
export async function appointmentAt(url: string, id: string) {
  const response = await fetch(`${url}/api/appointments/${id}`);
  const { appointment } = (await response.json()) as {
    appointment: { id: string; date: string; timeSlot: string; status: string };
  };
  return appointment;
}

/** Cancels the appointment as another client that knows its id. */
export async function cancelAppointment(url: string, id: string): Promise<void> {
  const { status, body } = await (await connectVisitor(url)).send(
    "DELETE",
    `/api/appointments/${id}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The free and taken times of a day. */
export async function slotsOn(url: string, date: string) {
  const response = await fetch(`${url}/api/appointments/available-slots?date=${date}`);
  return (await response.json()) as { availableSlots: string[]; bookedSlots: string[] };
}

import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import type { Visitor } from "./test-app.ts";

/** What a visitor types into the inspection form. */
export const ada = {
  name: "Ada Homeowner",
  email: "Ada.Homeowner@example.com",
  phone: "(703) 555-0111",
  address: "12 Maple Street, Fairfax, VA 22030",
  notes: "Gate code 4411.\nThe dog is friendly.",
};

/** What a visitor of a test says about themself. */
export type Details = typeof ada;

/** Registers and books; answers as the booking call does. */
export async function book(
  visitor: Visitor,
  time: { date: string; timeSlot: string },
  details: Partial<Details> = {},
) {
  const person = { ...ada, ...details };
  const { name, email, phone, address } = person;
  const registered = await visitor.send("POST", "/api/customers/register", {
    name,
    email,
    phone,
    address,
  });
  const { customerId } = registered.body;
  return visitor.send("POST", "/api/appointments", { ...person, ...time, customerId });
}

/** Ada's appointment, as mails get it. */
export const someAppointment: AppointmentSnapshot = {
  ...ada,
  id: "an-id-that-nobody-guesses",
  calendarUid: "0123456789abcdef0123456789abcdef",
  sequence: 0,
  changedAt: "2026-06-02T16:00:00.000Z",
  date: "2026-06-03",
  timeSlot: "9:00 AM",
};

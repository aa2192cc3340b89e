import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import type { Visitor } from "./api-visitor.ts";

/** Sample details for the inspection form. */
export const ada = {
  name: "Ada Homeowner",
  email: "Ada.Homeowner@example.com",
  phone: "(703) 555-0111",
  address: "12 Maple Street, Fairfax, VA 22030",
  notes: "Gate code 4411.\nThe dog is friendly.",
};

/** The details that a test's visitor enters. */
export type Details = typeof ada;

/** Registers and books; returns the answer to the booking call. */
export async function book(
  visitor: Pick<Visitor, "send">,
  time: { date: string; timeSlot: string },
  details: Partial<Details & { website: string; stamp: string }> = {},
) {
  const person = { ...ada, ...details };
  const { name, email, phone, address } = person;
  const registered = await visitor.send("POST", "/api/customers/register", {
    name,
    email,
    phone,
    address,
  });
  // A busy machine may have refused.
  if (!registered.body.success) return registered;
  const { customerId } = registered.body;
  return visitor.send("POST", "/api/appointments", { ...person, ...time, customerId });
}

/** Ada's appointment in the form that mails get. */
export const someAppointment: AppointmentSnapshot = {
  ...ada,
  id: "an-id-that-nobody-guesses",
  calendarUid: "0123456789abcdef0123456789abcdef",
  sequence: 0,
  changedAt: "2026-06-02T16:00:00.000Z",
  date: calendarDay("2026-06-03"),
  timeSlot: "09:00",
};

/** A different person for each index. */
export function person(index: number) {
  return {
    name: "Ada Homeowner",
    email: `visitor-${index}@example.com`,
    phone: "(703) 555-0111",
    address: "12 Maple Street, Fairfax, VA 22030",
  };
}

/** People with names and mailboxes that programs break on. */
export const demandingPeople = [
  { name: "Jürgen Groß", email: "juergen@müller.example" },
  { name: "张伟", email: "zhang@example.com" },
  { name: "Ada 🏠 Homeowner", email: "ada+roof@example.com" },
  { name: `Ada "Bee" O'Neil, Jr. <ceo@example.com>`, email: "r&d@example.com" },
  { name: "Ada\u202Egro.live\u0000\r\nBcc: evil@example.com", email: "ada@example.com" },
  { name: "Jürgen", email: "jürgen@example.com" },
  { name: "张伟", email: "张伟@例え.example" },
].map((who) => ({ ...who, phone: "(703) 555-0111", address: "12 Großer Weg, Fairfax, VA 22030" }));

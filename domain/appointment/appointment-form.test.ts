import { describe, expect, expectTypeOf, it } from "vitest";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { type AppointmentForm, appointmentForm, appointmentTime } from "./appointment-form.ts";

const filled = {
  name: "Ada Homeowner",
  email: "ada@example.com",
  phone: "(703) 555-0111",
  address: "12 Maple Street, Fairfax, VA 22030",
  notes: "",
  date: "2026-06-03",
  timeSlot: "9:00 AM",
  website: "",
};
/** The parsed form: the slot has become a time. */
const read = { ...filled, timeSlot: "09:00" };

/** The first message for each field, as visitors see it. */
function messages(input: object): Record<string, string> {
  const result = appointmentForm.safeParse(input);
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) found[issue.path.join(".")] ??= issue.message;
  return found;
}

describe("the appointment form", () => {
  it("keeps what a visitor fills in as it is, except for the slot", () => {
    expect(appointmentForm.parse(filled)).toEqual(read);
    expectTypeOf<AppointmentForm["date"]>().toEqualTypeOf<CalendarDay>();
    expectTypeOf<AppointmentForm["timeSlot"]>().toEqualTypeOf<Slot>();
  });

  it.each(slots)("reads the slot %s from the label that people see", (slot) => {
    const form = appointmentForm.parse({ ...filled, timeSlot: slotLabel(slot) });
    expect(form.timeSlot).toBe(slot);
  });

  it("needs neither notes nor the field that only programs fill in", () => {
    const { notes: _, website: __, ...rest } = filled;
    expect(appointmentForm.parse(rest)).toEqual(read);
    expect(appointmentForm.parse({ ...filled, website: "https://spam.example" }).website).not.toBe(
      "",
    );
  });

  const required = {
    name: "Name is required",
    email: "Email is required",
    phone: "Phone number is required",
    address: "Property address is required",
    date: "Please select a date",
    timeSlot: "Please select a time slot",
  };

  it("says what an empty form lacks, field by field", () => {
    expect(messages({})).toEqual(required);
    const blank = { name: " ", email: "\t", phone: "\r\n", address: "", date: "", timeSlot: "" };
    expect(messages(blank)).toEqual(required);
    const wrong = { name: 1, email: null, phone: {}, address: [], date: 5, timeSlot: null };
    expect(messages(wrong)).toEqual(required);
  });

  it.each([
    ["name", "   ", "Name is required"],
    ["email", "", "Email is required"],
    ["email", "ada", "Email address is invalid"],
    ["email", "ada homeowner@example.com", "Email address is invalid"],
    ["email", `${"a".repeat(250)}@example.com`, "Email must be 254 characters or fewer"],
    ["phone", "   ", "Phone number is required"],
    ["phone", "12345", "Phone number is invalid"],
    ["phone", "1234567890123456", "Phone number is invalid"],
    ["address", "   ", "Property address is required"],
    ["address", "x".repeat(201), "Property address must be 200 characters or fewer"],
    ["notes", "x".repeat(5_001), "Notes must be 5,000 characters or fewer"],
    ["notes", 7, "Notes must be text"],
    ["timeSlot", "13:00 PM", "This time slot is no longer available. Please select another time."],
    ["timeSlot", "09:00", "This time slot is no longer available. Please select another time."],
    ["date", "2026-06-03T12:00:00Z", "Please select a date"],
    ["date", "2026-02-29", "Please select a date"],
    ["timeSlot", "9:00 am", "This time slot is no longer available. Please select another time."],
  ])("answers a faulty %s with its one message", (field, value, message) => {
    expect(messages({ ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it("accepts address and notes of exactly the maximum length", () => {
    const longest = { ...filled, address: "x".repeat(200), notes: "y".repeat(5_000) };
    expect(appointmentForm.parse(longest)).toEqual({ ...longest, timeSlot: "09:00" });
  });

  it("keeps the line breaks of notes and drops other control characters", () => {
    const notes = "  Gate code\u0000 4411.\r\nThe dog\u0007 is\tfriendly.\n\nCall first.\u007f ";
    expect(appointmentForm.parse({ ...filled, notes }).notes).toBe(
      "Gate code 4411.\r\nThe dog is\tfriendly.\n\nCall first.",
    );
  });

  it("turns an address that carries a header into one line", () => {
    const address = "12 Maple Street\r\nBcc: everybody@example.com";
    expect(appointmentForm.parse({ ...filled, address }).address).toBe(
      "12 Maple Street Bcc: everybody@example.com",
    );
  });

  it("ignores unknown fields", () => {
    expect(appointmentForm.parse({ ...filled, status: "cancelled" })).toEqual(read);
  });
});

describe("the time of an appointment", () => {
  it("is a date and a time of day, which the server looks up among those of the day", () => {
    const time = { date: "2026-06-03", timeSlot: "4:00 PM" };
    expect(appointmentTime.parse(time)).toEqual({ ...time, timeSlot: "16:00" });
    expect(appointmentTime.safeParse({ ...time, timeSlot: "5:60 PM" }).success).toBe(false);
  });
});

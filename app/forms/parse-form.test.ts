import { expect, it } from "vitest";
import { bookingForm } from "#domain/booking/booking-form.ts";
import { parseForm } from "./parse-form.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const filled = {
  name: " Ada ",
  email: "ada@example.com",
  phone: "703 555 0111",
  address: "12 Maple Street",
  notes: "First line\r\nSecond line",
  date: "2026-06-03",
  timeSlot: "9:00 AM",
};

it("gives the value that API and browser would store", () => {
  const submission = parseForm(formOf(filled), bookingForm);
  expect(submission.status).toBe("success");
  expect(submission.status === "success" && submission.value).toEqual({ ...filled, name: "Ada" });
});

it("gives each faulty field its first message, and what was typed back", () => {
  const submission = parseForm(
    formOf({ ...filled, email: "ada", phone: "", date: "" }),
    bookingForm,
  );
  expect(submission.status).toBe("error");
  const reply = submission.reply();
  expect(reply.error).toEqual({
    email: ["Email address is invalid"],
    phone: ["Phone number is required"],
    date: ["Please select a date"],
  });
  expect(reply.initialValue).toMatchObject({ email: "ada", name: " Ada " });
});

it("takes an empty form for what it is", () => {
  const reply = parseForm(formOf({}), bookingForm).reply();
  expect(Object.keys(reply.error ?? {}).sort()).toEqual(
    ["address", "date", "email", "name", "phone", "timeSlot"].sort(),
  );
});

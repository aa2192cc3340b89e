import { expect, it } from "vitest";
import { appointmentForm } from "#domain/appointment/appointment-form.ts";
import { entriesOf, parseForm } from "./parse-form.ts";

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

it("returns the value that API and browser would store", () => {
  const checked = parseForm(formOf(filled), appointmentForm);
  expect(checked.status).toBe("success");
  expect(checked.status === "success" && checked.value).toEqual({
    ...filled,
    name: "Ada",
    timeSlot: "09:00",
    website: "",
  });
});

it("gives each invalid field its first message", () => {
  const checked = parseForm(
    formOf({ ...filled, email: "ada", phone: "", date: "" }),
    appointmentForm,
  );
  expect(checked).toEqual({
    status: "error",
    error: {
      email: "Email address is invalid",
      phone: "Phone number is required",
      date: "Please select a date",
    },
  });
});

it("reports every required field of an empty form", () => {
  const checked = parseForm(formOf({}), appointmentForm);
  expect(Object.keys(checked.status === "error" ? checked.error : {}).sort()).toEqual(
    ["address", "date", "email", "name", "phone", "timeSlot"].sort(),
  );
});

it("reads nothing but text, and lets no field touch the object's prototype", () => {
  const form = formOf({ ...filled, __proto__: "x", "name.first": "Ada" });
  form.append("__proto__", "polluted");
  form.append("notes", new File(["x"], "notes.txt"));
  const checked = parseForm(form, appointmentForm);
  expect(checked.status).toBe("success");
  expect(Object.keys(entriesOf(form))).toContain("__proto__");
  expect(Object.getPrototypeOf(entriesOf(form))).toBe(Object.prototype);
});

import { describe, expect, it } from "vitest";
import { fieldOfHeader, plainHeader } from "./header-names.ts";

describe("headings of columns", () => {
  it.each([
    ["Main Phone #s", "main phone"],
    ["  E-mails ", "e mails"],
    ["Job #", "job"],
    ["Invoice # paid", "invoice number paid"],
    ["Téléphone", "telephone"],
    ["FIRST_NAME", "first name"],
    ["", ""],
  ])("reads %j as %j", (heading, plain) => {
    expect(plainHeader(heading)).toBe(plain);
  });

  it.each([
    ["Main Phone #s", "phone"],
    ["Mobile Phone #s", "phone"],
    ["E-mails", "email"],
    ["Service Street 1", "street"],
    ["Billing Zip code", "billingZip"],
    ["Phone Numbers", "phone"],
    ["Job scheduled start date", "date"],
    ["Job amount", "amount"],
    ["Do Not Service", "doNotContact"],
    ["Notifications Enabled", "mayContact"],
    ["Lead Source", "leadSource"],
    ["Balance", null],
    ["Accrual", null],
    ["", null],
  ])("maps %j to %j", (heading, field) => {
    expect(fieldOfHeader(heading)).toBe(field);
  });
});

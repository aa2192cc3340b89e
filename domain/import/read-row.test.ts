import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { ImportField, ImportKind } from "./import-field.ts";
import { readRow, rowHasDayFirst, skipReason } from "./read-row.ts";

type Cells = Partial<Record<ImportField, string>>;

function read(cells: Cells, kind: ImportKind = "customers", hasDayFirst = false) {
  const rules = {
    ...{ kind, hasDayFirst, timeZone: "America/New_York" },
    ...{ today: calendarDay("2026-11-30"), mapping: Object.keys(cells) as ImportField[] },
  };
  return readRow(Object.values(cells), rules);
}

const dana = { name: "Dana Smith", phone: "703-555-0142" };

describe("a row of a file", () => {
  it.each<[string, Cells, string]>([
    ["one column", { name: "Dana  Smith" }, "Dana Smith"],
    ["two columns", { firstName: "Dana", lastName: "Smith" }, "Dana Smith"],
    [
      "two columns and another name",
      { firstName: "Dana", lastName: "Smith", name: "D. S." },
      "Dana Smith",
    ],
    ["a last name", { lastName: "Smith" }, "Smith"],
    ["a company", { company: "Oak Court HOA" }, "Oak Court HOA"],
    ["several lines", { name: "Dana\nSmith" }, "Dana Smith"],
  ])("has its name in %s", (_, cells, name) => {
    const { row, faults } = read({ ...cells, phone: dana.phone });
    expect(row.contact.name).toBe(name);
    expect(faults).toEqual([]);
  });

  it.each<[string, Cells, string]>([
    ["one cell", { address: "12 Oak St, Reston, VA 20190" }, "12 Oak St, Reston, VA 20190"],
    [
      "one cell of lines",
      { address: "12 Oak St\r\nReston, VA 20190" },
      "12 Oak St, Reston, VA 20190",
    ],
    [
      "many cells",
      { street: "12 Oak St", street2: "Apt 2", city: "Reston", state: "VA", zip: "20190" },
      "12 Oak St, Apt 2, Reston, VA 20190",
    ],
    [
      "one cell beside a town",
      { address: "12 Oak St, Reston, VA", city: "Reston" },
      "12 Oak St, Reston, VA",
    ],
    ["the bill alone", { billingStreet: "9 Elm St", billingCity: "Vienna" }, "9 Elm St, Vienna"],
  ])("has its address in %s", (_, cells, address) => {
    expect(read({ ...dana, ...cells }).row.contact.address).toBe(address);
  });

  it("keeps another address for the bill, and no second one that is the same", () => {
    const service = { street: "12 Oak St", city: "Reston" };
    const other = read({ ...dana, ...service, billingStreet: "9 Elm St", billingCity: "Vienna" });
    expect(other.row.more.addresses).toEqual(["9 Elm St, Vienna"]);
    const same = read({ ...dana, ...service, billingStreet: "12 oak st", billingCity: "Reston" });
    expect(same.row.more.addresses).toEqual([]);
  });

  it.each<[string, Cells, object]>([
    ["nobody", { phone: dana.phone }, { code: "no-name", field: "name", typed: "" }],
    ["a name that is too long", { ...dana, name: "x".repeat(101) }, { code: "name-too-long" }],
    ["nothing to reach them by", { name: "Dana" }, { code: "no-reach", typed: "" }],
    [
      "nothing of what is there",
      { name: "Dana", email: "dana@home" },
      { code: "no-reach", field: "email", typed: "dana@home" },
    ],
    [
      "an address that is too long",
      { ...dana, address: "x".repeat(201) },
      { code: "address-too-long" },
    ],
  ])("is wrong with %s", (_, cells, fault) => {
    expect(read(cells).faults).toEqual([expect.objectContaining(fault)]);
  });

  it.each<[string, Cells, ImportKind, object]>([
    [
      "a mailbox",
      { ...dana, email: "dana@home" },
      "customers",
      { code: "email-unread", typed: "dana@home" },
    ],
    [
      "a phone number",
      { name: "D", email: "d@x.example", phone: "12" },
      "customers",
      { code: "phone-unread", typed: "12" },
    ],
    [
      "when it began",
      { ...dana, createdOn: "spring" },
      "customers",
      { code: "created-unread", typed: "spring" },
    ],
    ["the status", { ...dana, status: "Blue" }, "leads", { code: "status-unread", typed: "Blue" }],
    ["the amount", { ...dana, amount: "lots" }, "jobs", { code: "amount-unread", typed: "lots" }],
    [
      "whether they refuse",
      { ...dana, doNotContact: "maybe" },
      "customers",
      { code: "refusal-unread", typed: "maybe" },
    ],
    [
      "which day it is",
      { ...dana, createdOn: "25/12/2023" },
      "customers",
      { code: "date-ambiguous" },
    ],
  ])("is doubtful when it cannot be understood %s", (_, cells, kind, doubt) => {
    const { doubts, faults } = read(cells, kind);
    expect(faults).toEqual([]);
    expect(doubts).toEqual([expect.objectContaining(doubt)]);
  });

  it.each<[string, Cells, boolean]>([
    ["says so", { doNotContact: "Yes" }, true],
    ["does not say so", { doNotContact: "No" }, false],
    ["says nothing", { doNotContact: "" }, false],
    ["wants no notifications", { mayContact: "FALSE" }, true],
    ["wants them, which is no consent to us", { mayContact: "TRUE" }, false],
    ["says both", { mayContact: "yes", doNotContact: "x" }, true],
  ])("refuses to be written to when it %s", (_, cells, isRefused) => {
    expect(read({ ...dana, ...cells }).row.isRefused).toBe(isRefused);
  });

  it.each<[ImportKind, string, string]>([
    ["customers", "Lost", "won"],
    ["leads", "", "contacted"],
    ["leads", "New", "contacted"],
    ["leads", "Closed - Won", "won"],
    ["leads", "Cancelled", "lost"],
    ["leads", "Estimate sent", "quoted"],
    ["jobs", "", "won"],
    ["jobs", "Scheduled", "won"],
    ["jobs", "user canceled", "lost"],
  ])("of %s with the status %j is %s, never new", (kind, status, state) => {
    expect(read({ ...dana, status }, kind).row.standing.state).toBe(state);
  });

  it.each<[string, Cells, string, object | null]>([
    [
      "ahead",
      { date: "12/3/2026", time: "9:00 AM" },
      "scheduled",
      { day: "2026-12-03", time: "09:00" },
    ],
    [
      "ahead in one cell",
      { date: "12/3/2026 9:00 AM" },
      "scheduled",
      { day: "2026-12-03", time: "09:00" },
    ],
    [
      "ahead and canceled",
      { date: "12/3/2026 9:00 AM", status: "Canceled" },
      "lost",
      { day: "2026-12-03", time: "09:00" },
    ],
    ["over", { date: "11/3/2026", time: "9:00 AM" }, "won", { day: "2026-11-03", time: "09:00" }],
  ])("is of an appointment that is %s", (_, cells, state, appointment) => {
    const { row, faults, doubts } = read({ ...dana, ...cells }, "appointments");
    expect({ state: row.standing.state, appointment: row.appointment }).toEqual({
      state,
      appointment,
    });
    expect([...faults, ...doubts]).toEqual([]);
  });

  it.each<[Cells, string]>([
    [{}, "no-date"],
    [{ date: "soon" }, "date-unread"],
    [{ date: "12/3/2026", time: "morning" }, "time-unread"],
  ])("is no appointment with %j", (cells, code) => {
    expect(read({ ...dana, ...cells }, "appointments").faults).toMatchObject([{ code }]);
  });

  it("asks for the time of an appointment that is ahead, and of no other", () => {
    expect(read({ ...dana, date: "12/3/2026" }, "appointments").doubts).toMatchObject([
      { code: "no-time" },
    ]);
    expect(read({ ...dana, date: "11/3/2026" }, "appointments").doubts).toEqual([]);
  });

  it.each([
    ["$14,500.00", 1_450_000],
    ["14500", 1_450_000],
    ["USD 14,500.5", 1_450_050],
    ["$0.00", null],
    ["", null],
    ["-", null],
  ])("reads the amount %j as %j", (amount, cents) => {
    expect(read({ ...dana, amount }, "jobs").row.amountCents).toBe(cents);
  });

  it("keeps what the other program says in its words", () => {
    const { row } = read({
      ...dana,
      company: "Oak Court",
      notes: "Two dogs\nGate 4",
      reference: "1042",
    });
    expect(row.said).toEqual([
      { field: "company", text: "Oak Court" },
      { field: "notes", text: "Two dogs\nGate 4" },
      { field: "reference", text: "1042" },
    ]);
  });

  it("is read the same as it was written", () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    const phone = fc
      .integer({ min: 2_000_000, max: 9_999_999 })
      .map((last) => `(703) ${`${last}`.slice(0, 3)}-${`${last}`.slice(3)}`);
    const written = fc.record({
      name: fc.tuple(word, word).map((both) => both.join(" ")),
      emails: fc.uniqueArray(
        word.map((one) => `${one.toLowerCase()}@home.example`),
        { minLength: 1, maxLength: 3 },
      ),
      phones: fc.uniqueArray(phone, { minLength: 1, maxLength: 3 }),
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(written, ({ name, emails, phones, cents }) => {
        const cells = {
          name,
          email: emails.join("; "),
          phone: phones.join("\n"),
          amount: amountText(cents),
        };
        const { row, faults, doubts } = read(cells, "jobs");
        expect([...faults, ...doubts]).toEqual([]);
        expect(row.contact.name).toBe(name);
        expect([row.contact.email, ...row.more.emails]).toEqual(emails);
        expect([row.contact.phone, ...row.more.phones]).toEqual(phones);
        expect(row.amountCents).toBe(cents);
      }),
    );
  });

  it("throws at nothing that a cell may hold", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."0123456789/-:@,;(). apm") }),
    );
    const fields: ImportField[] = [
      "name",
      "email",
      "phone",
      "address",
      "date",
      "time",
      "amount",
      "status",
      "mayContact",
    ];
    fc.assert(
      fc.property(fc.array(cell, { minLength: 9, maxLength: 9 }), (cells) => {
        read(
          Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ""])),
          "appointments",
          true,
        );
      }),
    );
  });
});

describe("a row that is no data", () => {
  const headings = ["Customer", "Phone", "Email"];
  it.each<[string[], string | null]>([
    [["", " ", ""], "blank"],
    [[], "blank"],
    [["customer", "PHONE", "Email"], "headings-again"],
    [["Total", "", "17"], "total"],
    [["TOTALS for Oak Court"], "total"],
    [["Total Home LLC", "", "a@b.example"], null],
    [["Monday, November 30, 2026 10:12 AM GMT-5"], "note"],
    [["Accrual Basis Monday, November 30, 2026"], "note"],
    [["Dana Smith", "", ""], null],
    [["Customer", "703-555-0142", ""], null],
  ])("%j is %j", (cells, reason) => {
    expect(skipReason(cells, headings)).toBe(reason);
  });

  it("is looked at for a day that comes first in the columns of days alone", () => {
    expect(rowHasDayFirst(["x", "25/12/2023"], [null, "createdOn"])).toBe(true);
    expect(rowHasDayFirst(["25/12/2023", "1/2/2023"], [null, "date"])).toBe(false);
  });
});

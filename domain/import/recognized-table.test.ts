import { describe, expect, it } from "vitest";
import { recognizeTable } from "./recognized-table.ts";

describe("a file is recognized by its headings", () => {
  it.each([
    [
      "Jobber's clients",
      [
        "J-ID",
        "First Name",
        "Last Name",
        "Company Name",
        "Main Phone #s",
        "E-mails",
        "Service Street 1",
      ],
      ["jobber", "customers"],
      ["reference", "firstName", "lastName", "company", "phone", "email", "street"],
    ],
    [
      "Jobber's jobs",
      [
        "Job #",
        "Client name",
        "Client email",
        "Client phone",
        "Title",
        "Scheduled start date",
        "Total revenue ($)",
      ],
      ["jobber", "jobs"],
      ["reference", "name", "email", "phone", "subject", "date", "amount"],
    ],
    [
      "Jobber's requests",
      ["Request #", "Client name", "Client phone", "Status", "Requested date"],
      ["jobber", "leads"],
      ["reference", "name", "phone", "status", "createdOn"],
    ],
    [
      "Jobber's visits",
      ["Date", "Times", "Visit title", "Client name", "Client phone"],
      ["jobber", "appointments"],
      ["date", "time", "subject", "name", "phone"],
    ],
    [
      "Housecall Pro's customers",
      ["First Name", "Last Name", "Email", "Mobile Number", "Home Number", "Notifications Enabled"],
      ["housecall-pro", "customers"],
      ["firstName", "lastName", "email", "phone", "phone", "mayContact"],
    ],
    [
      "Housecall Pro's jobs",
      ["Job #", "Customer name", "Job status", "Job amount", "Job scheduled start date"],
      ["housecall-pro", "jobs"],
      ["reference", "name", "status", "amount", "date"],
    ],
    [
      "QuickBooks' contact list",
      ["Customer", "Phone Numbers", "Email", "Full Name", "Billing Address", "Shipping Address"],
      ["quickbooks", "customers"],
      ["company", "phone", "email", "name", "billingAddress", "address"],
    ],
    ["a sheet", ["Name", "Phone", "Address"], ["sheet", "customers"], ["name", "phone", "address"]],
    [
      "leads of a sheet",
      ["Name", "Phone", "Status"],
      ["sheet", "leads"],
      ["name", "phone", "status"],
    ],
    ["jobs of a sheet", ["Name", "Phone", "Total"], ["sheet", "jobs"], ["name", "phone", "amount"]],
    [
      "appointments of a sheet",
      ["Name", "Cell", "Date", "Time"],
      ["sheet", "appointments"],
      ["name", "phone", "date", "time"],
    ],
  ])("%s", (_, headings, [program, kind], mapping) => {
    const found = recognizeTable([headings, headings.map(() => "x")]);
    expect(found).toEqual({ program, kind, headings, mapping, firstRow: 1 });
  });

  it("finds the headings below a report's titles", () => {
    const table = [
      ["Ridgeline Roofing LLC"],
      ["Customer Contact List"],
      [""],
      ["Customer", "Phone Numbers", "Email", "Full Name", "Billing Address", "Shipping Address"],
      ["Smith, Dana", "Phone: (703) 555-0142", "dana@home.example", "Dana Smith", "", ""],
    ];
    expect(recognizeTable(table)).toMatchObject({
      program: "quickbooks",
      kind: "customers",
      firstRow: 4,
    });
  });

  it("names the columns of a file without headings, and reads none of them", () => {
    const table = [["Dana Smith", "703-555-0142"]];
    expect(recognizeTable(table)).toEqual({
      ...{ program: "sheet", kind: "customers", firstRow: 0 },
      ...{ headings: ["Column 1", "Column 2"], mapping: [null, null] },
    });
  });

  it("reads every column of a heading that is there twice", () => {
    expect(recognizeTable([["Name", "Phone", "Phone", ""]])).toMatchObject({
      headings: ["Name", "Phone", "Phone", "Column 4"],
      mapping: ["name", "phone", "phone", null],
    });
  });

  it("reads an empty file as a table without columns", () => {
    expect(recognizeTable([])).toMatchObject({ headings: [], mapping: [], firstRow: 0 });
  });
});

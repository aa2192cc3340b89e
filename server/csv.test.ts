import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneCell } from "#domain/person/phone-cell.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { csvLine, csvText } from "./csv.ts";

describe("a table for spreadsheets", () => {
  it.each([
    [["a", 1, null, undefined], "a,1,,"],
    [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"'],
    [["=1+1", "+1 (703) 555", "-5", "@me"], "'=1+1,'+1 (703) 555,'-5,'@me"],
    [["\t=1", "\r=1", "＝1"], `'\t=1,"'\r=1",'＝1`],
    [["1=1", "a@b.example", -5], "1=1,a@b.example,-5"],
  ])("writes %j as %j", (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it.each([
    ["(703) 555–0142", "(703) 555-0142"],
    ["+1 703 555 0142 x12", "(703) 555-0142, extension 12"],
    ["'+1 703 555 0142", "(703) 555-0142"],
    ["+44 (0)20 7946 0018", "(+44) 20 7946 0018"],
    ["555-0142", "555-0142"],
    ["n/a", "n/a"],
  ])("shows the phone number %j as %j", (typed, shown) => {
    expect(phoneCell(typed)).toBe(shown);
    expect(csvLine([phoneCell(typed)])).not.toMatch(/^"?[=+\-@']/);
    expect(understoodPhone(phoneCell(typed))).toEqual(understoodPhone(typed));
  });

  it("has no cell that is a formula, and is read back as it was written", () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",' a1") }),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
        (rows) => {
          const read = readCsv(rows.map(csvLine).join(""));
          for (const row of read)
            for (const text of row) expect(text).not.toMatch(/^[=+\-@\t\r\n＝]/);
          expect(read.map((row) => row.map((text) => text.replace(/^'/, "")))).toEqual(
            rows.map((row) => row.map((text) => text.replace(/^'/, ""))),
          );
        },
      ),
    );
  });

  it("begins with the mark by which Excel knows its encoding", async () => {
    const pieces = await Array.fromAsync(csvText(["Name"], [["Zoë"]]));
    expect(pieces.join("")).toBe("\uFEFFName\r\nZoë\r\n");
  });
});

/** A reader of RFC 4180, apart from the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (text[at] !== "," && text[at] !== "\r") {
        cell += text[at];
        at += 1;
      }
    }
    row.push(cell);
    if (text[at] === ",") at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

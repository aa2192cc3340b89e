import { open } from "node:fs/promises";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvLine } from "#server/csv.ts";
import { Refusal } from "#server/refusal.ts";
import { keptBytes } from "#tests/support/import/kept-bytes.ts";
import { type WorkbookCell, workbookOf } from "#tests/support/import/workbook.ts";
import { delimiterOf } from "./csv-rows.ts";
import { tableRows } from "./table-rows.ts";

async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows = await Array.fromAsync(tableRows(keptBytes(bytes)));
  return rows.map(({ cells }) => cells);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = Buffer.from(`${hasMark ? "\uFEFF" : ""}${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
}

describe("a CSV file", () => {
  const text = "Name,City\r\nZoë Müller,Reston\r\n";
  const rows = [
    ["Name", "City"],
    ["Zoë Müller", "Reston"],
  ];

  it.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a mark", utf8(`\uFEFF${text}`)],
    ["UTF-16", utf16(text)],
    ["UTF-16 from its other end", utf16(text, { isBig: true })],
    ["UTF-16 without a mark", utf16(text, { hasMark: false })],
    ["Windows-1252", Buffer.from(text, "latin1")],
  ])("is read in %s", async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(rows);
  });

  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("is read with %s", async (_, delimiter) => {
    const lines = ["Name|Amount|Note", '"Smith, Dana"|"1.234,50"|"a;b"', "Bo|2|c"];
    const bytes = utf8(lines.join("\n").replaceAll("|", delimiter));
    expect(await cellsOf(bytes)).toEqual([
      ["Name", "Amount", "Note"],
      ["Smith, Dana", "1.234,50", "a;b"],
      ["Bo", "2", "c"],
    ]);
  });

  it("is of one column when nothing is between its cells", () => {
    expect(delimiterOf("Name\nDana\nBo\n")).toBe(",");
    expect(delimiterOf("")).toBe(",");
  });

  it.each([
    ["line breaks and quotes in cells", 'a,"b\r\n""c"""\r\n', [["a", 'b\r\n"c"']]],
    ["rows of unlike length", "a\nb,c,d\n", [["a"], ["b", "c", "d"]]],
    ["blank rows", "a,b\n\n,,\nc,d\n", [["a", "b"], [], [], ["c", "d"]]],
    ["a quote within a word", 'a,6" gutter\n', [["a", '6" gutter']]],
    [
      "old line ends",
      "a,b\rc,d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["zeros", "a\0b,c\n", [["ab", "c"]]],
  ])("is read with %s", async (_, typed, read) => {
    expect(await cellsOf(utf8(typed))).toEqual(read);
  });

  it("numbers its rows as a spreadsheet does", async () => {
    const found = await Array.fromAsync(tableRows(keptBytes(utf8("a\n\nb\n"))));
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("has characters whole that two pieces have a part of", async () => {
    const typed = `a,b\n${"x".repeat(16_379)},🏠\n`;
    expect((await cellsOf(utf8(typed))).at(-1)?.at(-1)).toBe("🏠");
  });

  it("is refused with the row in which a quote is never closed", async () => {
    const typed = `a,b\nc,"d\n${"e,f\n".repeat(10)}`;
    await expect(cellsOf(utf8(typed))).rejects.toThrow("from row 2 on");
  });

  it("is read the same as this site writes it", async () => {
    const cell = fc
      .string({ unit: fc.constantFrom(..."abcZ0 ,;\"'\n(&") })
      .map((typed) => typed.trim());
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), {
      minLength: 3,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(table, async (written) => {
        const full = written.map((row) => [...row, "end"]);
        const bytes = utf8(`\uFEFF${full.map(csvLine).join("")}`);
        expect(await cellsOf(bytes)).toEqual(full);
      }),
    );
  });
});

describe("an Excel workbook", () => {
  it.each([
    ["shared texts", {}],
    ["texts in cells", { isInline: true }],
    ["hidden sheets before it", { hiddenSheets: 2 }],
  ])("is read with %s", async (_, options) => {
    const rows = [
      ["Name", "Phone", "Zip"],
      ["Zoë & <Co>", 7_035_550_142, ""],
      ["", null, "02190"],
    ];
    expect(await cellsOf(workbookOf(rows, options))).toEqual([
      ["Name", "Phone", "Zip"],
      ["Zoë & <Co>", "7035550142"],
      ["", "", "02190"],
    ]);
  });

  it.each<[string, WorkbookCell, string]>([
    ["a day", { day: 45_049 }, "2023-05-03"],
    ["a day and a time", { day: 45_049.604_166_666_664 }, "2023-05-03T14:30"],
    ["a time", { day: 0.375 }, "09:00"],
    ["a day before Excel's leap day", { day: 1 }, "1900-01-01"],
    ["a number", 14_500.5, "14500.5"],
    ["a sum that was rounded", 0.1 + 0.2, "0.3"],
    ["a number whose format has words", { xml: '<c s="2"><v>3</v></c>' }, "3"],
    ["a formula, by its value", { xml: '<c t="str"><f>A1&amp;"x"</f><v>Dana</v></c>' }, "Dana"],
    ["a formula with a number", { xml: "<c><f>1+1</f><v>2</v></c>" }, "2"],
    ["yes", { xml: '<c t="b"><v>1</v></c>' }, "TRUE"],
    ["an error, which says nothing", { xml: '<c t="e"><v>#N/A</v></c>' }, ""],
    ["an ISO day", { xml: '<c t="d"><v>2023-05-03</v></c>' }, "2023-05-03"],
  ])("has %s", async (_, cell, read) => {
    expect(await cellsOf(workbookOf([["x", cell, "end"]]))).toEqual([["x", read, "end"]]);
  });

  it("counts its days from 1904 if it says so", async () => {
    expect(await cellsOf(workbookOf([[{ day: 43_587 }]], { isFrom1904: true }))).toEqual([
      ["2023-05-03"],
    ]);
  });

  it("has nothing in a cell that names no shared text", async () => {
    const row = ["Name", { xml: '<c t="s"/>' }, { xml: '<c t="s"><v>77</v></c>' }, "City"];
    expect(await cellsOf(workbookOf([row]))).toEqual([["Name", "", "", "City"]]);
  });

  it("has no words of how others are pronounced", async () => {
    const parts = {
      "xl/sharedStrings.xml":
        "<sst><si><r><t>東</t></r><r><t>京</t></r><rPh><t>とう</t></rPh></si></sst>",
    };
    expect(await cellsOf(workbookOf([["x"]], { parts }))).toEqual([["東京"]]);
  });

  it.each([
    ["no workbook", zipSync({ "a.txt": strToU8("a") })],
    ["cut off", workbookOf([["a"]]).subarray(0, 400)],
    [
      "damaged inside",
      workbookOf([["a"]], { parts: { "xl/worksheets/sheet1.xml": "<worksheet><row>" } }),
    ],
    [
      "with a document type",
      workbookOf([["a"]], {
        parts: { "xl/worksheets/sheet1.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a/>' },
      }),
    ],
    ["old or locked", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
  ])("is refused if it is %s", async (_, bytes) => {
    const failed = (async () => cellsOf(bytes))().catch((error: unknown) => error);
    expect(await failed).toBeInstanceOf(Refusal);
    expect(await failed).toMatchObject({ status: 400 });
  });

  it.each(["x", "99999999999", "1", "-3", "2.5"])(
    "counts on where a row says that it is number %s",
    async (number) => {
      const parts = unzipSync(workbookOf([["a"], ["b"], ["c"]]));
      const sheet = "xl/worksheets/sheet1.xml";
      const odd = strFromU8(parts[sheet] as Uint8Array).replace(/<row r="2"/, `<row r="${number}"`);
      expect(odd).toContain(`<row r="${number}"`);
      const bytes = zipSync({ ...parts, [sheet]: strToU8(odd) });
      const found = await Array.fromAsync(tableRows(keptBytes(bytes)));
      expect(found.map((row) => row.number)).toEqual([1, 2, 3]);
    },
  );

  it("is not said to be unreadable when the disk is full", async () => {
    const bytes = workbookOf([["Dana".repeat(30_000)]]);
    const full = await open("/dev/full", "w");
    const scratch = async () => ({ fd: full.fd, wrote() {}, close: () => full.close() });
    await expect(
      Array.fromAsync(tableRows({ ...keptBytes(bytes), scratch })),
    ).rejects.toMatchObject({ status: 503 });
  });

  it("is refused if its texts would not fit into memory", async () => {
    const parts = unzipSync(workbookOf([["a"]]));
    const text = `<si><t>${"x".repeat(5_000)}</t></si>`;
    const bytes = zipSync(
      { ...parts, "xl/sharedStrings.xml": strToU8(`<sst>${text.repeat(9_000)}</sst>`) },
      { level: 1 },
    );
    await expect(cellsOf(bytes)).rejects.toMatchObject({ status: 413 });
  });

  it("is refused if it is larger inside than any list", async () => {
    const large = strToU8(" ".repeat(2 ** 20));
    const name = (index: number) => `xl/media/${index}.bin`;
    const parts = Object.fromEntries(
      Array.from({ length: 260 }, (_, index) => [name(index), large]),
    );
    const bytes = zipSync(parts, { level: 1 });
    await expect(cellsOf(bytes)).rejects.toMatchObject({ status: 413 });
  });
});

it("says of a PDF what to do instead", async () => {
  await expect((async () => cellsOf(utf8("%PDF-1.7")))()).rejects.toThrow("This is a PDF.");
});

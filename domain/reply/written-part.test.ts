import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptText, mostKept, writtenPartOf } from "./written-part.ts";

describe("what was written in a mail", () => {
  it.each([
    ["nothing is quoted", "Yes, please.\n\nAda", "Yes, please.\n\nAda", ""],
    [
      "Gmail",
      "Yes.\n\nOn Tue, Jun 2, 2026 at 1:02 PM Office <o@x.test> wrote:\n\n> Hello",
      "Yes.",
      /^On Tue/,
    ],
    [
      "Gmail, over two lines",
      "Yes.\nOn Tue, Jun 2, 2026 at 1:02 PM Office\n<o@x.test> wrote:\n> Hi",
      "Yes.",
      /^On Tue/,
    ],
    [
      "Gmail in Spanish",
      "Sí.\nEl mar, 2 jun 2026 a las 13:02, Office (<o@x.test>) escribió:\n> Hola",
      "Sí.",
      /^El mar/,
    ],
    [
      "Apple Mail in French",
      "Oui.\nLe 2 juin 2026 à 13:02, Office <o@x.test> a écrit :\n> Bonjour",
      "Oui.",
      /^Le 2/,
    ],
    [
      "Outlook",
      "Yes.\n\nFrom: Office <o@x.test>\nSent: Tuesday, June 2\nTo: Ada\nSubject: Roof\n\nHello",
      "Yes.",
      /^From/,
    ],
    [
      "Outlook in Spanish",
      "Sí.\nDe: Office <o@x.test>\nEnviado el: martes\nPara: Ada\nAsunto: Techo\nHola",
      "Sí.",
      /^De:/,
    ],
    [
      "Outlook's bold names",
      "Yes.\n*From:* Office\n*Sent:* Tuesday\n*To:* Ada\nHello",
      "Yes.",
      /^\*From/,
    ],
    [
      "older Outlooks",
      "Yes.\n\n-----Original Message-----\nFrom: Office\n\nHello",
      "Yes.",
      /^-----Or/,
    ],
    [
      "Samsung",
      "Yes.\n\n-------- Original message --------\nFrom: Office\n\nHello",
      "Yes.",
      /^-----/,
    ],
    ["a forward", "See below.\n\nBegin forwarded message:\n\nFrom: x", "See below.", /^Begin/],
    ["a phone", "Yes.\n\nSent from my iPhone", "Yes.", "Sent from my iPhone"],
    ["Outlook's app", "Yes.\n\nGet Outlook for iOS<https://aka.ms/x>", "Yes.", /^Get Outlook/],
    ["a signature", "Yes.\n-- \nAda\n(703) 555-0142", "Yes.", "--\nAda\n(703) 555-0142"],
    ["written below", "> Hello\n\nYes.", "Yes.", "> Hello"],
    ["windows' line ends", "Yes.\r\n\r\nOn 6/2/26 Office wrote:\r\n> Hi", "Yes.", /^On 6/],
  ] as const)("is told from the rest: %s", (_, text, written, rest) => {
    const part = writtenPartOf(text);
    expect(part.written).toBe(written);
    if (typeof rest === "string") expect(part.rest).toBe(rest);
    else expect(part.rest).toMatch(rest);
  });

  it.each([
    'On the roof my neighbor wrote:\n"Leak"',
    "From: the chimney\nthere is a leak.",
    "On 2 days we are away, and then we are here.",
    "Sent from the garage you see it best\nand from the street.",
    "-- one leak\n-- two leaks",
    "> How old is it?\n20 years\n> Is there a dog?\nNo",
    "Le toit est vieux de 20 ans.",
  ])("is all of %j", (text) => {
    expect(writtenPartOf(text)).toEqual({ written: text, rest: "" });
  });

  it("loses no word, whatever it holds", () => {
    const line = fc.oneof(
      fc.constantFrom("", "> quoted", "On 2 wrote:", "From: x", "Sent: y", "To: z", "-- ", "word"),
      fc.stringMatching(/^[\w >:.-]{0,30}$/),
    );
    const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).sort();
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join("\n");
        const { written, rest } = writtenPartOf(text);
        expect(wordsOf(`${written}\n${rest}`)).toEqual(wordsOf(text));
      }),
    );
  });

  it("is kept without what takes no room, and not endless", () => {
    expect(keptText(" Hel\u202elo\u0000 \r\n\r\n\r\n there\u00a0\n")).toBe("Hello\n\n there");
    expect(Array.from(keptText("🏠".repeat(50_000))).length).toBeLessThanOrEqual(mostKept);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounceReasonOf } from "#domain/lead/bounce.ts";
import { bounceOf } from "#tests/support/bounces.ts";
import { returnedMailOf } from "./bounce.ts";
import { recipientsIn } from "./delivery-status.ts";
import { readMail } from "./read-mail.ts";

const address = "bounces+00112233445566778899aabbccddeeff@mail.site.test";

async function meaningOf(mail: Buffer | string) {
  const read = await readMail(Buffer.from(mail));
  return read && returnedMailOf(read);
}

describe("a mail that came back", () => {
  it.each([
    ["postfix", "5.1.1", /^550 5\.1\.1 <nobody\.here@people\.test>: Recipient/, "no mailbox"],
    ["exim", "5.1.1", "550 No such user here", "no mailbox"],
    ["old-exim", "5.1.1", /550 5\.1\.1 <ada@example\.com>: unknown user$/, "no mailbox"],
    ["exchange", "5.1.10", /^550 5\.1\.10 RESOLVER.* Recipient ada@example\.com not/, "no mailbox"],
    ["gmail", "5.1.1", /does not exist\. Please try 550-5\.1\.1 double/, "no mailbox"],
    ["qmail", "5.1.1", "Sorry, no mailbox here by that name. (#5.1.1)", "no mailbox"],
    ["utf8", "5.1.1", "550 5.1.1 aníta: unknown user", "no mailbox"],
    ["mailbox-full", "5.2.2", /Quota exceeded/, "mailbox full"],
    ["expired", "4.4.1", /Connection timed out$/, "not reached"],
  ])("as %s writes it says why: %s", async (name, status, diagnostic, reason) => {
    const meaning = await meaningOf(await bounceOf(name, address));
    expect(meaning).toEqual({
      is: "bounce",
      status,
      diagnostic: typeof diagnostic === "string" ? diagnostic : expect.stringMatching(diagnostic),
    });
    expect(bounceReasonOf(status)).toBe(reason);
  });

  it.each([
    ["delayed", "progress"],
    ["one-of-two", "progress"],
    ["out-of-office", "automatic"],
    ["challenge", "unknown"],
  ])("is no bounce when it is %s", async (name, is) => {
    expect(await meaningOf(await bounceOf(name, address))).toEqual({ is });
  });

  it("is read below the line that some mail servers put above its headers", async () => {
    const mail = await bounceOf("exim", address);
    const line = Buffer.from("From MAILER-DAEMON Tue Jun  2 12:00:07 2026\n");
    expect(await meaningOf(Buffer.concat([line, mail]))).toMatchObject({ is: "bounce" });
  });

  it("is unknown, or cannot be read, when it is made to do harm", async () => {
    const parts = (depth: number) =>
      Array.from(
        { length: depth },
        (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
      ).join("");
    expect(await meaningOf(`Subject: x\r\n${parts(500)}`)).toBeUndefined();
    expect(await meaningOf(`X: ${"y".repeat(500_000)}\r\n\r\nz`)).toBeUndefined();
    expect(await meaningOf("")).toEqual({ is: "unknown" });
    // Read to its end, this takes half a minute.
    expect(await meaningOf("\n".repeat(1_000_000))).toEqual({ is: "unknown" });
    expect(await meaningOf(`Hi. This is the${"\n\n<".repeat(300_000)}`)).toMatchObject({
      is: "unknown",
    });
  });

  it("never shows more than a line of what it says", async () => {
    const report = `Content-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 ${"\u0000<b>\u202e".repeat(2_000)}`;
    const meaning = await meaningOf(report);
    if (meaning?.is !== "bounce") throw new Error("it is a bounce");
    expect(Array.from(meaning.diagnostic).length).toBeLessThanOrEqual(300);
    expect(meaning.diagnostic).not.toMatch(/[\p{C}]/u);
  });

  it("is taken apart whatever it holds", async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("\n\n", "\r\n", ":", "Action: failed", "Status: 5.1.1", "Diagnostic-Code:"),
      fc.constantFrom(
        "Content-Type: multipart/report; boundary=x",
        "--x",
        "Hi. This is the",
        "<a>:",
      ),
      fc.constantFrom("Content-Type: message/delivery-status", "X-Failed-Recipients: a", " "),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        await meaningOf(pieces.join(""));
        await meaningOf(pieces.join("\n"));
      }),
    );
  });
});

it("finds as many recipients in a report as a mail may have, and no more", () => {
  const report = "Reporting-MTA: dns; x\n\n".concat(
    "Action: failed\nStatus: 5.1.1\n\n".repeat(5_000),
  );
  expect(recipientsIn(report)).toHaveLength(20);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadOrigin, originText } from "./came-from.ts";

const nothing = { cameFrom: "", referrer: "", medium: "", campaign: "" };

describe("where a lead came from", () => {
  it.each([
    [undefined, nothing],
    [{}, nothing],
    [
      { referrer: "www.Google.com" },
      { ...nothing, cameFrom: "google.com", referrer: "google.com" },
    ],
    [
      {
        referrer: "nextdoor.com",
        source: " Spring Mailer ",
        medium: "Print",
        campaign: "Roofs_2026",
      },
      {
        cameFrom: "spring mailer",
        referrer: "nextdoor.com",
        medium: "print",
        campaign: "roofs_2026",
      },
    ],
    // No host at all, or an address of a person.
    [{ referrer: "localhost" }, nothing],
    [{ referrer: "https://google.com/search?q=roof" }, nothing],
    [{ referrer: `${"a".repeat(90)}.com` }, nothing],
    [{ source: "ada@example.com", campaign: "ada%40example.com" }, nothing],
    [
      { source: "(703) 555-0142 call", medium: "cpc" },
      { ...nothing, medium: "cpc" },
    ],
    [{ source: "ada＠example.com", campaign: "７０３５５５０１４２" }, nothing],
    // Names of our own cannot be sent.
    [{ source: "(direct)" }, { ...nothing, cameFrom: "direct" }],
    [{ source: "<b>x</b>\r\n=1+1" }, { ...nothing, cameFrom: "b x /b 1+1" }],
  ])("%j is kept as %j", (said, kept) => {
    expect(leadOrigin(said)).toEqual(kept);
  });

  it("is bounded, on one line, and never an address or a phone number, whatever is sent", () => {
    const part = fc.option(fc.string({ unit: "binary", maxLength: 300 }), { nil: undefined });
    const parts = { referrer: part, source: part, medium: part, campaign: part };
    fc.assert(
      fc.property(fc.record(parts), (said) => {
        for (const text of Object.values(leadOrigin(said))) {
          expect(Array.from(text).length).toBeLessThanOrEqual(80);
          expect(text).not.toMatch(/[@\p{C}<>"'()=]|\d{9}/u);
          expect(text.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it.each([
    [nothing, ""],
    [{ ...nothing, cameFrom: "google.com", referrer: "google.com" }, "google.com"],
    [
      { cameFrom: "google", referrer: "google.com", medium: "cpc", campaign: "roofs" },
      "google (cpc, roofs, seen on google.com)",
    ],
    [{ ...nothing, campaign: "roofs" }, "roofs"],
  ])("%j reads as '%s'", (origin, text) => {
    expect(originText(origin)).toBe(text);
  });
});

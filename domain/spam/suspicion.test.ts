import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SubmissionSigns, suspicionOf } from "./suspicion.ts";

const person: SubmissionSigns = {
  honeypot: "",
  lines: ["Ada Homeowner", "12 Maple Street, Fairfax", "Contact Request: gutters"],
  text: "The back gutter drips, see https://photos.example/1 and https://photos.example/2",
  fillingTime: 45_000,
};

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `http://spam.example/${index}`).join(" ");

describe("suspicion", () => {
  it.each<[string, Partial<SubmissionSigns>, marked: boolean, withheld: boolean]>([
    ["a person's, with two links in the message", {}, false, false],
    ["one whose filling time is not known", { fillingTime: null }, false, false],
    ["one filled in within exactly two seconds", { fillingTime: 2_000 }, false, false],
    ["one filled in a millisecond faster", { fillingTime: 1_999 }, true, false],
    ["one with a forged stamp, which counts as no time", { fillingTime: 0 }, true, false],
    ["one from before the other server's clock", { fillingTime: -5 }, true, false],
    ["the hidden field filled in", { honeypot: "https://spam.example" }, true, true],
    ["the hidden field filled in with a blank", { honeypot: " " }, true, true],
    ["a name with a link", { lines: ["Win at www.spam.example", ""] }, true, true],
    ["a name with a link that begins in the middle", { lines: ["Win at evil.com/x"] }, true, true],
    ["an address with a bare link", { lines: ["Ada", "12 win.evil.example"] }, true, true],
    ["a mailbox that strayed into the name", { lines: ["ada@example.com"] }, false, false],
    [
      "a street called Live Oak",
      { lines: ["Ada", "5 N.Live Oak Lane, Fairfax, VA 22030"] },
      false,
      false,
    ],
    ["a name with initials", { lines: ["J.R. Smith, St.Louis"] }, false, false],
    ["an address with a link", { lines: ["Ada", links(1)] }, true, true],
    ["a message with three links", { text: links(3) }, true, true],
    ["forum links", { text: "[url=x]a[/url][url=y]b[/url][url=z]c[/url]" }, true, true],
    ["links in HTML", { text: "<a href=x>a</a> <A href=y>b</A> <a href=z>c</a>" }, true, true],
    ["haste and the hidden field", { fillingTime: 0, honeypot: "x" }, true, true],
  ])("of %s", (_name, sign, isSuspected, isConfirmationWithheld) => {
    expect(suspicionOf({ ...person, ...sign })).toEqual({ isSuspected, isConfirmationWithheld });
  });

  const someText = fc.oneof(fc.string(), fc.nat({ max: 5 }).map(links));
  const someSigns = fc.record({
    honeypot: fc.oneof(fc.constant(""), fc.string()),
    lines: fc.array(someText, { maxLength: 3 }),
    text: someText,
    fillingTime: fc.option(fc.integer({ min: -10, max: 86_400_000 })),
  });

  it("never withholds a confirmation without a mark", () => {
    fc.assert(
      fc.property(someSigns, (signs) => {
        const { isSuspected, isConfirmationWithheld } = suspicionOf(signs);
        expect(isSuspected || !isConfirmationWithheld).toBe(true);
      }),
    );
  });

  it("never withholds or sends a confirmation because of the filling time alone", () => {
    const someTime = fc.option(fc.integer());
    fc.assert(
      fc.property(someSigns, someTime, (signs, fillingTime) => {
        const { isConfirmationWithheld } = suspicionOf(signs);
        expect(suspicionOf({ ...signs, fillingTime })).toMatchObject({ isConfirmationWithheld });
      }),
    );
  });

  it("after a slow or unknown filling time depends on the text alone", () => {
    const unhurried = fc.option(fc.integer({ min: 2_000 }));
    fc.assert(
      fc.property(someSigns, unhurried, (signs, fillingTime) => {
        const { isSuspected, isConfirmationWithheld } = suspicionOf({ ...signs, fillingTime });
        expect(isSuspected).toBe(isConfirmationWithheld);
      }),
    );
  });

  it("never decreases with a further sign", () => {
    const worse: Partial<SubmissionSigns>[] = [
      { honeypot: "x" },
      { lines: [links(1)] },
      { text: links(3) },
      { fillingTime: 0 },
    ];
    fc.assert(
      fc.property(someSigns, fc.constantFrom(...worse), (signs, sign) => {
        const before = suspicionOf(signs);
        const after = suspicionOf({ ...signs, ...sign });
        expect(after.isSuspected).toBe(true);
        expect(after.isConfirmationWithheld || !before.isConfirmationWithheld).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadStates } from "./lead.ts";
import {
  isDecidedTwice,
  type KnownOfPerson,
  standingOf,
  standings,
  type WritingDecision,
  type WritingPurpose,
  writingDecision,
  writingPurposes,
} from "./writing-rules.ts";

const none = { isSuspected: false, isWithheld: false };
const hasty = { isSuspected: true, isWithheld: false };
const spam = { isSuspected: true, isWithheld: true };

describe("how far a lead is trusted", () => {
  it.each<[string, KnownOfPerson, string]>([
    ["a lead without signs", { lead: { state: "new", ...none }, appointment: null }, "trusted"],
    ["one filled in fast", { lead: { state: "new", ...hasty }, appointment: null }, "hasty"],
    [
      "one whose signs say spam",
      { lead: { state: "spam", ...spam }, appointment: null },
      "withheld",
    ],
    ["an emergency like that", { lead: { state: "new", ...spam }, appointment: null }, "withheld"],
    ["one that staff call spam", { lead: { state: "spam", ...none }, appointment: null }, "spam"],
    [
      "a fast one that staff call spam",
      { lead: { state: "spam", ...hasty }, appointment: null },
      "spam",
    ],
    [
      "what the desk booked for a suspected lead",
      { lead: { state: "scheduled", ...spam }, appointment: none },
      "trusted",
    ],
    [
      "a booking whose signs say spam",
      { lead: { state: "new", ...none }, appointment: spam },
      "withheld",
    ],
    ["a booking with links", { lead: { state: "new", ...hasty }, appointment: hasty }, "hasty"],
    ["an appointment without a lead", { lead: null, appointment: hasty }, "hasty"],
    ["nobody", { lead: null, appointment: null }, "gone"],
  ])("of %s", (_case, known, standing) => {
    expect(standingOf(known)).toBe(standing);
  });

  it("is never more than its state and its signs say", () => {
    const signs = fc.constantFrom(none, hasty, spam);
    const lead = fc.record({ state: fc.constantFrom(...leadStates), signs });
    fc.assert(
      fc.property(lead, fc.option(signs), ({ state, signs: ofLead }, appointment) => {
        const standing = standingOf({ lead: { state, ...ofLead }, appointment });
        if (state === "spam") expect(["spam", "withheld"]).toContain(standing);
        if ((appointment ?? ofLead).isWithheld) expect(standing).toBe("withheld");
      }),
    );
  });
});

describe("who gets what", () => {
  it.each<[WritingPurpose, ...WritingDecision[]]>([
    //             trusted, hasty, withheld, spam, gone
    ["receipt", "send", "send", "withhold", "withhold", "drop"],
    ["appointment", "send", "send", "withhold", "withhold", "drop"],
    ["unasked", "send", "send", "drop", "drop", "drop"],
    ["letter", "send", "send", "send", "send", "drop"],
    ["reply", "send", "send", "send", "send", "send"],
  ])("a %s", (purpose, ...decisions) => {
    expect(standings.map((standing) => writingDecision(purpose, { standing }))).toEqual(decisions);
  });

  it.each<[WritingPurpose, string, Parameters<typeof writingDecision>[1], WritingDecision]>([
    ["unasked", "a canceled appointment", { standing: "trusted", isCanceled: true }, "drop"],
    ["appointment", "a canceled appointment", { standing: "trusted", isCanceled: true }, "send"],
    ["unasked", "a mailbox that refused", { standing: "trusted", mailbox: "refused" }, "drop"],
    ["appointment", "a mailbox that refused", { standing: "trusted", mailbox: "refused" }, "send"],
    ["letter", "no mailbox", { standing: "trusted", mailbox: "none" }, "drop"],
    ["receipt", "no mailbox", { standing: "withheld", mailbox: "none" }, "drop"],
    ["receipt", "more than the limit", { standing: "trusted", isOverLimit: true }, "withhold"],
    ["receipt", "more than the limit and gone", { standing: "gone", isOverLimit: true }, "drop"],
  ])("a %s, of %s", (purpose, _case, circumstances, decision) => {
    expect(writingDecision(purpose, circumstances)).toBe(decision);
  });

  it("nothing that speaks against it ever lets more through", () => {
    const order: readonly WritingDecision[] = ["drop", "withhold", "send"];
    fc.assert(
      fc.property(
        fc.constantFrom(...writingPurposes),
        fc.constantFrom(...standings),
        fc.record({
          isCanceled: fc.boolean(),
          isOverLimit: fc.boolean(),
          mailbox: fc.constantFrom("known" as const, "refused" as const, "none" as const),
        }),
        (purpose, standing, against) => {
          const decision = writingDecision(purpose, { standing, ...against });
          const before = writingDecision(purpose, { standing });
          expect(order.indexOf(decision)).toBeLessThanOrEqual(order.indexOf(before));
        },
      ),
    );
  });

  it("only what nobody has asked for is decided again before it is sent", () => {
    expect(writingPurposes.filter(isDecidedTwice)).toEqual(["unasked"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AmountEstimate,
  estimatedAmount,
  leadAmount,
  noOwnAmount,
  ownAmount,
} from "./lead-amount.ts";

/** An estimate of two options, for 100 and 150, at so many times that. */
const of = (times: number, said: Partial<AmountEstimate> = {}): AmountEstimate => ({
  id: `estimate of ${times}`,
  ...{ corrects: null, isRevoked: false, signed: null, answer: null },
  options: [
    { id: "more", cents: 150 * times },
    { id: "less", cents: 100 * times },
  ],
  ...said,
});
const chosen = { answer: { kind: "chosen", option: "more" } } as const;
const later = { answer: { kind: "later" } } as const;
const no = { answer: { kind: "no" } } as const;
const isRevoked = true;
const correction = { corrects: "estimate of 1" };
const signed = "more";

describe("what the estimates of a lead come to", () => {
  it.each<[string, AmountEstimate[], number | null]>([
    ["nothing without any", [], null],
    ["the least option of one", [of(1)], 100],
    ["the least of two, as if they were for one roof", [of(2), of(3)], 200],
    ["the one that was chosen", [of(1, chosen)], 150],
    ["what was chosen, though another was sent since", [of(1, chosen), of(9)], 150],
    ["what was chosen, of each", [of(1, chosen), of(2, chosen)], 450],
    ["the least that is open, once one was said no to", [of(1, no), of(2)], 200],
    ["what was chosen, though another was said no to", [of(1, no), of(2, chosen)], 300],
    ["the least of what was said no to, for which it was lost", [of(1, no), of(2, no)], 100],
    ["as before, once somebody says 'not now'", [of(1, later)], 100],
    ["the correction", [of(1, chosen), of(2, correction)], 200],
    ["nothing, once a correction is revoked", [of(1), of(2, { ...correction, isRevoked })], null],
    ["nothing, once it is revoked", [of(1, { ...chosen, isRevoked })], null],
    ["what stands beside the revoked one", [of(1, { ...chosen, isRevoked }), of(3)], 300],
    ["what was signed, not what was chosen", [of(1, { ...chosen, signed: "less" })], 100],
    ["what was signed, of each", [of(1, { signed }), of(2, { signed }), of(9, chosen)], 450],
    ["what was signed, until its correction is", [of(1, { signed }), of(2, correction)], 150],
    [
      "what was signed of the correction",
      [of(1, { signed }), of(2, { ...correction, signed })],
      300,
    ],
    [
      "what was signed of the correction's correction",
      [of(1, { signed }), of(2, correction), of(3, { corrects: "estimate of 2", signed })],
      450,
    ],
    ["nothing that was signed and revoked", [of(1, { signed, isRevoked }), of(2)], 200],
  ])("%s", (_what, estimates, cents) => {
    expect(estimatedAmount(estimates)).toBe(cents);
  });

  const anyEstimates = fc
    .array(
      fc.record({
        options: fc
          .uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 })
          .chain((ids) =>
            fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), cents: fc.nat() }))),
          ),
        isRevoked: fc.boolean(),
        corrects: fc.option(fc.nat({ max: 4 })),
        isSigned: fc.boolean(),
        kind: fc.constantFrom("chosen" as const, "later" as const, "no" as const, null),
      }),
      { maxLength: 5 },
    )
    .map((all) =>
      all.map(({ options, isRevoked, corrects, isSigned, kind }, index): AmountEstimate => {
        const option = options[0]?.id ?? "";
        const answer = kind === "chosen" ? { kind, option } : kind && { kind };
        // Only what was there can be corrected.
        const earlier = corrects !== null && corrects < index ? String(corrects) : null;
        return {
          ...{ id: String(index), options, isRevoked, corrects: earlier, answer },
          signed: isSigned ? option : null,
        };
      }),
    );

  it("is the same in any order", () => {
    fc.assert(
      fc.property(
        anyEstimates.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([one, other]) => {
          expect(estimatedAmount(one)).toBe(estimatedAmount(other));
        },
      ),
    );
  });

  it("has nothing of what was revoked", () => {
    fc.assert(
      fc.property(anyEstimates, (all) => {
        const higher = all.map((one) =>
          one.isRevoked ? { ...one, options: [{ id: "a", cents: 1 }] } : one,
        );
        expect(estimatedAmount(higher)).toBe(estimatedAmount(all));
      }),
    );
  });

  it("stays when another is sent after one was chosen or signed", () => {
    fc.assert(
      fc.property(anyEstimates, (all) => {
        const before = [...all, of(1, chosen)];
        expect(estimatedAmount([...before, of(7, { id: "new" })])).toBe(estimatedAmount(before));
      }),
    );
  });

  it("is never more than the least that is open, where nothing was chosen or signed", () => {
    fc.assert(
      fc.property(anyEstimates, (all) => {
        const silent = all.map((one) => ({ ...one, answer: null, signed: null }));
        const cents = estimatedAmount(silent);
        const corrected = new Set(silent.map(({ corrects }) => corrects));
        for (const { id, isRevoked, options } of silent) {
          if (isRevoked || corrected.has(id)) continue;
          for (const option of options) expect(cents).toBeLessThanOrEqual(option.cents);
        }
      }),
    );
  });
});

describe("the amount of a lead", () => {
  it.each<
    [string, written: [number | null, over: number | null], now: number | null, number | null]
  >([
    ["written before any estimate, until one is sent", [145, null], 120, 120],
    ["written before any estimate, again once that is revoked", [145, null], null, 145],
    ["written over an estimate", [110, 120], 120, 110],
    ["written over an estimate, until that comes to something else", [110, 120], 150, 150],
    ["written over an estimate, also once that is revoked", [110, 120], null, 110],
    ["taken away over an estimate", [null, 120], 120, null],
    ["what the estimates come to, written as well", [120, 120], 150, 150],
    ["what the estimates come to, written as well, gone with them", [120, 120], null, null],
  ])("is what was %s", (_what, [written, over], now, cents) => {
    expect(leadAmount(now, ownAmount(written, over))).toBe(cents);
  });

  it("is what was written at once, and what the estimates come to without", () => {
    const anyCents = fc.option(fc.nat());
    fc.assert(
      fc.property(anyCents, anyCents, (estimated, written) => {
        expect(leadAmount(estimated, ownAmount(written, estimated))).toBe(written);
        expect(leadAmount(estimated, noOwnAmount)).toBe(estimated);
      }),
    );
  });
});

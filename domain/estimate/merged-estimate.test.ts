import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEstimate, someEstimate, someLine, someOption } from "#tests/support/estimate-values.ts";
import { estimateContent } from "./estimate-content.ts";
import { estimateLimits } from "./estimate-terms.ts";
import { mergedEstimate } from "./merged-estimate.ts";

const base = someEstimate();
const withLines = (...lines: ReturnType<typeof someLine>[]) =>
  someEstimate({ options: [someOption({ lines })] });

describe("what two people have written in one estimate", () => {
  it("is all there when each has changed something else", () => {
    const mine = withLines(someLine({ priceCents: 50_000 }));
    const theirs = withLines(someLine({ quantity: 2_350 }), someLine({ id: "l2" }));
    expect(mergedEstimate(base, mine, theirs)).toEqual({
      content: withLines(someLine({ priceCents: 50_000, quantity: 2_350 }), someLine({ id: "l2" })),
      clashes: [],
    });
  });

  it("keeps my price of a line, and names the other", () => {
    const mine = withLines(someLine({ priceCents: 50_000 }));
    const theirs = withLines(someLine({ priceCents: 40_000 }));
    expect(mergedEstimate(base, mine, theirs)).toEqual({
      content: mine,
      clashes: [{ of: "l1", field: "priceCents", mine: 50_000, theirs: 40_000 }],
    });
  });

  it("has no more options than an estimate takes, and names theirs that are left", () => {
    const options = (...ids: string[]) => ids.map((id) => someOption({ id }));
    const { content, clashes } = mergedEstimate(
      someEstimate({ options: [] }),
      someEstimate({ options: options("a", "b") }),
      someEstimate({ options: options("c", "d") }),
    );
    expect(content.options.map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
    expect(clashes).toMatchObject([{ of: "estimate", field: "options", theirs: { id: "d" } }]);
  });

  it("is what the one has written whom nobody has disturbed", () => {
    fc.assert(
      fc.property(anyEstimate, anyEstimate, (before, after) => {
        for (const [mine, theirs] of [
          [after, before],
          [before, after],
          [after, after],
        ] as const) {
          const { content, clashes } = mergedEstimate(before, mine, theirs);
          expect(clashes).toEqual([]);
          expect(content.options.map(({ id }) => id).sort()).toEqual(
            after.options.map(({ id }) => id).sort(),
          );
          expect(new Set(content.payments)).toEqual(new Set(after.payments));
        }
      }),
    );
  });

  it("is an estimate again, whatever the three are", () => {
    fc.assert(
      fc.property(anyEstimate, anyEstimate, anyEstimate, (from, mine, theirs) => {
        const { content } = mergedEstimate(from, mine, theirs);
        expect(content.options.length).toBeLessThanOrEqual(estimateLimits.options);
        expect(estimateContent.safeParse(content)).toMatchObject({ success: true });
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { mergedChange, toldChange, unsavedChange } from "./lead-change.ts";

const kept: LeadChange = { version: 3, state: "lost", lostReason: "price" };

describe("a choice made before the last one is saved", () => {
  it("joins it, based on the version that the first one was based on", () => {
    expect(mergedChange(null, kept)).toEqual(kept);
    expect(mergedChange(kept, { version: 4, assigneeId: "ada" })).toEqual({
      ...{ version: 3, state: "lost", lostReason: "price", assigneeId: "ada" },
    });
  });

  it("takes the old state's reason along when the state changes", () => {
    expect(mergedChange(kept, { version: 3, state: "quoted" })).toEqual({
      ...{ version: 3, state: "quoted" },
    });
  });

  it.each([
    ["stays what it was quoted for", { state: "won" as const }, 1_450_000],
    ["is taken along where there is none", { state: "contacted" as const }, undefined],
    ["stays with another choice", { assigneeId: "ada" }, 1_450_000],
    ["is the newer one", { amountCents: 1_390_000 }, 1_390_000],
    ["is none once that was chosen", { amountCents: null }, null],
  ])("has an amount that %s", (_what, next, amountCents) => {
    const quoted: LeadChange = { version: 3, state: "quoted", amountCents: 1_450_000 };
    expect(mergedChange(quoted, { version: 4, ...next }).amountCents).toBe(amountCents);
  });
});

it("an amount is told next to the one that is stored", () => {
  const stored = {
    ...{ state: "quoted" as const, lostReason: null, assignee: null },
    followUpOn: null,
  };
  const told = (amountCents: number | null, now?: number) =>
    toldChange({ amountCents }, { ...stored, ...(now && { amountCents: now }) }, []);
  const field = { field: "amount", label: "Amount" };
  expect(told(1_390_000, 1_450_000)).toEqual([{ ...field, chosen: "$13,900", stored: "$14,500" }]);
  expect(told(null)).toEqual([{ ...field, chosen: "None", stored: "None" }]);
});

describe("what is left after a save", () => {
  it("is what was chosen in the meantime, based on the new version", () => {
    const both = mergedChange(kept, { version: 3, assigneeId: null });
    expect(unsavedChange(both, kept, 4)).toEqual({ version: 4, assigneeId: null });
    const changed = mergedChange(both, { version: 3, state: "won" });
    expect(unsavedChange(changed, both, 4)).toEqual({ version: 4, state: "won" });
    const because: LeadChange = { version: 3, state: "lost", lostReason: "timing" };
    expect(unsavedChange(mergedChange(kept, because), kept, 4)).toEqual({ ...because, version: 4 });
    const quoted: LeadChange = { version: 3, state: "quoted" };
    const amount = mergedChange(quoted, { version: 3, amountCents: 1_450_000 });
    expect(unsavedChange(amount, quoted, 4)).toEqual({ version: 4, amountCents: 1_450_000 });
  });

  it("was chosen when it was, however long it waits", () => {
    const [nine, ten] = ["2026-06-02T13:00:00.000Z", "2026-06-02T14:00:00.000Z"];
    const first: LeadChange = { version: 3, state: "quoted", at: nine };
    const second = mergedChange(first, { version: 3, assigneeId: "ada", at: ten });
    expect(second).toMatchObject({ state: "quoted", assigneeId: "ada", at: ten });
    expect(unsavedChange(second, first, 4)).toEqual({ version: 4, assigneeId: "ada", at: ten });
    expect(unsavedChange({ ...first, at: ten }, first, 4)).toBeNull();
  });

  it("is nothing when all of it was saved or discarded in the meantime", () => {
    expect(unsavedChange(kept, kept, 4)).toBeNull();
    expect(unsavedChange(null, kept, 4)).toBeNull();
  });
});

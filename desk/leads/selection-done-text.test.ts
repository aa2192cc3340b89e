import { describe, expect, it } from "vitest";
import type { NotDone } from "#domain/lead/many-leads-contract.ts";
import { selectionDoneText } from "./selection-done-text.ts";

const left = (reason: NotDone["reason"], by: string | null = null, because = ""): NotDone => ({
  ...{ id: "an-id", number: 1, name: "Ada", reason, by, because },
});

describe("what came of something done with several leads", () => {
  it("is one sentence when all went well", () => {
    const done = Array.from({ length: 60 }, (_, index) => `lead-${index}`);
    expect(selectionDoneText("see", { done, notDone: [] })).toBe("60 bookings seen.");
  });

  it("names who was there first, and how often", () => {
    const notDone = [
      left("changed", "Dana"),
      left("changed", "Dana"),
      left("changed"),
      left("gone"),
    ];
    expect(selectionDoneText("assign", { done: ["a"], notDone })).toBe(
      "1 lead assigned. 2 were changed by Dana meanwhile and left alone. 1 was changed by the visitor or the system meanwhile and left alone. 1 has been deleted.",
    );
  });
});

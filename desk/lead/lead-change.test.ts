import { describe, expect, it } from "vitest";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { mergedChange, unsavedChange } from "./lead-change.ts";

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
});

describe("what is left after a save", () => {
  it("is what was chosen in the meantime, based on the new version", () => {
    const both = mergedChange(kept, { version: 3, assigneeId: null });
    expect(unsavedChange(both, kept, 4)).toEqual({ version: 4, assigneeId: null });
    const changed = mergedChange(both, { version: 3, state: "won" });
    expect(unsavedChange(changed, both, 4)).toEqual({ version: 4, state: "won" });
    const because: LeadChange = { version: 3, state: "lost", lostReason: "timing" };
    expect(unsavedChange(mergedChange(kept, because), kept, 4)).toEqual({ ...because, version: 4 });
  });

  it("is nothing when all of it was saved or discarded in the meantime", () => {
    expect(unsavedChange(kept, kept, 4)).toBeNull();
    expect(unsavedChange(null, kept, 4)).toBeNull();
  });
});

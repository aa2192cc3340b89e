import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countDrafts, dropLeadDrafts } from "#desk/drafts/draft-sweeps.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { someReport } from "#tests/support/report-values.ts";
import { reportBox } from "./report-box.ts";
import { newEntry } from "./report-entry.ts";

const ines = { id: "r1", leadId: "one", staffId: "ines", appointmentId: null };

describe("the reports of a browser", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  beforeEach(() => {
    storage = createMemoryStorage();
    vi.stubGlobal("localStorage", storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  const content = someReport();
  const unsaved = { ...newEntry(ines), content };
  const saved = { ...unsaved, base: { revision: 1, content } };

  it("are lost by signing out only until the server has them, and again once they are to be sent", () => {
    const count = () => [countDrafts(storage, "ines"), reportBox.all()];
    reportBox.keep(unsaved);
    expect(count()).toEqual([1, [unsaved]]);
    reportBox.keep(saved);
    expect(count()).toEqual([0, [saved]]);
    expect(reportBox.read("one", "ines")).toEqual(saved);
    const pressed = { ...saved, sendAt: 1 };
    reportBox.keep(pressed);
    expect(count()).toEqual([1, [pressed]]);
    reportBox.drop(pressed);
    expect(count()).toEqual([0, []]);
    expect(storage.entries.size).toBe(0);
  });

  it("stay when their lead is no longer their author's, as far as the server lacks them, and go when it was erased", () => {
    reportBox.keep(unsaved);
    dropLeadDrafts(storage, "one", "ines");
    expect(reportBox.all()).toEqual([unsaved]);
    dropLeadDrafts(storage, "one");
    expect(reportBox.all()).toEqual([]);
    reportBox.keep(saved);
    dropLeadDrafts(storage, "one", "ines");
    expect(reportBox.all()).toEqual([]);
  });
});

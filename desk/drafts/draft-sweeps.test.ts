import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import {
  draftKey,
  keepDraft,
  leadPlace,
  sentKeyOf,
  storedMeanwhilePlace,
  unsentPlace,
} from "./draft-store.ts";
import {
  countDrafts,
  dropDraftsOf,
  dropLeadDrafts,
  leadsWithDrafts,
  sweepDrafts,
} from "./draft-sweeps.ts";

const day = 24 * 3_600_000;
const note = leadPlace("one", "note");

function storageOf(drafts: Record<string, number>) {
  const storage = createMemoryStorage({ "desk-scheme": "dark" });
  for (const [key, at] of Object.entries(drafts)) keepDraft(storage, key, "typed", at);
  return storage;
}
const kept = ({ entries }: { entries: Map<string, string> }) => [...entries.keys()].slice(1);

describe("the drafts of a browser", () => {
  const [adas, bens] = [draftKey("ada", note), draftKey("ben", note)];
  const [adasCall, adasOther] = [draftKey("ada", "new-call"), draftKey("ada", "lead:two:note")];

  it("are counted per person, without the marks that say they were sent", () => {
    const storage = storageOf({ [adas]: 0, [`${adas}:sent`]: 0, [bens]: 0, [adasCall]: 0 });
    expect(countDrafts(storage, "ada")).toBe(2);
    expect(countDrafts(storage, "ben")).toBe(1);
    expect(countDrafts(storage, "eve")).toBe(0);
  });

  it("go with the person who signs out, and nobody else's do", () => {
    const storage = storageOf({ [adas]: 0, [`${adas}:sent`]: 0, [bens]: 0, [adasCall]: 0 });
    dropDraftsOf(storage, "ada");
    expect(kept(storage)).toEqual([bens]);
    expect(storage.getItem("desk-scheme")).toBe("dark");
  });

  it("go with their lead, whoever wrote them, or only those of one person", () => {
    const drafts = { [adas]: 0, [`${adas}:sent`]: 0, [bens]: 0, [adasCall]: 0, [adasOther]: 0 };
    const storage = storageOf(drafts);
    expect(leadsWithDrafts(storage)).toEqual(new Set(["one", "two"]));
    dropLeadDrafts(storage, "one");
    expect(kept(storage)).toEqual([adasCall, adasOther]);
    const shared = storageOf(drafts);
    dropLeadDrafts(shared, "one", "ada");
    expect(kept(shared)).toEqual([bens, adasCall, adasOther]);
  });

  it("stay while they are on their way, if their lead may be gone for one person only", () => {
    const unsent = draftKey("ada", unsentPlace("one", "some-id"));
    const report = draftKey("ada", storedMeanwhilePlace("one", "report"));
    const storage = storageOf({ [adas]: 0, [unsent]: 0, [report]: 0, [sentKeyOf(report)]: 0 });
    expect(countDrafts(storage, "ada")).toBe(3);
    dropLeadDrafts(storage, "one", "ada");
    expect(kept(storage)).toEqual([unsent, report]);
    dropLeadDrafts(storage, "one");
    expect(kept(storage)).toEqual([]);
  });

  it("go after 30 days or when they cannot be read, along with the marks that say they were sent", () => {
    const now = 40 * day;
    const old = { [bens]: 9 * day, [`${bens}:sent`]: 9 * day, [adas]: 11 * day };
    const storage = storageOf(old);
    for (const [index, text] of ["no JSON", "null", "{}", '"text"'].entries()) {
      storage.setItem(draftKey("ada", `broken ${index}`), text);
    }
    sweepDrafts(storage, now);
    expect(kept(storage)).toEqual([adas]);
  });

  it("break nothing when the browser blocks its storage", () => {
    const refused = () => {
      throw new DOMException("The operation is insecure.");
    };
    const storage = {
      ...{ getItem: refused, setItem: refused, removeItem: refused, key: refused },
      get length(): number {
        return refused();
      },
    };
    expect(countDrafts(storage, "ada")).toBe(0);
    expect(() => sweepDrafts(storage)).not.toThrow();
  });
});

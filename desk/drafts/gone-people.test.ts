import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { draftKey, keepDraft, leadPlace, personPlace } from "./draft-store.ts";
import { forgetGonePeople } from "./gone-people.ts";

const ofOne = draftKey("ada", personPlace("one", "note"));
const ofTwo = draftKey("ben", personPlace("two", "note"));
const ofLead = draftKey("ada", leadPlace("one", "note"));

describe("the drafts about a person who is gone", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  beforeEach(() => {
    storage = createMemoryStorage();
    for (const key of [ofOne, ofTwo, ofLead]) keepDraft(storage, key, "typed");
    vi.stubGlobal("localStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    deskQueries.clear();
  });

  it.each([
    ["something may have been missed", { event: "reload" }],
    [
      "a lead is gone",
      { event: "lead", lead: { id: "a", number: null, kind: "changed", lead: null } },
    ],
  ] as const)("are checked when %s: each person is read again", (_when, change) => {
    const read = vi.fn();
    forgetGonePeople(change, read);
    expect(read.mock.calls).toEqual([["one"], ["two"]]);
  });

  it.each([
    [404, [ofTwo, ofLead]],
    [503, [ofOne, ofTwo, ofLead]],
  ])("are these after an answer %i to reading the person", async (status, left) => {
    const queryFn = () => Promise.reject(new ApiFailure(status, {}));
    await deskQueries
      .fetchQuery({ queryKey: ["person", "one"], queryFn, retry: false })
      .catch(() => {});
    expect([...storage.entries.keys()]).toEqual(left);
  });
});

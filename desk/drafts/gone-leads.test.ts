import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { draftKey, keepDraft, leadPlace } from "./draft-store.ts";
import { forgetGoneLeads } from "./gone-leads.ts";

const adas = draftKey("ada", leadPlace("one", "note"));
const bens = draftKey("ben", leadPlace("one", "mail"));
const another = draftKey("ada", leadPlace("two", "note"));

describe("the drafts of a lead that is gone", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  beforeEach(() => {
    storage = createMemoryStorage();
    for (const key of [adas, bens, another]) keepDraft(storage, key, "typed");
    vi.stubGlobal("localStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    deskQueries.clear();
  });
  const kept = () => [...storage.entries.keys()];
  const read = vi.fn();

  it("go when the desk hears that it was erased", () => {
    const change = { id: "one", number: 7, kind: "changed", lead: null } as const;
    forgetGoneLeads({ event: "lead", lead: change }, read);
    expect(kept()).toEqual([adas, bens, another]);
    forgetGoneLeads({ event: "lead", lead: { ...change, number: null } }, read);
    expect(kept()).toEqual([another]);
    expect(read).not.toHaveBeenCalled();
  });

  it("are checked when changes may have been missed: each lead is read again", () => {
    forgetGoneLeads({ event: "reload" }, read);
    expect(read.mock.calls).toEqual([["one"], ["two"]]);
    expect(kept()).toEqual([adas, bens, another]);
  });

  const readFails = (status: number) =>
    deskQueries
      .fetchQuery({
        queryKey: ["lead", "one"],
        queryFn: () => Promise.reject(new ApiFailure(status, {})),
        retry: false,
      })
      .catch(() => {});

  it("go when it is not found, and everybody's do if the viewer may see every lead", async () => {
    deskQueries.setQueryData(["me"], { id: "ada", permissions: ["day", "leads"] });
    await readFails(503);
    expect(kept()).toEqual([adas, bens, another]);
    await readFails(404);
    expect(kept()).toEqual([another]);
  });

  it("stay for an inspector, who may just have lost access to the lead", async () => {
    deskQueries.setQueryData(["me"], { id: "ada", permissions: ["day"] });
    await readFails(404);
    expect(kept()).toEqual([bens, another]);
  });
});

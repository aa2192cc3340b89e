import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

const key = draftKey("ada", "lead:1:note");
const day = 24 * 3_600_000;

describe("a draft", () => {
  it("reads back as it was saved, until it is dropped", () => {
    const storage = createMemoryStorage();
    expect(readDraft(storage, key)).toBeUndefined();
    expect(keepDraft(storage, key, { subject: "Hi", text: "" })).toBe(true);
    expect(readDraft(storage, key)).toEqual({ subject: "Hi", text: "" });
    dropDraft(storage, key);
    expect(readDraft(storage, key)).toBeUndefined();
  });

  it("belongs to one person, in one place", () => {
    const storage = createMemoryStorage();
    keepDraft(storage, key, "mine");
    expect(readDraft(storage, draftKey("ben", "lead:1:note"))).toBeUndefined();
    expect(readDraft(storage, draftKey("ada", "lead:2:note"))).toBeUndefined();
  });

  it("is forgotten after 30 days", () => {
    const storage = createMemoryStorage();
    keepDraft(storage, key, "old", 0);
    expect(readDraft(storage, key, 29 * day)).toBe("old");
    expect(readDraft(storage, key, 31 * day)).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it("breaks nothing when the browser stores nothing, or something else", () => {
    const refused = () => {
      throw new DOMException("The quota has been exceeded.");
    };
    const storage = {
      ...{ getItem: refused, setItem: refused, removeItem: refused, key: refused, length: 0 },
    };
    expect(keepDraft(storage, key, "text")).toBe(false);
    expect(readDraft(storage, key)).toBeUndefined();
    expect(() => dropDraft(storage, key)).not.toThrow();
    expect(readDraft(createMemoryStorage({ [key]: "no JSON" }), key)).toBeUndefined();
  });
});

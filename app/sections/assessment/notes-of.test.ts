import { afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { carriedValues, carryResult, dropCarriedResult } from "./carried-values.ts";
import { notesOf } from "./notes-of.ts";

const values = {
  roofAge: "15-20",
  leaks: "none",
  shingles: "moderate",
  storm: "wind",
  gutters: "clogged",
  ventilation: "none",
};

const carriedNotes = () => notesOf(carriedValues());

afterEach(() => vi.unstubAllGlobals());

describe("a finished assessment carried over to a form", () => {
  it("is its result and its answers in one line", () => {
    vi.stubGlobal("sessionStorage", createMemoryStorage());
    carryResult(values);
    expect(carriedNotes()).toBe(
      "Roof quiz: Moderate Concerns (28 points). Roof age: 15-20 years. Leaks: None. " +
        "Shingles: Moderate wear: some missing, or bald spots. Storms: Strong wind. " +
        "Gutters: Clogged now and then. Attic: No problems that I've noticed.",
    );
    dropCarriedResult();
    expect(carriedNotes()).toBe("");
  });

  it.each(["null", "[]", "7", "{", '"text"', '{"roofAge":"new"}', '{"roofAge":7}'])(
    "is empty when %s is stored instead",
    (text) => {
      vi.stubGlobal("sessionStorage", createMemoryStorage({ assessment: text }));
      expect(carriedNotes()).toBe("");
    },
  );

  it.each([
    ["there is no session storage", undefined],
    [
      "access to it is denied",
      new Proxy(
        {},
        {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        },
      ),
    ],
  ])("is empty, without an error, when %s", (_name, storage) => {
    vi.stubGlobal("sessionStorage", storage);
    carryResult(values);
    expect(carriedNotes()).toBe("");
    dropCarriedResult();
  });
});

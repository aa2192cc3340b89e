import { describe, expect, it } from "vitest";
import { deskKeyOf, rowAfter } from "./desk-key.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

describe("a key of the desk", () => {
  it.each(["j", "k", "Enter", "m", "c", "e", "o", "w", "/", "?"])("is %s, on the page", (key) => {
    expect(deskKeyOf({ ...plain, key }, null)).toBe(key);
    expect(deskKeyOf({ ...plain, key }, { tagName: "A" })).toBe(key);
  });

  it("is the same with the caps lock on", () => {
    expect(deskKeyOf({ ...plain, key: "J" }, null)).toBe("j");
  });

  it.each([
    { tagName: "INPUT", type: "search" },
    { tagName: "TEXTAREA" },
    { tagName: "SELECT" },
    { tagName: "DIV", isContentEditable: true },
  ])("does nothing while somebody types in %j", (place) => {
    expect(deskKeyOf({ ...plain, key: "m" }, place)).toBeNull();
  });

  it("works on a checkbox, where nobody types", () => {
    expect(deskKeyOf({ ...plain, key: "m" }, { tagName: "INPUT", type: "checkbox" })).toBe("m");
  });

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("does nothing with %s", (flag) => {
    expect(deskKeyOf({ ...plain, [flag]: true, key: "c" }, null)).toBeNull();
  });
});

describe("j and k", () => {
  it("go from row to row and stay inside", () => {
    expect([-1, 0, 1, 2].map((at) => rowAfter("j", at, 3))).toEqual([0, 1, 2, 2]);
    expect([-1, 0, 1, 2].map((at) => rowAfter("k", at, 3))).toEqual([2, 0, 0, 1]);
    expect(rowAfter("j", -1, 0)).toBe(-1);
  });
});

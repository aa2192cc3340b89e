import { expect, it } from "vitest";
import { readSearchAddress, searchAddressText } from "./search-address.ts";

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

it("an address is read back as it was written", () => {
  const address = {
    search: "smith & sons",
    kind: "note" as const,
    from: "2026-10-01",
    to: "2026-10-31",
  };
  expect(read(searchAddressText(address))).toEqual(address);
  expect(read("search=a&when=2026-10")).toEqual({ search: "a", when: "2026-10" });
});

it("what is not limited is not in the address", () => {
  expect(searchAddressText({ search: "", kind: undefined, when: "" })).toBe("");
  expect(read("")).toEqual({ search: "" });
});

it("values that are not allowed are left out, and the others count", () => {
  expect(read("search=a&kind=letter&when=someday&from=x&to=2026-10-31&other=1")).toEqual({
    search: "a",
    to: "2026-10-31",
  });
});

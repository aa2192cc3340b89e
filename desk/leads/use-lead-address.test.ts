import { expect, it } from "vitest";
import { leadAddressText, readLeadAddress } from "./use-lead-address.ts";

const roundTrip = (text: string) => leadAddressText(readLeadAddress(new URLSearchParams(text)));

it.each([
  "",
  "list=open&search=%28703%29+555&state=quoted&kind=inquiry&assignee=me&emergency=yes",
  "list=spam",
  "list=all&from=2026-05-24&to=2026-05-30&weekday=0&hour=0&spam=no&answer=answered&step=held",
  "list=all&state=lost&lostReason=price&cameFrom=%28direct%29",
])("a list's address '%s' survives a round trip", (text) => {
  expect(roundTrip(text)).toBe(text);
});

it("leaves out defaults, unknown values and the place in the list", () => {
  expect(roundTrip("list=waiting&search=&after=x&color=red")).toBe("");
});

it("shows who is waiting when the address asks for a list that does not exist", () => {
  expect(readLeadAddress(new URLSearchParams("list=everything"))).toEqual({
    list: "waiting",
    search: "",
  });
});

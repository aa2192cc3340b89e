import { expect, it } from "vitest";
import { isBounceAddress, returnAddress, returnToken, tokenIn } from "./return-address.ts";

it("brings a token back, also from a mail server that changes the case", () => {
  const token = returnToken();
  const address = returnAddress("Bounces@mail.site.test", token);
  expect(address).toBe(`Bounces+${token}@mail.site.test`);
  expect(tokenIn(address.toUpperCase(), "bounces@mail.site.test")).toBe(token);
});

it.each([
  "",
  "bounces@mail.site.test",
  "bounces+@mail.site.test",
  "bounces+short@mail.site.test",
  `bounces+${"a".repeat(32)}@other.test`,
  `office+${"a".repeat(32)}@mail.site.test`,
  `bounces+${"g".repeat(32)}@mail.site.test`,
])("finds none in %j", (address) => {
  expect(tokenIn(address, "bounces@mail.site.test")).toBeUndefined();
});

it("leaves room for the token before the @", () => {
  expect(isBounceAddress(`${"b".repeat(31)}@mail.site.test`)).toBe(true);
  expect(isBounceAddress(`${"b".repeat(32)}@mail.site.test`)).toBe(false);
  for (const wrong of [
    "",
    "bounces",
    "@site.test",
    "b+c@site.test",
    "b@localhost",
    "a b@site.test",
  ]) {
    expect(isBounceAddress(wrong), wrong).toBe(false);
  }
});

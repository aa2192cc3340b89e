import { expect, it } from "vitest";
import { fillingTimeOf, stampForm } from "./form-stamp.ts";

const secret = "a secret of this test";
const start = new Date("2026-06-02T16:00:00Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

it("tells how long a form took to fill in", () => {
  expect(fillingTimeOf(stampForm(start, secret), later(5_000), secret)).toBe(5_000);
});

it("cannot tell without a stamp, or a day later", () => {
  expect(fillingTimeOf("", later(5_000), secret)).toBeNull();
  expect(fillingTimeOf(stampForm(start, secret), later(86_400_001), secret)).toBeNull();
});

it.each(["nonsense", "1780416000000.", `${start.getTime()}.AAAA`])(
  "takes %j, which it did not write, as no time at all",
  (stamp) => {
    expect(fillingTimeOf(stamp, later(5_000), secret)).toBe(0);
  },
);

it("does not accept a stamp whose moment was changed", () => {
  const [, signature] = stampForm(start, secret).split(".");
  expect(fillingTimeOf(`${start.getTime() - 60_000}.${signature}`, later(0), secret)).toBe(0);
});

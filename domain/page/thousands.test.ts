import { expect, it } from "vitest";
import { withThousands } from "./thousands.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [15_000, "15,000"],
  [123_456, "123,456"],
  [1_234_567, "1,234,567"],
])("%d is written %s", (count, expected) => {
  expect(withThousands(count)).toBe(expected);
});

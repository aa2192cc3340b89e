import { expect, it } from "vitest";
import { warnOnce } from "./log-once.ts";

it("something stored is logged once, and not remembered forever", () => {
  const lines: string[] = [];
  const log = { warn: (_: object, message: string) => lines.push(message) };
  const warn = (id: string) => warnOnce(log, id, {}, id);
  warn("first");
  warn("first");
  expect(lines).toEqual(["first"]);
  for (let other = 0; other < 1_000; other += 1) warn(`other ${other}`);
  warn("first");
  expect(lines).toHaveLength(1_002);
});

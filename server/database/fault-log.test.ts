import { expect, it } from "vitest";
import { createFaultLog } from "./fault-log.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

it("an outage is one line a minute, however often it is hit", () => {
  const lines: unknown[] = [];
  let now = 0;
  const log = createFaultLog(
    { error: (...line) => lines.push(line) },
    "the outbox waits",
    () => now,
  );
  for (; now <= 120_000; now += 1_000) log(new DatabaseUnavailable("57P01"));
  expect(lines).toEqual([
    [{ code: "57P01", times: 1 }, "the outbox waits"],
    [{ code: "57P01", times: 60 }, "the outbox waits"],
    [{ code: "57P01", times: 60 }, "the outbox waits"],
  ]);
});

it("an error of our own is logged with what went wrong", () => {
  const lines: unknown[] = [];
  const log = createFaultLog({ error: (...line) => lines.push(line) }, "alerting failed", () => 0);
  const error = new SyntaxError("Unexpected end of JSON input");
  log(error);
  expect(lines).toEqual([[{ code: "SyntaxError", times: 1, err: error }, "alerting failed"]]);
});

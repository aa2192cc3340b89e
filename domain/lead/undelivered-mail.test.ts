import { describe, expect, it } from "vitest";
import type { LeadEvent } from "./lead-event.ts";
import { undeliveredMailOf } from "./undelivered-mail.ts";

const mail = (id: string, at: string, failedAt: string | null = null) => ({
  ...{ id, at, failedAt },
  kind: "appointment-confirmation",
});
const call = (outcome: "reached" | "no-answer"): LeadEvent => ({
  kind: "call",
  details: { outcome },
});
const at = (hour: number) => `2026-06-02T${hour}:00:00.000Z`;

describe("the mail for which somebody has to be called", () => {
  it.each([
    ["none", [], null],
    ["the last one, if it failed", [mail("a", at(10)), mail("b", at(11), at(12))], "b"],
    ["none, if a later one arrived", [mail("b", at(11), at(12)), mail("c", at(13))], null],
    ["the later of two that failed", [mail("b", at(13), at(14)), mail("a", at(11), at(15))], "b"],
  ])("is %s", (_, mails, id) => {
    expect(undeliveredMailOf(mails, [])?.id ?? null).toBe(id);
  });

  it.each<[string, number, LeadEvent, boolean]>([
    ["they were reached before", 11, call("reached"), true],
    ["they were reached since", 13, call("reached"), false],
    ["nobody answered", 13, call("no-answer"), true],
    ["they texted", 13, { kind: "text", details: { text: "ok" } }, false],
    [
      "they said that they will be there",
      13,
      { kind: "appointment", details: { event: "confirmed" } },
      false,
    ],
    [
      "staff have told them",
      13,
      { kind: "appointment", details: { event: "told", by: "otherwise" } },
      false,
    ],
    [
      "somebody has seen the booking",
      13,
      { kind: "appointment", details: { event: "seen" } },
      true,
    ],
  ])("is there or not when %s", (_, hour, event, isThere) => {
    const found = undeliveredMailOf([mail("a", at(10), at(12))], [{ at: at(hour), event }]);
    expect(found !== null).toBe(isThere);
  });
});

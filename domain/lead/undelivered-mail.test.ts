import { describe, expect, it } from "vitest";
import type { LeadEvent } from "./lead-event.ts";
import { undeliveredMailOf, undeliveredTextOf } from "./undelivered-mail.ts";

const mail = (
  id: string,
  at: string,
  failedAt: string | null = null,
  tellingId: string | null = null,
) => ({
  ...{ id, at, failedAt, tellingId },
  kind: "appointment-confirmation",
});
const text = (...of: Parameters<typeof mail>) => ({
  ...mail(...of),
  kind: "person-text",
  isDelivered: false,
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
    expect(undeliveredMailOf(mails, [], [])?.id ?? null).toBe(id);
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
    const found = undeliveredMailOf([mail("a", at(10), at(12))], [], [{ at: at(hour), event }]);
    expect(found !== null).toBe(isThere);
  });

  const texted = (at: string, tellingId: string | null = null) => ({
    ...text("t", at, null, tellingId),
    isDelivered: true,
  });

  it.each<[string, ReturnType<typeof text>[], boolean]>([
    ["a text of the same moment has arrived", [texted(at(10))], false],
    ["a text of the same telling has arrived", [texted(at(11), "move")], false],
    ["a text of the same moment may have arrived", [text("t", at(10))], true],
    ["a text about something else has arrived", [texted(at(11), "other")], true],
  ])("is there or not when %s", (_, texts, isThere) => {
    const found = undeliveredMailOf([mail("a", at(10), at(12), "move")], texts, []);
    expect(found !== null).toBe(isThere);
  });
});

describe("the text for which somebody has to be called", () => {
  it.each([
    ["no mail says the same", "move", [], true],
    ["a mail of the same moment may have arrived", "move", [mail("m", at(10))], false],
    ["a mail of the same moment has failed", null, [mail("m", at(10), at(11))], true],
    ["a mail of its telling may have arrived", "move", [mail("m", at(11), null, "move")], false],
    ["a mail has told of a later change", "move", [mail("m", at(11), null, "later")], false],
    [
      "a mail told of an earlier change",
      "move",
      [mail("m", "2026-06-02T09:00:00.000Z", null, "earlier")],
      true,
    ],
    ["a later mail is about something else", "move", [mail("m", at(11))], true],
    ["somebody wrote it, and a reminder has gone out since", null, [mail("m", at(11))], true],
  ])("is there or not when %s", (_, tellingId, mails, isThere) => {
    const found = undeliveredTextOf([text("a", at(10), at(12), tellingId)], mails, []);
    expect(found !== null).toBe(isThere);
  });
});

import { expect, it } from "vitest";
import { type DeliveryError, type MailFacts, mailFlow } from "./mail-flow.ts";

/** Minutes past noon as an ISO moment; null stays null. */
const at = (minutes: number | null) =>
  minutes === null ? null : new Date(Date.UTC(2026, 5, 2, 12, minutes)).toISOString();

const now = new Date(Date.UTC(2026, 5, 2, 12, 30));

type Example = {
  /** Minutes past noon at which failures began and at which the last one was, and why. */
  failed?: [since: number, at: number, error: DeliveryError];
  sent?: number;
  oldest?: number;
  untroubled?: number;
  held?: number;
};

it.each<[text: string, example: Example, state: string, since: number | null]>([
  ["flow on a site that has sent nothing", {}, "flowing", null],
  ["flow with one that was queued just now", { oldest: 29, untroubled: 29 }, "flowing", null],
  [
    "are halted at once when the login is refused",
    { failed: [29, 30, "login refused"], oldest: 29, untroubled: 29 },
    "halted",
    29,
  ],
  [
    "stay halted by a refused login when there is none left to send",
    { failed: [1, 2, "login refused"] },
    "halted",
    1,
  ],
  [
    "are halted at once when the certificate is refused, although some were sent before",
    { failed: [28, 30, "certificate refused"], sent: 27, oldest: 28, untroubled: 28 },
    "halted",
    28,
  ],
  [
    "flow for the first minutes without a connection",
    { failed: [26, 30, "no connection"], oldest: 26, untroubled: 26 },
    "flowing",
    null,
  ],
  [
    "are halted once one is late without a connection",
    { failed: [20, 30, "no connection"], sent: 19, oldest: 25, untroubled: 25 },
    "halted",
    20,
  ],
  [
    "are halted when the server never answers, although each one is a troubled one",
    { failed: [10, 30, "no answer"], oldest: 10 },
    "halted",
    10,
  ],
  [
    "flow again as soon as one is sent after the failures",
    { failed: [10, 20, "login refused"], sent: 21, oldest: 29, untroubled: 29 },
    "flowing",
    null,
  ],
  [
    "are late when one waits for more than five minutes while others go out",
    { failed: [10, 28, "server has trouble"], sent: 29, oldest: 10, untroubled: 10 },
    "late",
    10,
  ],
  [
    "are late when one waits and nothing tries to send it",
    { sent: 2, oldest: 25, untroubled: 25 },
    "late",
    25,
  ],
  [
    "flow when the one that waits was refused for itself",
    { sent: 29, oldest: 10 },
    "flowing",
    null,
  ],
  [
    "are held after a restore, whatever else is wrong with them",
    { held: 20, failed: [10, 28, "login refused"], oldest: 10, untroubled: 10 },
    "held",
    20,
  ],
])("mails %s", (_text, { failed, sent, oldest, untroubled, held }, state, since) => {
  const facts: MailFacts = {
    failed: failed
      ? { since: at(failed[0]) ?? "", at: at(failed[1]) ?? "", error: failed[2] }
      : null,
    sentAt: at(sent ?? null),
    oldestUnsentAt: at(oldest ?? null),
    oldestUntroubledAt: at(untroubled ?? null),
    heldSince: at(held ?? null),
  };
  const flow = mailFlow(facts, now);
  expect(flow.state).toBe(state);
  expect(flow.since).toBe(at(since));
  expect(flow.error).toBe(state === "halted" ? failed?.[2] : null);
});

import { describe, expect, it } from "vitest";
import { textObstacles } from "#domain/text/text-kind.ts";
import { isReachableInWriting, type WritingWays } from "./reachable-in-writing.ts";

const cases: [name: string, ways: WritingWays, isReachable: boolean][] = [
  ["a mailbox and texts", { mailbox: "known", textObstacle: null }, true],
  ["a mailbox alone", { mailbox: "known", textObstacle: "no-consent" }, true],
  ["texts alone", { mailbox: "none", textObstacle: null }, true],
  ["texts, and a mailbox that refuses", { mailbox: "refused", textObstacle: null }, true],
  ["neither", { mailbox: "none", textObstacle: "no-consent" }, false],
  ["a mailbox that refuses", { mailbox: "refused", textObstacle: "no-consent" }, false],
];

describe("whether a person can be written to", () => {
  it.each(cases)("with %s", (_, ways, isReachable) => {
    expect(isReachableInWriting(ways)).toBe(isReachable);
  });

  it.each(textObstacles)("not without a mailbox while texts are %s", (textObstacle) => {
    expect(isReachableInWriting({ mailbox: "none", textObstacle })).toBe(false);
    expect(isReachableInWriting({ mailbox: "refused", textObstacle })).toBe(false);
  });
});

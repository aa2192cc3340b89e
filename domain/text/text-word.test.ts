import fc from "fast-check";
import { expect, it } from "vitest";
import { textWordOf } from "./text-word.ts";

it.each([
  ["STOP", "stop"],
  ["stop", "stop"],
  [" Stop! ", "stop"],
  ["\u200eSTOP\u00a0", "stop"],
  ["ＳＴＯＰ", "stop"],
  ["StopAll", "stop"],
  ["stop all", "stop"],
  ["Unsubscribe.", "stop"],
  ["cancel", "stop"],
  ["End", "stop"],
  ['"quit"', "stop"],
  ["Revoke", "stop"],
  ["opt out", "stop"],
  ["Opt-Out", "stop"],
  ["Start", "start"],
  ["unstop", "start"],
  ["yes", "start"],
  ["Help?", "help"],
  ["1", "1"],
  ["1.", "1"],
  [" (2) ", "2"],
  ["12", null],
  ["", null],
  ["👍", null],
  ["Please stop by at noon", null],
  ["cancel my appointment", null],
  ["constructor", null],
  ["__proto__", null],
])("%j is the word %s", (body, word) => {
  expect(textWordOf(body)).toBe(word);
});

it("never mistakes a word within a longer one", () => {
  const more = fc.stringMatching(/^[a-z]{1,8}$/).filter((rest) => !["all"].includes(rest));
  fc.assert(
    fc.property(more, (rest) => {
      expect(textWordOf(`stop ${rest}`)).toBeNull();
    }),
  );
});

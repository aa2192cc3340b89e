import { describe, expect, it } from "vitest";
import { suspicionText } from "./suspicion-text.ts";

describe("a suspected lead in words", () => {
  it.each([
    ["appointment", true, "call before you drive", "we have not written to this person"],
    ["appointment", false, "call before you drive", "repeat nothing that was typed"],
    ["inquiry", true, "looks like spam", "Nothing was sent to this person"],
    ["inquiry", false, "filled in as fast", "as usual"],
  ] as const)("of kind %s, withheld: %s, says '%s' and '%s'", (kind, isWithheld, ...expected) => {
    for (const words of expected) expect(suspicionText({ kind, isWithheld })).toContain(words);
  });
});

import { expect, it } from "vitest";
import { readEvent } from "./stored-event.ts";

const text = { text: "Is Tuesday fine?", from: "+17035550142" };

it("a text that an earlier release has stored without a meaning is an ordinary message", () => {
  const read = readEvent({ kind: "text", details: JSON.stringify(text) });
  expect(read).toEqual({ kind: "text", details: { ...text, meaning: "message" } });
});

it("a text with a meaning that this release does not know is unknown", () => {
  const details = JSON.stringify({ ...text, meaning: "sings" });
  expect(readEvent({ kind: "text", details }).kind).toBe("unknown");
});

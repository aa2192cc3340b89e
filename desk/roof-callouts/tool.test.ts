import { expect, it } from "vitest";
import { drawnBy, stepOf, toolOf } from "./tool.ts";

it.each([
  ["a", "arrow"],
  ["C", "circle"],
  ["l", "line"],
  ["t", "text"],
  ["v", "select"],
  ["z", undefined],
])("the key %s is that of %s", (key, tool) => {
  expect(toolOf(key)).toBe(tool);
});

it("a step of an arrow key is as many pixels down as across, and with Shift more", () => {
  const size = { width: 1_000, height: 500 };
  expect(stepOf({ key: "ArrowRight", shiftKey: false }, size)).toEqual({ x: 0.01, y: 0 });
  expect(stepOf({ key: "ArrowUp", shiftKey: false }, size)).toEqual({ x: 0, y: -0.02 });
  expect(stepOf({ key: "ArrowLeft", shiftKey: true }, size)).toEqual({ x: -0.08, y: 0 });
  expect(stepOf({ key: "Enter", shiftKey: false }, size)).toBeUndefined();
});

it("a line is drawn without a length, and neither a choice nor a text with two points", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(drawnBy("line", from, to)).toEqual({ kind: "line", from, to, inches: null });
  expect(drawnBy("circle", from, to)).toEqual({ kind: "circle", from, to });
  expect(drawnBy("text", from, to)).toBeNull();
  expect(drawnBy("select", from, to)).toBeNull();
});

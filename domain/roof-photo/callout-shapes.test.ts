import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLengthText } from "#content/en/callouts.ts";
import { anyCallout } from "#tests/support/any-callout.ts";
import { type Callout, turned } from "./callout.ts";
import { type CalloutShape, calloutBox, calloutFrame, calloutShapes } from "./callout-shapes.ts";

const frame = { width: 1_000, height: 750, em: 20 };
const shapesOf = (callout: Callout, of = frame) => calloutShapes(callout, of, lineLengthText);
const from = { x: 0.2, y: 0.4 };
const to = { x: 0.6, y: 0.4 };
const numbersIn = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);
const anyFrame = fc
  .record({
    width: fc.integer({ min: 60, max: 6_000 }),
    height: fc.integer({ min: 60, max: 6_000 }),
  })
  .map((size) => calloutFrame(size, { scale: 0.3, least: 29 }));

describe("what draws a callout", () => {
  it("is an arrow with its tip where it points", () => {
    expect(shapesOf({ kind: "arrow", from, to })).toEqual([
      { shape: "path", tone: "halo", d: "M200 300L578 300", stroke: 8 },
      { shape: "path", tone: "halo", d: "M578 310L600 300L578 290Z", stroke: 4.8 },
      { shape: "path", tone: "ink", d: "M200 300L578 300", stroke: 3.2 },
      { shape: "area", tone: "ink", d: "M578 310L600 300L578 290Z" },
    ]);
  });

  it("is a circle that fills the box between its points, never smaller than it can be seen", () => {
    const corner = { x: 0.6, y: 0.6 };
    expect(shapesOf({ kind: "circle", from, to: corner })).toMatchObject([
      { tone: "halo", d: "M200 375A200 75 0 0 1 600 375A200 75 0 0 1 200 375Z" },
      { tone: "ink" },
    ]);
    expect(shapesOf({ kind: "circle", from, to: from })).toMatchObject([
      { d: "M188 300A12 12 0 0 1 212 300A12 12 0 0 1 188 300Z" },
      {},
    ]);
  });

  it("is a line with its length on a plate in the middle, or without", () => {
    expect(shapesOf({ kind: "line", from, to, inches: 171 })).toMatchObject([
      { shape: "path", tone: "halo", d: "M200 300L600 300M200 310L200 290M600 310L600 290" },
      { shape: "path", tone: "ink" },
      { shape: "plate", tone: "halo" },
      { shape: "words", x: 400, text: "14 ft 3 in", size: 20 },
    ]);
    expect(shapesOf({ kind: "line", from, to, inches: null })).toHaveLength(2);
  });

  it("is a text in lines of whole words", () => {
    const text =
      "Step flashing is missing along the whole chimney, and the counter flashing is loose";
    const lines = shapesOf({ kind: "text", at: from, text }).flatMap((shape) =>
      shape.shape === "words" ? [shape.text] : [],
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(" ")).toBe(text);
  });

  it("is finite, and its words stay in the picture, whatever was drawn on whichever picture", () => {
    fc.assert(
      fc.property(anyCallout, anyFrame, (callout, of) => {
        for (const shape of shapesOf(callout, of)) {
          if ("d" in shape) expect(numbersIn(shape.d).every(Number.isFinite)).toBe(true);
          if (shape.shape === "words") {
            expect(shape.y - shape.size / 2).toBeGreaterThanOrEqual(0);
            expect(shape.y).toBeLessThanOrEqual(of.height);
          }
          if (shape.shape !== "plate") continue;
          const { x, y, width, height } = shape;
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(of.width + 0.01);
          expect(y + height).toBeLessThanOrEqual(of.height + 0.01);
        }
      }),
    );
  });

  it("has a halo below all that is drawn", () => {
    const below = (shapes: CalloutShape[]) => shapes.map(({ tone }) => tone).indexOf("halo");
    fc.assert(
      fc.property(anyCallout, anyFrame, (callout, of) => {
        const shapes = shapesOf(callout, of);
        expect(below(shapes)).toBe(0);
        const [halo, ink] = ["halo", "ink"].map((tone) =>
          shapes.find((shape) => shape.shape === "path" && shape.tone === tone),
        );
        if (halo?.shape !== "path" || ink?.shape !== "path") return;
        expect(halo.stroke).toBeGreaterThan(2 * ink.stroke);
      }),
    );
  });

  it("turns along with the picture, but for words, which stay upright", () => {
    fc.assert(
      fc.property(anyCallout, (callout) => {
        if (callout.kind === "text") return;
        const of = { width: 1_000, height: 600, em: 20 };
        const sideways = { width: 600, height: 1_000, em: 20 };
        const [before] = shapesOf(callout, of);
        const [after] = shapesOf(turned(callout, 90), sideways);
        if (before?.shape !== "path" || after?.shape !== "path") throw new Error("no path");
        if (callout.kind === "circle") return;
        const [x = 0, y = 0] = numbersIn(before.d);
        const isPoint =
          Math.hypot(callout.from.x - callout.to.x, callout.from.y - callout.to.y) < 1e-3;
        if (isPoint) return;
        const [turnedX = 0, turnedY = 0] = numbersIn(after.d);
        expect(turnedX).toBeCloseTo(600 - y, 0);
        expect(turnedY).toBeCloseTo(x, 0);
      }),
    );
  });
});

describe("the frame of a picture", () => {
  it.each([
    [{ width: 4_000, height: 3_000 }, undefined, { width: 1_000, height: 750 }],
    [{ width: 3_000, height: 4_000 }, undefined, { width: 750, height: 1_000 }],
  ])("of %j has its aspect", (size, shown, expected) => {
    expect(calloutFrame(size, shown)).toMatchObject(expected);
  });

  it("has text that can be read however small the picture is shown", () => {
    const size = { width: 4_000, height: 3_000 };
    expect(calloutFrame(size, { scale: 0.36, least: 14 }).em * 0.36).toBeCloseTo(14);
    expect(calloutFrame(size, { scale: 1.2, least: 14 }).em).toBe(calloutFrame(size).em);
    expect(calloutFrame(size, { scale: 0.01, least: 14 }).em).toBe(125);
    expect(calloutFrame(size, { scale: 0, least: 14 }).em).toBe(calloutFrame(size).em);
  });
});

it("has a box around all of it", () => {
  const box = calloutBox({ kind: "arrow", from, to }, frame, lineLengthText);
  expect(box).toEqual({ x: 188, y: 288, width: 424, height: 24 });
  const plate = calloutBox({ kind: "text", at: from, text: "Leak" }, frame, lineLengthText);
  expect(plate.x).toBeLessThan(200);
  expect(plate.x + plate.width).toBeGreaterThan(200);
});
